import Foundation

/// Manages a controller that is shown as a sheet; its heights are kept as data.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Makes an identifier from its name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Makes an identifier from its name, without a label.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// Half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name.
    public let identifier: Identifier

    init(_ identifier: Identifier) {
      self.identifier = identifier
      super.init()
    }

    /// Half of the screen.
    public static func medium() -> Detent { Detent(.medium) }
    /// The whole screen.
    public static func large() -> Detent { Detent(.large) }
  }

  /// The heights at which the sheet rests, least first; default the whole screen.
  open var detents: [Detent] = [.large()]
  /// The height at which the sheet rests; nil is the least one.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The greatest height at which what is below stays bright.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a handle is shown; default no.
  open var prefersGrabberVisible = false
  /// Whether scrolling makes the sheet higher; default yes.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet stands at the bottom edge where there is little height; default no.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the controller's own width counts at the bottom edge; default no.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of the corners in points; nil is the system's.
  open var preferredCornerRadius: CGFloat?

  /// Makes changes, which would be animated.
  open func animateChanges(_ changes: () -> Void) { changes() }
}
