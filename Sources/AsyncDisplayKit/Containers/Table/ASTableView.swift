import UIKit

/// The table view of an ``ASTableNode``.
///
/// Source: `ASTableView.h`, `ASTableView`. Index paths of its own members are those of the data
/// that it shows, which may be older than the data source's.
@preconcurrency @MainActor
open class ASTableView: UITableView {
  /// The node that the view belongs to, which is referenced weakly.
  open internal(set) weak var tableNode: ASTableNode?
  /// A Boolean value that indicates whether the data source that was set, and may be deallocated now,
  /// implements the number of sections.
  var implementsSections = false
  private weak var heldDataSource: (any ASTableDataSource)?
  private weak var heldDelegate: (any ASTableDelegate)?
  /// The object that UIKit calls instead of a delegate that does not state `UITableViewDelegate`.
  private var forwarder: TableDelegateForwarder?

  /// The policy by which nodes are created and measured. A table has no layout mode.
  let policy = LayoutModePolicy()
  package var dataController: ASDataController
  package var rangeController: ASRangeController
  private let dataSourceAdapter = TableDataSourceAdapter()
  private let delegateAdapter = TableDelegateAdapter()

  /// The origin of the last size range that was requested.
  package internal(set) var sizingOrigin = SizingOrigin.unknown
  package var awaitsCellsOfEarlyLoad = false
  package var displayed = CountedElements()
  package var batch: BatchUpdate?
  package var batchDepth = 0
  /// A Boolean value that indicates whether the next layout pass loads the data, as it does at first.
  package var needsInitialReload = true
  package var isMovingInteractively = false
  package var resizedNodes: [ASCellNode] = []
  var measuredWidth: CGFloat = 0
  package var batching = BatchFetchState()
  package var deceleration = CGPoint.zero
  private var retainer = ContainerNodeRetainer()
  var usesBlocks: Bool?
  /// The members of the data source that take a node, asked for a view without a node.
  var nodeMembers = NodeMemberProbe()
  /// A Boolean value that indicates whether the data source implements both methods of a section index, or
  /// `nil` before it was asked.
  var hasSectionIndexMethods: Bool?
  package var advisories = AdvisoryLog()
  /// A Boolean value that indicates whether the first visible row keeps its position when rows
  /// above it are edited without animation. The default is `false`.
  ///
  /// Source: `ASTableView.mm`, `-beginAdjustingContentOffset` and
  /// `-endAdjustingContentOffsetAnimated:`.
  open var automaticallyAdjustsContentOffset = false
  /// A Boolean value that indicates whether cells are flipped vertically. The default is `false`.
  ///
  /// The node's property also flips the view. Source: `ASTableView.mm`, `-setInverted:`.
  open var inverted = false

  static let nodeIdentifier = "TableNodeCell"

  /// Creates a table without a node, with a frame in points and a style.
  ///
  /// A view without a node asks its data source and delegate only for the older members, whose first
  /// argument is the view. Source: `ASTableView.mm`, `-initWithFrame:style:` and
  /// `GET_TABLENODE_OR_RETURN`.
  public override init(frame: CGRect, style: Style) {
    let geometry = TableRangeGeometry()
    (dataController, rangeController) = Self.controllers(nil, .current, policy, geometry)
    super.init(frame: frame, style: style)
    connect(geometry)
  }

  /// Creates the view of a table node.
  init(style: Style, node: ASTableNode) {
    let geometry = TableRangeGeometry()
    (dataController, rangeController) = Self.controllers(node, .current, policy, geometry)
    tableNode = node
    super.init(frame: .zero, style: style)
    connect(geometry)
  }

  /// Creates a plain table without a node, with an empty frame. Nothing is decoded.
  ///
  /// Source: `ASTableView.mm`, `-initWithCoder:`.
  public required init?(coder: NSCoder) {
    let geometry = TableRangeGeometry()
    (dataController, rangeController) = Self.controllers(nil, .current, policy, geometry)
    super.init(frame: .zero, style: .plain)
    connect(geometry)
  }

  private static func controllers(
    _ node: ASTableNode?, _ environment: RuntimeEnvironment, _ policy: LayoutModePolicy,
    _ geometry: TableRangeGeometry
  ) -> (ASDataController, ASRangeController) {
    let data = ASDataController(
      owner: ElementOwner(environment: environment, node: node), policy: policy)
    let ranges = ASRangeController(
      environment: environment, layoutController: ASLayoutController(geometry: geometry))
    return (data, ranges)
  }

