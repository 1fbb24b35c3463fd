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
  /// The color of the popover.
  open var backgroundColor: UIColor?
  /// The distance from the edges of the screen, in points. The default is 10.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// A Boolean value that indicates whether the popover may lie over what it points to. The default
  /// is `false`.
  open var canOverlapSourceViewRect = false

  /// Tells the delegate that the popover is about to be shown.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
  }
}

/// Hears of a popover; every member may be missing.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Hears that the popover is about to be shown.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// The older form of `presentationControllerShouldDismiss(_:)`; not asked.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// The older form of `presentationControllerDidDismiss(_:)`; not told.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  /// Yes.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }

  /// Nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// What a popover points to: a view or a button of a bar; main thread.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Where the item lies in a view's space, in points; null when it is not shown with the view.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Where the view lies in another one's space, in points; null in different windows.
  public func frame(in referenceView: UIView) -> CGRect {
    guard window === referenceView.window else { return .null }
    return convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Where the button's view lies, in points; null for a button that the bar draws, as nothing is drawn.
  public func frame(in referenceView: UIView) -> CGRect {
    customView?.frame(in: referenceView) ?? .null
  }
}

/// The directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any of the four.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))
}
