import Foundation

extension UICollectionViewDiffableDataSource {
  /// Shows the visible items of a section snapshot as the items of a section. A missing section is
  /// appended. The rule for threads is that of ``apply(_:animatingDifferences:completion:)``.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    onMainQueue {
      self.show(snapshot, in: section, animated: animatingDifferences, completion)
    }
  }

  private func show(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    in section: SectionIdentifierType, animated: Bool, _ completion: (() -> Void)?
  ) {
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    trees[section] = snapshot
    outlines[section] = snapshot.outline
    show(whole, animated: animated, completion)
    collectionView?.updateExpandedStates()
  }

  /// Returns the section snapshot that was applied to a section, otherwise its items as root items.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let shown = snapshot().itemIdentifiers(inSection: section)
    if let tree = trees[section], tree.visibleItems == shown { return tree }
    return NSDiffableDataSourceSectionSnapshot(flat: shown)
  }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  package func isExpanded(at indexPath: IndexPath) -> Bool {
    outlinePlace(at: indexPath)?.isExpanded ?? false
  }

  package func outlineLevel(at indexPath: IndexPath) -> Int? { outlinePlace(at: indexPath)?.level }

  private func outlinePlace(at indexPath: IndexPath) -> OutlinePlace? {
    guard !outlines.isEmpty, let section = sectionIdentifier(for: indexPath.section),
      let places = outlines[section]
    else { return nil }
    return itemIdentifier(for: indexPath).flatMap { places[$0] }
  }

  package func toggleItem(at indexPath: IndexPath) -> Bool {
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
