import Foundation

/// A data source of a collection view that shows snapshots and computes the edits between them.
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

  /// The closure that provides supplementary views. It is required if the layout has any.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// The closures for interactive moves. By default, no item can be moved.
  open var reorderingHandlers = ReorderingHandlers()
  /// The closures for expanding and collapsing items.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  private(set) weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  // Swift 5 code may call `snapshot()` on another thread while the main thread shows the next snapshot.
  private let lockedSnapshot = Locked(
    ShownSnapshot<SectionIdentifierType, ItemIdentifierType>())
  var shown: ShownSnapshot<SectionIdentifierType, ItemIdentifierType> {
    get { lockedSnapshot.withLock { $0 } }
    set { lockedSnapshot.withLock { $0 = newValue } }
  }
  let applyThreads = ApplyThreads()
  /// The section snapshots that were applied, by section.
  var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  /// The positions of the visible items in section snapshots, by section.
  var outlines: [SectionIdentifierType: [ItemIdentifierType: OutlinePlace]] = [:]

  /// Creates a data source and sets it on the collection view, which references it weakly.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Shows a snapshot through a batch update. The completion handler runs after the update.
  ///
  /// Call this method always on the main thread, or always on others; a mixture is the violation
  /// `applied-on-several-threads`. Off the main thread, the update is a later job of the main queue.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    onMainQueue { self.show(snapshot, animated: animatingDifferences, completion) }
  }

  /// Shows a snapshot through a reload. The rule for threads is that of
  /// ``apply(_:animatingDifferences:completion:)``.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    onMainQueue { self.reload(snapshot, completion) }
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

  /// Returns the cell from the cell provider.
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

  /// Returns a Boolean value that indicates whether the reordering handlers allow an item to be
  /// moved. Without handlers, it is `false`.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Moves an item of the snapshot, and calls the reordering handlers before and after the move.
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

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func indexTitles(
    for collectionView: UICollectionView
  ) -> [String]? { collectionView.notImplemented(returning: nil) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { collectionView.notImplemented(returning: IndexPath(item: 0, section: 0)) }
}

extension UICollectionViewDiffableDataSource: SnapshotDataSource {
  var list: UICollectionView? { collectionView }

  func reconfigure(at indexPaths: [IndexPath]) { collectionView?.reconfigureItems(at: indexPaths) }
}

extension UICollectionViewDiffableDataSource {
  /// The closures for interactive moves of items.
  public struct ReorderingHandlers {
    /// A closure that returns whether an item can be moved. Without it, no item can be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// The closure that is called before a move is shown.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// The closure that is called after a move, to update the app's own data.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that allow no moves.
    public init() {}
  }

  /// The closures for expanding and collapsing items.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// A closure that returns whether an item can be expanded. Without it, every item can.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// The closure that is called before an item expands.
    public var willExpandItem: ((Item) -> Void)?
    /// A closure that returns whether an item can be collapsed. Without it, every item can.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// The closure that is called before an item collapses.
    public var willCollapseItem: ((Item) -> Void)?
    /// The closure that returns the children of an item that is about to expand, given its current
    /// children.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Creates handlers that allow all items to expand and collapse.
    public init() {}
  }
}
