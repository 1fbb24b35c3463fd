import Foundation

/// A titled command of a menu, which is given its action as a closure: there are no selectors.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// A longer title.
  open var discoverabilityTitle: String?
  /// What the command is about; kept as a value.
  public let propertyList: Any?
  /// How a menu shows the command.
  open var attributes: Attributes
  /// The state with which a menu marks the command.
  open var state: State
  private let action: (UICommand) -> Void

  /// Makes a command of a closure.
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
  var isAvailable: Bool { attributes.isDisjoint(with: [.disabled, .hidden]) }

  /// Runs the closure.
  func perform() {
    action(self)
  }
}
