import Foundation

/// A presentation controller for popovers. The anchor of the arrow is stored as data.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  private static let margins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// The view that contains the anchor rectangle.
  open weak var sourceView: UIView?
  /// The anchor rectangle of the arrow in the coordinate space of the source view, in points.
  open var sourceRect = CGRect.null
  /// The bar button item that anchors the arrow.
  open weak var barButtonItem: UIBarButtonItem?
  /// The item that anchors the arrow in place of a view or a bar button item (iOS 16).
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The arrow directions that are allowed. The default is any direction. Not used by the runtime,
  /// which reports `unused-member`.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { reportUnused("UIPopoverPresentationController", if: permittedArrowDirections != .any) }
  }
  /// The direction of the arrow; always `unknown` here, because nothing is drawn.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// The views that receive touches while the popover is visible. Not used by the runtime, which
  /// reports `unused-member`.
  open var passthroughViews: [UIView]? {
    didSet { reportUnused("UIPopoverPresentationController", if: passthroughViews != nil) }
  }
  /// The background color of the popover. Not used by the runtime, which reports `unused-member`.
  open var backgroundColor: UIColor? {
    didSet { reportUnused("UIPopoverPresentationController", if: backgroundColor != nil) }
  }
  /// The margins that the popover keeps from the edges of the screen, in points. The default is 10.
  /// Not used by the runtime, which reports `unused-member`.
  open var popoverLayoutMargins = UIPopoverPresentationController.margins {
    didSet {
      reportUnused("UIPopoverPresentationController", if: popoverLayoutMargins != Self.margins)
    }
  }
  /// A Boolean value that indicates whether the popover may overlap its anchor rectangle. The
  /// default is `false`. Not used by the runtime, which reports `unused-member`.
  open var canOverlapSourceViewRect = false {
    didSet { reportUnused("UIPopoverPresentationController", if: canOverlapSourceViewRect) }
  }

  /// Tells the delegate that the popover is about to be presented.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
  }
}

/// The delegate of a popover presentation; all methods are optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells the delegate that the popover is about to be presented.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Asks the delegate whether the user may dismiss the popover; the older form of
  /// `presentationControllerShouldDismiss(_:)`. This method is never called by this runtime.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Tells the delegate that the user dismissed the popover; the older form of
  /// `presentationControllerDidDismiss(_:)`. This method is never called by this runtime.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// The default implementation does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  /// The default implementation returns `true`.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }

  /// The default implementation does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// An item that can anchor a popover: a view or a bar button item. Use it on the main thread.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the item's frame in a view's coordinate space, in points, or the null rectangle when
  /// it is not shown.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the view's frame in another view's coordinate space, in points, or the null rectangle
  /// for views in different windows.
  public func frame(in referenceView: UIView) -> CGRect {
    guard window === referenceView.window else { return .null }
    return convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the custom view, in points, or the null rectangle: other bar buttons are
  /// not drawn.
  public func frame(in referenceView: UIView) -> CGRect {
    customView?.frame(in: referenceView) ?? .null
  }
}

/// The directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The raw bits of the set, the same as in UIKit.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The arrow points upward.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The arrow points downward.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The arrow points to the left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The arrow points to the right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// The arrow points in any of the four directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction of the arrow is unknown.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))
}
