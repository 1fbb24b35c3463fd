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
  @preconcurrency @MainActor public var batchFetchingDelegate: (any ASBatchFetchingDelegate)?

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

  @MainActor var loadedContainerView: ASTableView? {
    isNodeLoaded && checkContainerThread() ? view : nil
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
    loadedContainerView?.rangeController.clearContents()
  }

  /// Clears the preloaded data of all nodes.
  ///
  /// Source: `ASTableNode.mm`, `-didExitPreloadState`.
  @preconcurrency @MainActor
  open override func didExitPreloadState() {
    super.didExitPreloadState()
    loadedContainerView?.rangeController.clearPreloadedData()
  }

  @MainActor override func traitsDidChange() { loadedContainerView?.adoptTraitsOfNode() }

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
    guard let loadedContainerView else {
      updates?()
      if completion != nil { environment.report(.batchBeforeLoad("\(type(of: self))")) }
      return
    }
    loadedContainerView.performBatch(animated: animated, updates: updates, completion: completion)
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
    loadedContainerView?.insertSections(sections, with: animation)
  }

  /// Deletes sections. The indexes are those before the update.
  @preconcurrency @MainActor
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    loadedContainerView?.deleteSections(sections, with: animation)
  }

  /// Reloads sections. The indexes are those before the update.
  @preconcurrency @MainActor
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    loadedContainerView?.reloadSections(sections, with: animation)
  }

  /// Moves a section. The move is carried out as a deletion and an insertion.
  @preconcurrency @MainActor
  open func moveSection(_ section: Int, toSection newSection: Int) {
    loadedContainerView?.moveSection(section, toSection: newSection)
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
    guard let loadedContainerView else {
      completion?()
      return
    }
    loadedContainerView.reloadData(completion: completion)
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
    loadedContainerView?.insertRows(at: indexPaths, with: animation)
  }

  /// Deletes rows. The index paths are those before the update.
  @preconcurrency @MainActor
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    loadedContainerView?.deleteRows(at: indexPaths, with: animation)
  }

  /// Reloads rows. The index paths are those before the update.
  @preconcurrency @MainActor
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    loadedContainerView?.reloadRows(at: indexPaths, with: animation)
  }

  /// Moves a row. The move is carried out as a deletion and an insertion.
  @preconcurrency @MainActor
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    loadedContainerView?.moveRow(at: indexPath, to: newIndexPath)
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

  /// Scrolls until a row is visible. The index path is that in the newest data.
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
  /// `nil` has no effect, unlike in UIKit's view. Source: `ASTableNode.mm`,
  /// `-selectRowAtIndexPath:animated:scrollPosition:`.
  @preconcurrency @MainActor
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    select(indexPath, itemName: "Row") { view, shown in
      view.selectRow(at: shown, animated: animated, scrollPosition: scrollPosition)
    }
  }

  /// Deselects a row. The index path is that in the newest data.
  @preconcurrency @MainActor
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    withShownItem(at: indexPath) { view, shown in view.deselectRow(at: shown, animated: animated) }
  }
}

extension ASTableNode: ContainerNode, OptionalMemberCaller {}
