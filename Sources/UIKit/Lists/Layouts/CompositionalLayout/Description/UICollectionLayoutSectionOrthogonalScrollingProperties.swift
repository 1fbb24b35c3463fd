import Foundation

/// The properties of an orthogonal section's scrolling (iOS 17).
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// Whether content may be dragged past its edge.
  ///
  /// Kept as data: driven steps clamp at the edge, since content is at rest there after each step.
  public enum Bounce: Int, Hashable, Sendable {
    /// Content larger than the section bounces.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// The part of its speed that coasting content keeps in a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part, below 1; 0 for ``automatic``.
    public let rawValue: CGFloat

    /// Creates a rate from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The rate of the behaviour: fast for paging, normal otherwise.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// The usual rate.
    public static let normal = DecelerationRate(
      rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    /// A rate that stops soon.
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  /// A Boolean value that indicates whether content may be dragged past its edge; automatic by
  /// default. Not used by the runtime,
  /// which reports `unused-member`.
  open var bounce = Bounce.automatic {
    didSet {
      reportUnused(
        "UICollectionLayoutSectionOrthogonalScrollingProperties.bounce", if: bounce != .automatic)
    }
  }
  /// The rate of deceleration; automatic by default.
  open var decelerationRate = DecelerationRate.automatic

  /// Creates the default properties.
  public override init() {
    super.init()
  }
}

/// The scrolling behaviors of a section across the layout's direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// No orthogonal scrolling: groups follow each other in the layout's direction.
  case none
  /// Freely.
  case continuous
  /// Freely, coming to rest where a group begins.
  case continuousGroupLeadingBoundary
  /// Scrolling by pages of the section's size.
  case paging
  /// Scrolling that ends at the leading edge of a group.
  case groupPaging
  /// Scrolling that ends at the center of a group.
  case groupPagingCentered
}
