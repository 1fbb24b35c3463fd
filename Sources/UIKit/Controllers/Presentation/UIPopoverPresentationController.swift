import Foundation

/// Manages a controller that is shown as a popover; where its arrow points is kept as data.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the arrow points to.
  open weak var sourceView: UIView?
  /// The rectangle that the arrow points to, in the view's space, in points.
  open var sourceRect = CGRect.null
  /// The item that the arrow points to.
  open weak var barButtonItem: UIBarButtonItem?
  /// What the arrow points to in place of a view or a button (iOS 16).
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The directions that the arrow may have; default any.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The direction of the arrow; not known, for nothing is shown.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// The views that hear touches outside of the popover.
  open var passthroughViews: [UIView]?
  /// The colour of the popover.
  open var backgroundColor: UIColor?
  /// The distance from the edges of the screen, in points; default 10.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Whether the popover may lie over what it points to; default no.
  open var canOverlapSourceViewRect = false

  /// Tells the delegate that the popover is about to be shown.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
  }
}
