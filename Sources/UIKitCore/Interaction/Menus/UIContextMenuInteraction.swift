import Foundation

/// An interaction that shows a menu when its view is pressed. The press is simulated with
/// `press(at:)` of UIKitSimulation.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The object that provides the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  package var shown: UIContextMenuConfiguration?
  package var place = CGPoint.zero

  /// Creates an interaction with a delegate, which is referenced weakly.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Has no effect: the interaction needs no preparation.
  open func willMove(to view: UIView?) {}

  /// Stores the view that the interaction was added to.
  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Returns the location of the press in a view's coordinate system, in points.
  open func location(in view: UIView?) -> CGPoint {
    self.view.map { $0.convert(place, to: view) } ?? place
  }

  /// Dismisses the menu, and notifies the delegate.
  open func dismissMenu() {
    guard let configuration = shown else { return }
    shown = nil
    let animator = ContextMenuAnimator(preview: nil)
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    animator.end()
  }
}

/// The delegate of a context menu interaction, which provides the menu. All methods except the
/// first are optional.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Asks the delegate for the configuration of a press at a point of the view, in points. `nil`
  /// means no menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Tells the delegate that a menu is about to be shown.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Tells the delegate that a menu is about to be dismissed.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Tells the delegate that the preview was tapped. This method is never called by this runtime.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
  /// The default implementation does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The default implementation does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The default implementation does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}

/// The animation of a context menu that appears or disappears, to which an app can add changes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The view controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Adds a closure whose changes are animated together with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the animation ends.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The animation from a tapped preview to the content that it represents.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The style of the animation after a tap on the preview.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The transition of a preview that was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  /// The preview is dismissed.
  case dismiss
  /// The preview becomes the content that it represents.
  case pop
}

/// The animator of a context menu. Changes are applied immediately; completion handlers are called
/// on request.
@MainActor
package final class ContextMenuAnimator: UIContextMenuInteractionCommitAnimating,
  UIEditMenuInteractionAnimating
{
  package let previewViewController: UIViewController?
  package var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var completions: [() -> Void] = []

  package init(preview: UIViewController?) {
    previewViewController = preview
  }

  package func addAnimations(_ animations: @escaping () -> Void) { animations() }

  package func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  package func end() {
    for completion in completions { completion() }
  }
}