  private func connect(_ geometry: TableRangeGeometry) {
    geometry.view = self
    // Source: `ASTableView.mm`, `-_initWithFrame:…`: the first width does not cause another
    // measurement.
    measuredWidth = bounds.width
    estimatedRowHeight = 0
    estimatedSectionHeaderHeight = 0
    estimatedSectionFooterHeight = 0
    connectControllers()
    dataSourceAdapter.view = self
    delegateAdapter.view = self
    super.dataSource = dataSourceAdapter
    super.delegate = delegateAdapter
    super.register(TableNodeCell.self, forCellReuseIdentifier: Self.nodeIdentifier)
  }

  // MARK: Data source and delegate

  /// The object that provides the data. The view references it weakly.
  ///
  /// Source: `ASTableView.mm`, `-setAsyncDataSource:`.
  open var asyncDataSource: (any ASTableDataSource)? {
    get { heldDataSource }
    set { setAsyncDataSource(newValue) }
  }

  /// The object that is notified of events. The view references it weakly.
  ///
  /// Source: `ASTableView.mm`, `-setAsyncDelegate:`.
  open var asyncDelegate: (any ASTableDelegate)? {
    get { heldDelegate }
    set { setAsyncDelegate(newValue) }
  }

  /// The data source that UIKit calls. Only the node may set it. Setting it yourself is a
  /// violation.
  open override weak var dataSource: (any UITableViewDataSource)? {
    get { super.dataSource }
    set { reportProxySet("dataSource", newValue) }
  }

