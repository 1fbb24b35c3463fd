import Foundation

/// A titled closure that controls, bar button items, and menus run.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The identifier of an action. An action replaces another one of a control with the same
  /// identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string.
    public let rawValue: String

    /// Creates an identifier from a string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from a string, without an argument label.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The identifier of the action.
  public let identifier: Identifier
  /// A longer title that explains the action.
  open var discoverabilityTitle: String?
  /// The attributes with which a menu shows the action.
  open var attributes: Attributes
  /// The state that a menu shows beside the action.
  open var state: State
  /// The object that sends the action, while the action runs.
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  /// Creates an action. Without an identifier, it gets a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the closure with a sender.
  package func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// A closure that performs an action. It receives the action.
public typealias UIActionHandler = (UIAction) -> Void
