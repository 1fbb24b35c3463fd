import Foundation

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
