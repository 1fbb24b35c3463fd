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
