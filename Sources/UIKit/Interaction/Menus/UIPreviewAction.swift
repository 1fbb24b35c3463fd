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
