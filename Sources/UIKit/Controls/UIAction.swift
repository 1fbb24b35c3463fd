import Foundation

/// A titled closure that controls, bar items and menus run.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The name by which an action replaces another of a control.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from its name, without a label.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What an action does with itself as the argument.
  public typealias Handler = (UIAction) -> Void

  /// The name by which the action replaces another.
  public let identifier: Identifier
  /// A longer title.
  open var discoverabilityTitle: String?
  /// How a menu shows the action.
  open var attributes: Attributes
  /// Whether a menu marks the action.
  open var state: State
  /// What sent the action, while it runs.
  open private(set) var sender: Any?
  private let handler: Handler

  /// Creates an action; without an identifier it gets one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping Handler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the closure for a sender.
  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
