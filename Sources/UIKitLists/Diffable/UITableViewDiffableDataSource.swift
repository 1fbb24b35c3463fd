import Foundation

/// A data source of a table view that shows snapshots and computes the edits between them.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// A closure that configures and returns the cell of a row.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  /// The animation of inserted and deleted rows. The default is `automatic`. Not used by the
  /// runtime, which shows no animation of rows and reports `unused-member`.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic {
    didSet { reportUnused("UITableViewDiffableDataSource", if: defaultRowAnimation != .automatic) }
  }
  private(set) weak var tableView: UITableView?
  private let cellProvider: CellProvider
  // Swift 5 code may call `snapshot()` on another thread while the main thread shows the next snapshot.
  private let lockedSnapshot = Locked(
    ShownSnapshot<SectionIdentifierType, ItemIdentifierType>())
  var shown: ShownSnapshot<SectionIdentifierType, ItemIdentifierType> {
    get { lockedSnapshot.withLock { $0 } }
    set { lockedSnapshot.withLock { $0 = newValue } }
  }
  let applyThreads = ApplyThreads()

  /// Creates a data source and sets it on the table view, which references it weakly.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
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
  open func numberOfSections(in tableView: UITableView) -> Int { shown.snapshot.numberOfSections }

  /// Returns the number of items of a section of the snapshot, or 0 if there is no such section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map(shown.snapshot.numberOfItems(inSection:)) ?? 0
  }

  /// Returns the cell from the cell provider.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    itemIdentifier(for: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { tableView.notImplemented(returning: nil) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { tableView.notImplemented(returning: nil) }

  /// Returns `false`: rows cannot be edited or swiped. A subclass overrides this method to allow
  /// editing.
  ///
  /// Rule: a diffable table view data source implements the method, so that rows of its table views
  /// are not editable, unlike those of a data source that does not implement it.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Does nothing. A subclass overrides this method and applies a snapshot without the row.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.notImplemented() }

  /// Returns `false`: rows cannot be moved. A subclass overrides this method to allow moves.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Does nothing. A subclass overrides this method and applies a snapshot with the row at its new
  /// position.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tableView.notImplemented() }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func sectionIndexTitles(
    for tableView: UITableView
  ) -> [String]? { tableView.notImplemented(returning: nil) }

  /// The default implementation reports the method as not implemented. Subclasses can override it.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { tableView.notImplemented(returning: index) }
}

extension UITableViewDiffableDataSource: SnapshotDataSource {
  var list: UITableView? { tableView }

  func reconfigure(at indexPaths: [IndexPath]) { tableView?.reconfigureRows(at: indexPaths) }
}

extension UITableViewDiffableDataSource: SnapshotTableDataSource {}
