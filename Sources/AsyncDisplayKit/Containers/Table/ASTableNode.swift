import UIKit

/// A node that shows the rows of a data source in an ``ASTableView``.
///
/// Index paths of its members are those of the newest data. Members are for the main thread unless
/// they say otherwise. Source: `ASTableNode.h`, `ASTableNode`.
open class ASTableNode: ASDisplayNode {
  package let optionalMembers = OptionalMemberAnswers()
  @MainActor var pending = TablePendingState()
  private let tableStyle: UITableView.Style
  @MainActor private weak var heldDelegate: (any ASTableDelegate)?
  @MainActor private weak var heldDataSource: (any ASTableDataSource)?
  /// The object that predicts when the next batch is needed.
  ///
  /// - Quirk: the node retains the object, although the header declares it weak. `ASTableNode.mm`,
  ///   `-setBatchFetchingDelegate:`.
  @preconcurrency @MainActor open var batchFetchingDelegate: (any ASBatchFetchingDelegate)?

  /// Creates a plain table. Any thread may call it.
  public convenience override init() {
    self.init(style: .plain)
  }

  /// Creates a table with a style, a node that wraps a foreign view. Any thread may call it.
  public init(style: UITableView.Style) {
    tableStyle = style
    super.init()
    flags.insert(.synchronous)
  }

  // MARK: View

  /// The table view. The first access loads it.
  @preconcurrency @MainActor
  open override var view: ASTableView {
    (super.view as? ASTableView) ?? ASTableView(style: tableStyle, node: self)
  }

  @MainActor var containerView: ASTableView { view }

  override func makeDefaultView() -> UIView { ASTableView(style: tableStyle, node: self) }

  /// Applies the values that were set before the view was loaded.
  ///
  /// Source: `ASTableNode.mm`, `-didLoad`.
  @preconcurrency @MainActor
  open override func didLoad() {
    super.didLoad()
    view.setAsyncDelegate(heldDelegate)
    view.setAsyncDataSource(heldDataSource)
    view.inverted = pending.inverted
    pending.apply(to: view)
  }

  /// Loads the data immediately.
  ///
  /// Source: `ASTableNode.mm`, `-didEnterPreloadState`.
  @preconcurrency @MainActor
  open override func didEnterPreloadState() {
    super.didEnterPreloadState()
    view.layoutIfNeeded()
  }

  /// Clears the displayed contents of all nodes.
  ///
  /// Source: `ASTableNode.mm`, `-clearContents`.
  @preconcurrency @MainActor
  open override func clearContents() {
    super.clearContents()
    loadedContainerView()?.rangeController.clearContents()
  }

  /// Clears the preloaded data of all nodes.
  ///
  /// Source: `ASTableNode.mm`, `-didExitPreloadState`.
  @preconcurrency @MainActor
  open override func didExitPreloadState() {
    super.didExitPreloadState()
    loadedContainerView()?.rangeController.clearPreloadedData()
  }

  @MainActor override func traitsDidChange() { loadedContainerView()?.adoptTraitsOfNode() }

  // MARK: Data source and delegate

  /// The delegate of the table node. The node references it weakly.
  @preconcurrency @MainActor
  open var delegate: (any ASTableDelegate)? {
    get { isNodeLoaded ? view.asyncDelegate : heldDelegate }
    set {
      heldDelegate = newValue
      guard isNodeLoaded else { return }
      performOnMain { ($0 as? ASTableNode)?.giveDelegateToView() }
    }
  }

  /// The object that provides the data. The node references it weakly.
  @preconcurrency @MainActor
  open var dataSource: (any ASTableDataSource)? {
    get { isNodeLoaded ? view.asyncDataSource : heldDataSource }
    set {
      heldDataSource = newValue
      guard isNodeLoaded else { return }
      performOnMain { ($0 as? ASTableNode)?.giveDataSourceToView() }
    }
  }

  // Source: `ASTableNode.mm`, `-setDelegate:` and `-setDataSource:`, which any thread may call.
  @MainActor private func giveDelegateToView() { view.setAsyncDelegate(heldDelegate) }
  @MainActor private func giveDataSourceToView() { view.setAsyncDataSource(heldDataSource) }

