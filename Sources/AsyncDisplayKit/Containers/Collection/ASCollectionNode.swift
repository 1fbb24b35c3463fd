import UIKit

/// A node that shows the items of a data source in an ``ASCollectionView``.
///
/// Index paths of its members are those of the newest data. Members are for the main thread unless
/// they say otherwise. Source: `ASCollectionNode.h`, `ASCollectionNode`.
open class ASCollectionNode: ASDisplayNode {
  package let optionalMembers = OptionalMemberAnswers()
  @MainActor var pending: CollectionPendingState
  @MainActor private weak var heldDelegate: (any ASCollectionDelegate)?
  @MainActor private weak var heldDataSource: (any ASCollectionDataSource)?
  /// The object that predicts when the next batch is needed.
  ///
  /// - Quirk: the node retains the object, although the header declares it weak. `ASCollectionNode.mm`,
  ///   `-setBatchFetchingDelegate:`.
  @preconcurrency @MainActor open var batchFetchingDelegate: (any ASBatchFetchingDelegate)?

  /// Creates a node whose view uses a layout.
  @preconcurrency @MainActor
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    pending = CollectionPendingState(layout: layout)
    super.init()
    attach(to: layout)
  }

  /// Creates a node whose view uses a layout and is made with a frame in points.
  ///
  /// The node itself has no frame before. Source: `ASCollectionNode.mm`,
  /// `-initWithFrame:collectionViewLayout:layoutFacilitator:`.
  @preconcurrency @MainActor
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    pending = CollectionPendingState(layout: layout)
    pending.frame = frame
    super.init()
    attach(to: layout)
  }

  /// Creates a node with a layout, the frame of its view in points, and an object that is notified before edits
  /// are applied.
  @preconcurrency @MainActor
  public init(
    frame: CGRect, collectionViewLayout layout: UICollectionViewLayout,
    layoutFacilitator: (any ASCollectionViewLayoutFacilitatorProtocol)?
  ) {
    pending = CollectionPendingState(layout: layout)
    pending.layoutFacilitator = layoutFacilitator
    pending.frame = frame
    super.init()
    attach(to: layout)
  }

  /// Creates a node whose layout a delegate computes in the background.
  @preconcurrency @MainActor
  public init(
    layoutDelegate: any ASCollectionLayoutDelegate,
    layoutFacilitator: (any ASCollectionViewLayoutFacilitatorProtocol)?
  ) {
    let layout = ASCollectionLayout(layoutDelegate: layoutDelegate)
    pending = CollectionPendingState(layout: layout)
    pending.layoutFacilitator = layoutFacilitator
    super.init()
    attach(to: layout)
  }

  /// Connects a layout that a delegate computes to the node, which provides its elements.
  ///
  /// The node wraps a foreign view. Source: `ASCollectionNode.mm`,
  /// `-initWithFrame:collectionViewLayout:layoutFacilitator:`.
  @MainActor private func attach(to layout: UICollectionViewLayout) {
    flags.insert(.synchronous)
    (layout as? ASCollectionLayout)?.collectionNode = self
  }

  /// The experimental features of the data controller.
  @MainActor var dataControllerFeatures: DataControllerFeatures { pending.features }

  /// The data source, if it provides UIKit cells.
  @MainActor var interopDataSource: (any ASCollectionDataSourceInterop)? {
    presentDataSource as? any ASCollectionDataSourceInterop
  }

  /// Returns the size range of every item, in a subclass that decides it regardless of the
  /// delegate.
  @MainActor func itemRangeOfSubclass() -> ASSizeRange? { nil }

  // MARK: View

  /// The collection view. The first access loads it.
  @preconcurrency @MainActor
  open override var view: ASCollectionView {
    guard let view = super.view as? ASCollectionView else {
      return ASCollectionView(layout: pending.layout, node: self)
    }
    return view
  }

  @MainActor var containerView: ASCollectionView { view }

  override func makeDefaultView() -> UIView {
    guard let viewClass = pending.viewClass else {
      return ASCollectionView(layout: pending.layout, node: self)
    }
    let coder = CollectionViewCoder(layout: pending.layout, node: self)
    return viewClass.init(coder: coder) ?? ASCollectionView(layout: pending.layout, node: self)
  }

  /// Applies the values that were set before the view was loaded.
  ///
  /// Source: `ASCollectionNode.mm`, `-didLoad`.
  @preconcurrency @MainActor
  open override func didLoad() {
    super.didLoad()
    view.setAsyncDelegate(heldDelegate)
    view.setAsyncDataSource(heldDataSource)
    view.inverted = pending.inverted
    pending.apply(to: view)
  }

  /// Loads the view and the data immediately if the node is range-managed and has a size.
  ///
  /// Source: `ASCollectionNode.mm`, `-didEnterPreloadState`.
  @preconcurrency @MainActor
  open override func didEnterPreloadState() {
    super.didEnterPreloadState()
    guard isRangeManaged, bounds != .zero else { return }
    view.layoutIfNeeded()
  }

  /// Clears the displayed contents of all nodes.
  ///
  /// Source: `ASCollectionNode.mm`, `-clearContents`.
  @preconcurrency @MainActor
  open override func clearContents() {
    super.clearContents()
    loadedContainerView()?.rangeController.clearContents()
  }

  /// Clears the preloaded data of all nodes.
  ///
  /// Source: `ASCollectionNode.mm`, `-didExitPreloadState`.
  @preconcurrency @MainActor
  open override func didExitPreloadState() {
    super.didExitPreloadState()
    loadedContainerView()?.rangeController.clearPreloadedData()
  }

  /// Returns `true`: every gesture recognizer of the view, also its pan recognizer, may begin.
  ///
  /// For the other questions about the view's pan recognizer, let a subclass conform to
  /// `UIGestureRecognizerDelegate`. Source: `ASCollectionNode.mm`, `-gestureRecognizerShouldBegin:`.
  @preconcurrency @MainActor
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  @MainActor override func traitsDidChange() { loadedContainerView()?.adoptTraitsOfNode() }

  // MARK: Data source and delegate

  /// The delegate of the collection node. The node references it weakly.
  @preconcurrency @MainActor
  open var delegate: (any ASCollectionDelegate)? {
    get { isNodeLoaded ? view.asyncDelegate : heldDelegate }
    set { adoptDelegate(newValue) }
  }

  /// The object that provides the data. The node references it weakly.
  @preconcurrency @MainActor
  open var dataSource: (any ASCollectionDataSource)? {
    get { presentDataSource }
    set { adoptDataSource(newValue) }
  }

  @MainActor final func adoptDelegate(_ delegate: (any ASCollectionDelegate)?) {
    heldDelegate = delegate
    guard isNodeLoaded else { return }
    performOnMain { ($0 as? ASCollectionNode)?.giveDelegateToView() }
  }

  @MainActor final func adoptDataSource(_ dataSource: (any ASCollectionDataSource)?) {
    heldDataSource = dataSource
    guard isNodeLoaded else { return }
    performOnMain { ($0 as? ASCollectionNode)?.giveDataSourceToView() }
  }

  // Source: `ASCollectionNode.mm`, `-setDelegate:` and `-setDataSource:`, which any thread may call.
  @MainActor private func giveDelegateToView() { view.setAsyncDelegate(heldDelegate) }
  @MainActor private func giveDataSourceToView() { view.setAsyncDataSource(heldDataSource) }

  /// The data source of the loaded view, or the one that a view to be loaded will get.
  @MainActor private var presentDataSource: (any ASCollectionDataSource)? {
    isNodeLoaded ? view.asyncDataSource : heldDataSource
  }

  /// Groups edits into one update.
  ///
  /// The closure for edits needs no `self.`, because Texture releases the block at the end of the
  /// call.
  ///
  /// - Parameters:
  ///   - animated: A Boolean value that indicates whether the view animates the update.
  ///   - updates: A closure that makes the edits. The data has to change in it or before it.
  ///   - completion: A closure that is called when the update has been applied, with a Boolean
  ///     value that indicates whether it was carried out.
  @preconcurrency @MainActor
  open func performBatch(
    animated: Bool, @_implicitSelfCapture updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    performContainerBatch(animated: animated, updates: updates, completion: completion)
  }

  /// Groups edits into one update. Animated if UIView animations are enabled.
  ///
  /// Source: `ASCollectionNode.mm`, `-performBatchUpdates:completion:`.
  @preconcurrency @MainActor
  open func performBatchUpdates(
    @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(
      animated: UIView.areAnimationsEnabled, updates: updates, completion: completion)
  }

  /// Inserts sections. The indexes are those after the update.
  @preconcurrency @MainActor
  open func insertSections(_ sections: IndexSet) {
    loadedContainerView()?.insertSections(sections)
  }

  /// Deletes sections. The indexes are those before the update.
  @preconcurrency @MainActor
  open func deleteSections(_ sections: IndexSet) {
    loadedContainerView()?.deleteSections(sections)
  }

  /// Reloads sections. The indexes are those before the update.
  @preconcurrency @MainActor
  open func reloadSections(_ sections: IndexSet) {
    loadedContainerView()?.reloadSections(sections)
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
  /// The reload is a batch of the node: a subclass may override `performBatch(animated:updates:completion:)`.
  /// Source: `ASCollectionNode.mm`, `-reloadDataWithCompletion:`.
  ///
  /// - Parameter completion: A closure that is called when the reload has been applied.
  /// - Quirk: before the view is loaded the completion is never called; advisory
  ///   `reload-before-load`. `ASCollectionNode.mm`, `-reloadDataWithCompletion:`.
  @preconcurrency @MainActor
  open func reloadData(completion: (() -> Void)?) {
    guard let view = loadedContainerView() else { return reloadContainer(completion: completion) }
    guard view.prepareReload() else { return }
    performBatchUpdates(
      { view.edit(.reloadData) }, completion: completion.map { completion in { _ in completion() } }
    )
  }

  /// Measures again every node that has been created.
  @preconcurrency @MainActor
  open func relayoutItems() { loadedContainerView()?.relayoutItems() }

  /// Inserts items. The index paths are those after the update.
  @preconcurrency @MainActor
  open func insertItems(at indexPaths: [IndexPath]) {
    loadedContainerView()?.insertItems(at: indexPaths)
  }

  /// Deletes items. The index paths are those before the update.
  @preconcurrency @MainActor
  open func deleteItems(at indexPaths: [IndexPath]) {
    loadedContainerView()?.deleteItems(at: indexPaths)
  }

  /// Reloads items. The index paths are those before the update.
  @preconcurrency @MainActor
  open func reloadItems(at indexPaths: [IndexPath]) {
    loadedContainerView()?.reloadItems(at: indexPaths)
  }

  /// Moves an item. The move is carried out as a deletion and an insertion.
  @preconcurrency @MainActor
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    loadedContainerView()?.moveItem(at: indexPath, to: newIndexPath)
  }

  /// A Boolean value that indicates whether the content starts at the bottom of the view.
  @preconcurrency @MainActor
  open var inverted: Bool {
    get { read(\.inverted, \.inverted) }
    set { setInverted(newValue) }
  }

  /// A Boolean value that indicates whether the user can select items. The default is `true`.
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

  /// The layout of the collection view.
  @preconcurrency @MainActor
  open var collectionViewLayout: UICollectionViewLayout {
    get { read(\.collectionViewLayout, \.layout) }
    set {
      (newValue as? ASCollectionLayout)?.collectionNode = self
      write(newValue, \.layout) { $0.collectionViewLayout = newValue }
    }
  }

  /// Scrolls until an item is visible. The index path is that in the newest data.
  @preconcurrency @MainActor
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    withShownItem(at: indexPath) { view, shown in
      view.scrollToItem(at: shown, at: scrollPosition, animated: animated)
    }
  }

  /// Selects an item. The index path is that in the newest data.
  ///
  /// `nil` has no effect, unlike in UIKit's view. Source: `ASCollectionNode.mm`,
  /// `-selectItemAtIndexPath:animated:scrollPosition:`.
  @preconcurrency @MainActor
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    select(indexPath, itemName: "Item") { view, shown in
      view.selectItem(at: shown, animated: animated, scrollPosition: scrollPosition)
    }
  }

  /// Deselects an item. The index path is that in the newest data.
  @preconcurrency @MainActor
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    withShownItem(at: indexPath) { view, shown in view.deselectItem(at: shown, animated: animated) }
  }

  /// Returns the number of items in a section of the newest data.
  @preconcurrency @MainActor
  open func numberOfItems(inSection section: Int) -> Int {
    newestItemCount(inSection: section)
  }

  /// The number of sections in the newest data.
  @preconcurrency @MainActor
  open var numberOfSections: Int { newestMap().numberOfSections }

  /// Returns the node of an item in the newest data. Creates the node if needed.
  @preconcurrency @MainActor
  open func nodeForItem(at indexPath: IndexPath) -> ASCellNode? {
    newestMap().elementForItem(at: indexPath)?.node
  }

  /// Returns the model of an item in the newest data.
  @preconcurrency @MainActor
  open func nodeModelForItem(at indexPath: IndexPath) -> Any? {
    newestMap().elementForItem(at: indexPath)?.nodeModel
  }

  /// Returns the index path of an item's or a supplementary element's node in the newest data.
  ///
  /// Source: `ASCollectionNode.mm`, `-indexPathForNode:`, and `ASElementMap.mm`, `-indexPathForElement:`.
  @preconcurrency @MainActor
  open func indexPath(for cellNode: ASCellNode) -> IndexPath? {
    newestIndexPath(of: cellNode)
  }

  /// Returns the context of a section in the newest data.
  @preconcurrency @MainActor
  open func context(forSection section: Int) -> (any ASSectionContext)? {
    presentMap().context(forSection: section)
  }

  /// The elements that the view displays.
  @preconcurrency @MainActor
  open var visibleElements: ASElementMap { shownMap() }

  /// The nodes of the items on screen.
  @preconcurrency @MainActor
  open var visibleNodes: [ASCellNode] { loadedContainerView()?.visibleNodes() ?? [] }

  /// The index paths of the items on screen, in the newest data.
  @preconcurrency @MainActor
  open var indexPathsForVisibleItems: [IndexPath] {
    newestIndexPaths(ofShown: loadedContainerView()?.indexPathsForVisibleItems ?? [])
  }

  /// The index paths of the selected items, in the newest data.
  @preconcurrency @MainActor
  open var indexPathsForSelectedItems: [IndexPath]? {
    containerView.indexPathsForSelectedItems.map(newestIndexPaths(ofShown:))
  }

  /// Returns the index path of the item at a point, in points of the content.
  @preconcurrency @MainActor
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    containerView.indexPathForItem(at: point).flatMap(newestIndexPath(ofShown:))
  }

  /// Returns the cell of an item, or `nil` if the item is not on screen.
  @preconcurrency @MainActor
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shownItem(at: indexPath).flatMap { $0.view.cellForItem(at: $0.indexPath) }
  }

  /// The distance to the end of the content, in screenfuls, at which a batch fetch begins. 2 once
  /// the view is loaded.
  ///
  /// - Quirk: before the view is loaded, the value is 0 or the one that was set; a value that was
  ///   set is lost when the view is loaded; advisory `batching-set-before-load`.
  ///   `ASCollectionNode.mm`, `-setLeadingScreensForBatching:` and `-didLoad`.
  @preconcurrency @MainActor
  open var leadingScreensForBatching: CGFloat {
    get { loadedContainerView()?.leadingScreensForBatching ?? pending.leadingScreens }
    set { setLeadingScreens(newValue) }
  }

  /// A Boolean value that indicates whether the user can select more than one item. The default is
  /// `false`.
  @preconcurrency @MainActor
  open var allowsMultipleSelection: Bool {
    get { self[\.allowsMultipleSelection, \.allowsMultipleSelection] }
    set { self[\.allowsMultipleSelection, \.allowsMultipleSelection] = newValue }
  }

  /// A Boolean value that indicates whether content shorter than the view bounces vertically.
  @preconcurrency @MainActor
  open var alwaysBounceVertical: Bool {
    get { self[\.alwaysBounceVertical, \.alwaysBounceVertical] }
    set { self[\.alwaysBounceVertical, \.alwaysBounceVertical] = newValue }
  }

  /// A Boolean value that indicates whether content narrower than the view bounces horizontally.
  @preconcurrency @MainActor
  open var alwaysBounceHorizontal: Bool {
    get { self[\.alwaysBounceHorizontal, \.alwaysBounceHorizontal] }
    set { self[\.alwaysBounceHorizontal, \.alwaysBounceHorizontal] = newValue }
  }

  /// A Boolean value that indicates whether the vertical scroll indicator is visible. The default
  /// is `true`.
  @preconcurrency @MainActor
  open var showsVerticalScrollIndicator: Bool {
    get { self[\.showsVerticalScrollIndicator, \.showsVerticalIndicator] }
    set { self[\.showsVerticalScrollIndicator, \.showsVerticalIndicator] = newValue }
  }

  /// A Boolean value that indicates whether the horizontal scroll indicator is visible. The default
  /// is `true`.
  @preconcurrency @MainActor
  open var showsHorizontalScrollIndicator: Bool {
    get { self[\.showsHorizontalScrollIndicator, \.showsHorizontalIndicator] }
    set { self[\.showsHorizontalScrollIndicator, \.showsHorizontalIndicator] = newValue }
  }

  /// A Boolean value that indicates whether scrolling stops at multiples of the view's bounds.
  @preconcurrency @MainActor
  open var isPagingEnabled: Bool {
    get { self[\.isPagingEnabled, \.isPagingEnabled] }
    set { self[\.isPagingEnabled, \.isPagingEnabled] = newValue }
  }

  /// The object that determines the size ranges of the layout's elements. The view references it
  /// weakly.
  @preconcurrency @MainActor
  open var layoutInspector: (any ASCollectionViewLayoutInspecting)? {
    get { self[\.layoutInspector, \.inspector] }
    set { self[\.layoutInspector, \.inspector] = newValue }
  }

  /// A Boolean value that indicates whether every edit waits until it is applied, as in a plain
  /// collection view. The default is `false`.
  ///
  /// The older name of ``ASCellLayoutMode/alwaysSync``.
  @preconcurrency @MainActor
  open var usesSynchronousDataLoading: Bool {
    get { cellLayoutMode.contains(.alwaysSync) }
    set {
      if newValue { cellLayoutMode.insert(.alwaysSync) } else { cellLayoutMode.remove(.alwaysSync) }
    }
  }

  /// Options for how nodes are created and measured and how updates are applied.
  @preconcurrency @MainActor
  open var cellLayoutMode: ASCellLayoutMode {
    get { read(\.policy.mode, \.layoutMode) }
    set {
      if newValue.contains(.alwaysLazy) {
        report(
          .unsupportedLayoutMode,
          "cellLayoutMode contains alwaysLazy, which is no longer supported.",
          remedy: "Remove it: nodes are measured in any case.")
      }
      write(newValue, \.layoutMode) { $0.policy.mode = newValue }
    }
  }

  /// The class of the view: ``ASCollectionView`` unless a subclass was set. Set it before the view is
  /// loaded; a later change is reported.
  ///
  /// Source: `ASCollectionNode.mm`, `-setCollectionViewClass:`.
  @preconcurrency @MainActor
  open var collectionViewClass: ASCollectionView.Type? {
    get { pending.viewClass ?? ASCollectionView.self }
    set {
      guard newValue != pending.viewClass else { return }
      if isNodeLoaded {
        report(
          .changeAfterLoad, "collectionViewClass was set after the node was loaded.",
          remedy: "Set it before the view is first accessed.")
      }
      pending.viewClass = newValue
    }
  }

  /// The delegate of a layout that is computed in the background, or `nil` for other layouts.
  @preconcurrency @MainActor
  open var layoutDelegate: (any ASCollectionLayoutDelegate)? {
    (collectionViewLayout as? ASCollectionLayout)?.layoutDelegate
  }

  /// The direction in which the content scrolls. Empty while the content is at rest.
  @preconcurrency @MainActor
  open var scrollDirection: ASScrollDirection { loadedContainerView()?.scrollDirection ?? .none }

  /// The directions in which the content can scroll.
  @preconcurrency @MainActor
  open var scrollableDirections: ASScrollDirection {
    loadedContainerView()?.scrollableDirections ?? .none
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

  /// Registers a kind of supplementary element that displays nodes. Loads the view if needed.
  ///
  /// Source: `ASCollectionNode.mm`, `-registerSupplementaryNodeOfKind:`.
  @preconcurrency @MainActor
  open func registerSupplementaryNode(ofKind elementKind: String) {
    containerView.registerSupplementaryNode(ofKind: elementKind)
  }

  /// Begins a group of edits. Texture's older form of `performBatchUpdates(_:completion:)`.
  @preconcurrency @MainActor
  open func beginUpdates() { loadedContainerView()?.beginBatch() }

  /// Ends a group of edits. Texture's older form of `performBatch(animated:updates:completion:)`.
  @preconcurrency @MainActor
  open func endUpdates(animated: Bool, completion: ((Bool) -> Void)? = nil) {
    loadedContainerView()?.endBatch(animated: animated, completion: completion)
  }

  /// A Boolean value that indicates whether an update has not been applied yet.
  @preconcurrency @MainActor
  open var isProcessingUpdates: Bool { loadedContainerView()?.isProcessingUpdates ?? false }

  /// A Boolean value that indicates whether the displayed data matches the data source.
  @preconcurrency @MainActor
  open var isSynchronized: Bool { loadedContainerView()?.isSynchronized ?? true }

  /// Calls a closure when no update is being processed, or immediately before the view is loaded.
  @preconcurrency @MainActor
  open func onDidFinishProcessingUpdates(_ didFinishProcessingUpdates: @escaping () -> Void) {
    onEndOfProcessing(didFinishProcessingUpdates)
  }

  /// Calls a closure when the displayed data matches the data source.
  @preconcurrency @MainActor
  open func onDidFinishSynchronizing(_ didFinishSynchronizing: @escaping () -> Void) {
    guard let view = loadedContainerView() else { return didFinishSynchronizing() }
    view.onDidFinishSynchronizing(didFinishSynchronizing)
  }

  /// Blocks the main actor until all updates have been applied.
  @preconcurrency @MainActor
  open func waitUntilAllUpdatesAreProcessed() {
    loadedContainerView()?.waitUntilAllUpdatesAreProcessed()
  }

  /// Blocks the main actor until all updates have been applied. Former name of ``waitUntilAllUpdatesAreProcessed()``.
  @preconcurrency @MainActor
  open func waitUntilAllUpdatesAreCommitted() { waitUntilAllUpdatesAreProcessed() }
}

extension ASCollectionNode: ContainerNode, OptionalMemberCaller, ASRangeManagingNode {
  /// Reloads the data. Source: `ASCollectionNode.mm`, `-reloadDataInitiallyIfNeeded`.
  func loadDataInitially(in view: ASCollectionView) { reloadData() }
}
