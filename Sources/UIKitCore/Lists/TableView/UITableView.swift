import Foundation

/// A scrolling list of rows in sections, whose cells are reused.
///
/// The following rules describe its heights. A source in brackets is the evidence for Apple's
/// behavior. Numbers that Apple does not document are those of ``RuntimeMetrics/Lists``.
/// - T1: the height of a row is the result of `tableView(_:heightForRowAt:)`, otherwise
///   ``rowHeight``. The value ``automaticDimension`` means the height of its content [Apple,
///   `rowHeight`].
/// - T2: the content's height is that of `systemLayoutSizeFitting` with the table's width required: of the
///   content view's constraints, else of the cell's `sizeThatFits(_:)` [Apple, Auto Layout Guide, "Working
///   with Self-Sizing Table View Cells"; WWDC 2014, session 226]. A cell of which neither gives a height
///   has the standard height [UIKit's log about a height of zero].
/// - T3: with ``estimatedRowHeight`` automatic, as by default, or above zero, rows have estimates
///   until they become visible. Zero disables estimates and self-sizing, so that all heights are
///   requested immediately [Apple, `estimatedRowHeight`]. The delegate's estimates are requested
///   for all rows at once. Decided here: the automatic estimate is ``rowHeight``, otherwise that of
///   ``RuntimeMetrics/Lists``; rows with the same ``rowHeight`` and without a delegate have no estimates.
/// - T4: an estimate is replaced when the row is about to be displayed [Apple, `estimatedRowHeight`], row
///   by row: its cell is made, its height asked for and measured, and it is displayed before the next
///   one is made, until the rows fill the bounds [evidence page]. Decided here: when it meets the
///   bounds, not earlier; rows above known ones follow upward from these.
/// - T5: a measured height that replaces an estimate above the first visible row with a known
///   height moves the offset, so that this row stays at its position [Apple, `estimatedRowHeight`:
///   the table view manages offset and content size]. Decided here: content at its beginning stays
///   there.
/// - T6: edits keep the offset. They request the heights of visible rows again, as an empty batch
///   update does [Apple, `beginUpdates()`]. Decided here: rows that are not visible, and all rows
///   when the table's own header or footer is replaced, keep their heights; a reload discards them.
/// - T7: headers and footers with a view of the delegate and an automatic height are measured in
///   the same way, with the estimates of their own properties [Apple,
///   `estimatedSectionHeaderHeight`]. Decided here: those with a title have the standard height;
///   heights from the delegate are requested immediately unless the delegate or a property provides
///   an estimate.
/// - T8: `invalidateIntrinsicContentSize()` of a cell or its content view, and with
///   `enabledIncludingConstraints` every change of constraints inside, measures the row again [Apple,
///   ``selfSizingInvalidation``]. Reconfigured rows are measured again [WWDC 2021, session 10252].
/// - T9: a separator occupies one pixel of the row's height (decided here).
/// - T10: margins at the sides follow the horizontal size class and, for cells that request it, the readable
///   width [Apple, `cellLayoutMarginsFollowReadableWidth`]. Content views are inside the safe area
///   [Apple, `insetsContentViewsToSafeArea`].
/// - T11: a header of a plain table view stays at the top while its section is visible [Apple,
///   `UITableView.Style.plain`; rule F19 for its limits].
/// - T12: scrolling to a row measures the rows that become visible, so that the row is at the position
///   with measured heights [Apple, `scrollToRow(at:at:animated:)`]. The header of a section counts with
///   its first row at the top, the footer with its last at the bottom [evidence page]. The row
///   `NSNotFound` means the section [Apple, `scrollToRow(at:at:animated:)`]. Decided here: in a section with
///   rows, too; each step of an animation uses the heights that are known then.
/// - T13: the insets of separators mirror in right-to-left layouts. A cell's own inset replaces that of
///   the table, and negative values count as zero [Apple, `separatorInset`, `separatorInsetReference`].
///   Decided here: the default inset is the leading margin.
/// - T14: another preferred text size or width requests and measures all heights again (decided here).
///
/// Texture's table views disable estimates and provide every height [`ASTableView.mm`,
/// `-_initWithFrame:style:dataControllerClass:owningNode:`]. Edits are checked as in ``UICollectionView``.
/// A reload requests counts immediately and cells in the next layout pass. The main actor owns all members.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  package let optionalMembers = OptionalMemberAnswers()
  /// The environment of the first window, or that in which the list was created. It is bound for every callback.
  package var ownEnvironment = RuntimeEnvironment.current
  var tableState = TableState()
  var data = ListData()
  var visible = VisibleElements<RowElement, UIView>()
  var retired: [Entry] = []
  var pools = TablePools()
  var selection = ItemSelection()
  var batch: ListUpdateBatch?
  var prefetching = PrefetchWindow()
  var dragging = ListDragging()
  var touchedPath: IndexPath?
  private let storedStyle: Style

  /// The violations and advisories of this table view's use, oldest first.
  public package(set) var violations: [RuntimeViolation] = []

  /// Creates a table view with a frame in points and a style.
  public init(frame: CGRect, style: Style) {
    storedStyle = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Creates a plain table view with a frame in points.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table view. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    storedStyle = .plain
    super.init(coder: coder)
  }

  /// The style of the table view.
  open var style: Style { storedStyle }

  // MARK: Data source and delegate

  /// The data source of the table view. Setting it reloads the data in the next layout pass.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { markReload() } }
  }

  /// The delegate of the table view. Setting it invalidates all heights.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue { invalidateHeights() }
    }
  }

  /// A delegate that a subclass sets to receive the calls that the subclass does not translate for
  /// the app's delegate.
  ///
  /// Texture's delegate proxy passes such calls unchanged to the app's delegate, with UIKit's index
  /// paths.
  package weak var forwardingTarget: (any UITableViewDelegate)?

  /// The data source that is notified of rows that may soon be displayed.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// A Boolean value that indicates whether ``prefetchDataSource`` is called. The default is
  /// `true`.
  open var isPrefetchingEnabled = true

  // MARK: Drag and drop

  /// The delegate that provides the items dragged from the table view.
  open weak var dragDelegate: (any UITableViewDragDelegate)?

  /// The delegate that handles the items dropped on the table view.
  ///
  /// Without a drop delegate, a row of this table view that is dropped on it is moved by the data
  /// source.
  open weak var dropDelegate: (any UITableViewDropDelegate)?

  /// A Boolean value that indicates whether rows can be dragged. The default is `true`, as on
  /// phones since iOS 15.
  open var dragInteractionEnabled = true

  // MARK: Lengths

  /// The height of all rows, in points, unless the delegate provides heights. Automatic, the
  /// default, is the height of the row's content. Source: rule T1.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(\.rowHeight, from: oldValue) }
  }
  /// The height of all headers, in points, unless the delegate provides heights. Automatic, the
  /// default, is the height of the header's content. Source: rule T7.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(\.sectionHeaderHeight, from: oldValue) }
  }
  /// The height of every footer, in points. Source: rule T7.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(\.sectionFooterHeight, from: oldValue) }
  }
  /// The estimated height of rows until they become visible, in points. Automatic, the default,
  /// lets the table view choose. Zero disables estimates and self-sizing. Source: rule T3.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(\.estimatedRowHeight, from: oldValue) }
  }
  /// The estimated height of headers until they become visible, in points. Automatic, the default,
  /// lets the table view choose. Zero disables their estimates and self-sizing. Source: rule T7.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(\.estimatedSectionHeaderHeight, from: oldValue) }
  }
  /// The height that footers have until they become visible, in points. Source: rule T7.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(\.estimatedSectionFooterHeight, from: oldValue) }
  }
  /// The padding above the header of each section that has one, in points.
  ///
  /// Rule: Apple's documentation of the property (iOS 15). The padding scrolls with the content
  /// above a pinned header. Apple does not document the automatic padding: it is that of
  /// ``RuntimeMetrics/Sections``, 0 by default.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { heightDidChange(\.sectionHeaderTopPadding, from: oldValue) }
  }

  // MARK: Appearance

  /// The style of separators. A line occupies one pixel of each row's height.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }
  /// The distances of separators from the sides, in points, for cells without their own.
  ///
  /// Source: rule T13.
  open var separatorInset: UIEdgeInsets {
    get { tableState.separatorInset ?? defaultSeparatorInset }
    set { setSeparatorInset(newValue) }
  }
  /// The effect of separators on the content behind them. Not used by the runtime, which reports
  /// `unused-member`.
  open var separatorEffect: UIVisualEffect? {
    didSet { reportUnused("UITableView", if: separatorEffect != nil) }
  }
  /// The color of separators, or `nil` for that of the system.
  open var separatorColor: UIColor?
  /// The color of the section index's titles, or `nil`, the default, for the tint color.
  open var sectionIndexColor: UIColor? { didSet { placeSectionIndex() } }
  /// The color behind the section index, or `nil`, the default, for none.
  open var sectionIndexBackgroundColor: UIColor? { didSet { placeSectionIndex() } }
  /// The background color of the section index while it is touched. Not used by the runtime, which
  /// reports `unused-member`.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { reportUnused("UITableView", if: sectionIndexTrackingBackgroundColor != nil) }
  }
  /// The minimum number of rows with which the section index is shown. The default is 0.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { invalidateHeights() } }
  /// The place from which ``separatorInset`` counts. The default is the edges of the cell.
  ///
  /// Source: rule T13.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { setNeedsLayout() }
  }
  /// The height of the empty rows below the last row of a plain table, in points. Not used by the runtime,
  /// which draws none and reports `unused-member`. The default is 0.
  open var fillerRowHeight: CGFloat = 0 {
    didSet { reportUnused("UITableView", if: fillerRowHeight != 0) }
  }
  /// A Boolean value that indicates whether content views of cells, headers, and footers are inset
  /// by the safe area at the sides. The default is `true`.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { invalidateHeights() } }
  }
  /// A Boolean value that indicates whether the margins of cells keep content to the readable
  /// width. The default is `false`.
  ///
  /// Source: rule T10.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet {
      if cellLayoutMarginsFollowReadableWidth != oldValue { contentMarginsDidChange() }
    }
  }

  /// A view above all sections. Its height determines the start of the first section.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, tableHeaderView) } }

  /// A view below all sections. Its height is part of the content.
  open var tableFooterView: UIView? { didSet { exchange(oldValue, tableFooterView) } }

  /// A view behind all other content. It has the size of the table view and does not scroll.
  open var backgroundView: UIView? {
    didSet { exchangeBackground(oldValue) }
  }

  // MARK: Registration and reuse

  /// Registers the class of cells with an identifier. `nil` unregisters the identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCells(cellClass, identifier)
  }

  /// Registers the class of headers and footers with an identifier. `nil` unregisters the
  /// identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerViews(aClass, identifier)
  }

  /// Returns a reused cell, or a new one of the registered class, or `nil` without either.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    takeCell(identifier)
  }

  /// Returns a reused or new cell for a row. An identifier without a class is a violation and
  /// returns a plain cell.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    dequeueRegistered(identifier, for: indexPath)
  }

  /// Returns a reused header or footer, or a new one of the registered class, or `nil` without
  /// either.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    pools.views.take(identifier)
  }

  // MARK: Data

  /// The number of sections. The data source is asked at the first access after a change.
  open var numberOfSections: Int { knownCounts.count }

  /// Returns the number of rows in a section, or zero for a section that does not exist.
  open func numberOfRows(inSection section: Int) -> Int {
    knownCount(inSection: section) ?? 0
  }

  /// Requests counts and heights immediately and discards all cells. New cells are requested in the
  /// next layout pass.
  open func reloadData() {
    guard isOnMainThread("\(type(of: self))") else { return }
    markReload()
    ownEnvironment.bind { prepareGeometryIfNeeded() }
  }

  /// Requests the titles of the section index again.
  open func reloadSectionIndexTitles() {
    invalidatePlaces()
  }

  /// Begins a batch update, which ``endUpdates()`` ends.
  open func beginUpdates() {
    openBatch(completion: nil)
  }

  /// Ends a batch update. The edits of the outermost one are checked and shown.
  open func endUpdates() {
    closeBatch()
  }

  /// Combines edits to one update, which is checked and shown when the outermost batch ends.
  ///
  /// A closure for edits needs no `self.`. Completion follows rule V8 of ``UICollectionView``.
  open func performBatchUpdates(
    @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(updates, completion: completion)
  }

  /// Inserts rows at index paths after the batch update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record(indexPaths.map { .insertItem($0) })
  }

  /// Deletes rows at index paths before the batch update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record(indexPaths.map { .deleteItem($0) })
  }

  /// Reloads rows at index paths before the batch update, with new cells.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record(indexPaths.map { .reloadItem($0) })
  }

  /// Configures the cells of visible rows again: the data source dequeues the same cells, which are
  /// not prepared for reuse (iOS 15). The index paths are those before the batch update.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    reconfigure(indexPaths)
  }

  /// A Boolean value that indicates whether a reload would discard a gap or placeholder of a drop.
  open var hasUncommittedUpdates: Bool { dragging.isUncommitted }

  /// A Boolean value that indicates whether rows dragged from the table are not yet dropped.
  open var hasActiveDrag: Bool { dragging.drag != nil }

  /// A Boolean value that indicates whether a drag is over the table.
  open var hasActiveDrop: Bool { dragging.drop != nil }

  /// Moves a row from an index path before the batch update to an index path after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record([.moveItem(indexPath, to: newIndexPath)])
  }

  /// Inserts sections at indexes after the batch update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    record(sections.updatedSections.map { .insertSection($0) })
  }

  /// Deletes sections at indexes before the batch update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    record(sections.updatedSections.map { .deleteSection($0) })
  }

  /// Reloads sections at indexes before the batch update.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    record(sections.updatedSections.map { .reloadSection($0) })
  }

  /// Moves a section from an index before the batch update to an index after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record([.moveSection(section, to: newSection)])
  }

  // MARK: Selection, editing and scrolling

  /// A Boolean value that indicates whether the user can select rows. The default is `true`.
  open var allowsSelection = true
  /// A Boolean value that indicates whether the user can select rows while editing. The default is
  /// `false`.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether several rows can be selected. The default is `false`.
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether several rows can be selected while editing. The default
  /// is `false`.
  open var allowsMultipleSelectionDuringEditing = false

  /// A Boolean value that indicates whether rows show editing controls.
  open var isEditing: Bool {
    get { tableState.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the editing controls of rows. An override must call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(to: editing, animated: animated)
  }

  /// Selects a row without notifying the delegate, and scrolls to the row. `nil` deselects all
  /// rows.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects a row without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  /// Scrolls to show a row at a position. The position `none` scrolls as little as necessary.
  ///
  /// The row `NSNotFound` scrolls to a section, which may have no rows. Source: rule T12.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Settings without effect

  /// A Boolean value that indicates whether the focus returns to the last focused row. Not used by
  /// the runtime, which reports `unused-member`. The default is `false`.
  open var remembersLastFocusedIndexPath = false {
    didSet { reportUnused("UITableView", if: remembersLastFocusedIndexPath) }
  }
  /// A Boolean value that indicates whether a row is selected when it receives the focus. Not used
  /// by the runtime, which reports `unused-member`. The default is `false`.
  open var selectionFollowsFocus = false {
    didSet { reportUnused("UITableView", if: selectionFollowsFocus) }
  }
  /// A Boolean value that indicates whether rows can be focused. Not used by the runtime, which
  /// reports `unused-member`. The default is `false`: touch screens have no focus.
  open var allowsFocus = false { didSet { reportUnused("UITableView", if: allowsFocus) } }
  /// A Boolean value that indicates whether rows can be focused while editing. Not used by the
  /// runtime, which reports `unused-member`. The default is `false`.
  open var allowsFocusDuringEditing = false {
    didSet { reportUnused("UITableView", if: allowsFocusDuringEditing) }
  }
  /// A Boolean value that indicates whether a drag that pauses over a row selects it. Not used by
  /// the runtime, which reports `unused-member`. The default is `false`.
  open var isSpringLoaded = false { didSet { reportUnused("UITableView", if: isSpringLoaded) } }
  /// The mode in which cells invalidate their own size. The default is `enabled`.
  ///
  /// Source: rule T8.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Layout and touches

  /// Computes the heights if they are invalid, and then shows and hides views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    ownEnvironment.bind {
      performLayoutPass()
      if !data.isInPass { releaseMadeViews() }
    }
  }

  override func sizeOfSubviewDidChange(_ view: UIView, _ cause: SizeInvalidation) {
    guard !data.isInPass, selfSizingInvalidation.allows(cause) else { return }
    measureAgain(view)
  }

  @_spi(Runtime) open override var systemMargins: NSDirectionalEdgeInsets { listMargins }

  override func adaptToTraits() { adaptHeights() }

  override func contentOffsetDidChange() {
    super.contentOffsetDidChange()
    if isDragging { stopTrackingTouch() }
  }

  /// Highlights the touched row if the delegate allows it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { beginTouch(at: touch.location(in: self)) }
  }

  /// Selects or deselects the row on which the touch began, if the touch ends there.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { endTouch(at: touch.location(in: self)) }
  }

  /// Removes the highlight of the touched row.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    stopTrackingTouch()
  }
}
