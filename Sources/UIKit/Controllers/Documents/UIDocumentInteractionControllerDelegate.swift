import Foundation

/// Decides where a preview is shown and hears of what is offered for a file.
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  /// The controller that a preview is shown from; `nil`, the default, means that there is none.
  ///
  /// In UIKit the answer is not optional, but the method is; a method without an optional conforms, too.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController?
  /// Tells the delegate that a preview is about to be shown.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// Tells the delegate that a preview has ended.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// Tells the delegate that the menu of all that can be done is about to be shown.
  func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController)
  /// Tells the delegate that the menu of all that can be done has ended.
  func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController)
  /// The view that a preview comes from; `nil`, the default, means none. Nothing moves here.
  func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView?
  /// The rectangle that a preview comes from, in points; zero unless implemented. Nothing moves here.
  func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect
}

extension UIDocumentInteractionControllerDelegate {
  /// None.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController? { nil }
  /// Does nothing.
  public func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// None.
  public func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView? { nil }
  /// Zero.
  public func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect { .zero }
}
