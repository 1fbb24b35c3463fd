import Foundation

/// The smallest part of a compositional layout: the position of one cell.
///
/// An item is placed with its whole size. Its ``contentInsets`` then reduce the cell inside.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size of the item before its ``contentInsets``.
  public let layoutSize: NSCollectionLayoutSize
  let anchoredItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets of the cell from the edges of the item, in points.
  ///
  /// Rule: UIKit's header: insets along an axis with an estimated dimension are ignored.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space around the item, or `nil` for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  init(size: NSCollectionLayoutSize, anchored: [NSCollectionLayoutSupplementaryItem]) {
    layoutSize = size
    anchoredItems = anchored
    super.init()
  }

  /// Creates an item with a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(size: layoutSize, anchored: [])
  }

  /// Creates an item with a size and with views that are anchored to its cell, such as badges.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(size: layoutSize, anchored: supplementaryItems)
  }

  /// The views that are anchored to the item's cell. They have the index path of the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { anchoredItems }
}
