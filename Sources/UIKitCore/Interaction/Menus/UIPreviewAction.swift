import Foundation

/// An action below a preview.
@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// The style of an action.
  public enum Style: Int, Hashable, Sendable {
    /// The default style.
    case `default`
    /// The style of a selected action.
    case selected
    /// The style of a destructive action.
    case destructive
  }

  /// The title of the action.
  public let title: String
  /// The style of the action.
  package let style: Style
  /// The closure that a tap runs. It receives the action and the view controller of the preview.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// Creates an action.
  public init(
    title: String, style: Style,
    handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.style = style
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
    super.init()
  }
}

/// A group of actions below a preview, which a tap opens.
@preconcurrency @MainActor open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// The title of the group.
  public let title: String
  /// The style of the group.
  package let style: UIPreviewAction.Style
  /// The actions of the group.
  package let actions: [UIPreviewAction]

  /// Creates a group of actions.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    self.style = style
    self.actions = actions
    super.init()
  }
}

/// An item below a preview: an action or a group of actions.
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The title of the item.
  var title: String { get }
}
