import UIKit

/// The collection view of an ``ASCollectionNode``.
///
/// Source: `ASCollectionView.h`, `ASCollectionView`. Index paths of its own members are those of
/// the data that it shows, which may be older than the data source's.
@preconcurrency @MainActor
open class ASCollectionView: UICollectionView {
  /// The node that the view belongs to, which is referenced weakly.
  open internal(set) weak var collectionNode: ASCollectionNode?
  /// A Boolean value that indicates whether the data source that was set, and may be deallocated now,
  /// implements the number of sections.
  var implementsSections = false
  private weak var heldDataSource: (any ASCollectionDataSource)?
  /// An object that is notified of edits before they are applied. The view retains it. Source:
  /// `ASCollectionView.mm`, `-_initWithFrame:…`.
  var layoutFacilitator: (any ASCollectionViewLayoutFacilitatorProtocol)?
  private weak var heldDelegate: (any ASCollectionDelegate)?
  /// The protocols that the delegate states, found out when it is assigned.
  private(set) var delegateProtocols = CollectionDelegateProtocols()

  /// The policy with the layout mode, by which nodes are created and measured.
  let policy = LayoutModePolicy()
  package var dataController: ASDataController
  package var rangeController: ASRangeController
  private let dataSourceAdapter = CollectionDataSourceAdapter()
  private let delegateAdapter = CollectionDelegateAdapter()
  private let panDelegate = CollectionPanDelegate()

  var sources = ItemSourceQuestions()
  /// The optional methods that the data source and the delegate implement, while they are queried.
  var responses: DataSourceResponses?
  /// The origin of the last size range that was requested.
  package var sizingOrigin: SizingOrigin { latestSizingOrigin }
  // A separate property, because exclusive access to a package property is checked at each access.
  final var latestSizingOrigin = SizingOrigin.unknown
  var registeredKinds: Set<String> = []
  package var awaitsCellsOfEarlyLoad = false
  package var displayed = CountedElements()
  package var batch: BatchUpdate?
  package var batchDepth = 0
  var isWaitingForLoad = false
  /// A Boolean value that indicates whether reloaded data was applied for which UIKit has not asked yet.
  var hasPendingReload = false
  package var needsInitialReload = false
  package var isMovingInteractively = false
  var asksForEveryCell = false
  /// A Boolean value that indicates whether the interop data source is known to provide no supplementary
  /// views.
  var lacksInteropViews = false
  /// The members of the data source that take a node, asked for a view without a node.
  var nodeMembers = NodeMemberProbe()
  /// A Boolean value that indicates whether the data source is known not to implement moves.
  var isMoveUnimplemented = false
  package var resizedNodes: [ASCellNode] = []
  var measuredSize: CGSize = .zero
  /// A Boolean value that indicates whether the layout that was set last has a layout delegate.
  private var hasLayoutDelegate = false
  package var batching = BatchFetchState()
  package var deceleration = CGPoint.zero
  private var retainer = ContainerNodeRetainer()
  package var advisories = AdvisoryLog()
  var plainViewsInSight: Set<ObjectIdentifier> = []
  private weak var customInspector: (any ASCollectionViewLayoutInspecting)?
  private var ownInspector: (any ASCollectionViewLayoutInspecting)?
  /// A Boolean value that indicates whether cells are flipped vertically. The default is `false`.
  ///
  /// The node's property also flips the view. Source: `ASCollectionView.mm`, `-setInverted:`.
  open var inverted = false
  /// A Boolean value that indicates whether each layout pass sets the content inset to zero. The
  /// default is `false`.
  ///
  /// Source: `ASCollectionView.mm`, `-layoutSubviews`.
  open var zeroContentInsets = false

