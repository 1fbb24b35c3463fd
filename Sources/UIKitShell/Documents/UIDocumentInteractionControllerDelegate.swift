import Foundation

/// The delegate of a document interaction controller; all methods are optional.
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  /// Asks the delegate for the view controller that presents the preview, or `nil` for no preview.
  ///
  /// In UIKit the method is optional and its result is not. An implementation with a result that is
  /// not optional conforms, too.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController?
  /// Tells the delegate that the preview is about to be presented.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// Tells the delegate that the preview was dismissed.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// Tells the delegate that the menu of all actions is about to be presented.
  func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController)
  /// Tells the delegate that the menu of all actions was dismissed.
  func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController)
  /// Asks the delegate for the view from which the preview zooms. This method is never called by
  /// this runtime.
  func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView?
  /// Asks the delegate for the rectangle, in points, from which the preview zooms. This method is
  /// never called by this runtime.
  func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect
}

extension UIDocumentInteractionControllerDelegate {
  /// The default implementation returns `nil`.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController? { nil }
  /// The default implementation does nothing.
  public func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  /// The default implementation does nothing.
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  /// The default implementation does nothing.
  public func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// The default implementation does nothing.
  public func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// The default implementation returns `nil`.
  public func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView? { nil }
  /// The default implementation returns the zero rectangle.
  public func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect { .zero }
}
