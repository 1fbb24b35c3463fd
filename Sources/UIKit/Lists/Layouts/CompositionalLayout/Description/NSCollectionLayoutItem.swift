import Foundation

/// The smallest part of a compositional layout: the place of one cell.
///
/// An item is placed with its whole size; its ``contentInsets`` then shrink the cell inside.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size before ``contentInsets`` are taken off.
  public let layoutSize: NSCollectionLayoutSize
  let anchoredItems: [NSCollectionLayoutSupplementaryItem]
  /// The distances between the item's edges and its cell, in points.
  ///
  /// Rule: UIKit's header: those of an axis with an estimated dimension are ignored.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The room that is kept free around the item; nil for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  init(size: NSCollectionLayoutSize, anchored: [NSCollectionLayoutSupplementaryItem]) {
    layoutSize = size
    anchoredItems = anchored
    super.init()
  }

  /// Creates an item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(size: layoutSize, anchored: [])
  }

  /// Creates an item of a size with views that are anchored to its cell, such as badges.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(size: layoutSize, anchored: supplementaryItems)
  }

  /// The views that are anchored to the item's cell; they have its index path.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { anchoredItems }
}