  /// Creates a view without a node, with a frame in points.
  ///
  /// A view without a node asks its data source and delegate only for the older members, whose first
  /// argument is the view. Source: `ASCollectionView.mm`, `-initWithFrame:collectionViewLayout:`
  /// and `GET_COLLECTIONNODE_OR_RETURN`.
  public override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    let pipeline = CollectionPipeline(layout: layout, node: nil, .current, policy)
    dataController = pipeline.dataController
    rangeController = pipeline.rangeController
    super.init(frame: .zero, collectionViewLayout: layout)
    connect(pipeline, frame: frame)
  }

  /// Creates the view of a collection node.
  init(layout: UICollectionViewLayout, node: ASCollectionNode) {
    let pipeline = CollectionPipeline(layout: layout, node: node, .current, policy)
    dataController = pipeline.dataController
    rangeController = pipeline.rangeController
    collectionNode = node
    super.init(frame: .zero, collectionViewLayout: layout)
    connect(pipeline, frame: node.pending.frame)
  }

  /// Creates the view of a node whose `collectionViewClass` is a subclass.
  ///
  /// - Returns: `nil` for any other coder, because there is no archive to read.
  public required init?(coder: NSCoder) {
    guard let coder = coder as? CollectionViewCoder else { return nil }
    let pipeline = CollectionPipeline(
      layout: coder.layout, node: coder.node, .current, policy)
    dataController = pipeline.dataController
    rangeController = pipeline.rangeController
    collectionNode = coder.node
    super.init(frame: .zero, collectionViewLayout: coder.layout)
    connect(pipeline, frame: coder.node.pending.frame)
  }

  private func connect(_ pipeline: CollectionPipeline, frame: CGRect) {
    pipeline.geometry.view = self
    // Source: `ASCollectionView.mm`, `-_initWithFrame:…`: the first size does not cause another
    // measurement.
    measuredSize = frame.size
    self.frame = frame
    sizing = .byLayout
    backgroundColor = .white
    connectControllers()
    connectLayout()
    dataSourceAdapter.view = self
    delegateAdapter.view = self
    panDelegate.view = self
    panGestureRecognizer.delegate = panDelegate
    super.dataSource = dataSourceAdapter
    delegateInterceptor = delegateAdapter
    super.register(_ASCollectionViewCell.self, forCellWithReuseIdentifier: Self.nodeIdentifier)
  }

  static let nodeIdentifier = "_ASCollectionViewCell"

  // MARK: Data source and delegate

  /// The object that provides the data. The view references it weakly.
  ///
  /// Source: `ASCollectionView.mm`, `-setAsyncDataSource:`.
  open var asyncDataSource: (any ASCollectionDataSource)? {
    get { heldDataSource }
    set { setAsyncDataSource(newValue) }
  }

  /// The object that is notified of events. The view references it weakly.
  ///
  /// Source: `ASCollectionView.mm`, `-setAsyncDelegate:`.
  open var asyncDelegate: (any ASCollectionDelegate)? {
    get { heldDelegate }
    set { setAsyncDelegate(newValue) }
  }

  /// The data source that UIKit calls. Only the node may set it. Setting it yourself is a
  /// violation.
  open override weak var dataSource: (any UICollectionViewDataSource)? {
    get { super.dataSource }
    set { reportProxySet("dataSource", newValue) }
  }

  /// The delegate that UIKit calls, which forwards to the node's delegate. Only the node may set
  /// it.
  open override weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate }
    set { reportProxySet("delegate", newValue) }
  }

  /// The data source of prefetching, always `nil`. Setting one is the advisory `prefetching-is-off`.
  ///
  /// Source: `ASCollectionView.mm`, `-setPrefetchDataSource:`.
  open override weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { nil }
    set { if newValue != nil { adviseOfPrefetching("prefetchDataSource") } }
  }

  /// A Boolean value that indicates whether UIKit prefetches, always `false`. Setting it to `true` is the
  /// advisory `prefetching-is-off`.
  ///
  /// Source: `ASCollectionView.mm`, `-setPrefetchingEnabled:`.
  open override var isPrefetchingEnabled: Bool {
    get { false }
    set { if newValue { adviseOfPrefetching("isPrefetchingEnabled") } }
  }

  private func adviseOfPrefetching(_ member: String) {
    report(
      RuntimeViolation(
        .prefetchingIsOff, severity: .advisory, subject: "ASCollectionView",
        message: "\(member) was set, which the view ignores, as in Texture.",
        remedy: "Load data in the nodes' didEnterPreloadState(), and tune the preload range."))
  }

  /// The accessibility elements, after all updates have been applied.
  ///
  /// Source: `ASCollectionView.mm`, `-accessibilityElements`.
  open override var accessibilityElements: [Any]? {
    get {
      waitUntilAllUpdatesAreProcessed()
      return super.accessibilityElements
    }
    set { super.accessibilityElements = newValue }
  }

  /// Reports that the view's own data source or delegate was set, unless the node's delegate is one of
  /// interop: the value is ignored then as well.
  ///
  /// Source: `ASCollectionView.mm`, `-setDataSource:` and `-setDelegate:`.
  private func reportProxySet(_ member: String, _ value: AnyObject?) {
    guard value != nil, delegateProtocols.interop == nil else { return }
    report(.containerViewProxySet(member, of: "ASCollectionView", node: "collection node"))
  }

  /// Sets the data source, also if it is the present one: its members are looked up again. Its data is
  /// loaded in the next layout pass if no data has been loaded before.
  ///
  /// After the first load UIKit asks again for the views of the former data, until the app reloads.
  /// Source: `ASCollectionView.mm`, `-setAsyncDataSource:` and `-reloadData`.
  func setAsyncDataSource(_ newValue: (any ASCollectionDataSource)?) {
    heldDataSource = newValue
    implementsSections = false
    sources = ItemSourceQuestions()
    responses = nil
    let interop = newValue == nil ? nil : interopDataSource
    asksForEveryCell = interop.map { type(of: $0).dequeuesCellsForNodeBackedItems } ?? false
    isMoveUnimplemented = false
    lacksInteropViews = false
    nodeMembers = NodeMemberProbe()
    needsInitialReload = newValue != nil && !dataController.hasLoadedOnce
    layoutInspector?.didChangeCollectionViewDataSource(newValue)
    dropDataIfUnused()
    if dataController.hasLoadedOnce { reloadView() } else { setNeedsLayout() }
  }

  /// Sets the delegate, and finds out which protocols it states.
  ///
  /// Source: `ASCollectionView.mm`, `-setAsyncDelegate:`.
  func setAsyncDelegate(_ newValue: (any ASCollectionDelegate)?) {
    heldDelegate = newValue
    delegateProtocols = CollectionDelegateProtocols(newValue)
    responses = nil
    batchContext.forgetMissingMember()
    super.delegate = delegateProtocols.untranslated
    layoutInspector?.didChangeCollectionViewDelegate(newValue)
    dropDataIfUnused()
  }

  private func dropDataIfUnused() {
    if asyncDataSource == nil, asyncDelegate == nil { dataController.clearData() }
  }

  // MARK: Layout

  /// The object that determines the size ranges of the layout's elements. The view references a
  /// custom one weakly.
  open weak var layoutInspector: (any ASCollectionViewLayoutInspecting)? {
    get { customInspector ?? defaultInspector }
    set {
      customInspector = newValue
      guard let newValue else { return }
      newValue.didChangeCollectionViewDataSource(asyncDataSource)
      newValue.didChangeCollectionViewDelegate(asyncDelegate)
    }
  }

  private var defaultInspector: any ASCollectionViewLayoutInspecting {
    if let ownInspector { return ownInspector }
    let made = makeInspector()
    ownInspector = made
    return made
  }

  private func makeInspector() -> any ASCollectionViewLayoutInspecting {
    switch collectionViewLayout {
    case let flow as UICollectionViewFlowLayout:
      ASCollectionViewFlowLayoutInspector(flowLayout: flow)
    default: ASCollectionViewLayoutInspector()
    }
  }

  /// The layout. Setting it replaces the layout inspector as well.
  ///
  /// - Quirk: an inspector that the user set is discarded; advisory `inspector-discarded`.
  ///   `ASCollectionView.mm`, `-setCollectionViewLayout:`.
  open override var collectionViewLayout: UICollectionViewLayout {
    get { super.collectionViewLayout }
    set {
      if customInspector != nil { adviseOfDiscardedInspector() }
      super.collectionViewLayout = newValue
      connectLayout()
      customInspector = nil
      ownInspector = nil
    }
  }

  /// Replaces the layout, but not the layout inspector.
  ///
  /// - Quirk: ranges keep the former layout; advisory `ranges-keep-former-layout`. The inspector, with the
  ///   former layout's directions and item size, is kept as well. `ASCollectionViewLayoutController.mm`,
  ///   `-initWithCollectionView:`; `ASCollectionView.mm` overrides only `-setCollectionViewLayout:`.
  open override func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    if layout !== collectionViewLayout { report(.rangesKeepFormerLayout()) }
    super.setCollectionViewLayout(layout, animated: animated, completion: completion)
  }

  /// Registers a layout that a delegate computes with the data controller, so that updates compute
  /// it in advance.
  ///
  /// Source: `ASCollectionView.mm`, `-_configureCollectionViewLayout:`, which keeps the former
  /// delegate when the new layout is of another class; the reference is weak.
  private func connectLayout() {
    let layout = collectionViewLayout as? ASCollectionLayout
    hasLayoutDelegate = layout != nil
    if let layout { dataController.layoutDelegate = layout }
  }

  private func adviseOfDiscardedInspector() {
    report(
      RuntimeViolation(
        .inspectorDiscarded, severity: .advisory, subject: "ASCollectionView",
        message: "Replacing the layout discards the layout inspector that was set, as in Texture.",
        remedy: "Set layoutInspector again after the layout."))
  }

  /// Loads data that has not been loaded, measures invalidated nodes, lays out subviews and updates
  /// the ranges.
  ///
  /// Source: `ASCollectionView.mm`, `-layoutSubviews`, which updates ranges only in a window.
  open override func layoutSubviews() {
    adoptCurrentEnvironment()
    ownEnvironment.bind {
      loadInitiallyIfNeeded()
      relayoutResizedNodes()
      super.layoutSubviews()
      cellsWereLaidOut()
      if zeroContentInsets { contentInset = .zero }
      displayNode?.runLayoutPass()
      if window != nil { rangeController.updateIfNeeded() }
    }
  }

  private func loadInitiallyIfNeeded() {
    guard needsInitialReload, asyncDataSource != nil, !isInRootViewBeforeWindow else { return }
    reloadData()
  }

  /// The visible area of the content, in points. A new width or height may cause all nodes to be
  /// measured again.
  open override var bounds: CGRect {
    didSet { sizeMayHaveChanged() }
  }

  /// The frame in the superview, in points. A new width or height may cause all nodes to be
  /// measured again.
  open override var frame: CGRect {
    didSet { sizeMayHaveChanged() }
  }

  /// Measures all nodes again if the size changed across the scrolling axis.
  ///
  /// Source: `ASCollectionView.mm`, `-layer:didChangeBoundsWithOldValue:newValue:`.
  private func sizeMayHaveChanged() {
    let (old, new) = (measuredSize, bounds.size)
    guard old != new, !hasLayoutDelegate else { return }
    measuredSize = new
    let directions = scrollableDirections
    let widthMatters = !directions.containsHorizontal && old.width != new.width
    let heightMatters = !directions.containsVertical && old.height != new.height
    if widthMatters || heightMatters { relayoutItems() }
  }

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
  /// `ASCollectionView.mm`, `-willMoveToSuperview:` and `-didMoveToSuperview`; only `_ASDisplayView.mm` does more.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    retainer.follow(self)
  }

  /// Asks the collection node whether a gesture recognizer may begin.
  ///
  /// - Quirk: a view without a node lets none begin, so that it cannot be dragged; advisory
  ///   `container-view-without-node`. `ASCollectionView.mm`, `-gestureRecognizerShouldBegin:`.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if let collectionNode {
      return collectionNode.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    _ = adviseOfMissingNode()
    return false
  }

  // MARK: Edits

  /// Loads the data for the first time. Afterwards, UIKit queries the data that the view displays again.
  ///
  /// To reload the data, call the node's method. Source: `ASCollectionView.mm`, `-reloadData`, which apps
  /// cannot call.
  open override func reloadData() {
    guard isOnMainThread() else { return }
    if dataController.hasLoadedOnce || asyncDataSource == nil {
      reloadView()
    } else {
      reloadData(completion: nil)
    }
  }

  /// Groups edits into one update. Animated if UIView animations are enabled.
  ///
  /// Source: `ASCollectionView.mm`, `-performBatchUpdates:completion:`.
  open override func performBatchUpdates(
    @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(
      animated: UIView.areAnimationsEnabled, updates: updates, completion: completion)
  }

  /// Inserts items. The index paths are those after the update.
  open override func insertItems(at indexPaths: [IndexPath]) {
    edit(.insertItems(indexPaths))
  }

  /// Deletes items. The index paths are those before the update.
  open override func deleteItems(at indexPaths: [IndexPath]) {
    edit(.deleteItems(indexPaths))
  }

  /// Reloads items. The index paths are those before the update.
  open override func reloadItems(at indexPaths: [IndexPath]) {
    edit(.reloadItems(indexPaths))
  }

  /// Moves an item. The move is carried out as a deletion and an insertion.
  ///
  /// During an interactive movement only UIKit's view moves the item, not the data. Source:
  /// `ASCollectionView.mm`, `-moveItemAtIndexPath:toIndexPath:`.
  open override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard !isMovingItem else { return super.moveItem(at: indexPath, to: newIndexPath) }
    edit(.moveItem(indexPath, to: newIndexPath))
  }

  /// Inserts sections. The indexes are those after the update.
  open override func insertSections(_ sections: IndexSet) {
    edit(.insertSections(sections))
  }

  /// Deletes sections. The indexes are those before the update.
  open override func deleteSections(_ sections: IndexSet) {
    edit(.deleteSections(sections))
  }

  /// Reloads sections. The indexes are those before the update.
  open override func reloadSections(_ sections: IndexSet) {
    edit(.reloadSections(sections))
  }

  /// Moves a section. The move is carried out as a deletion and an insertion.
  open override func moveSection(_ section: Int, toSection newSection: Int) {
    edit(.moveSection(section, to: newSection))
  }
}
