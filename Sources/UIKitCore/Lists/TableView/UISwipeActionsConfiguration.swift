import Foundation

/// The swipe actions at one edge of a row, as a value.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, in order from the edge inward.
  public let actions: [UIContextualAction]
  /// A Boolean value that indicates whether a full swipe performs the first action. The default is
  /// `true`.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// A swipe action of a row, as a value. Tests call its handler.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The style of a swipe action.
  public enum Style: Int, Hashable, Sendable {
    /// An action that keeps the row.
    case normal
    /// An action that deletes the row.
    case destructive
  }

  /// A closure that performs the action. It calls its last argument with a Boolean value that
  /// indicates whether the action was performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style of the action.
  public let style: Style
  /// The closure that performs the action.
  public let handler: Handler
  /// The title of the action's button.
  open var title: String?
  /// The color of the action's button. The default is gray or red, depending on the style. Not used
  /// by the runtime, which reports `unused-member`.
  open var backgroundColor: UIColor! {
    didSet { reportUnused("UIContextualAction", if: backgroundColor != nil) }
  }
  /// The image of the action's button.
  open var image: UIImage?

  /// Creates an action with a style, a title, and a closure that performs it.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}
