import Foundation

/// A scrolling list of rows in sections, whose views are used again.
///
/// Its lengths, rule by rule; a source in brackets says what Apple's behavior is known from. Numbers that
/// Apple does not document are those of ``ListMetrics``.
/// - T1: a row is as high as `tableView(_:heightForRowAt:)` says, else as ``rowHeight`` says; a value of
///   ``automaticDimension`` means the height of its content [Apple, `rowHeight`].
/// - T2: the content's height is that of `systemLayoutSizeFitting` with the table's width required: of the
///   content view's constraints, else of the cell's `sizeThatFits(_:)` [Apple, Auto Layout Guide, "Working
///   with Self-Sizing Table View Cells"; WWDC 2014, session 226]. A cell of which neither gives a height
///   has the standard height [UIKit's log about a height of zero].
/// - T3: with ``estimatedRowHeight`` automatic, as by default, or above zero, rows have estimates until
///   they come near; zero turns estimates and self-sizing off, so that all heights are asked for at once
///   [Apple, `estimatedRowHeight`]. The delegate's estimates are asked for all rows at once. Decided here:
///   the estimate that the table chooses is ``rowHeight``, else that of ``ListMetrics``; rows of one
///   ``rowHeight`` without a delegate have no estimates.
/// - T4: an estimate is replaced when the row is about to be displayed [Apple, `estimatedRowHeight`].
///   Decided here: when it meets the bounds, not earlier. The cell that is measured is displayed.
/// - T5: a height that replaces an estimate above the first row in sight whose height is known moves the
///   offset, so that this row stays where it is [Apple, `estimatedRowHeight`: the table manages offset and
///   content size]. Decided here: content at its beginning stays there.
/// - T6: edits keep the offset. They ask for the heights of visible rows again, as an empty batch does
///   [Apple, `beginUpdates()`]. Decided here: rows out of sight keep the heights that they had, and a
///   reload forgets all.
/// - T7: headers and footers with a view of the delegate and an automatic height are measured in the same
///   way, with the estimates of their own properties [Apple, `estimatedSectionHeaderHeight`]. Decided
///   here: those with a title have the standard height; heights that the delegate gives are asked for at
///   once unless it gives an estimate or one is set by property.
/// - T8: `invalidateIntrinsicContentSize()` of a cell or its content view, and with
///   `enabledIncludingConstraints` every change of constraints inside, measures the row again [Apple,
///   ``selfSizingInvalidation``]. Reconfigured rows are measured again [WWDC 2021, session 10252].
/// - T9: a separator takes one pixel of the row's content (decided here).
/// - T10: margins at the sides follow the horizontal size class, and content views keep inside the safe
///   area [Apple, `insetsContentViewsToSafeArea`] and, if asked, to the width of `readableContentGuide`
///   [Apple, `cellLayoutMarginsFollowReadableWidth`].
/// - T11: a header of a plain table stays at the top while its section is in sight [Apple,
///   `UITableView.Style.plain`; rule F19 for its limits].
/// - T12: scrolling to a row measures the rows that it brings into sight, so that the row ends at the position
///   with their heights [Apple, `scrollToRow(at:at:animated:)`]. Decided here: an animation takes the
///   position that is known at each of its steps.
/// - T13: separators span rows less their insets, which mirror from right to left; a cell's own inset goes
///   before the table's, and values below zero count as zero [Apple, `separatorInset`,
///   `separatorInsetReference`]. Decided here: the default inset is the leading margin.
/// - T14: another preferred text size has all heights asked for and measured again (decided here).
///
/// Texture's tables turn estimates off [`ASTableView.mm`, `-configureWithDataControllerClass:asyncDataSource:`]
/// and give every height. Edits are held against UIKit's consistency check, as in ``UICollectionView``. A
/// reload asks for counts at once and for cells at the next layout pass. Everything belongs to the main
/// actor.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  package let optionalMembers = OptionalMemberAnswers()
  /// The environment in which the table was made; it is bound again around every callback.
  package let ownEnvironment = RuntimeEnvironment.current
  var tableState = TableState()
  var data = ListData()
  var visible = VisibleElements<RowElement, UIView>()
  var retired: [Entry] = []
  var pools = TablePools()
  var selection = ItemSelection()
  var batch: ListUpdateBatch?
  var finished: [ListUpdateBatch] = []
  var prefetching = PrefetchWindow()
  var dragging = ListDragging()
  var touchedPath: IndexPath?
  private let storedStyle: Style

  /// The remarks on this table's use, oldest first.
  public package(set) var violations: [RuntimeViolation] = []

  /// Creates a table with a frame in points and a style.
  public init(frame: CGRect, style: Style) {
    storedStyle = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Creates a plain table with a frame in points.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table: there is no archive to read without Interface Builder.
  public required init?(coder: NSCoder) {
    storedStyle = .plain
    super.init(coder: coder)
  }

  /// The style of the table.
  open var style: Style { storedStyle }

  // MARK: Who answers

  /// The data source of the table. Setting it reloads the data at the next layout pass.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { markReload() } }
  }

  /// The delegate of the table. Setting it makes the table ask for heights again.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate !== oldValue { invalidateHeights() }
    }
  }

  /// A delegate that a subclass sets to receive the calls that its own delegate does not translate.
  ///
  /// Texture's delegate proxy passes such calls to the app's delegate as they are, with UIKit's index
  /// paths.
  package weak var forwardingTarget: (any UITableViewDelegate)?

  /// The object that receives the delegate calls that no subclass translates.
  package var untranslatedDelegate: (any UITableViewDelegate)? { forwardingTarget ?? delegate }

  /// The data source that is notified of rows that may soon be displayed.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// A Boolean value that indicates whether ``prefetchDataSource`` is called. The default is
  /// `true`.
  open var isPrefetchingEnabled = true

  // MARK: Drag and drop

  /// The delegate that provides the items dragged from the table.
  open weak var dragDelegate: (any UITableViewDragDelegate)?

  /// The delegate that handles the items dropped on the table.
  ///
  /// Without it, a row of the table's own that is dropped on it is moved by the data source.
  open weak var dropDelegate: (any UITableViewDropDelegate)?

  /// A Boolean value that indicates whether rows may be dragged. The default is `true`, as on phones since
  /// iOS 15.
  open var dragInteractionEnabled = true

  // MARK: Lengths

  /// The height of every row, in points, unless the delegate gives heights. Automatic, the default, is
  /// the height of the row's content (rule T1).
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { invalidateHeights() } }
  /// The height of every header, in points, unless the delegate gives heights. Automatic, the default,
  /// is the height of the header's content (rule T7).
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { invalidateHeights() }
  }
  /// The height of every footer, in points (rule T7).
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { invalidateHeights() }
  }
  /// The height that rows have until they become visible, in points. Automatic, the default, lets the
  /// table choose; zero turns estimates and self-sizing off (rule T3).
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { invalidateHeights() }
  }
  /// The height that headers have until they become visible, in points. Automatic, the default, lets
  /// the table choose; zero turns their estimates and self-sizing off (rule T7).
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { invalidateHeights() } }
  }
  /// The height that footers have until they become visible, in points, as of headers (rule T7).
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { invalidateHeights() } }
  }
  /// The padding above the header of each section that has one, in points.
  ///
  /// Rule: Apple's documentation of the property (iOS 15). The padding scrolls away above a header that
  /// stays at the top. Apple does not document the automatic padding: it is the one of ``SectionMetrics``,
  /// 0 by default.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { invalidateHeights() } }
  }

  // MARK: Look

  /// The style of separators. A line takes one pixel of each row's content.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }
  /// The distances of separators from the sides, in points, for cells without their own (rule T13).
  open var separatorInset: UIEdgeInsets {
    get { tableState.separatorInset ?? defaultSeparatorInset }
    set {
      tableState.separatorInset = newValue
      setNeedsLayout()
    }
  }
  /// How separators mix with content; not used by the runtime, which reports `unused-member`.
  open var separatorEffect: UIVisualEffect? {
    didSet { reportUnused("UITableView.separatorEffect", if: separatorEffect != nil) }
  }
  /// The color of separators; the system's when it is `nil`.
  open var separatorColor: UIColor?
  /// The color of the index strip's titles. Not used by the runtime, which reports `unused-member`.
  open var sectionIndexColor: UIColor? {
    didSet { reportUnused("UITableView.sectionIndexColor", if: sectionIndexColor != nil) }
  }
  /// The color behind the index strip. Not used by the runtime, which reports `unused-member`.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet {
      reportUnused(
        "UITableView.sectionIndexBackgroundColor", if: sectionIndexBackgroundColor != nil)
    }
  }
  /// The color behind the index strip while it is touched; not used by the runtime, which reports
  /// `unused-member`.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet {
      reportUnused(
        "UITableView.sectionIndexTrackingBackgroundColor",
        if: sectionIndexTrackingBackgroundColor != nil)
    }
  }
  /// From how many rows on the index strip is shown; default 0.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { invalidateHeights() } }
  /// The place from which ``separatorInset`` counts (rule T13). The default is the edges of the cell.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { setNeedsLayout() }
  }
  /// The height of the empty rows below the last row of a plain table, in points. Not used by the runtime,
  /// which draws none and reports `unused-member`. The default is 0.
  open var fillerRowHeight: CGFloat = 0 {
    didSet { reportUnused("UITableView.fillerRowHeight", if: fillerRowHeight != 0) }
  }
  /// A Boolean value that indicates whether the content views of cells, headers and footers keep inside
  /// the safe area at the sides. The default is `true`.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { invalidateHeights() } }
  }
  /// A Boolean value that indicates whether the margins of cells keep content to the readable width (rule
  /// T10). The default is `false`.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet {
      if cellLayoutMarginsFollowReadableWidth != oldValue { contentMarginsDidChange() }
    }
  }

  /// A view above all sections; its height counts.
  open var tableHeaderView: UIView? {
    didSet { exchange(oldValue, tableHeaderView) }
  }

  /// A view below all sections; its height counts.
  open var tableFooterView: UIView? {
    didSet { exchange(oldValue, tableFooterView) }
  }

  /// A view behind everything else; it keeps the table's size and does not scroll.
  open var backgroundView: UIView? {
    didSet {
      exchange(oldValue, backgroundView)
      if let backgroundView { sendSubviewToBack(backgroundView) }
    }
  }

  // MARK: Registration and reuse

  /// Names the class of the cells with an identifier; `nil` forgets the identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCells(cellClass, identifier)
  }

  /// Names the class of the headers and footers with an identifier; `nil` forgets the identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerViews(aClass, identifier)
  }

  /// Returns a cell that was used before or is of a registered class; `nil` without either.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    takeCell(identifier)
  }

  /// Returns a cell to fill; an identifier without a class is a violation and gets a plain cell.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    dequeueRegistered(identifier, for: indexPath)
  }

  /// Returns a header or footer that was used before or is of a registered class; `nil` without
  /// either.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    pools.views.take(identifier)
  }

  // MARK: Data

  /// The number of sections; the first question after a change of data source asks it.
  open var numberOfSections: Int { knownCounts.count }

  /// Returns the number of rows in a section; zero for a section that does not exist.
  open func numberOfRows(inSection section: Int) -> Int {
    knownCount(inSection: section) ?? 0
  }

  /// Asks for counts and heights at once and drops every cell; others are asked for when laid out.
  open func reloadData() {
    markReload()
    ownEnvironment.bind { prepareGeometryIfNeeded() }
  }

  /// Asks for the titles of the index strip again.
  open func reloadSectionIndexTitles() {
    invalidateHeights()
  }

  /// Opens a batch of edits; ``endUpdates()`` closes it.
  open func beginUpdates() {
    openBatch(completion: nil)
  }

  /// Closes the batch; when it is the outermost one, its edits are checked and shown.
  open func endUpdates() {
    closeBatch()
  }

  /// Makes edits one update. Completions run outer first, then inner ones in order.
  ///
  /// A closure for edits needs no `self.`: UIKit's block ends with the call.
  open func performBatchUpdates(
    @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(updates, completion: completion)
  }

  /// Inserts rows; the places are those after the batch.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record(indexPaths.map { .insertItem($0) })
  }

  /// Deletes rows; the places are those before the batch.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record(indexPaths.map { .deleteItem($0) })
  }

  /// Replaces rows; the places are those before the batch.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record(indexPaths.map { .reloadItem($0) })
  }

  /// Configures the existing cells of visible rows again, through the data source (iOS 15).
  ///
  /// In the answer, dequeuing gives the present cell without preparing it for reuse. The places are
  /// those before the batch.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    reconfigure(indexPaths)
  }

  /// A Boolean value that indicates whether a drop has opened a gap or left placeholders, which a
  /// reload would take away.
  ///
  /// Rule: UIKit's documentation of the property.
  open var hasUncommittedUpdates: Bool { dragging.isUncommitted }

  /// Moves a row from its place before the batch to one after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record([.moveItem(indexPath, to: newIndexPath)])
  }

  /// Inserts sections; the places are those after the batch.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    record(sections.map { .insertSection($0) })
  }

  /// Deletes sections; the places are those before the batch.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    record(sections.map { .deleteSection($0) })
  }

  /// Replaces sections; the places are those before the batch.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    record(sections.map { .reloadSection($0) })
  }

  /// Moves a section from its place before the batch to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record([.moveSection(section, to: newSection)])
  }

  // MARK: Selection, editing and scrolling

  /// A Boolean value that indicates whether touches highlight and select. The default is `true`.
  open var allowsSelection = true
  /// A Boolean value that indicates whether touches select while editing. The default is `false`.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether several rows may be selected. The default is `false`.
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether several rows may be selected while editing. The default
  /// is `false`.
  open var allowsMultipleSelectionDuringEditing = false

  /// A Boolean value that indicates whether rows show editing controls.
  open var isEditing: Bool {
    get { tableState.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides editing controls. An override calls this.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(to: editing, animated: animated)
  }

  /// Selects a row without notifying the delegate, and scrolls to it; `nil` deselects all.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects a row without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  /// Scrolls a row to a place in the view; `none` scrolls as little as makes it visible.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Settings without effect

  /// A Boolean value that indicates whether the focus returns to the last focused row. Not used by
  /// the runtime, which reports `unused-member`. The default is `false`.
  public var remembersLastFocusedIndexPath = false {
    didSet {
      reportUnused("UITableView.remembersLastFocusedIndexPath", if: remembersLastFocusedIndexPath)
    }
  }
  /// A Boolean value that indicates whether a row is selected when it gets the focus. Not used by
  /// the runtime, which reports `unused-member`. The default is `false`.
  public var selectionFollowsFocus = false {
    didSet { reportUnused("UITableView.selectionFollowsFocus", if: selectionFollowsFocus) }
  }
  /// A Boolean value that indicates whether rows may have the focus. Not used by the runtime, which
  /// reports `unused-member`. The default is `false`: the system decides, and touch screens have no
  /// focus.
  public var allowsFocus = false {
    didSet { reportUnused("UITableView.allowsFocus", if: allowsFocus) }
  }
  /// A Boolean value that indicates whether rows may have the focus while editing. Not used by the
  /// runtime, which reports `unused-member`. The default is `false`.
  public var allowsFocusDuringEditing = false {
    didSet { reportUnused("UITableView.allowsFocusDuringEditing", if: allowsFocusDuringEditing) }
  }
  /// A Boolean value that indicates whether a drag that pauses over a row selects it. Not used by
  /// the runtime, which reports `unused-member`. The default is `false`.
  public var isSpringLoaded = false {
    didSet { reportUnused("UITableView.isSpringLoaded", if: isSpringLoaded) }
  }
  /// The mode in which cells invalidate their own size (rule T8). The default is `enabled`.
  public var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Layout and touches

  /// Computes heights where they are out of date, then shows and hides views.
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

  override var systemMargins: NSDirectionalEdgeInsets { listMargins }

  override func adaptToTraits() { adaptHeights() }

  override func contentOffsetDidChange() {
    super.contentOffsetDidChange()
    if isDragging { stopTrackingTouch() }
  }

  /// Highlights the touched row if the delegate agrees.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { beginTouch(at: touch.location(in: self)) }
  }

  /// Selects or deselects the row on which the touch began, if it ends there.
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
