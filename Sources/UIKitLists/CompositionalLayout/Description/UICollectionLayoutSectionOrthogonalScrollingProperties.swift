import Foundation

/// The scrolling properties of an orthogonally scrolling section (iOS 17).
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// The condition for dragging content beyond its edge.
  ///
  /// Stored but not used by the runtime: simulated drags stop at the edge, because content does not
  /// move after each step.
  public enum Bounce: Int, Hashable, Sendable {
    /// Content that is larger than the section bounces.
    case automatic
    /// Content always bounces.
    case always
    /// Content never bounces.
    case never
  }

  /// The fraction of its velocity that decelerating content keeps each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the velocity that remains after each millisecond, or 0 for ``automatic``.
    public let rawValue: CGFloat

    /// Creates a rate from its fraction.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The rate of the scrolling behavior: fast for paging, otherwise normal.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// The normal rate.
    public static let normal = DecelerationRate(
      rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    /// A rate with which content stops faster.
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  /// The condition for dragging content beyond its edge. The default is `automatic`. Not used by
  /// the runtime, which reports `unused-member`.
  open var bounce = Bounce.automatic {
    didSet {
      reportUnused(
        "UICollectionLayoutSectionOrthogonalScrollingProperties", if: bounce != .automatic)
    }
  }
  /// The rate of deceleration. The default is `automatic`.
  open var decelerationRate = DecelerationRate.automatic

  /// Creates properties with default values.
  public override init() {
    super.init()
  }
}

/// The scrolling of a section perpendicular to the layout's scroll direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// The section does not scroll. Its groups follow each other in the layout's scroll direction.
  case none
  /// The section scrolls continuously.
  case continuous
  /// The section scrolls continuously and stops at the leading edge of a group.
  case continuousGroupLeadingBoundary
  /// The section scrolls by pages of its own size.
  case paging
  /// The section scrolls by one group at a time.
  case groupPaging
  /// The section scrolls by one group at a time and centers the group.
  case groupPagingCentered
}
