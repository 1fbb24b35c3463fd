import Foundation

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

  /// Makes a spacing of the four edges.
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
