import Foundation

/// A menu command with a title. Its action is a closure, because there are no selectors.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// A longer title that explains the command.
  open var discoverabilityTitle: String?
  /// A value that the app associates with the command, for the app to read.
  public let propertyList: Any?
  /// The attributes with which a menu shows the command.
  open var attributes: Attributes
  /// The selection state that a menu shows for the command.
  open var state: State
  private let action: (UICommand) -> Void

  /// Creates a command that runs a closure.
  public init(
    title: String = "", image: UIImage? = nil, action: @escaping (UICommand) -> Void,
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

  /// Runs the closure of the command.
  package func perform() {
    action(self)
  }
}
