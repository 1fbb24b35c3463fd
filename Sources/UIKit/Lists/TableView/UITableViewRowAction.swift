import Foundation

/// One action behind a row's trailing edge, in the older form without an image.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The styles of an action.
  public enum Style: Int, Hashable, Sendable {
    /// An action that deletes the row.
    case `default` = 0
    /// An action that keeps the row.
    case normal = 1

    /// An action that deletes the row. Same as ``default``.
    public static var destructive: Style { .default }
  }

  /// The style of the action.
  public let style: Style
  /// The title on the action's button.
  open var title: String?
  /// The color of the action's button; red or grey by its style when it is not set.
  open var backgroundColor: UIColor?
  /// The effect behind the button; not used by the runtime, which reports `unused-member`.
  open var backgroundEffect: UIVisualEffect? {
    didSet { reportUnused("UITableViewRowAction.backgroundEffect", if: backgroundEffect != nil) }
  }
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
    backgroundColor = style == .default ? .systemRed : .systemGray
  }

  /// The action in the newer form, which runs the handler with a row's index path.
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
