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
  /// Predicts when the next batch is needed; referenced weakly.
  @preconcurrency @MainActor public weak var batchFetchingDelegate: (any ASBatchFetchingDelegate)?

  /// Creates a plain table; any thread.
  public convenience override init() {
    self.init(style: .plain)
  }

  /// Creates a table of a style; any thread.
  public init(style: UITableView.Style) {
    tableStyle = style
    super.init()
  }

  // MARK: View

  /// The table view, which is made at the first question.
  @preconcurrency @MainActor
  open override var view: ASTableView {
    (super.view as? ASTableView) ?? ASTableView(style: tableStyle, node: self)
  }

  @MainActor var loadedContainerView: ASTableView? {
    isNodeLoaded && checkContainerThread() ? view : nil
  }
  @MainActor var containerView: ASTableView { view }

  override func makeDefaultView() -> UIView { ASTableView(style: tableStyle, node: self) }

  /// Hands everything that was set before to the view.
  @preconcurrency @MainActor
  open override func didLoad() {
    super.didLoad()
    pending.apply(to: view)
    view.inverted = pending.inverted
    view.setAsyncDataSource(heldDataSource)
    view.setAsyncDelegate(heldDelegate)
    if pending.inverted { transform = inversion }
  }

  /// Loads the data at once.
  @preconcurrency @MainActor
  open override func didEnterPreloadState() {
    super.didEnterPreloadState()
    view.layoutIfNeeded()
  }

  /// Checks for a batch fetch; cells on screen have the state already, by the tree of layers.
  @preconcurrency @MainActor
  open override func interfaceStateDidChange(
    _ newState: ASInterfaceState, from oldState: ASInterfaceState
  ) {
    super.interfaceStateDidChange(newState, from: oldState)
    checkForBatchFetching(in: newState, after: oldState)
  }

  /// Drops the contents of all nodes.
  @preconcurrency @MainActor
  open override func clearContents() {
    super.clearContents()
    loadedContainerView?.rangeController.clearContents()
  }

  /// Drops the preloaded data of all nodes.
  @preconcurrency @MainActor
  open override func didExitPreloadState() {
    super.didExitPreloadState()
    loadedContainerView?.rangeController.clearPreloadedData()
  }

  override class var drawsNothing: Bool { true }

  @MainActor override func traitsDidChange() { loadedContainerView?.adoptTraitsOfNode() }

  // MARK: Data source and delegate

  /// The delegate of the table node; referenced weakly.
  @preconcurrency @MainActor
  open var delegate: (any ASTableDelegate)? {
    get { isNodeLoaded ? view.asyncDelegate : heldDelegate }
    set {
      heldDelegate = newValue
      guard isNodeLoaded else { return }
      performOnMain { ($0 as? ASTableNode)?.giveDelegateToView() }
    }
  }

  /// Describes the data; referenced weakly.
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
  /// A closure for edits needs no `self.`: Texture's block ends with the call. Source: `ASTableNode.mm`,
  /// `-performBatchAnimated:updates:completion:`.
  ///
  /// - Parameters:
  ///   - animated: A Boolean value that indicates whether the view animates the update.
  ///   - updates: A closure that makes the edits. The data has to change in it or before it.
  ///   - completion: A closure that is called when the update has been applied, with a Boolean value that
  ///     indicates whether it was carried out.
  /// - Quirk: before the view is loaded the completion is never called; advisory `batch-before-load`.
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

  /// Groups edits into one update, animated as views are at present.
  @preconcurrency @MainActor
  open func performBatchUpdates(
    @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(
      animated: UIView.areAnimationsEnabled, updates: updates, completion: completion)
  }

  /// Inserts sections, in new indexes.
  @preconcurrency @MainActor
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    loadedContainerView?.insertSections(sections, with: animation)
  }

  /// Deletes sections, in old indexes.
  @preconcurrency @MainActor
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    loadedContainerView?.deleteSections(sections, with: animation)
  }

  /// Reloads sections, in old indexes.
  @preconcurrency @MainActor
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    loadedContainerView?.reloadSections(sections, with: animation)
  }

  /// Moves a section, as a delete and an insert.
  @preconcurrency @MainActor
  open func moveSection(_ section: Int, toSection newSection: Int) {
    loadedContainerView?.moveSection(section, toSection: newSection)
  }

  /// Loads all data again; does nothing before the view is loaded.
  @preconcurrency @MainActor
  open func reloadData() { loadedContainerView?.reloadData() }

  /// Loads all data again.
  ///
  /// Source: `ASTableNode.mm`, `-reloadDataWithCompletion:`.
  ///
  /// - Parameter completion: A closure that is called when the reload has been applied, or at once before
  ///   the view is loaded.
  @preconcurrency @MainActor
  open func reloadData(completion: (() -> Void)?) {
    guard let loadedContainerView else {
      completion?()
      return
    }
    loadedContainerView.reloadData(completion: completion)
  }

  /// Measures again every node that has been built; loads the view.
  ///
  /// UIKit keeps the heights that it has asked for. Source: `ASTableNode.mm` and `ASTableView.mm`,
  /// `-relayoutItems`.
  @preconcurrency @MainActor
  open func relayoutItems() { containerView.relayoutItems() }

  /// Inserts rows, at new index paths.
  @preconcurrency @MainActor
  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    loadedContainerView?.insertRows(at: indexPaths, with: animation)
  }

  /// Deletes rows, at old index paths.
  @preconcurrency @MainActor
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    loadedContainerView?.deleteRows(at: indexPaths, with: animation)
  }

  /// Reloads rows, at old index paths.
  @preconcurrency @MainActor
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    loadedContainerView?.reloadRows(at: indexPaths, with: animation)
  }

  /// Moves a row, as a delete and an insert.
  @preconcurrency @MainActor
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    loadedContainerView?.moveRow(at: indexPath, to: newIndexPath)
  }

  /// A Boolean value that indicates whether the content runs from the bottom up.
  @preconcurrency @MainActor
  open var inverted: Bool {
    get { pending.inverted }
    set { setInverted(newValue) }
  }

  /// A Boolean value that indicates whether touches select rows. The default is `true`.
  @preconcurrency @MainActor
  open var allowsSelection: Bool {
    get { self[\.allowsSelection, \.allowsSelection] }
    set { self[\.allowsSelection, \.allowsSelection] = newValue }
  }

  /// The distance between the content and the edges, in points.
  @preconcurrency @MainActor
  open var contentInset: UIEdgeInsets {
    get { self[\.contentInset, \.contentInset] }
    set { self[\.contentInset, \.contentInset] = newValue }
  }

  /// The scroll position, in points.
  @preconcurrency @MainActor
  open var contentOffset: CGPoint {
    get { read(\.contentOffset, \.contentOffset) }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Scrolls to a position, in points.
  @preconcurrency @MainActor
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    pending.animatesContentOffset = animated
    write(contentOffset, \.contentOffset) {
      $0.setContentOffset(contentOffset, animated: animated)
    }
  }

  /// Scrolls to a row of the newest data.
  @preconcurrency @MainActor
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    guard let (view, shown) = shownItem(at: indexPath) else { return }
    view.scrollToRow(at: shown, at: scrollPosition, animated: animated)
  }

  /// Selects a row of the newest data; `nil` deselects all.
  @preconcurrency @MainActor
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    guard let indexPath else {
      return containerView.report(.nilSelection(of: "Row", container: "\(type(of: self))"))
    }
    guard let (view, shown) = shownItem(at: indexPath) else { return }
    view.selectRow(at: shown, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects a row of the newest data.
  @preconcurrency @MainActor
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard let (view, shown) = shownItem(at: indexPath) else { return }
    view.deselectRow(at: shown, animated: animated)
  }
}

extension ASTableNode: ContainerNode, OptionalMemberCaller {}
