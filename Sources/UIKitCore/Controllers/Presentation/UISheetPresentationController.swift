import Foundation

/// A presentation controller for sheets.
///
/// The detents are data: the sheet fills its container whatever they are.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet can rest.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The identifier as a string.
      public let rawValue: String

      /// Creates an identifier from a string.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates an identifier from a string, without an argument label.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// The identifier of the detent at half the height of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of the detent at the full height of the screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The resolved value of an inactive detent.
    ///
    /// Apple does not document the number; compare with this constant only.
    public static let inactive = -CGFloat(Float.greatestFiniteMagnitude)

    /// The identifier of the detent.
    public let identifier: Identifier
    private let resolver: Resolver

    /// A closure that returns a height in points, or `nil` when the detent is inactive.
    typealias Resolver = (
      _ context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat?

    init(_ identifier: Identifier, _ resolver: @escaping Resolver) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Returns the detent of half the maximum height.
    public static func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    /// Returns the detent of the maximum height.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Returns a detent whose height a closure computes. Without an identifier, it gets a unique
    /// one.
    public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (
          _ context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// Returns the height in a context, in points, or `nil` when the detent is inactive there.
    ///
    /// The medium and large detents are relative to the context's maximum detent value.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }
  }

  /// The detents of the sheet, smallest first. The default is the large detent.
  open var detents: [Detent] = [.large()]
  /// The identifier of the detent at which the sheet rests, or `nil` for the smallest.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The identifier of the largest detent that does not dim the view below. Not used by the
  /// runtime, which reports `unused-member`.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet {
      reportUnused("UISheetPresentationController", if: largestUndimmedDetentIdentifier != nil)
    }
  }
  /// A Boolean value that indicates whether a grabber is shown. The default is `false`. Not used by
  /// the runtime, which reports `unused-member`.
  open var prefersGrabberVisible = false {
    didSet { reportUnused("UISheetPresentationController", if: prefersGrabberVisible) }
  }
  /// A Boolean value that indicates whether scrolling expands the sheet. The default is `true`. Not
  /// used by the runtime, which reports `unused-member`.
  open var prefersScrollingExpandsWhenScrolledToEdge = true {
    didSet {
      reportUnused("UISheetPresentationController", if: !prefersScrollingExpandsWhenScrolledToEdge)
    }
  }
  /// A Boolean value that indicates whether the sheet is attached to the bottom edge in a compact
  /// height. The default is `false`. Not used by the runtime, which reports `unused-member`.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { reportUnused("UISheetPresentationController", if: prefersEdgeAttachedInCompactHeight) }
  }
  /// A Boolean value that indicates whether a sheet at the bottom edge has the preferred width of
  /// its controller. The default is `false`. Not used by the runtime, which reports
  /// `unused-member`.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet {
      reportUnused(
        "UISheetPresentationController", if: widthFollowsPreferredContentSizeWhenEdgeAttached)
    }
  }
  /// The corner radius, in points, or `nil` for that of the system. Not used by the runtime, which
  /// reports `unused-member`.
  open var preferredCornerRadius: CGFloat? {
    didSet { reportUnused("UISheetPresentationController", if: preferredCornerRadius != nil) }
  }

  /// Runs the changes without an animation.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// Invalidates the resolved detents. This method has no effect here: detents are resolved on
  /// every access, and a sheet fills its container.
  open func invalidateDetents() {}
}

/// The delegate of a sheet presentation; the method is optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Tells the delegate that the user dragged the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// The default implementation does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// The context in which a detent is resolved.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum height of a sheet in the context, in points.
  var maximumDetentValue: CGFloat { get }
}
