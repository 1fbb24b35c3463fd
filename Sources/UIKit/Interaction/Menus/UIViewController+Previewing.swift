import Foundation

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
