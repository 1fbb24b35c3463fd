import Foundation

/// A data source whose items may have others below them, which a mark in a cell shows or hides.
@MainActor
protocol OutlineDataSource: AnyObject {
  /// Opens or closes the item at a place.
  ///
  /// - Returns: whether there was something to open or close, and it was allowed.
  func toggleItem(at indexPath: IndexPath) -> Bool
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  func toggleItem(at indexPath: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: indexPath),
      let section = sectionIdentifier(for: indexPath.section)
    else { return false }
    var tree = snapshot(for: section)
    guard tree.isExpanded(item) ? close(item, in: &tree) : open(item, in: &tree) else {
      return false
    }
    apply(tree, to: section)
    return true
  }

  private func close(
    _ item: ItemIdentifierType,
    in tree: inout NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) -> Bool {
    guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return false }
    sectionSnapshotHandlers.willCollapseItem?(item)
    tree.collapse([item])
    return true
  }

  private func open(
    _ item: ItemIdentifierType,
    in tree: inout NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) -> Bool {
    guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return false }
    sectionSnapshotHandlers.willExpandItem?(item)
    if let children = sectionSnapshotHandlers.snapshotForExpandingParent {
      tree.replace(childrenOf: item, using: children(item, tree.snapshot(of: item)))
    }
    tree.expand([item])
    return true
  }
}
