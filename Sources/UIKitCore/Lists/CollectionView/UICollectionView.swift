import Foundation

/// A scrolling view of items. A layout determines their positions, and their views are reused.
///
/// Cells exist only for visible items. Reloading is lazy: the data source is asked for counts in
/// the next layout pass or query. Edits are checked like UIKit's consistency check does. A batch
/// update that fails the check is a ``RuntimeViolation``, stored in ``violations``, after which the
/// view reloads, as UIKit does since iOS 13. The rules V1 to V15 describe decisions where Apple
/// documents no behavior:
/// - V1: the data source is asked for the number of sections, then for the number of items of each
///   section in order. Then the layout is prepared, and then cells are requested.
/// - V2: a reload is lazy. The display of former views ends first, and then they are reused.
/// - V3: the delegate is notified of new views. Then they can be found by index path. Then the
///   display of others ends.
/// - V4: a pool returns the view that was returned to it last, prepared for reuse when it is
///   dequeued.
/// - V5: scrolling to an item includes insets and stays within the range.
/// - V6, V7, V8: batch updates are checked and applied as UIKit's documentation and messages
///   describe. Completion handlers are called immediately without animation, otherwise at its end
///   [Apple, `performBatchUpdates(_:completion:)`]. Decided here: views move immediately, the
///   duration is that of ``RuntimeMetrics/Lists``, and updates outside of a window are not animated. In Texture's
///   containers, the animation also ends when no other work is left, because their batch fetching,
///   ranges and synchronization continue in completion handlers.
/// - V9: touches call the delegate's decisions in UIKit's order. A reload clears the selection.
/// - V10: the data of one page ahead is prefetched. Cells are not.
/// - V11: the layout can change where a drag stops.
/// - V12: adjusted content insets are used everywhere.
/// - V13: elements that the layout estimates are measured by
///   ``UICollectionReusableView/preferredLayoutAttributesFitting(_:)`` before they are displayed,
///   and the layout decides on the result [Apple, that method,
///   `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`]. A change of
///   size above the first visible item with a known size moves the offset, unless the content is at
///   its beginning (decided here, as in rule T5 of ``UITableView``). Edits keep the offset, and
///   sizes stay with their items until these are reloaded.
/// - V14: during interactive movement, items between the former and the new index path of the moved
///   item have the frames of their neighbors [Apple, `updateInteractiveMovementTargetPosition(_:)`].
/// - V15: scrolling to an item measures the items that become visible, so that the item is at the position
///   with measured sizes (decided here, as in rule T12 of ``UITableView``).
///
/// All members belong to the main actor.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  package let optionalMembers = OptionalMemberAnswers()
  /// The environment of the first window, or that in which the list was created. It is bound for every callback.
  package var ownEnvironment = RuntimeEnvironment.current
  var data = ListData()
  var layoutState = CollectionLayoutState()
  var visible = VisibleElements<ElementKey, UICollectionReusableView>()
  var retired: [Entry] = []
  var pools = ReusePools()
  var request: DequeueRequest?
  var missingViews: Set<ElementKey> = []
  var selection = ItemSelection()
  var batch: ListUpdateBatch?
  var prefetching = PrefetchWindow()
  var movement: InteractiveMovement?
  var dragging = ListDragging()
  var touchedPath: IndexPath?
  /// The index path of the item whose swipe actions are revealed, or `nil`.
  var swipedPath: IndexPath?
  private var storedLayout: UICollectionViewLayout {
    didSet { sizingLayout = storedLayout as? any SizingLayout }
  }
  /// The layout, if it replaces estimated sizes by those of the contents.
  private(set) var sizingLayout: (any SizingLayout)?

  /// The source of the sizes of elements that the layout estimates.
  package var sizing = ElementSizing.byContent

  /// The violations and advisories of this view's use, oldest first.
  public package(set) var violations: [RuntimeViolation] = []

  /// Creates a view with a frame in points and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    sizingLayout = layout as? any SizingLayout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a view with a flow layout. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    let layout = UICollectionViewFlowLayout()
    storedLayout = layout
    sizingLayout = layout
    super.init(coder: coder)
    storedLayout.collectionView = self
  }

  /// The visible rectangle in points of the content. While the layout decides on a change, it is
  /// the former rectangle.
  open override var bounds: CGRect {
    get { layoutState.formerBounds ?? super.bounds }
    set { askingLayout(ofSize: newValue.size) { super.bounds = newValue } }
  }

  /// The frame in the superview, in points.
  open override var frame: CGRect {
    get { super.frame }
    set { askingLayout(ofSize: newValue.size) { super.frame = newValue } }
  }

  // MARK: Data source and delegate

  /// The data source of the collection view. Setting it reloads the data.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { markReload() } }
  }

  /// A delegate that a subclass sets to translate calls for the app's ``delegate``.
  ///
  /// Texture's delegate proxy passes all other calls unchanged to the app's delegate, with UIKit's
  /// index paths.
  package weak var delegateInterceptor: (any UICollectionViewDelegate)? {
    didSet { scrollDelegate = effectiveDelegate }
  }

  /// The object that receives the delegate calls: the interceptor if there is one, or the delegate.
  package var effectiveDelegate: (any UICollectionViewDelegate)? { delegateInterceptor ?? delegate }

  /// A closure of a subclass that is called for a touch on an item while the view allows no selection.
  package var touchWithoutSelection: ((IndexPath) -> Void)?

  /// The delegate of the collection view. Setting it invalidates the layout.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = effectiveDelegate
      if delegate !== oldValue { storedLayout.invalidateLayout() }
    }
  }

  /// The data source that is notified of items that may soon be displayed.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// A Boolean value that indicates whether the prefetching data source is called. The default is
  /// `true`.
  ///
  /// One page of items ahead in the scroll direction is announced. Apple does not document the
  /// range. Cells are never created before they are shown.
  open var isPrefetchingEnabled = true

  // MARK: Drag and drop

  /// The delegate that provides the items dragged from the view.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?

  /// The delegate that handles the items dropped on the view.
  ///
  /// Without a drop delegate, an item of this collection view that is dropped on it is moved by the
  /// data source.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?

  /// A Boolean value that indicates whether items can be dragged. The default is `true`, as on
  /// phones since iOS 15.
  open var dragInteractionEnabled = true

  /// The speed with which items make space for dragged items. The default is `immediate`. Not used
  /// by the runtime, which reports `unused-member`.
  open var reorderingCadence = ReorderingCadence.immediate {
    didSet { reportUnused("UICollectionView", if: reorderingCadence != .immediate) }
  }

  // MARK: Layout

  /// The layout of the view. Setting it applies the new layout in the next layout pass.
  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Replaces the layout. With animation, the layout pass runs immediately.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout and then calls a closure with `true`.
  ///
  /// Rule: Apple's documentation of the method: the completion handler runs when the animations
  /// finish. An animated exchange applies the new layout immediately, and ends after the duration
  /// of ``RuntimeMetrics/Lists``.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let former = storedLayout
    storedLayout = layout
    exchangeLayouts(from: former, to: layout)
    if animated || completion != nil { layoutIfNeeded() }
    guard let completion else { return }
    guard animated else { return completion(true) }
    afterLayoutExchange { completion(true) }
  }

  /// Replaces the layout without notifying the layouts, which transitions notify themselves.
  func replaceLayout(with layout: UICollectionViewLayout) {
    storedLayout = layout
    layout.collectionView = self
    layout.invalidateLayout()
    setNeedsLayout()
  }

  /// Computes the layout if it is invalid, and then shows and hides views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    ownEnvironment.bind {
      performLayoutPass()
      releaseMadeViews()
    }
  }

  override func sizeOfSubviewDidChange(_ view: UIView, _ cause: SizeInvalidation) {
    guard !data.isInPass, selfSizingInvalidation.allows(cause) else { return }
    measureAgain(view)
  }

  /// Notifies the layout of new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    sizingLayout?.traitsDidChange(from: previousTraitCollection)
  }

  override func contentOffsetDidChange() {
    super.contentOffsetDidChange()
    if isDragging { stopTrackingTouch() }
  }

  package override func targetOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    storedLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  // MARK: Registration and reuse

  /// Registers the class of cells with an identifier. `nil` unregisters the identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(
      cellClass, as: UICollectionViewCell.self,
      for: ReusePoolKey(category: .cell, kind: "", identifier: identifier))
  }

  /// Registers the class of supplementary views with a kind and an identifier. `nil` unregisters
  /// them.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(
      viewClass, as: UICollectionReusableView.self,
      for: ReusePoolKey(category: .supplementaryView, kind: elementKind, identifier: identifier))
  }

  /// Returns a reused or new cell for the data source to configure.
  ///
  /// The layout's attributes are applied to the cell before it is returned. An identifier without a
  /// registered class is a violation, and a plain cell is returned.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let key = ReusePoolKey(category: .cell, kind: "", identifier: identifier)
    return dequeue(key, at: indexPath) as? UICollectionViewCell
      ?? UICollectionViewCell(frame: .zero)
  }

  /// Returns a reused or new supplementary view for the data source to configure.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = ReusePoolKey(
      category: .supplementaryView, kind: elementKind, identifier: identifier)
    return dequeue(key, at: indexPath) ?? UICollectionReusableView(frame: .zero)
  }

  // MARK: Data

  /// The number of sections. The data source is asked at the first access after a reload.
  open var numberOfSections: Int { knownCounts.count }

  /// Returns the number of items in a section.
  ///
  /// A section that does not exist is a violation, and the result is 0.
  open func numberOfItems(inSection section: Int) -> Int {
    knownCount(inSection: section) ?? reportUnknownSection(section)
  }

  /// Discards the visible views and the selection. The next layout pass or query asks the data
  /// source again.
  ///
  /// The display of visible views ends in that pass, before others are requested. The selection is
  /// cleared without notifying the delegate (rule V9: the evidence is divided).
  open func reloadData() {
    guard isOnMainThread("\(type(of: self))") else { return }
    markReload()
  }

  /// Combines edits to one update, which is checked and shown when the outermost batch ends.
  ///
  /// A closure for edits needs no `self.`: UIKit's block ends with the call. A pending layout pass
  /// takes place before the edits. Completion handlers run outer first, then inner ones in order
  /// (Texture's test of UIKit). When animations are enabled and the view is in a window, they run
  /// at the end of the animation on the virtual clock, otherwise immediately. The views move
  /// immediately in both cases. There is no asynchronous form, which UIKit's header disables
  /// (`UICollectionView.h`, `NS_SWIFT_DISABLE_ASYNC`).
  open func performBatchUpdates(
    @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(updates, completion: completion)
  }

  /// Inserts items at index paths after the batch update.
  open func insertItems(at indexPaths: [IndexPath]) {
    record(indexPaths.map { .insertItem($0) })
  }

  /// Deletes items at index paths before the batch update.
  open func deleteItems(at indexPaths: [IndexPath]) {
    record(indexPaths.map { .deleteItem($0) })
  }

  /// Reloads items at index paths before the batch update, with new cells.
  open func reloadItems(at indexPaths: [IndexPath]) {
    record(indexPaths.map { .reloadItem($0) })
  }

  /// Configures the existing cells of visible items again, through the data source (iOS 15).
  ///
  /// During the call, dequeuing returns the existing cell without preparing it for reuse. The index
  /// paths are those before the batch update.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    reconfigure(indexPaths)
  }

  /// A Boolean value that indicates whether items are being dragged from the view.
  open var hasActiveDrag: Bool { dragging.drag != nil }

  /// A Boolean value that indicates whether a drag session is over the view.
  open var hasActiveDrop: Bool { dragging.drop != nil }

  /// A Boolean value that indicates whether the view shows a movement, gap, or placeholder that a
  /// reload would discard.
  ///
  /// Rule: UIKit's documentation of the property.
  open var hasUncommittedUpdates: Bool { movement != nil || dragging.isUncommitted }

  /// Moves an item from an index path before the batch update to an index path after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record([.moveItem(indexPath, to: newIndexPath)])
  }

  /// Inserts sections at indexes after the batch update.
  open func insertSections(_ sections: IndexSet) {
    record(sections.updatedSections.map { .insertSection($0) })
  }

  /// Deletes sections at indexes before the batch update.
  open func deleteSections(_ sections: IndexSet) {
    record(sections.updatedSections.map { .deleteSection($0) })
  }

  /// Reloads sections at indexes before the batch update.
  open func reloadSections(_ sections: IndexSet) {
    record(sections.updatedSections.map { .reloadSection($0) })
  }

  /// Moves a section from an index before the batch update to an index after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record([.moveSection(section, to: newSection)])
  }

  // MARK: Selection and scrolling

  /// A Boolean value that indicates whether the user can select items. The default is `true`.
  open var allowsSelection = true

  /// A Boolean value that indicates whether several items can be selected. Setting it to `false`
  /// keeps the last selected item.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { keepLastSelection() } }
  }

  /// A Boolean value that indicates whether the view is being edited. The default is `false`.
  ///
  /// Rule: Apple's documentation of the property: the configuration states of cells follow it, and list cells
  /// show the accessories for editing.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      deselectAll()
      for (_, cell) in visibleItems { cell.listState.isEditing = isEditing }
    }
  }

  /// A Boolean value that indicates whether the user can select items while editing. The default is
  /// `false`.
  open var allowsSelectionDuringEditing = false

  /// A Boolean value that indicates whether several items can be selected while editing. The
  /// default is `false`.
  open var allowsMultipleSelectionDuringEditing = false

  /// Selects an item without notifying the delegate, and scrolls to the item. `nil` deselects all
  /// items.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item without notifying the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  /// Scrolls to show an item at a position. Without a position, it has no effect.
  ///
  /// A pending layout pass takes place first. The offset stays within its range. Source: rule V5.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// A view behind all other content. It has the size of the view and does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Settings without effect

  /// A Boolean value that indicates whether the focus returns to the last focused item. Not used by
  /// the runtime, which reports `unused-member`. The default is `false`.
  open var remembersLastFocusedIndexPath = false {
    didSet { reportUnused("UICollectionView", if: remembersLastFocusedIndexPath) }
  }
  /// A Boolean value that indicates whether an item is selected when it receives the focus. Not
  /// used by the runtime, which reports `unused-member`. The default is `false`.
  open var selectionFollowsFocus = false {
    didSet { reportUnused("UICollectionView", if: selectionFollowsFocus) }
  }
  /// A Boolean value that indicates whether items can be focused. Not used by the runtime, which
  /// reports `unused-member`. The default is `false`: touch screens have no focus.
  open var allowsFocus = false { didSet { reportUnused("UICollectionView", if: allowsFocus) } }
  /// A Boolean value that indicates whether items can be focused while editing. Not used by the
  /// runtime, which reports `unused-member`. The default is `false`.
  open var allowsFocusDuringEditing = false {
    didSet { reportUnused("UICollectionView", if: allowsFocusDuringEditing) }
  }
  /// A Boolean value that indicates whether a drag that pauses over an item selects it. Not used by
  /// the runtime, which reports `unused-member`. The default is `false`.
  open var isSpringLoaded = false {
    didSet { reportUnused("UICollectionView", if: isSpringLoaded) }
  }
  /// The mode in which cells invalidate their own size. The default is `enabled`.
  ///
  /// Rule: UIKit's documentation of `SelfSizingInvalidation`: `enabled` measures a cell again after
  /// `invalidateIntrinsicContentSize()` of the cell or its content view, `enabledIncludingConstraints` also
  /// after every change of constraints inside.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Touches

  /// Highlights the touched item if the delegate allows it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { beginTouch(at: touch.location(in: self)) }
  }

  /// Selects or deselects the item on which the touch began, if the touch ends there.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { endTouch(at: touch.location(in: self)) }
  }

  /// Removes the highlight of the touched item.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    stopTrackingTouch()
  }
}