  /// The delegate that UIKit calls. Only the node may set it. Setting it yourself is a violation.
  open override weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate }
    set { reportProxySet("delegate", newValue) }
  }

  /// The accessibility elements, after all updates have been applied.
  ///
  /// Source: `ASTableView.mm`, `-accessibilityElements`.
  open override var accessibilityElements: [Any]? {
    get {
      waitUntilAllUpdatesAreProcessed()
      return super.accessibilityElements
    }
    set { super.accessibilityElements = newValue }
  }

  private func reportProxySet(_ member: String, _ value: AnyObject?) {
    guard value != nil else { return }
    report(.containerViewProxySet(member, of: "ASTableView", node: "table node"))
  }

  /// Sets the data source. Its data is loaded in the next layout pass, without one an empty section. UIKit's data source
  /// is set again, so that it asks for the counts of a table that had none.
  ///
  /// Decided here: also after the first load, because `ASTableView.mm` lets every `-reloadData` load, and
  /// neither Texture nor Apple's documentation says that UIKit's own reload calls another method.
  func setAsyncDataSource(_ newValue: (any ASTableDataSource)?) {
    if heldDataSource == nil {
      super.dataSource = nil
      super.dataSource = dataSourceAdapter
    }
    heldDataSource = newValue
    implementsSections = false
    usesBlocks = nil
    nodeMembers = NodeMemberProbe()
    hasSectionIndexMethods = nil
    needsInitialReload = true
    dropDataIfUnused()
    setNeedsLayout()
  }

  /// Sets the delegate, and finds out whether it states UIKit's protocol.
  ///
  /// Source: `ASTableView.mm`, `-setAsyncDelegate:`.
  func setAsyncDelegate(_ newValue: (any ASTableDelegate)?) {
    heldDelegate = newValue
    let delegateOfUIKit = newValue as? any UITableViewDelegate
    forwarder = delegateOfUIKit == nil ? newValue.map(TableDelegateForwarder.init) : nil
    forwardingTarget = delegateOfUIKit ?? forwarder
    batchContext.forgetMissingMember()
    dropDataIfUnused()
  }

  private func dropDataIfUnused() {
    if asyncDataSource == nil, asyncDelegate == nil { dataController.clearData() }
  }

  // MARK: Layout

  /// Loads data that has not been loaded, measures invalidated rows, lays out subviews and updates
  /// the ranges.
  open override func layoutSubviews() {
    adoptCurrentEnvironment()
    ownEnvironment.bind {
      // Source: `ASTableView.mm`, `-layoutSubviews`, which does one or the other before UIKit loads.
      if !relayoutIfWidthChanged() { relayoutResizedNodes() }
      loadInitiallyIfNeeded()
      super.layoutSubviews()
      cellsWereLaidOut()
      adviseOfHeaderImages()
      displayNode?.runLayoutPass()
      // Source: `ASTableView.mm`, `-layoutSubviews`: also outside of a window, unlike in collections.
      rangeController.updateIfNeeded()
    }
  }

  private func loadInitiallyIfNeeded() {
    if needsInitialReload, !isInRootViewBeforeWindow { reloadData() }
  }

  /// Measures all rows again if their width has changed, with the bounds or the content inset. Nodes that
  /// wait to be measured need no further measurement then.
  ///
  /// A table that was laid out without a data source, and gets one and another width before the next pass, ends an
  /// update without changes before it loads: an invalid update unless the data is one empty section.
  ///
  /// Source: `ASTableView.mm`, `-layoutSubviews`.
  ///
  /// - Returns: Whether the width has changed.
  private func relayoutIfWidthChanged() -> Bool {
    let width = rowWidth
    guard measuredWidth != width, width > 0 else { return false }
    measuredWidth = width
    resizedNodes = []
    guard dataController.hasLoadedOnce else { return true }
    // Source: `ASTableView.mm`, `-layoutSubviews`: an update without changes, which asks the data source for
    // its counts and UIKit for heights.
    beginBatch()
    relayoutItems()
    endBatch(animated: !hasAnimations, completion: nil)
    return true
  }

  /// A Boolean value that indicates whether the layer is animated, as in a closure of UIView animations that
  /// changes the bounds.
  ///
  /// Source: `ASTableView.mm`, `-layoutSubviews` and `-didLayoutSubviewsOfTableViewCell:`.
  private var hasAnimations: Bool { layer.animationKeys()?.isEmpty == false }

  /// Notifies the node before the view enters a window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    if let newWindow { enter(newWindow.runtimeEnvironment) }
    super.willMove(toWindow: newWindow)
    displayNode?.viewWillMove(to: newWindow)
  }

  /// Updates the ranges, notifies the node that the view has left its window, and checks for a batch
  /// fetch in a new window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    didMoveContainerToWindow()
  }

  // MARK: The node

  /// Retains the node while the view has a superview.
  ///
  /// The node keeps its place in the node tree: a superview does not become its supernode, and a removed view does
  /// not leave one. Nor is the node notified of changes of its view's tint color, safe area and margins. Source:
  /// `ASTableView.mm`, `-willMoveToSuperview:` and `-didMoveToSuperview`; only `_ASDisplayView.mm` does more.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    retainer.follow(self)
  }

  /// The view above the rows. If it is the view of a node, the node receives the interface states
  /// of the table node.
  ///
  /// Source: `ASTableView.mm`, `-setTableHeaderView:`.
  open override var tableHeaderView: UIView? {
    get { super.tableHeaderView }
    set {
      super.tableHeaderView?.displayNode?.exitHierarchyState(.rangeManaged)
      super.tableHeaderView = newValue
      newValue?.displayNode?.enterHierarchyState(.rangeManaged)
    }
  }

  /// The view below the rows. If it is the view of a node, the node receives the interface states
  /// of the table node.
  ///
  /// Source: `ASTableView.mm`, `-setTableFooterView:`.
  open override var tableFooterView: UIView? {
    get { super.tableFooterView }
    set {
      super.tableFooterView?.displayNode?.exitHierarchyState(.rangeManaged)
      super.tableFooterView = newValue
      newValue?.displayNode?.enterHierarchyState(.rangeManaged)
    }
  }

  // MARK: Edits

  /// Reloads all data.
  open override func reloadData() { reloadData(completion: nil) }

  /// Begins a group of edits.
  open override func beginUpdates() { beginBatch() }

  /// Ends a group of edits. Animated if UIView animations are enabled.
  ///
  /// Source: `ASTableView.mm`, `-endUpdatesWithCompletion:`.
  open override func endUpdates() {
    endUpdates(animated: UIView.areAnimationsEnabled, completion: nil)
  }

  /// Ends a group of edits.
  ///
  /// - Parameters:
  ///   - animated: whether the view animates the edits.
  ///   - completion: runs when they have been applied.
  open func endUpdates(animated: Bool, completion: ((Bool) -> Void)?) {
    endBatch(animated: animated, completion: completion)
  }

  /// Groups edits into one animated update.
  ///
  /// Decided here: `ASTableView.mm` does not override UIKit's method.
  open override func performBatchUpdates(
    @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(animated: true, updates: updates, completion: completion)
  }

  /// Inserts rows. The index paths are those after the update.
  open override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    edit(.insertItems(indexPaths), animation: animation.rawValue)
  }

  /// Deletes rows. The index paths are those before the update.
  open override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    edit(.deleteItems(indexPaths), animation: animation.rawValue)
  }

  /// Reloads rows. The index paths are those before the update.
  open override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    edit(.reloadItems(indexPaths), animation: animation.rawValue)
  }

  /// Moves a row. The move is carried out as a deletion and an insertion.
  open override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    edit(.moveItem(indexPath, to: newIndexPath))
  }

  /// Inserts sections. The indexes are those after the update.
  open override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    edit(.insertSections(sections), animation: animation.rawValue)
  }

  /// Deletes sections. The indexes are those before the update.
  open override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    edit(.deleteSections(sections), animation: animation.rawValue)
  }

  /// Reloads sections. The indexes are those before the update.
  open override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    edit(.reloadSections(sections), animation: animation.rawValue)
  }

  /// Moves a section. The move is carried out as a deletion and an insertion.
  open override func moveSection(_ section: Int, toSection newSection: Int) {
    edit(.moveSection(section, to: newSection))
  }

  /// Sets whether the table is in editing mode. Rows become narrower, and those on screen are
  /// measured in the next layout pass.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    setNeedsLayout()
  }

  /// Measures a row again, on the main thread, if its cell leaves the node another width.
  ///
  /// Another height makes UIKit ask for the heights again, by an update without changes. Source:
  /// `ASTableView.mm`, `-didLayoutSubviewsOfTableViewCell:`.
  ///
  /// - Quirk: a node that grows in a cell narrower than the table keeps the table's width, because the heights
  ///   that UIKit asks for then are measured in the range of the cell. `ASDataController.mm`,
  ///   `-relayoutNodes:nodesSizeChanged:`, and `ASTableView.mm`, `-tableView:heightForRowAtIndexPath:`.
  func rowWasLaidOut(_ element: ASCollectionElement, inWidth width: CGFloat) {
    let node = element.node
    let former = node.constrainedSizeForCalculatedLayout
    guard asyncDataSource != nil, node.calculatedSize != .zero, former.max.width != width else {
      return
    }
    let range = ASSizeRangeMake(
      CGSize(width: width, height: former.min.height),
      CGSize(width: width, height: former.max.height))
    let height = node.bounds.height
    node.measureAtOrigin(in: range)
    element.setConstrainedSize(range, from: element.sizingOrigin)
    if node.bounds.height != height { endUpdatesOfNothing() }
  }

  private func endUpdatesOfNothing() {
    beginUpdates()
    endUpdates(animated: !hasAnimations, completion: nil)
  }

  // MARK: UIKit's side

  /// Calls UIKit's `reloadData()`, which queries the data source adapter again.
  func reloadView() { super.reloadData() }

  /// Performs an empty batch update of UIKit, which queries all heights again.
  func performEmptyBatch() {
    super.beginUpdates()
    super.endUpdates()
  }

  /// Applies an update to the view in one batch update of UIKit.
  func applyBatch(_ update: ASHierarchyUpdate, swapMaps: () -> Void) {
    super.beginUpdates()
    swapMaps()
    let changes = update.changes
    for change in changes.itemReloads {
      super.reloadRows(at: change.indexPaths, with: change.rowAnimation)
    }
    for change in changes.sectionReloads {
      super.reloadSections(change.sections, with: change.rowAnimation)
    }
    for change in changes.itemDeletes {
      super.deleteRows(at: change.indexPaths, with: change.rowAnimation)
    }
    for change in changes.sectionDeletes {
      super.deleteSections(change.sections, with: change.rowAnimation)
    }
    for change in changes.sectionInserts {
      super.insertSections(change.sections, with: change.rowAnimation)
    }
    for change in changes.itemInserts {
      super.insertRows(at: change.indexPaths, with: change.rowAnimation)
    }
    super.endUpdates()
  }
}

extension ItemChange {
  fileprivate var rowAnimation: UITableView.RowAnimation {
    UITableView.RowAnimation(rawValue: animation) ?? .automatic
  }
}

extension SectionChange {
  fileprivate var rowAnimation: UITableView.RowAnimation {
    UITableView.RowAnimation(rawValue: animation) ?? .automatic
  }
}
