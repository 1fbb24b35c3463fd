/// The coming or going of a context menu, beside which an app may animate.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are made with it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure for its end.
  func addCompletion(_ completion: @escaping () -> Void)
}
