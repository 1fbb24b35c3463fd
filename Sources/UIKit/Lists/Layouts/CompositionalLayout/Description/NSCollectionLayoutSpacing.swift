import Foundation

/// A distance between or around items: a length, or a least length that grows with the room left.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject {
  /// The length or least length, in points.
  public let spacing: CGFloat
  /// A Boolean value that indicates whether the spacing takes a share of the room that is left.
  public let isFlexibleSpacing: Bool

  private init(_ spacing: CGFloat, flexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = flexible
    super.init()
  }

  /// Makes a spacing of at least a length in points.
  ///
  /// The room left in a group is divided equally over its flexible spacings (decided without evidence
  /// beyond the word "apportioned" in UIKit's header).
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, flexible: true)
  }

  /// Makes a spacing of exactly a length in points; a negative one lets items overlap.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, flexible: false)
  }

  /// A Boolean value that indicates whether the spacing has exactly its length.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }
}

/// The room that an item needs around itself, edge by edge; nil for none.
///
/// A flexible spacing at one edge pushes the item towards the opposite edge.
@preconcurrency @MainActor
public final class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The room where lines begin.
  public let leading: NSCollectionLayoutSpacing?
  /// The room above.
  public let top: NSCollectionLayoutSpacing?
  /// The room where lines end.
  public let trailing: NSCollectionLayoutSpacing?
  /// The room below.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates a spacing of the four edges.
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
