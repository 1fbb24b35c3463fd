import Foundation

/// Manages a controller that is shown as a sheet.
///
/// The heights are kept as data: the sheet fills its container whatever they are.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates an identifier from its name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates an identifier from its name, without a label.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// Half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// What a height that is inactive is resolved to.
    ///
    /// Its number is not documented; compare with this constant alone.
    public static let inactive = -CGFloat(Float.greatestFiniteMagnitude)

    /// The name.
    public let identifier: Identifier
    private let resolver: Resolver

    /// Returns a height in points, or `nil` for one that cannot be used now.
    public typealias Resolver = (
      _ context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat?

    init(_ identifier: Identifier, _ resolver: @escaping Resolver) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Half of the screen.
    public static func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    /// The whole screen.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height that a closure decides, with a name or one of its own.
    public static func custom(
      identifier: Identifier? = nil, resolver: @escaping Resolver
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// The height in points in a context; `nil` for one that cannot be used there.
    ///
    /// A half and the whole are those of the context's greatest height.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }
  }

  /// The heights at which the sheet rests, least first; default the whole screen.
  open var detents: [Detent] = [.large()]
  /// The height at which the sheet rests; `nil` is the least one.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The greatest height at which what is below stays bright.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// A Boolean value that indicates whether a handle is shown. The default is `false`.
  open var prefersGrabberVisible = false
  /// A Boolean value that indicates whether scrolling makes the sheet higher. The default is
  /// `true`.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// A Boolean value that indicates whether the sheet stands at the bottom edge where there is
  /// little height. The default is `false`.
  open var prefersEdgeAttachedInCompactHeight = false
  /// A Boolean value that indicates whether the controller's own width counts at the bottom edge.
  /// The default is `false`.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of the corners in points; `nil` is the system's.
  open var preferredCornerRadius: CGFloat?

  /// Makes changes, which would be animated.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// Asks the heights again; nothing is done, for a sheet fills its container here and heights are
  /// resolved when they are asked for.
  open func invalidateDetents() {}

  /// Drags the sheet to one of its heights. A driven step: the delegate hears of it.
  ///
  /// Rule: UIKit's documentation of the delegate, which hears of a person's change alone.
  ///
  /// - Returns: whether the sheet rests at another height now.
  @discardableResult
  public func drag(to identifier: Detent.Identifier) -> Bool {
    guard identifier != selectedDetentIdentifier,
      detents.contains(where: { $0.identifier == identifier })
    else { return false }
    selectedDetentIdentifier = identifier
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    return true
  }
}

/// Hears of a sheet; the member may be missing.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Hears that a person has dragged the sheet to another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// What a height of a sheet is resolved in.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height that a sheet may have there, in points.
  var maximumDetentValue: CGFloat { get }
}
