import Foundation

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
