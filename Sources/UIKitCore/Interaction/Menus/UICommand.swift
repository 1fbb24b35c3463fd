import Foundation

/// A menu command with a title. The responder chain is searched for an object that performs its action.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// A longer title that explains the command.
  open var discoverabilityTitle: String?
  /// A value that the app associates with the command, for the app to read.
  public let propertyList: Any?
  /// The attributes with which a menu shows the command.
  open var attributes: Attributes
  /// The selection state that a menu shows for the command.
  open var state: State
  /// The method that the command calls, with the command as the sender.
  public let action: Selector

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off
  ) {
    self.discoverabilityTitle = discoverabilityTitle
    self.propertyList = propertyList
    self.attributes = attributes
    self.state = state
    self.action = action
    super.init(title: title, subtitle: nil, image: image)
  }

  /// A Boolean value that indicates whether a menu or a key can choose the command.
  package var isAvailable: Bool { attributes.isDisjoint(with: [.disabled, .hidden]) }

  /// Calls the method of the command on the first object in the responder chain that can perform it.
  ///
  /// - Parameter responder: The object at which the chain begins, or `nil` for the first responder of the key
  ///   window.
  package func perform(from responder: UIResponder? = nil) {
    let target = responder?.target(forAction: action, withSender: self)
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }
}
