import Foundation

/// The cell of an item in a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  var content: UIView = UIView(frame: .zero)
  var configured = CellConfigurations()
  /// The view that contains the content and fills the cell. With a content configuration, it is the
  /// view that the configuration created.
  open var contentView: UIView { content }

  /// Creates a cell with a frame in points. Collection views use this initializer.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Creates a cell with default values. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  func addContentView() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// A Boolean value that indicates whether the item is selected. The collection view sets it.
  open var isSelected = false {
    didSet {
      updateBackgrounds()
      if isSelected != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  /// A Boolean value that indicates whether the item is highlighted by a touch. The collection view
  /// sets it.
  open var isHighlighted = false {
    didSet {
      updateBackgrounds()
      if isHighlighted != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  /// A view behind the content that fills the cell.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertBackground(backgroundView, at: 0) }
    }
  }

  /// A view between the background and the content that is visible while the item is selected or
  /// highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      updateBackgrounds()
    }
  }

  private func updateBackgrounds() {
    guard let selectedBackgroundView else { return }
    guard isSelected || isHighlighted else { return selectedBackgroundView.removeFromSuperview() }
    guard selectedBackgroundView.superview !== self else { return }
    insertBackground(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
  }

  private func insertBackground(_ view: UIView, at index: Int) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }

  // MARK: Configurations

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
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// The closure that configures the cell, called before the next layout and when the cell's state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The state for which the cell is configured.
  open var configurationState: UICellConfigurationState { commonConfigurationState }

  /// The part of the configuration state that the collection view determines.
  package var listState = CellListState() {
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

  /// The frame of the content view, in points of the cell. In list cells, it excludes the
  /// accessories.
  @_spi(Runtime) open var contentFrame: CGRect { bounds }

  /// Requests an update of the cell's configuration before its next layout.
  open func setNeedsUpdateConfiguration() {
    requestConfiguration()
  }

  /// Configures the cell for a state. An override must call `super`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
    updateConfigurations(for: state)
  }

  package override var measuredView: UIView { hasConstraintIsland ? self : content }
  override var isConfigured: Bool { contentConfiguration != nil }

  override func sizeOfSubviewDidChange(_ view: UIView, _ cause: SizeInvalidation) {
    if view === content { superview?.sizeOfSubviewDidChange(self, cause) }
  }

  /// Configures the cell if an update is pending, and resizes the content and backgrounds to the
  /// cell.
  open override func layoutSubviews() {
    if configured.takeNeedsUpdate() { updateConfiguration(using: configurationState) }
    super.layoutSubviews()
    configured.layOut([backgroundView, selectedBackgroundView], in: bounds)
    content.frame = contentFrame
  }
}

extension UICollectionViewCell {
  /// The state of a cell that is being dragged.
  public enum DragState: Int, Hashable, Sendable {
    /// The cell is not being dragged.
    case none
    /// The cell is being lifted at the start of a drag.
    case lifting
    /// The cell is being dragged.
    case dragging
  }
}