  /// Groups edits into one update.
  ///
  /// The closure for edits needs no `self.`, because Texture releases the block at the end of the
  /// call.
  ///
  /// - Parameters:
  ///   - animated: A Boolean value that indicates whether the view animates the update.
  ///   - updates: A closure that makes the edits. The data has to change in it or before it.
  ///   - completion: A closure that is called when the update has been applied, with a Boolean value that
  ///     indicates whether it was carried out.
  /// - Quirk: before the view is loaded the completion is never called; advisory `batch-before-load`.
  ///   `ASTableNode.mm`, `-performBatchAnimated:updates:completion:`.
  @preconcurrency @MainActor
  open func performBatch(
    animated: Bool, @_implicitSelfCapture updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard isNodeLoaded else {
      updates?()
      if completion != nil { environment.report(.batchBeforeLoad("\(type(of: self))")) }
      return
    }
    guard checkContainerThread(#function) else { return }
    containerView.performBatch(animated: animated, updates: updates, completion: completion)
  }

  /// Groups edits into one animated update.
  ///
  /// Source: `ASTableNode.mm`, `-performBatchUpdates:completion:`.
  @preconcurrency @MainActor
  open func performBatchUpdates(
    @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(animated: true, updates: updates, completion: completion)
  }

  /// Inserts sections. The indexes are those after the update.
  @preconcurrency @MainActor
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    loadedContainerView()?.insertSections(sections, with: animation)
  }

