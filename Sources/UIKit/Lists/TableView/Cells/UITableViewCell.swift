import Foundation

/// The view of one row of a table.
///
/// Accessories and the controls of editing are subviews beside the content view, which makes room for them:
/// see the rules of ``ListMetrics`` for the widths, which Apple does not document. A separator takes one
/// pixel of the height of the content.
/// - Accessory views, accessory types and their editing variants: Apple's pages of the properties.
/// - Editing control: at the leading edge of a row that may be edited. Without `shouldIndentWhileEditing`,
///   it lies over the content. Rule: Apple's page of the property limits it to grouped tables; here it works
///   in each style.
/// - Reorder control: at the trailing edge of a row that may be moved.
/// - Indentation: levels push the standard labels and the view of a content configuration, not the content
///   view. Rule: Apple's page of `indentationLevel` indents the content; decided here: subviews that an app
///   adds to the content view stay where the app puts them.
/// - In a right-to-left layout, edges, content and standard labels are mirrored.
/// - Editing, swipe actions, drags and drops reach ``configurationState``.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  private var content: UIView = UIView(frame: .zero)
  private var configured = CellConfigurations()
  /// The view that holds the content; that of a content configuration is the one it made.
  open var contentView: UIView { content }
  /// The style that decides on the labels.
  let style: CellStyle
  private var labels: TableCellLabels
  /// The identifier under which the cell was made; nil when it is not used again.
  open internal(set) var reuseIdentifier: String?
  /// The height of the separator below the content, in points; set by the table.
  package var separatorHeight: CGFloat = 0 {
    didSet { if separatorHeight != oldValue { setNeedsLayout() } }
  }

  /// A Boolean value that indicates whether the content gives the height of the row; set by the table.
  var isSelfSized = false

  /// The color of the separator; set by the table.
  package var separatorColor: UIColor?

  /// Creates a cell of a style; tables make theirs with the default style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    labels = TableCellLabels(style)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardRowHeight))
    addContent()
  }

  /// Creates a cell of the default style without an identifier.
  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Creates a cell of the default style: there is no archive to read without Interface Builder.
  public required init?(coder: NSCoder) {
    style = .default
    labels = TableCellLabels(.default)
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    content.frame = bounds
    addSubview(content)
  }

  // MARK: Labels

  /// The label of every style; made when it is asked for.
  open var textLabel: UILabel? { labels.text(in: contentView) }
  /// The second label; nil in the default style.
  open var detailTextLabel: UILabel? { labels.detail(in: contentView) }
  /// The image before the label; nil in the style value2.
  open var imageView: UIImageView? { labels.image(in: contentView) }

  // MARK: Values

  /// The style of the selected cell.
  open var selectionStyle = SelectionStyle.default
  /// The appearance of the cell while it has the focus. The default is `default`. Not used by the runtime,
  /// which reports `unused-member`.
  open var focusStyle = FocusStyle.default {
    didSet { reportUnused("UITableViewCell.focusStyle", if: focusStyle != .default) }
  }
  /// The accessory at the trailing edge. The default is `none`.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// The view at the trailing edge, in place of the accessory type. The view keeps its size.
  open var accessoryView: UIView? { didSet { setNeedsLayout() } }
  /// The accessory at the trailing edge while the cell is edited. The default is `none`.
  open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// The view at the trailing edge while the cell is edited, in place of the editing accessory type.
  open var editingAccessoryView: UIView? { didSet { setNeedsLayout() } }
  /// The level in a hierarchy, which pushes the content.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of an indentation level, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// The distances of the separator from the sides, in points; the table's when it is not set (rule T13).
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? inheritedSeparatorInset }
    set { ownSeparatorInset = newValue }
  }
  private var ownSeparatorInset: UIEdgeInsets?
  /// The inset that the table gives the cell.
  var inheritedSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// A Boolean value that indicates whether a control for moving the row is shown while editing. Tables set
  /// it for rows that may be moved. The default is `false`.
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  /// A Boolean value that indicates whether the table is edited, also when the row may not be; set by the
  /// table.
  var isInEditingTable = false {
    didSet { if isInEditingTable != oldValue { setNeedsLayout() } }
  }
  /// A Boolean value that indicates whether the editing control is a selection mark; set by the table.
  var selectsWhileEditing = false {
    didSet { if selectsWhileEditing != oldValue { setNeedsLayout() } }
  }
  /// The views at the edges.
  var edges = TableCellEdges()
  /// The widths that accessories and controls take from the content.
  package var edgeWidths: KeyPath<CellMetrics, CellEdgeWidths> = \.rows {
    didSet { setNeedsLayout() }
  }
  /// A Boolean value that indicates whether the cell receives touches while it is dragged. The default is
  /// `false`. Not used by the runtime, which reports `unused-member`.
  open var userInteractionEnabledWhileDragging = false {
    didSet {
      reportUnused(
        "UITableViewCell.userInteractionEnabledWhileDragging",
        if: userInteractionEnabledWhileDragging)
    }
  }
  /// A Boolean value that indicates whether editing pushes the content.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  /// The editing style of the row; set by the table.
  open internal(set) var editingStyle = EditingStyle.none {
    didSet { if editingStyle != oldValue { setNeedsLayout() } }
  }
  private var storedConfirmation = false
  /// A Boolean value that indicates whether the deletion of the row waits to be confirmed; set by the table.
  ///
  /// Rule: Apple's page of `willTransition(to:)`: the cell is notified of each change of its state.
  open package(set) var showingDeleteConfirmation: Bool {
    get { storedConfirmation }
    set {
      guard newValue != storedConfirmation else { return }
      change { $0.storedConfirmation = newValue }
    }
  }

  /// A view behind the content; it fills the cell.
  open var backgroundView: UIView? {
    didSet { exchangeBackground(oldValue, backgroundView) }
  }

  /// A view between background and content that is visible while the row is selected or touched.
  open var selectedBackgroundView: UIView? {
    didSet {
      if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
      updateSelectedBackground()
    }
  }

  /// The selected background while several rows may be selected in editing; `nil` leaves it to
  /// ``selectedBackgroundView``.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      if oldValue !== multipleSelectionBackgroundView { oldValue?.removeFromSuperview() }
      updateSelectedBackground()
    }
  }

  private func exchangeBackground(_ former: UIView?, _ view: UIView?) {
    guard former !== view else { return }
    former?.removeFromSuperview()
    if let view { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  private func updateSelectedBackground() {
    let isMultiple = isEditing && selectsWhileEditing && multipleSelectionBackgroundView != nil
    let shown = isMultiple ? multipleSelectionBackgroundView : selectedBackgroundView
    for view in [selectedBackgroundView, multipleSelectionBackgroundView]
    where view !== shown && view?.superview === self { view?.removeFromSuperview() }
    guard let shown else { return }
    guard (isSelected || isHighlighted) && selectionStyle != .none else {
      return shown.removeFromSuperview()
    }
    guard shown.superview !== self else { return }
    shown.frame = bounds
    insertSubview(shown, at: backgroundView == nil ? 0 : 1)
  }

  // MARK: State

  private var storedSelection = false
  private var storedHighlight = false

  /// A Boolean value that indicates whether the row is selected; set by the table through
  /// ``setSelected(_:animated:)``.
  open var isSelected: Bool {
    get { storedSelection }
    set { setSelected(newValue, animated: false) }
  }

  /// A Boolean value that indicates whether a touch rests on the row; set by the table.
  open var isHighlighted: Bool {
    get { storedHighlight }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Sets the selected state. An override calls `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    if selected != storedSelection { setNeedsUpdateConfiguration() }
    storedSelection = selected
    updateSelectedBackground()
  }

  /// Sets the highlighted state. An override calls `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if highlighted != storedHighlight { setNeedsUpdateConfiguration() }
    storedHighlight = highlighted
    updateSelectedBackground()
  }

  private var storedEditing = false

  /// A Boolean value that indicates whether editing controls show; set by the table.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets the editing state. An override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedEditing else { return }
    change { $0.storedEditing = editing }
    setNeedsUpdateConfiguration()
  }

  /// Changes the state, and notifies the cell of the transition before and after.
  private func change(_ change: (UITableViewCell) -> Void) {
    let former = (storedEditing, storedConfirmation)
    change(self)
    let state = stateMask
    let next = (storedEditing, storedConfirmation)
    (storedEditing, storedConfirmation) = former
    willTransition(to: state)
    (storedEditing, storedConfirmation) = next
    updateSelectedBackground()
    didTransition(to: state)
    setNeedsLayout()
  }

  private var stateMask: StateMask {
    var mask: StateMask = storedEditing ? .showingEditControl : []
    if storedConfirmation { mask.insert(.showingDeleteConfirmation) }
    return mask
  }

  /// Tells the cell that its edges are about to change. The default does nothing.
  open func willTransition(to state: StateMask) {}

  /// Tells the cell that its edges have changed. The default does nothing.
  open func didTransition(to state: StateMask) {}

  /// Prepares a cell that was used before; called when it is dequeued again. An override calls this.
  open func prepareForReuse() {}

  // MARK: Configurations

  /// A content like that of the cell's style: with a text, and with a second one beside or below it.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// A background like that of rows in a plain table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  /// The content as a value; setting it puts the view that it makes in place of ``contentView``.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set {
      guard let view = configured.setContent(newValue) else { return }
      content.removeFromSuperview()
      content = view
      labels = TableCellLabels(style)
      addContent()
      setNeedsLayout()
      superview?.sizeOfSubviewDidChange(self, .intrinsicSize)
    }
  }

  /// The background configuration. Setting it removes the background view.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set {
      if newValue != nil { backgroundView = nil }
      configured.setBackground(newValue, in: self, state: configurationState)
    }
  }

  /// A Boolean value that indicates whether states of the cell change the content by themselves;
  /// default yes.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configured.updatesContent }
    set { configured.updatesContent = newValue }
  }

  /// A Boolean value that indicates whether states of the cell change the background by themselves;
  /// default yes.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configured.updatesBackground }
    set { configured.updatesBackground = newValue }
  }

  /// A closure that configures a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// The closure that configures the cell, called before the next layout and when the cell's state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The state for which the cell is configured.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    listState.apply(to: &state)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isDisabled = !isUserInteractionEnabled
    state.cellDragState = dragState.configured
    return state
  }

  /// The part of the configuration state that the table decides, editing aside.
  var listState = CellListState() {
    didSet { if listState != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// The drag state of the cell. Only ``drag(to:)`` changes it.
  var dragState = DragState.none

  /// Tells that a drag lifts, takes or leaves the cell; the default does nothing more. Main thread.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Changes the drag state, notifies the cell and has it configured again.
  package func setDragState(_ state: DragState) {
    guard state != dragState else { return }
    dragState = state
    setNeedsUpdateConfiguration()
    dragStateDidChange(state)
  }

  /// Requests an update of the cell's configuration before its next layout.
  open func setNeedsUpdateConfiguration() {
    configured.setNeedsUpdate()
    setNeedsLayout()
  }

  /// Configures the cell for a state. An override calls this.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
    if let content = configured.content(for: state) { contentConfiguration = content }
    configured.updateBackground(in: self, state: state)
  }

  // MARK: Layout

  /// Configures the cell if that is due, and places content, backgrounds and labels.
  open override func layoutSubviews() {
    if configured.takeNeedsUpdate() { updateConfiguration(using: configurationState) }
    super.layoutSubviews()
    configured.layOut(
      [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView], in: bounds)
    updateEdges()
    layOutEdges()
    let indentation = CGFloat(indentationLevel) * indentationWidth
    content.frame = contentFrame(indentation: configured.content == nil ? 0 : indentation)
    labels.layOut(
      in: contentView.bounds, indentation: indentation,
      mirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Returns the size that the content has for a target size (rule T2).
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentFittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Returns the size of the standard labels in a width, at least the standard height. An override
  /// decides on the height of a row without constraints (rule T2).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    standardFittingSize(size, labels: labels)
  }

  override func sizeOfSubviewDidChange(_ view: UIView, _ cause: SizeInvalidation) {
    if view === content { superview?.sizeOfSubviewDidChange(self, cause) }
  }

  override var systemMargins: NSDirectionalEdgeInsets { listMargins }

  override func systemMargins(ofSubview view: UIView) -> NSDirectionalEdgeInsets? {
    view === content ? listMargins : nil
  }
}
