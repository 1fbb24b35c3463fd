import Foundation

/// A data source that shows snapshots, and finds the edits between them itself.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// A closure that configures and returns the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  /// A closure that configures and returns a supplementary view.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  /// The closure that provides supplementary views, required if the layout places any.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// The closures that are called when a person moves an item; by default no item can be moved.
  open var reorderingHandlers = ReorderingHandlers()
  /// The closures that are called when a person expands or collapses an item.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  private(set) weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var shown = ShownSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The trees that sections were shown from.
  var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  /// The places of the visible items in those trees.
  var outlines: [SectionIdentifierType: [ItemIdentifierType: OutlinePlace]] = [:]

  /// Creates a data source and gives it to the view, which does not keep it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Shows a snapshot by the edits that lead to it; the completion runs as that of a batch does.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard animatingDifferences else {
      return UIView.performWithoutAnimation { update(to: snapshot, completion) }
    }
    update(to: snapshot, completion)
  }

  /// Shows a snapshot by reloading everything.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    shown.snapshot = snapshot
    collectionView?.reloadData()
    completion?()
  }

  private func update(
    to snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    _ completion: (() -> Void)?
  ) {
    let edits = SnapshotDifference(from: shown.snapshot, to: snapshot).edits
    let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap(indexPath(for:))
    guard let collectionView else {
      shown.snapshot = snapshot
      completion?()
      return
    }
    collectionView.performBatch(
      {
        self.shown.snapshot = snapshot
        collectionView.record(edits)
        collectionView.reconfigureItems(at: reconfigured)
      }, completion: { _ in completion?() })
  }

  /// Returns a copy of the current snapshot.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown.copy
  }

  /// Returns the item at an index path, or `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  /// Returns the index path of an item, or `nil` if it is not in the snapshot.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.indexPath(of: itemIdentifier)
  }

  /// Returns the section at an index, or `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.section(at: index)
  }

  /// Returns the index of a section, or `nil` if it is not in the snapshot.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  /// Returns the number of sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    shown.snapshot.numberOfSections
  }

  /// Returns the number of items of a section of the snapshot, or 0 if there is no such section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sectionIdentifier(for: section).map(shown.snapshot.numberOfItems(inSection:)) ?? 0
  }

  /// Asks the cell provider.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }

  /// Returns the view of the supplementary view provider, or reports a violation without one.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      return collectionView.notImplemented(returning: UICollectionReusableView(frame: .zero))
    }
    return view
  }

  /// Asks the handlers whether an item may be moved; without one it may not.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Moves an item of the snapshot, and tells the handlers before and after.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let before = shown.copy
    var after = before
    guard after.moveItem(at: sourceIndexPath, to: destinationIndexPath) else { return }
    let transaction = NSDiffableDataSourceTransaction(from: before, to: after)
    reorderingHandlers.willReorder?(transaction)
    shown.snapshot = after
    reorderingHandlers.didReorder?(transaction)
  }

  /// Reports the method as not implemented. Override it to implement the method.
  open func indexTitles(
    for collectionView: UICollectionView
  ) -> [String]? { collectionView.notImplemented(returning: nil) }

  /// Reports the method as not implemented. Override it to implement the method.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { collectionView.notImplemented(returning: IndexPath(item: 0, section: 0)) }
}

extension UICollectionViewDiffableDataSource {
  /// The closures that are called when a person moves an item.
  public struct ReorderingHandlers {
    /// Tells whether an item may be moved; without it none may.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// The closure that is called before a move is displayed.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// The closure that is called after the data source has applied a move, to update the app's own data.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Makes handlers that forbid moves.
    public init() {}
  }

  /// The closures that are called when a person expands or collapses an item.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Tells whether an item may be opened; it may when this is missing.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// The closure that is called before an item expands.
    public var willExpandItem: ((Item) -> Void)?
    /// Tells whether an item may be closed; it may when this is missing.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// The closure that is called before an item collapses.
    public var willCollapseItem: ((Item) -> Void)?
    /// The closure that returns the children with which an item expands, given its current children.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Makes handlers that let every item open and close as it is.
    public init() {}
  }
}