  /// Deletes sections. The indexes are those before the update.
  @preconcurrency @MainActor
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    loadedContainerView()?.deleteSections(sections, with: animation)
  }

  /// Reloads sections. The indexes are those before the update.
  @preconcurrency @MainActor
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    loadedContainerView()?.reloadSections(sections, with: animation)
  }

  /// Moves a section. The move is carried out as a deletion and an insertion.
  @preconcurrency @MainActor
  open func moveSection(_ section: Int, toSection newSection: Int) {
    loadedContainerView()?.moveSection(section, toSection: newSection)
  }

  /// Reloads all data. Does nothing before the view is loaded.
  @preconcurrency @MainActor
  open func reloadData() { reloadData(completion: nil) }

  /// Reloads all data and calls a completion handler when the data is displayed.
  ///
  /// Source: `ASTableNode.mm`, `-reloadDataWithCompletion:`.
  ///
  /// - Parameter completion: A closure that is called when the reload has been applied, or
  ///   immediately if the view is not loaded.
  @preconcurrency @MainActor
  open func reloadData(completion: (() -> Void)?) {
    guard let view = loadedContainerView() else {
      completion?()
      return
    }
    view.reloadData(completion: completion)
  }

  /// Measures again every node that has been created. Loads the view if needed.
  ///
  /// UIKit keeps the heights that it has asked for. Source: `ASTableNode.mm` and `ASTableView.mm`,
  /// `-relayoutItems`.
  @preconcurrency @MainActor
  open func relayoutItems() { containerView.relayoutItems() }

  /// Inserts rows. The index paths are those after the update.
  @preconcurrency @MainActor
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    loadedContainerView()?.insertRows(at: indexPaths, with: animation)
  }

  /// Deletes rows. The index paths are those before the update.
  @preconcurrency @MainActor
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    loadedContainerView()?.deleteRows(at: indexPaths, with: animation)
  }

  /// Reloads rows. The index paths are those before the update.
  @preconcurrency @MainActor
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    loadedContainerView()?.reloadRows(at: indexPaths, with: animation)
  }

  /// Moves a row. The move is carried out as a deletion and an insertion.
  @preconcurrency @MainActor
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    loadedContainerView()?.moveRow(at: indexPath, to: newIndexPath)
  }

  /// A Boolean value that indicates whether the content starts at the bottom of the view.
  @preconcurrency @MainActor
  open var inverted: Bool {
    get { read(\.inverted, \.inverted) }
    set { setInverted(newValue) }
  }

  /// A Boolean value that indicates whether the user can select rows. The default is `true`.
  @preconcurrency @MainActor
  open var allowsSelection: Bool {
    get { self[\.allowsSelection, \.allowsSelection] }
    set { self[\.allowsSelection, \.allowsSelection] = newValue }
  }

  /// The distance between the content and the edges of the view, in points.
  @preconcurrency @MainActor
  open var contentInset: UIEdgeInsets {
    get { self[\.contentInset, \.contentInset] }
    set { self[\.contentInset, \.contentInset] = newValue }
  }

  /// The offset of the visible area in the content, in points.
  @preconcurrency @MainActor
  open var contentOffset: CGPoint {
    get { read(\.contentOffset, \.contentOffset) }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Sets the content offset, in points, with or without animation.
  @preconcurrency @MainActor
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    pending.animatesContentOffset = animated
    write(contentOffset, \.contentOffset) {
      $0.setContentOffset(contentOffset, animated: animated)
    }
  }

  /// Scrolls until a row is visible. The index path is that in the newest data; its row may be `NSNotFound` for
  /// the section.
  @preconcurrency @MainActor
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    withShownItem(at: indexPath) { view, shown in
      view.scrollToRow(at: shown, at: scrollPosition, animated: animated)
    }
  }

  /// Selects a row. The index path is that in the newest data.
  ///
  /// `nil` selects nothing, unlike in UIKit's view, and waits for all updates like an index path that the view
  /// does not show. Source: `ASTableNode.mm`, `-selectRowAtIndexPath:animated:scrollPosition:`, and
  /// `ASTableView.mm`, `-convertIndexPathFromTableNode:waitingIfNeeded:`.
  @preconcurrency @MainActor
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    guard checkContainerThread(#function) else { return }
    if indexPath == nil { containerView.waitUntilAllUpdatesAreProcessed() }
    select(indexPath, itemName: "Row") { view, shown in
      view.selectRow(at: shown, animated: animated, scrollPosition: scrollPosition)
    }
  }

  /// Deselects a row. The index path is that in the newest data.
  @preconcurrency @MainActor
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    withShownItem(at: indexPath) { view, shown in view.deselectRow(at: shown, animated: animated) }
  }

  /// Returns the number of rows in a section of the newest data.
  @preconcurrency @MainActor
  open func numberOfRows(inSection section: Int) -> Int {
    newestItemCount(inSection: section)
  }

  /// The number of sections in the newest data.
  @preconcurrency @MainActor
  open var numberOfSections: Int { newestMap().numberOfSections }

  /// Returns the node of a row in the newest data. Creates the node if needed.
  @preconcurrency @MainActor
  open func nodeForRow(at indexPath: IndexPath) -> ASCellNode? {
    newestMap().elementForItem(at: indexPath)?.node
  }

  /// Returns the index path of a node in the newest data.
  @preconcurrency @MainActor
  open func indexPath(for cellNode: ASCellNode) -> IndexPath? {
    newestIndexPath(of: cellNode)
  }

  /// The nodes of the rows on screen.
  @preconcurrency @MainActor
  open var visibleNodes: [ASCellNode] { loadedContainerView()?.visibleNodes() ?? [] }

  /// Returns the rectangle of a row in the content, in points.
  @preconcurrency @MainActor
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    shownItem(at: indexPath).map { $0.view.rectForRow(at: $0.indexPath) } ?? .zero
  }

  /// Returns the cell of a row, or `nil` if the row is not on screen.
  @preconcurrency @MainActor
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    shownItem(at: indexPath).flatMap { $0.view.cellForRow(at: $0.indexPath) }
  }

  /// The index path of the selected row, in the newest data.
  @preconcurrency @MainActor
  open var indexPathForSelectedRow: IndexPath? {
    containerView.indexPathForSelectedRow.flatMap(newestIndexPath(ofShown:))
  }

  /// The index paths of the selected rows, in the newest data.
  @preconcurrency @MainActor
  open var indexPathsForSelectedRows: [IndexPath]? {
    containerView.indexPathsForSelectedRows.map(newestIndexPaths(ofShown:))
  }

  /// Returns the index path of the row at a point, in points of the content.
  @preconcurrency @MainActor
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    containerView.indexPathForRow(at: point).flatMap(newestIndexPath(ofShown:))
  }

  /// Returns the index paths of the rows in a rectangle, in points of the content.
  @preconcurrency @MainActor
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    containerView.indexPathsForRows(in: rect).map(newestIndexPaths(ofShown:))
  }

  /// Returns the index paths of the displayed rows in the newest data.
  ///
  /// Source: `ASTableNode.mm`, `-indexPathsForVisibleRows`.
  @preconcurrency @MainActor
  open func indexPathsForVisibleRows() -> [IndexPath] {
    visibleNodes.compactMap(indexPath(for:))
  }

  /// The distance to the end of the content, in screenfuls, at which a batch fetch begins. The
  /// default is 2.
  ///
  /// - Quirk: a value that is set before the view is loaded can be read until then, and is lost
  ///   when the view is loaded; advisory `batching-set-before-load`. `ASTableNode.mm`,
  ///   `-setLeadingScreensForBatching:` and `-didLoad`.
  @preconcurrency @MainActor
  open var leadingScreensForBatching: CGFloat {
    get { loadedContainerView()?.leadingScreensForBatching ?? pending.leadingScreens }
    set { setLeadingScreens(newValue) }
  }

  /// A Boolean value that indicates whether the user can select rows in editing mode. The default
  /// is `false`.
  @preconcurrency @MainActor
  open var allowsSelectionDuringEditing: Bool {
    get { self[\.allowsSelectionDuringEditing, \.allowsSelectionDuringEditing] }
    set { self[\.allowsSelectionDuringEditing, \.allowsSelectionDuringEditing] = newValue }
  }

  /// A Boolean value that indicates whether the user can select more than one row. The default is
  /// `false`.
  @preconcurrency @MainActor
  open var allowsMultipleSelection: Bool {
    get { self[\.allowsMultipleSelection, \.allowsMultipleSelection] }
    set { self[\.allowsMultipleSelection, \.allowsMultipleSelection] = newValue }
  }

  /// A Boolean value that indicates whether the user can select more than one row in editing mode.
  /// The default is `false`.
  @preconcurrency @MainActor
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { self[\.allowsMultipleSelectionDuringEditing, \.allowsMultipleSelectionDuringEditing] }
    set {
      self[\.allowsMultipleSelectionDuringEditing, \.allowsMultipleSelectionDuringEditing] =
        newValue
    }
  }

  /// A Boolean value that indicates whether scrolling stops at multiples of the view's bounds.
  @preconcurrency @MainActor
  open var isPagingEnabled: Bool {
    get { self[\.isPagingEnabled, \.isPagingEnabled] }
    set { self[\.isPagingEnabled, \.isPagingEnabled] = newValue }
  }

  /// A Boolean value that indicates whether the first visible row keeps its position when rows
  /// above it are edited without animation.
  ///
  /// Source: `ASTableView.mm`, `-endAdjustingContentOffsetAnimated:`.
  @preconcurrency @MainActor
  open var automaticallyAdjustsContentOffset: Bool {
    get { self[\.automaticallyAdjustsContentOffset, \.automaticallyAdjustsContentOffset] }
    set {
      self[\.automaticallyAdjustsContentOffset, \.automaticallyAdjustsContentOffset] = newValue
    }
  }

  /// Returns how far a range extends beyond the viewport in full mode, in screenfuls.
  @preconcurrency @MainActor
  open func tuningParameters(for rangeType: ASLayoutRangeType) -> ASRangeTuningParameters {
    tuningParameters(for: .full, rangeType: rangeType)
  }

  /// Sets how far a range extends beyond the viewport in full mode, in screenfuls.
  @preconcurrency @MainActor
  open func setTuningParameters(
    _ tuningParameters: ASRangeTuningParameters, for rangeType: ASLayoutRangeType
  ) {
    setTuningParameters(tuningParameters, for: .full, rangeType: rangeType)
  }

  /// Returns how far a range extends beyond the viewport in a mode, in screenfuls.
  @preconcurrency @MainActor
  open func tuningParameters(
    for rangeMode: ASLayoutRangeMode, rangeType: ASLayoutRangeType
  ) -> ASRangeTuningParameters {
    tuning(rangeMode, rangeType)
  }

  /// Sets how far a range extends beyond the viewport in a mode, in screenfuls.
  ///
  /// - Quirk: the display range of the mode `lowMemory` stays empty; advisory
  ///   `low-memory-display-range`. `ASRangeController.mm`, `-_updateVisibleNodeIndexPaths`.
  @preconcurrency @MainActor
  open func setTuningParameters(
    _ tuningParameters: ASRangeTuningParameters, for rangeMode: ASLayoutRangeMode,
    rangeType: ASLayoutRangeType
  ) {
    tuneRange(tuningParameters, rangeMode, rangeType)
  }

  /// Applies a range mode until the next full update of the ranges.
  @preconcurrency @MainActor
  open func updateCurrentRange(with rangeMode: ASLayoutRangeMode) {
    forceRangeMode(rangeMode)
  }

  /// A Boolean value that indicates whether an update has not been applied yet.
  @preconcurrency @MainActor
  open var isProcessingUpdates: Bool {
    loadedContainerView()?.dataController.isProcessingUpdates ?? false
  }

  /// Calls a closure when no update is being processed, or immediately before the view is loaded.
  ///
  /// - Quirk: a block that is passed while the last update is being applied runs immediately;
  ///   advisory `processed-before-shown`. `ASDataController.mm`, `-onDidFinishProcessingUpdates:`.
  @preconcurrency @MainActor
  open func onDidFinishProcessingUpdates(_ didFinishProcessingUpdates: @escaping () -> Void) {
    onEndOfProcessing(didFinishProcessingUpdates)
  }

  /// Blocks the main actor until all updates have been applied.
  @preconcurrency @MainActor
  open func waitUntilAllUpdatesAreProcessed() {
    loadedContainerView()?.waitUntilAllUpdatesAreProcessed()
  }

  /// Blocks the main thread until all updates have been applied. Former name of
  /// ``waitUntilAllUpdatesAreProcessed()``.
  @preconcurrency @MainActor
  open func waitUntilAllUpdatesAreCommitted() { waitUntilAllUpdatesAreProcessed() }
}

extension ASTableNode: ContainerNode, OptionalMemberCaller {}
