import Foundation

/// How the content of an orthogonal section moves when it is dragged (iOS 17).
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// Whether content may be dragged past its edge.
  ///
  /// Kept as data: driven steps clamp at the edge, since content is at rest there after each step.
  public enum Bounce: Int, Hashable, Sendable {
    /// When there is more content than room.
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

    /// Makes a rate from its number.
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

  /// Whether content may be dragged past its edge; automatic by default. Not used by the runtime,
  /// which reports `unused-member`.
  open var bounce = Bounce.automatic {
    didSet {
      reportUnused(
        "UICollectionLayoutSectionOrthogonalScrollingProperties.bounce", if: bounce != .automatic)
    }
  }
  /// How soon coasting content stops; automatic by default.
  open var decelerationRate = DecelerationRate.automatic

  /// Makes the default properties.
  public override init() {
    super.init()
  }
}

/// How a section scrolls across the layout's direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// Not at all: its groups follow each other in the layout's direction.
  case none
  /// Freely.
  case continuous
  /// Freely, coming to rest where a group begins.
  case continuousGroupLeadingBoundary
  /// By pages of the section's breadth.
  case paging
  /// By groups.
  case groupPaging
  /// By groups, each coming to rest in the middle.
  case groupPagingCentered
}
