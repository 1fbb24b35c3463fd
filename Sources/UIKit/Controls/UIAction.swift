import Foundation

/// A titled closure that controls and bar items run.
@preconcurrency @MainActor open class UIAction: NSObject {
  /// The name by which an action replaces another of a control.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an identifier from its name, without a label.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What an action does with itself as the argument.
  public typealias Handler = (UIAction) -> Void

  /// The title.
  open var title: String
  /// The image.
  open var image: UIImage?
  /// The name by which the action replaces another.
  public let identifier: Identifier
  /// What sent the action, while it runs.
  open private(set) var sender: Any?
  private let handler: Handler

  /// Makes an action; without an identifier it gets one of its own.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping Handler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init()
  }

  /// Runs the closure for a sender.
  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
