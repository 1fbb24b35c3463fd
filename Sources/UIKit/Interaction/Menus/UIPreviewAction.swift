import Foundation

/// An action below a preview.
@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// How an action looks.
  public enum Style: Int, Hashable, Sendable {
    /// As usual.
    case `default`
    /// As chosen.
    case selected
    /// As one that takes something away.
    case destructive
  }

  /// What the action says.
  public let title: String
  /// How the action looks.
  public let style: Style
  /// What a tap does, given the action and the controller of the preview.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// Makes an action.
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

/// Actions below a preview that a tap opens.
@preconcurrency @MainActor open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// What the group says.
  public let title: String
  /// How the group looks.
  public let style: UIPreviewAction.Style
  /// The actions.
  public let actions: [UIPreviewAction]

  /// Makes a group of actions.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    self.style = style
    self.actions = actions
    super.init()
  }
}

/// Something that stands below a preview: an action or a group of them; main thread.
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
  /// What it says.
  var title: String { get }
}
