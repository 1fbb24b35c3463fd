import Foundation

/// A header or footer of a table view, which can be reused for other sections.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  var content: UIView = UIView(frame: .zero)
  var configured = CellConfigurations()
  /// The view that contains the content and fills the header or footer. With a content
  /// configuration, it is the view that the configuration created.
  open var contentView: UIView { content }
  var labels = TableCellLabels(.subtitle)
  /// The identifier with which the view is reused, or `nil`.
  open internal(set) var reuseIdentifier: String?

  /// Creates a view with a reuse identifier. Table views use this initializer.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content)
  }

  /// Creates a view without an identifier.
  public convenience init() {
    self.init(reuseIdentifier: nil)
  }

  /// Creates a view without an identifier. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  /// The label of the title, created at the first access.
  open var textLabel: UILabel? { labels.text(in: contentView) }
  /// The label below the title, created at the first access.
  open var detailTextLabel: UILabel? { labels.detail(in: contentView) }

  /// A view behind the content that fills the header or footer.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// Prepares the view for reuse. Called when the view is dequeued again. An override must call
  /// `super`.
  open func prepareForReuse() {}

  /// Returns the default content configuration, which is that of headers in a plain list.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

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

  /// The state for which the view is configured.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = isPinned
    return state
  }

  private var isPinned = false
  private var pinnedBackground = PinnedBackground()

  /// Shows that the view is pinned in front of rows. A change requests an update of the configuration.
  func setPinned(_ isPinned: Bool) {
    if isPinned != self.isPinned {
      self.isPinned = isPinned
      requestConfiguration()
    }
    let hasOwn = backgroundView != nil || backgroundConfiguration != nil || backgroundColor != nil
    pinnedBackground.show(isPinned && !hasOwn, in: self)
  }

  /// A closure that configures a view for a state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  /// The closure that configures the view, called before the next layout.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Requests an update of the view's configuration before its next layout.
  open func setNeedsUpdateConfiguration() {
    requestConfiguration()
  }

  /// Configures the view for a state. An override must call `super`.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// Configures the view if an update is pending, and positions content, background, and labels.
  open override func layoutSubviews() {
    if configured.takeNeedsUpdate() { updateConfiguration(using: configurationState) }
    super.layoutSubviews()
    configured.layOut([backgroundView], in: bounds)
    let sides = contentSafeArea
    content.frame = bounds.inset(by: sides)
    labels.layOut(
      in: content.bounds, indentation: 0,
      mirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Returns the size of the content for a target size.
  ///
  /// Source: rule T7.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    adoptRequiredWidth(targetSize.width, horizontalFittingPriority)
    layoutSubviews()
    let sides = bounds.width - content.frame.width
    guard
      let inner = content.listFittingSize(
        CGSize(width: max(targetSize.width - sides, 0), height: targetSize.height),
        horizontalFittingPriority, verticalFittingPriority,
        isConfigured: contentConfiguration != nil)
    else { return sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)) }
    return CGSize(width: inner.width + sides, height: inner.height)
  }

  /// Returns the standard height of headers and footers for a width. An override determines the
  /// height of a view without constraints.
  ///
  /// Source: rule T7.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: environment.listMetrics.standardHeaderHeight)
  }

  override func sizeOfSubviewDidChange(_ view: UIView, _ cause: SizeInvalidation) {
    if view === content { superview?.sizeOfSubviewDidChange(self, cause) }
  }

  @_spi(Runtime) open override var systemMargins: NSDirectionalEdgeInsets { listMargins }

  override func systemMargins(ofSubview view: UIView) -> NSDirectionalEdgeInsets? {
    view === content ? listMargins : nil
  }
}

extension UITableViewHeaderFooterView: ConfiguredView {
  func addReplacedContent() {
    labels = TableCellLabels(.subtitle)
    addSubview(content)
  }
}
