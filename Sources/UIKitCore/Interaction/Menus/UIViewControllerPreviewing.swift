import Foundation

/// The registration of a view for previews of its content on a hard press.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The object that provides and shows the previews.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view for which the registration provides previews.
  var sourceView: UIView { get }
  /// The part of the view that is not blurred during a press, in points of its coordinate system.
  /// The default is the whole view.
  var sourceRect: CGRect { get set }
  /// The gesture recognizer for a hard press, so that other gestures can wait for it to fail.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
}

/// The delegate that provides the view controller of a preview and shows it.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: AnyObject {
  /// Asks the delegate for the view controller to preview at a point of the view, in points. `nil`
  /// prevents the preview.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Asks the delegate to show the view controller after a harder press.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  /// Registers a view, so that the delegate provides a preview for a hard press on it.
  ///
  /// Rule: UIKit's documentation of `registerForPreviewing(with:sourceView:)`. Simulate the press
  /// with `peek(in:at:)`. The delegate is referenced weakly.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    let context = PreviewingContext(delegate, sourceView)
    values.previewings.append(context)
    return context
  }

  /// Removes a registration for previews.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    values.previewings.removeAll { $0 === previewing }
  }
}

extension UIViewController {
  /// The registrations for previews, the oldest first.
  package var previewingContexts: [PreviewingContext] { values.previewings }
}

/// The registration of a view for previews.
@MainActor package final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  /// A delegate that provides no preview. It replaces a deallocated delegate.
  private final class NoPreviewDelegate: UIViewControllerPreviewingDelegate {
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      viewControllerForLocation location: CGPoint
    ) -> UIViewController? { nil }

    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing,
      commit viewControllerToCommit: UIViewController
    ) {}
  }

  // Referenced weakly: view controllers register themselves, and a strong reference would be a cycle.
  private weak var maker: (any UIViewControllerPreviewingDelegate)?
  package let sourceView: UIView
  package var sourceRect: CGRect
  package let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  /// The view controller that the last hard press previewed, or `nil`.
  package weak var previewed: UIViewController?

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    maker = delegate
    self.sourceView = sourceView
    sourceRect = sourceView.bounds
    super.init()
  }

  package var delegate: any UIViewControllerPreviewingDelegate { maker ?? NoPreviewDelegate() }
}
