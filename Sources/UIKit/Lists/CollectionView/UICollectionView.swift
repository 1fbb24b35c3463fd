import Foundation

/// A scrolling view of items, whose places a layout decides and whose views are used again.
///
/// Cells exist for what is in sight only. Reloading is lazy: the data source is asked for counts at
/// the next layout pass or the next question. Edits are held against UIKit's consistency check; a
/// batch that fails it is a ``RuntimeViolation``, kept in ``violations``, after which the view
/// reloads, as UIKit has done since iOS 13. What Apple does not document is decided where the rule
/// stands in brackets, V1 to V12:
/// - V1: counts are asked for as sections, then items of each section in order, then the layout is
///   prepared, then cells are asked for.
/// - V2: a reload is lazy; former views end their display first and are then used again.
/// - V3: new views are announced, then found by index path, then the display of others ends.
/// - V4: a pool gives the view that came last, prepared for reuse when it is dequeued.
/// - V5: scrolling to an item counts insets and stays in range.
/// - V6, V7, V8: batches are checked and applied as UIKit's documentation and messages say.
/// - V9: touches ask the gates in UIKit's order; a reload clears the selection.
/// - V10: data of one page ahead is prefetched, cells are not.
/// - V11: the layout may change where dragging stops.
/// - V12: adjusted content insets count everywhere.
/// - V13: elements that the layout estimates are asked for their sizes by
///   ``UICollectionReusableView/preferredLayoutAttributesFitting(_:)`` before they are displayed, and the
///   layout is asked what to do with the answer [Apple, that method,
///   `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`]. What changes above the
///   first item in sight whose size is known moves the offset, unless the content is at its beginning
///   (decided here, as in rule T5 of ``UITableView``). Edits keep the offset, and sizes stay with their items
///   until these are reloaded.
///
/// Everything belongs to the main actor.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  package let optionalMembers = OptionalMemberAnswers()
  /// The environment in which the view was made; it is bound again around every callback.
  package let ownEnvironment = RuntimeEnvironment.current
  var data = ListData()
  var layoutState = CollectionLayoutState()
  var visible = VisibleElements<ElementKey, UICollectionReusableView>()
  var retired: [Entry] = []
  var pools = ReusePools()
  var request: DequeueRequest?
  var missingViews: Set<ElementKey> = []
  var selection = ItemSelection()
  var batch: ListUpdateBatch?
  var finished: [ListUpdateBatch] = []
  var prefetching = PrefetchWindow()
  var movement: InteractiveMovement?
  var dragging = ListDragging()
  var touchedPath: IndexPath?
  /// The item whose swipe actions are revealed.
  var swipedPath: IndexPath?
  private var storedLayout: UICollectionViewLayout

  /// What gives the sizes of elements when the layout estimates them.
  package var sizing = ElementSizing.byContent

  /// The remarks on this view's use, oldest first.
  public package(set) var violations: [RuntimeViolation] = []

  /// Creates a view with a frame in points and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a view with a flow layout: there is no archive to read without Interface Builder.
  public required init?(coder: NSCoder) {
    storedLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    storedLayout.collectionView = self
  }

  /// The viewport in points of the content; a layout that is asked about new bounds sees the former.
  open override var bounds: CGRect {
    get { layoutState.formerBounds ?? super.bounds }
    set { super.bounds = newValue }
  }

  // MARK: Who answers

  /// The data source of the collection view. Setting it reloads the data.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { markReload() } }
  }

  /// A delegate that a subclass sets to translate calls for the app's ``delegate``.
  ///
  /// Texture's delegate proxy passes all other calls to the app's delegate as they are, with UIKit's
  /// index paths.
  package weak var delegateInterceptor: (any UICollectionViewDelegate)? {
    didSet { scrollDelegate = effectiveDelegate }
  }

  /// The object that receives the delegate calls: the interceptor if there is one, or the delegate.
  package var effectiveDelegate: (any UICollectionViewDelegate)? { delegateInterceptor ?? delegate }

  /// The delegate of the collection view. Setting it invalidates the layout.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = effectiveDelegate
      if delegate !== oldValue { storedLayout.invalidateLayout() }
    }
  }

  /// The data source that is notified of items that may soon be displayed.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// A Boolean value that indicates whether ``prefetchDataSource`` is called. The default is
  /// `true`.
  ///
  /// One page of items ahead in the direction of scrolling is announced; Apple's window is not known.
  /// Cells themselves are never made ahead of being shown.
  open var isPrefetchingEnabled = true

  // MARK: Drag and drop

  /// The delegate that provides the items dragged from the view.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?

  /// The delegate that handles the items dropped on the view.
  ///
  /// Without it, an item of the view's own that is dropped on it is moved by the data source.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?

  /// A Boolean value that indicates whether items may be dragged. The default is `true`, as on phones since
  /// iOS 15.
  open var dragInteractionEnabled = true

  /// How soon items make room for dragged ones; not used by the runtime, which reports
  /// `unused-member`; default at once.
  open var reorderingCadence = ReorderingCadence.immediate {
    didSet {
      reportUnused("UICollectionView.reorderingCadence", if: reorderingCadence != .immediate)
    }
  }

  // MARK: Layout

  /// The layout; setting it replaces the layout at the next layout pass.
  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Replaces the layout; with animation the layout pass happens at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout and calls a closure when that is done, with `true`.
  ///
  /// Rule: Apple's documentation of the method: the completion handler runs when the animations finish. An
  /// animated exchange applies the new layout at once, and ends after the duration of ``ListMetrics``.
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

  /// Computes the layout where it is out of date, then shows and hides views.
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
    storedLayout.traitsDidChange(from: previousTraitCollection)
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

  /// Names the class of the cells with an identifier; `nil` forgets the identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(
      cellClass, as: UICollectionViewCell.self,
      for: ReusePoolKey(category: .cell, kind: "", identifier: identifier))
  }

  /// Names the class of the supplementary views with a kind and an identifier; `nil` forgets them.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(
      viewClass, as: UICollectionReusableView.self,
      for: ReusePoolKey(category: .supplementaryView, kind: elementKind, identifier: identifier))
  }

  /// Returns a cell to fill: one that was used before, or a new one.
  ///
  /// The layout's attributes are applied before it is answered. An identifier without a class is a
  /// violation, and a plain cell is answered.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let key = ReusePoolKey(category: .cell, kind: "", identifier: identifier)
    return dequeue(key, at: indexPath) as? UICollectionViewCell
      ?? UICollectionViewCell(frame: .zero)
  }

  /// Returns a supplementary view to fill: one that was used before, or a new one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = ReusePoolKey(
      category: .supplementaryView, kind: elementKind, identifier: identifier)
    return dequeue(key, at: indexPath) ?? UICollectionReusableView(frame: .zero)
  }

  // MARK: Data

  /// The number of sections; the first question after a reload asks the data source.
  open var numberOfSections: Int { knownCounts.count }

  /// Returns the number of items in a section.
  ///
  /// A section that does not exist is a violation, and has none.
  open func numberOfItems(inSection section: Int) -> Int {
    knownCount(inSection: section) ?? reportUnknownSection(section)
  }

  /// Drops everything shown; the data source is asked at the next layout pass or question.
  ///
  /// Views in sight end their display in that pass, before others are asked for; selection is
  /// cleared without telling the delegate (rule V9: the evidence is divided).
  open func reloadData() {
    markReload()
  }

  /// Makes edits one update: counts are compared and views moved when the outermost batch ends.
  ///
  /// A closure for edits needs no `self.`: UIKit's block ends with the call.
  /// A pending layout pass takes place before the edits. Completions run outer first, then inner ones
  /// in order (Texture's test of UIKit): at once, or in a turn of the main queue when animations are
  /// enabled and the view is in a window.
  open func performBatchUpdates(
    @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(updates, completion: completion)
  }

  /// Inserts items; the places are those after the batch.
  open func insertItems(at indexPaths: [IndexPath]) {
    record(indexPaths.map { .insertItem($0) })
  }

  /// Deletes items; the places are those before the batch.
  open func deleteItems(at indexPaths: [IndexPath]) {
    record(indexPaths.map { .deleteItem($0) })
  }

  /// Replaces items; the places are those before the batch.
  open func reloadItems(at indexPaths: [IndexPath]) {
    record(indexPaths.map { .reloadItem($0) })
  }

  /// Configures the existing cells of visible items again, through the data source (iOS 15).
  ///
  /// In the answer, dequeuing gives the present cell without preparing it for reuse. The places are
  /// those before the batch.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    reconfigure(indexPaths)
  }

  /// Moves an item from its place before the batch to one after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record([.moveItem(indexPath, to: newIndexPath)])
  }

  /// Inserts sections; the places are those after the batch.
  open func insertSections(_ sections: IndexSet) {
    record(sections.map { .insertSection($0) })
  }

  /// Deletes sections; the places are those before the batch.
  open func deleteSections(_ sections: IndexSet) {
    record(sections.map { .deleteSection($0) })
  }

  /// Replaces sections; the places are those before the batch.
  open func reloadSections(_ sections: IndexSet) {
    record(sections.map { .reloadSection($0) })
  }

  /// Moves a section from its place before the batch to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record([.moveSection(section, to: newSection)])
  }

  // MARK: Selection and scrolling

  /// A Boolean value that indicates whether touches highlight and select. The default is `true`.
  open var allowsSelection = true

  /// A Boolean value that indicates whether several items may be selected; setting it to false
  /// keeps the last one.
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

  /// A Boolean value that indicates whether touches highlight and select while editing. The default
  /// is `false`.
  open var allowsSelectionDuringEditing = false

  /// A Boolean value that indicates whether several items may be selected while editing. The
  /// default is `false`.
  open var allowsMultipleSelectionDuringEditing = false

  /// Selects an item without notifying the delegate, and scrolls to it; `nil` deselects all.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item without notifying the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  /// Scrolls an item to a place in the view; without a position nothing happens (rule V5).
  ///
  /// A pending layout pass takes place before. The offset stays in range.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// A view behind everything else; it keeps the view's size and does not scroll.
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
  public var remembersLastFocusedIndexPath = false {
    didSet {
      reportUnused(
        "UICollectionView.remembersLastFocusedIndexPath", if: remembersLastFocusedIndexPath)
    }
  }
  /// A Boolean value that indicates whether an item is selected when it gets the focus. Not used by
  /// the runtime, which reports `unused-member`. The default is `false`.
  public var selectionFollowsFocus = false {
    didSet { reportUnused("UICollectionView.selectionFollowsFocus", if: selectionFollowsFocus) }
  }
  /// A Boolean value that indicates whether items may have the focus. Not used by the runtime,
  /// which reports `unused-member`. The default is `false`: the system decides, and touch screens
  /// have no focus.
  public var allowsFocus = false {
    didSet { reportUnused("UICollectionView.allowsFocus", if: allowsFocus) }
  }
  /// A Boolean value that indicates whether items may have the focus while editing. Not used by the
  /// runtime, which reports `unused-member`. The default is `false`.
  public var allowsFocusDuringEditing = false {
    didSet {
      reportUnused("UICollectionView.allowsFocusDuringEditing", if: allowsFocusDuringEditing)
    }
  }
  /// A Boolean value that indicates whether a drag that pauses over an item selects it. Not used by
  /// the runtime, which reports `unused-member`. The default is `false`.
  public var isSpringLoaded = false {
    didSet { reportUnused("UICollectionView.isSpringLoaded", if: isSpringLoaded) }
  }
  /// The mode in which cells invalidate their own size. The default is `enabled`.
  ///
  /// Rule: UIKit's documentation of `SelfSizingInvalidation`: `enabled` measures a cell again after
  /// `invalidateIntrinsicContentSize()` of the cell or its content view, `enabledIncludingConstraints` also
  /// after every change of constraints inside.
  public var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Touches

  /// Highlights the touched item if the delegate agrees.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { beginTouch(at: touch.location(in: self)) }
  }

  /// Selects or deselects the item on which the touch began, if it ends there.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { endTouch(at: touch.location(in: self)) }
  }

  /// Removes the highlight.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    stopTrackingTouch()
  }
}
