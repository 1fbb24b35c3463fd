import Foundation

/// The actions behind one edge of a row, as a value.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge inwards.
  public let actions: [UIContextualAction]
  /// A Boolean value that indicates whether a full swipe performs the first action. The default is
  /// `true`.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// One action behind a row's edge, as a value: a test calls its handler.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The styles of an action.
  public enum Style: Int, Hashable, Sendable {
    /// An action that keeps the row.
    case normal
    /// An action that deletes the row.
    case destructive
  }

  /// Runs the action, and tells whether it was performed through the closure it is given.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style of the action.
  public let style: Style
  /// The closure that performs the action.
  public let handler: Handler
  /// The title on the action's button.
  open var title: String?
  /// The color of the action's button; grey or red by its style when it is not set. Not used by the
  /// runtime, which reports `unused-member`.
  open var backgroundColor: UIColor! {
    didSet { reportUnused("UIContextualAction.backgroundColor", if: backgroundColor != nil) }
  }
  /// The image on the action's button.
  open var image: UIImage?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}
