import Foundation

/// Shows a menu when its view is pressed; the press is a driven step.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Gives the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that is pressed.
  open private(set) weak var view: UIView?
  private var shown: UIContextMenuConfiguration?
  private var place = CGPoint.zero

  /// Makes an interaction; the delegate is not kept.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Nothing has to be done.
  open func willMove(to view: UIView?) {}

  /// Notes the view.
  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Returns the place of the press in a view's space, in points.
  open func location(in view: UIView?) -> CGPoint {
    self.view.map { $0.convert(place, to: view) } ?? place
  }

  /// Takes the menu away, and tells the delegate.
  open func dismissMenu() {
    guard let configuration = shown else { return }
    shown = nil
    let animator = ContextMenuAnimator(preview: nil)
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    animator.end()
  }

  /// Presses a point of the view's space, in points. A driven step.
  ///
  /// - Returns: the menu that is shown; nil when the delegate gives none.
  @discardableResult
  public func press(at point: CGPoint) -> UIMenu? {
    place = point
    guard view != nil,
      let configuration = delegate?.contextMenuInteraction(
        self, configurationForMenuAtLocation: point)
    else { return nil }
    shown = configuration
    let animator = ContextMenuAnimator(preview: configuration.makePreview())
    delegate?.contextMenuInteraction(
      self, willDisplayMenuFor: configuration, animator: animator)
    animator.end()
    return configuration.makeMenu()
  }
}

/// Gives the menu of a press, and hears of its coming and going; all but the first may be missing.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Answers what a press at a point of the view's space shows; nil is nothing.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Hears that a menu is about to be shown.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Hears that a menu is about to go.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Hears that the preview was tapped; nothing taps it here.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
  /// Nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}

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

/// The way from a preview to what it stands for.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The style of the animation with which a tap on the preview ends the menu.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// What becomes of a preview that was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  /// It goes away.
  case dismiss
  /// It becomes what it stands for.
  case pop
}

/// Makes the changes beside a menu at once, and ends when told.
@MainActor
final class ContextMenuAnimator: UIContextMenuInteractionCommitAnimating,
  UIEditMenuInteractionAnimating
{
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var completions: [() -> Void] = []

  init(preview: UIViewController?) {
    previewViewController = preview
  }

  func addAnimations(_ animations: @escaping () -> Void) { animations() }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func end() {
    for completion in completions { completion() }
  }
}
