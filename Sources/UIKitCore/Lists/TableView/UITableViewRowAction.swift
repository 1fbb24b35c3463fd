import Foundation

/// A swipe action at the trailing edge of a row, in the older form without an image.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The style of a row action.
  public enum Style: Int, Hashable, Sendable {
    /// An action that deletes the row.
    case `default` = 0
    /// An action that keeps the row.
    case normal = 1

    /// The style of an action that deletes the row. It is the same as ``default``.
    public static var destructive: Style { .default }
  }

  /// The style of the action.
  public let style: Style
  /// The title of the action's button.
  open var title: String?
  /// The color of the action's button. The default is red or gray, depending on the style.
  open var backgroundColor: UIColor?
  /// The visual effect behind the button. Not used by the runtime, which reports `unused-member`.
  open var backgroundEffect: UIVisualEffect? {
    didSet { reportUnused("UITableViewRowAction", if: backgroundEffect != nil) }
  }
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action with a style, a title, and a closure that performs it.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
    backgroundColor = style == .default ? .systemRed : .systemGray
  }

  /// Returns the action in the newer form, which calls the handler with an index path.
  func contextual(at path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .default ? .destructive : .normal, title: title
    ) { [self] _, _, done in
      handler(self, path)
      done(true)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
