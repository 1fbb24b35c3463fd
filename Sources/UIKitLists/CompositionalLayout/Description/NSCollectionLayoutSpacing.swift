import Foundation

/// A distance between or around items: fixed, or a minimum that grows with the available space.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject {
  /// The distance or minimum distance, in points.
  public let spacing: CGFloat
  /// A Boolean value that indicates whether the spacing shares the remaining space.
  public let isFlexibleSpacing: Bool

  private init(_ spacing: CGFloat, flexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = flexible
    super.init()
  }

  /// Returns a spacing of at least a distance in points.
  ///
  /// The remaining space in a group is divided equally between its flexible spacings (decided
  /// without evidence beyond the word "apportioned" in UIKit's header).
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, flexible: true)
  }

  /// Returns a spacing of exactly a distance in points. A negative distance lets items overlap.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, flexible: false)
  }

  /// A Boolean value that indicates whether the spacing has exactly its distance.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }
}

/// The spacing around an item, for each edge. `nil` means none.
///
/// A flexible spacing at one edge pushes the item toward the opposite edge.
@preconcurrency @MainActor
public final class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The spacing at the leading edge.
  public let leading: NSCollectionLayoutSpacing?
  /// The spacing at the top edge.
  public let top: NSCollectionLayoutSpacing?
  /// The spacing at the trailing edge.
  public let trailing: NSCollectionLayoutSpacing?
  /// The spacing at the bottom edge.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates an edge spacing from the spacing of each edge.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }
}
