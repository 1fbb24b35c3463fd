extension UICollectionViewDiffableDataSource {
  /// What is asked and told when a person moves an item.
  public struct ReorderingHandlers {
    /// Tells whether an item may be moved; without it none may.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Hears of a move before it is shown.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Hears of a move once the data source has it, to update the app's own data.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Makes handlers that forbid moves.
    public init() {}
  }

  /// What is asked and told when a person opens or closes an item of a tree.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Tells whether an item may be opened; it may when this is missing.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Hears of an item that is about to open.
    public var willExpandItem: ((Item) -> Void)?
    /// Tells whether an item may be closed; it may when this is missing.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Hears of an item that is about to close.
    public var willCollapseItem: ((Item) -> Void)?
    /// Answers the children that an item is to be opened with, given those that it has.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Makes handlers that let every item open and close as it is.
    public init() {}
  }
}
