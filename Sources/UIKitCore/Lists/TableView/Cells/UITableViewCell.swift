import Foundation

/// The cell of a row in a table view.
///
/// Accessories and the editing controls are subviews beside the content view, which makes space for
/// them. For the widths, which Apple does not document, see ``RuntimeMetrics/Lists``. A separator occupies
/// one pixel of the height of the content.
/// - Accessory views, accessory types and their editing variants: Apple's pages of the properties.
/// - Editing control: at the leading edge of a row that can be edited. Without
///   `shouldIndentWhileEditing`, it is in front of the content. Rule: Apple's page of the property
///   limits it to grouped table views; here it applies to each style.
/// - Reorder control: at the trailing edge of a row that can be moved.
/// - Indentation: levels indent the standard labels and the view of a content configuration, not
///   the content view. Rule: Apple's page of `indentationLevel` indents the content; decided here:
///   subviews that an app adds to the content view stay where the app places them.
/// - In a right-to-left layout, edges, content and standard labels are mirrored.
/// - Editing, swipe actions, drags, and drops change ``configurationState``.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  var content: UIView = UIView(frame: .zero)
  var configured = CellConfigurations()
  /// The view that contains the content. With a content configuration, it is the view that the
  /// configuration created.
  open var contentView: UIView { content }
  /// The style of the cell, which determines its labels.
  let style: CellStyle
  var labels: TableCellLabels
  /// The identifier with which the cell is reused, or `nil`.
  open internal(set) var reuseIdentifier: String?
  /// The height of the separator below the content, in points. The table view sets it.
  package var separatorHeight: CGFloat = 0 {
    didSet { if separatorHeight != oldValue { setNeedsLayout() } }
  }

  /// A Boolean value that indicates whether the content determines the height of the row. The table
  /// view sets it.
  var isSelfSized = false

  /// The color of the separator. The table view sets it.
  package var separatorColor: UIColor?

  /// Creates a cell with a style and a reuse identifier. Table views use the default style.
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

  /// Creates a cell of the default style. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    style = .default
    labels = TableCellLabels(.default)
    super.init(coder: coder)
    addContent()
  }

  func addContent() {
    content.frame = bounds
    addSubview(content)
  }

  // MARK: Labels

  /// The main label, created at the first access.
  open var textLabel: UILabel? { labels.text(in: contentView) }
  /// The second label, or `nil` in the default style.
  open var detailTextLabel: UILabel? { labels.detail(in: contentView) }
  /// The image view before the label, or `nil` in the style `value2`.
  open var imageView: UIImageView? { labels.image(in: contentView) }

  // MARK: Values

  /// The style of the cell while it is selected. The default is `default`.
  open var selectionStyle = SelectionStyle.default
  /// The appearance of the cell while it has the focus. The default is `default`. Not used by the runtime,
  /// which reports `unused-member`.
  open var focusStyle = FocusStyle.default {
    didSet { reportUnused("UITableViewCell", if: focusStyle != .default) }
  }
  /// The accessory at the trailing edge. The default is `none`.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// The view at the trailing edge, in place of the accessory type. The view keeps its size.
  open var accessoryView: UIView? { didSet { setNeedsLayout() } }
  /// The accessory at the trailing edge while the cell is in the editing state. The default is
  /// `none`.
  open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// The view at the trailing edge while the cell is in the editing state, in place of the editing
  /// accessory type.
  open var editingAccessoryView: UIView? { didSet { setNeedsLayout() } }
  /// The level of the cell in a hierarchy, by which the content is indented. The default is 0.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The indentation for each level, in points. The default is 10.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// The distances of the separator from the sides, in points; the table's when it is not set.
  ///
  /// Source: rule T13.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? inheritedSeparatorInset }
    set { ownSeparatorInset = newValue }
  }
  private var ownSeparatorInset: UIEdgeInsets?
  /// The inset that the table gives the cell.
  var inheritedSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// A Boolean value that indicates whether the reorder control is shown while editing. Table views
  /// set it for rows that can be moved.
  ///
  /// The default is `false`.
  open var showsReorderControl = false { didSet { setNeedsLayout() } }
  /// A Boolean value that indicates whether the table view is being edited, even if the row cannot
  /// be. The table view sets it.
  var isInEditingTable = false {
    didSet { if isInEditingTable != oldValue { setNeedsLayout() } }
  }
  /// A Boolean value that indicates whether the editing control is a selection mark. The table view
  /// sets it.
  var selectsWhileEditing = false {
    didSet { if selectsWhileEditing != oldValue { setNeedsLayout() } }
  }
  /// The accessory and editing controls at the edges.
  var edges = TableCellEdges()
  /// The widths that accessories and controls occupy beside the content, as a key path of the cell
  /// metrics.
  package var edgeWidths: KeyPath<RuntimeMetrics.Cells, RuntimeMetrics.CellEdges> = \.rows {
    didSet { setNeedsLayout() }
  }
  /// A Boolean value that indicates whether the cell receives touches while it is dragged. The default is
  /// `false`. Not used by the runtime, which reports `unused-member`.
  open var userInteractionEnabledWhileDragging = false {
    didSet { reportUnused("UITableViewCell", if: userInteractionEnabledWhileDragging) }
  }
  /// A Boolean value that indicates whether the content is indented while editing. The default is
  /// `true`.
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  /// The editing control of the row. The table view sets it.
  open internal(set) var editingStyle = EditingStyle.none {
    didSet { if editingStyle != oldValue { setNeedsLayout() } }
  }
  private var storedConfirmation = false
  /// A Boolean value that indicates whether the cell shows the confirmation of a deletion. The
  /// table view sets it.
  ///
  /// Rule: Apple's page of `willTransition(to:)`: the cell is notified of each change of its state.
  open package(set) var showingDeleteConfirmation: Bool {
    get { storedConfirmation }
    set {
      guard newValue != storedConfirmation else { return }
      change { $0.storedConfirmation = newValue }
    }
  }

  /// A view behind the content that fills the cell.
  open var backgroundView: UIView? {
    didSet { exchangeBackground(oldValue, backgroundView) }
  }

  /// A view between the background and the content that is visible while the row is selected or
  /// highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
      updateSelectedBackground()
    }
  }

  /// The background of a selected cell while several rows can be selected in editing, or `nil` for
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

  /// A Boolean value that indicates whether the row is selected. The table view sets it by
  /// ``setSelected(_:animated:)``.
  open var isSelected: Bool {
    get { storedSelection }
    set { setSelected(newValue, animated: false) }
  }

  /// A Boolean value that indicates whether the row is highlighted by a touch. The table view sets
  /// it.
  open var isHighlighted: Bool {
    get { storedHighlight }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Sets the selected state. An override must call `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    if selected != storedSelection { setNeedsUpdateConfiguration() }
    storedSelection = selected
    updateSelectedBackground()
  }

  /// Sets the highlighted state. An override must call `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if highlighted != storedHighlight { setNeedsUpdateConfiguration() }
    storedHighlight = highlighted
    updateSelectedBackground()
  }

  private var storedEditing = false

  /// A Boolean value that indicates whether the cell is in the editing state. The table view sets
  /// it.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets the editing state. An override must call `super`.
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

  /// Notifies the cell that its editing state is about to change. The default implementation does
  /// nothing.
  open func willTransition(to state: StateMask) {}

  /// Notifies the cell that its editing state changed. The default implementation does nothing.
  open func didTransition(to state: StateMask) {}

  /// Prepares the cell for reuse. Called when the cell is dequeued again. An override must call
  /// `super`.
  open func prepareForReuse() {}

  // MARK: Configurations

  /// Returns the default content configuration for the cell's style: a text, with a secondary text
  /// beside or below it.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Returns the default background configuration, which is that of cells in a plain list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  /// The content configuration. Setting it replaces ``contentView`` by the view that the
  /// configuration creates.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set { showContent(newValue) }
  }

  /// The background configuration. Setting it removes the background view.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { showBackground(newValue, for: configurationState) }
  }

  /// A Boolean value that indicates whether the content configuration is updated automatically when
  /// the cell's state changes. The default is `true`.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configured.updatesContent }
    set { configured.updatesContent = newValue }
  }

  /// A Boolean value that indicates whether the background configuration is updated automatically
  /// when the cell's state changes. The default is `true`.
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
    var state = commonConfigurationState
    state.isEditing = isEditing
    return state
  }

  /// The part of the configuration state that the table view determines, except for editing.
  var listState = CellListState() {
    didSet { listStateDidChange(from: oldValue) }
  }

  /// The drag state of the cell. Only ``drag(to:)`` changes it.
  var dragState = DragState.none

  /// Notifies the cell that its drag state changed. The default implementation does nothing. It is
  /// called on the main thread.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Sets the drag state, notifies the cell, and requests an update of its configuration.
  package func setDragState(_ state: DragState) {
    changeDragState(to: state)
  }

  /// Requests an update of the cell's configuration before its next layout.
  open func setNeedsUpdateConfiguration() {
    requestConfiguration()
  }

  /// Configures the cell for a state. An override must call `super`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
    updateConfigurations(for: state)
  }

  // MARK: Layout

  /// Configures the cell if an update is pending, and positions content, backgrounds, and labels.
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

  /// Returns the size of the content for a target size.
  ///
  /// Source: rule T2.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentFittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Returns the size of the standard labels for a width, at least the standard height. An override
  /// determines the height of a row without constraints.
  ///
  /// Source: rule T2.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    standardFittingSize(size, labels: labels)
  }

  override func sizeOfSubviewDidChange(_ view: UIView, _ cause: SizeInvalidation) {
    if view === content { superview?.sizeOfSubviewDidChange(self, cause) }
  }

  @_spi(Runtime) open override var systemMargins: NSDirectionalEdgeInsets { listMargins }

  override func systemMargins(ofSubview view: UIView) -> NSDirectionalEdgeInsets? {
    view === content ? listMargins : nil
  }
}
