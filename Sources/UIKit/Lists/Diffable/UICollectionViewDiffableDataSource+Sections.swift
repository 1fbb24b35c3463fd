extension UICollectionViewDiffableDataSource {
  /// A snapshot of one section's items as a tree.
  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// Shows the open parts of a tree as the items of a section, which is appended when it is missing.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    trees[section] = snapshot
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Answers the tree that was shown as a section; without one, the section's items side by side.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let shown = snapshot().itemIdentifiers(inSection: section)
    if let tree = trees[section], tree.visibleItems == shown { return tree }
    return NSDiffableDataSourceSectionSnapshot(flat: shown)
  }
}
