import Foundation

/// A view that is anchored to an item or a group, such as a badge.
///
/// Its size may be a part of what it is anchored to.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind, by which the data source is asked for the view; unique in a layout.
  public let elementKind: String
  /// The point of the item or group.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that comes there; nil for the same edges as the container's.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The order from back to front; 1 by default, in front of cells.
  ///
  /// Decided without evidence: Apple's documentation names no default, and its samples show badges in
  /// front of cells without setting one.
  open var zIndex = 1

  init(
    size: NSCollectionLayoutSize, kind: String, container: NSCollectionLayoutAnchor,
    item: NSCollectionLayoutAnchor?
  ) {
    elementKind = kind
    containerAnchor = container
    itemAnchor = item
    super.init(size: size, anchored: [])
  }

  /// Makes a view whose edges meet those of its container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(size: layoutSize, kind: elementKind, container: containerAnchor, item: nil)
  }

  /// Makes a view, one point of which comes to a point of its container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(size: layoutSize, kind: elementKind, container: containerAnchor, item: itemAnchor)
  }
}
