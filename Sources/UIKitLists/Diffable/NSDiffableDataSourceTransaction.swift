/// The changes of an interactive move: the snapshots before and after it, and their difference.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The snapshot before the move.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<
      SectionIdentifierType, ItemIdentifierType
    >
  /// The snapshot after the move.
  public let finalSnapshot:
    NSDiffableDataSourceSnapshot<
      SectionIdentifierType, ItemIdentifierType
    >
  /// The difference between the items before and after the move, regardless of sections.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of each section that the move affects, in the order of the sections.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    initialSnapshot = initial
    finalSnapshot = final
    difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers)
    sectionTransactions = final.sections.compactMap { section in
      let before = initial.itemIdentifiers(inSection: section.id)
      guard before != section.items else { return nil }
      return NSDiffableDataSourceSectionTransaction(section.id, from: before, to: section.items)
    }
  }
}

/// The changes of an interactive move in one section.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The identifier of the section.
  public let sectionIdentifier: SectionIdentifierType
  /// The section's snapshot before the move.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section's snapshot after the move.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference between the section's items before and after the move.
  public let difference: CollectionDifference<ItemIdentifierType>

  init(
    _ section: SectionIdentifierType, from initial: [ItemIdentifierType],
    to final: [ItemIdentifierType]
  ) {
    sectionIdentifier = section
    initialSnapshot = NSDiffableDataSourceSectionSnapshot(flat: initial)
    finalSnapshot = NSDiffableDataSourceSectionSnapshot(flat: final)
    difference = final.difference(from: initial)
  }
}
