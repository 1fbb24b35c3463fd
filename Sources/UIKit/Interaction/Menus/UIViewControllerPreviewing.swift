import Foundation

/// A view that a hard press previews something of, as a controller has registered it; main thread.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// Makes and shows what is previewed.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// What stays sharp of the view, in its space, in points; all of it unless the delegate says less.
  var sourceRect: CGRect { get set }
  /// The gesture that others may wait for.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
}

/// Makes the controller of a preview and shows it; main thread.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: AnyObject {
  /// Answers the controller for a point of the view, in points; nil for no preview.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Shows the controller after a harder press.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  /// Has a hard press of a view preview what the delegate makes. Main thread.
  ///
  /// Rule: UIKit's documentation of `registerForPreviewing(with:sourceView:)`; no screen here is pressed
  /// hard, ``peek(in:at:)`` is the press. The delegate is not kept alive.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    let context = PreviewingContext(delegate, sourceView)
    values.previewings.append(context)
    return context
  }

  /// Takes a registration for previews back.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    values.previewings.removeAll { $0 === previewing }
  }

  /// Presses a view hard. A driven step: the delegate of its registration makes the preview.
  ///
  /// - Parameters:
  ///   - sourceView: a view that is registered.
  ///   - location: where it is pressed, in its space, in points.
  /// - Returns: the controller of the preview; nil without one.
  @discardableResult
  public func peek(in sourceView: UIView, at location: CGPoint) -> UIViewController? {
    guard let context = values.previewings.last(where: { $0.sourceView === sourceView }) else {
      return nil
    }
    context.sourceRect = sourceView.bounds
    let controller = context.delegate.previewingContext(
      context, viewControllerForLocation: location)
    context.previewed = controller
    return controller
  }

  /// Presses a view harder. A driven step: the delegate shows what ``peek(in:at:)`` has previewed.
  public func pop(in sourceView: UIView, _ controller: UIViewController) {
    for context in values.previewings
    where context.sourceView === sourceView && context.previewed === controller {
      context.delegate.previewingContext(context, commit: controller)
    }
  }
}

/// A registration of a view for previews.
@MainActor final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  /// Makes nothing, in place of a delegate that is gone.
  private final class Nobody: UIViewControllerPreviewingDelegate {
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      viewControllerForLocation location: CGPoint
    ) -> UIViewController? { nil }

    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      commit viewControllerToCommit: UIViewController
    ) {}
  }

  // Controllers register themselves, which would never go if their registration kept them.
  private weak var maker: (any UIViewControllerPreviewingDelegate)?
  let sourceView: UIView
  var sourceRect: CGRect
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  /// What the last press previews.
  weak var previewed: UIViewController?

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    maker = delegate
    self.sourceView = sourceView
    sourceRect = sourceView.bounds
    super.init()
  }

  var delegate: any UIViewControllerPreviewingDelegate { maker ?? Nobody() }
}
