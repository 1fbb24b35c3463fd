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
  @preconcurrency @MainActor public var batchFetchingDelegate: (any ASBatchFetchingDelegate)?

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

  @MainActor var loadedContainerView: ASCollectionView? {
    isNodeLoaded && checkContainerThread() ? view : nil
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
    loadedContainerView?.rangeController.clearContents()
  }

  /// Clears the preloaded data of all nodes.
  ///
  /// Source: `ASCollectionNode.mm`, `-didExitPreloadState`.
  @preconcurrency @MainActor
  open override func didExitPreloadState() {
    super.didExitPreloadState()
    loadedContainerView?.rangeController.clearPreloadedData()
  }

  @MainActor override func traitsDidChange() { loadedContainerView?.adoptTraitsOfNode() }

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
    loadedContainerView?.insertSections(sections)
  }

  /// Deletes sections. The indexes are those before the update.
  @preconcurrency @MainActor
  open func deleteSections(_ sections: IndexSet) {
    loadedContainerView?.deleteSections(sections)
  }

  /// Reloads sections. The indexes are those before the update.
  @preconcurrency @MainActor
  open func reloadSections(_ sections: IndexSet) {
    loadedContainerView?.reloadSections(sections)
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
  /// - Parameter completion: A closure that is called when the reload has been applied.
  /// - Quirk: before the view is loaded the completion is never called; advisory
  ///   `reload-before-load`. `ASCollectionNode.mm`, `-reloadDataWithCompletion:`.
  @preconcurrency @MainActor
  open func reloadData(completion: (() -> Void)?) {
    reloadContainer(completion: completion)
  }

  /// Measures again every node that has been created.
  @preconcurrency @MainActor
  open func relayoutItems() { loadedContainerView?.relayoutItems() }

  /// Inserts items. The index paths are those after the update.
  @preconcurrency @MainActor
  open func insertItems(at indexPaths: [IndexPath]) {
    loadedContainerView?.insertItems(at: indexPaths)
  }

  /// Deletes items. The index paths are those before the update.
  @preconcurrency @MainActor
  open func deleteItems(at indexPaths: [IndexPath]) {
    loadedContainerView?.deleteItems(at: indexPaths)
  }

  /// Reloads items. The index paths are those before the update.
  @preconcurrency @MainActor
  open func reloadItems(at indexPaths: [IndexPath]) {
    loadedContainerView?.reloadItems(at: indexPaths)
  }

  /// Moves an item. The move is carried out as a deletion and an insertion.
  @preconcurrency @MainActor
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    loadedContainerView?.moveItem(at: indexPath, to: newIndexPath)
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
}

extension ASCollectionNode: ContainerNode, OptionalMemberCaller {}
