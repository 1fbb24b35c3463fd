import UIKit

/// A node that shows the items of a data source in an ``ASCollectionView``.
///
/// Index paths of its members are those of the newest data. Members are for the main thread unless
/// they say otherwise. Source: Texture's `ASCollectionNode`.
open class ASCollectionNode: ASDisplayNode {
  package let optionalMembers = OptionalMemberAnswers()
  @MainActor var pending: CollectionPendingState
  @MainActor private weak var heldDelegate: (any ASCollectionDelegate)?
  @MainActor private weak var heldDataSource: (any ASCollectionDataSource)?
  /// Predicts when the next batch is needed; not kept alive.
  @preconcurrency @MainActor public weak var batchFetchingDelegate: (any ASBatchFetchingDelegate)?

  /// Makes a node whose view has a layout.
  @preconcurrency @MainActor
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    pending = CollectionPendingState(layout: layout)
    super.init()
    attach(to: layout)
  }

  /// Makes a node with a frame, in points.
  @preconcurrency @MainActor
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    pending = CollectionPendingState(layout: layout)
    super.init()
    self.frame = frame
    attach(to: layout)
  }

  /// Makes a node with a frame, in points, and an observer of its edits.
  @preconcurrency @MainActor
  public init(
    frame: CGRect, collectionViewLayout layout: UICollectionViewLayout,
    layoutFacilitator: (any ASCollectionViewLayoutFacilitatorProtocol)?
  ) {
    pending = CollectionPendingState(layout: layout)
    pending.layoutFacilitator = layoutFacilitator
    super.init()
    self.frame = frame
    attach(to: layout)
  }

  /// Makes a node whose layout is computed away from the main actor.
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

  /// A layout that Texture computes asks its node for the elements.
  @MainActor private func attach(to layout: UICollectionViewLayout) {
    (layout as? ASCollectionLayout)?.collectionNode = self
  }

  /// The experimental switches of the pipeline.
  @MainActor var dataControllerFeatures: DataControllerFeatures { pending.features }

  /// Whoever shows UIKit cells: the data source, if it adopts interop.
  @MainActor var interopDataSource: (any ASCollectionDataSourceInterop)? {
    heldDataSource as? any ASCollectionDataSourceInterop
  }

  /// The range of every item, where a subclass decides it whatever the delegate says.
  @MainActor func itemRangeOfSubclass() -> ASSizeRange? { nil }

  // MARK: View

  /// The collection view, which is made at the first question.
  @preconcurrency @MainActor
  open override var view: ASCollectionView {
    guard let view = super.view as? ASCollectionView else {
      return ASCollectionView(layout: pending.layout, node: self)
    }
    return view
  }

  /// The collection view if it has been made.
  @MainActor var loadedCollectionView: ASCollectionView? {
    isNodeLoaded ? view : nil
  }

  override func makeDefaultView() -> UIView {
    let viewClass = pending.viewClass ?? ASCollectionView.self
    return viewClass.init(layout: pending.layout, node: self)
  }

  /// Hands everything that was set before to the view.
  @preconcurrency @MainActor
  open override func didLoad() {
    super.didLoad()
    pending.apply(to: view)
    view.setAsyncDataSource(heldDataSource)
    view.setAsyncDelegate(heldDelegate)
    if pending.inverted { transform = CATransform3DMakeScale(1, -1, 1) }
  }

  /// Loads the data at once inside a range-managed cell.
  @preconcurrency @MainActor
  open override func didEnterPreloadState() {
    super.didEnterPreloadState()
    guard isRangeManaged, !bounds.isEmpty else { return }
    view.layoutIfNeeded()
  }

  /// Checks for a batch fetch; cells on screen have the state already, by the tree of layers.
  @preconcurrency @MainActor
  open override func interfaceStateDidChange(
    _ newState: ASInterfaceState, from oldState: ASInterfaceState
  ) {
    super.interfaceStateDidChange(newState, from: oldState)
    guard let view = loadedCollectionView else { return }
    guard newState.contains(.visible), !oldState.contains(.visible) else { return }
    environment.bind { view.checkForBatchFetching() }
  }

  /// Drops the contents of all nodes.
  @preconcurrency @MainActor
  open override func clearContents() {
    super.clearContents()
    loadedCollectionView?.rangeController.clearContents()
  }

  /// Drops the preloaded data of all nodes.
  @preconcurrency @MainActor
  open override func didExitPreloadState() {
    super.didExitPreloadState()
    loadedCollectionView?.rangeController.clearPreloadedData()
  }

  override class var drawsNothing: Bool { true }

  @MainActor override func traitsDidChange() { loadedCollectionView?.adoptTraitsOfNode() }

  // MARK: Data source and delegate

  /// Hears what happens; not kept alive.
  @preconcurrency @MainActor
  open var delegate: (any ASCollectionDelegate)? {
    get { heldDelegate }
    set { adoptDelegate(newValue) }
  }

  /// Describes the data; not kept alive.
  @preconcurrency @MainActor
  open var dataSource: (any ASCollectionDataSource)? {
    get { heldDataSource }
    set { adoptDataSource(newValue) }
  }

  @MainActor final func adoptDelegate(_ delegate: (any ASCollectionDelegate)?) {
    heldDelegate = delegate
    loadedCollectionView?.setAsyncDelegate(delegate)
  }

  @MainActor final func adoptDataSource(_ dataSource: (any ASCollectionDataSource)?) {
    heldDataSource = dataSource
    loadedCollectionView?.setAsyncDataSource(dataSource)
  }
}
