import Foundation

/// A control with a title and an image for each state.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The type of a button.
  public enum ButtonType: Int, Hashable, Sendable {
    /// A button without a system style.
    case custom
    /// A button in the system style, with its title in the tint color.
    case system
    /// A detail disclosure button.
    case detailDisclosure
    /// An information button with a light background.
    case infoLight
    /// An information button with a dark background.
    case infoDark
    /// A contact add button.
    case contactAdd
    /// A close button.
    case close = 7
  }

  /// The role of a button.
  public enum Role: Int, Hashable, Sendable {
    /// A button without a specific meaning.
    case normal
    /// A button that performs the primary action.
    case primary
    /// A button that cancels an operation.
    case cancel
    /// A button that deletes data.
    case destructive
  }

  private struct Content {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  private var contents: [State: Content] = [:]
  /// The type of the button.
  public private(set) var buttonType = ButtonType.custom
  private let label = UILabel()
  private let lowerLabel = UILabel()
  private let picture = UIImageView()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let background = UIImageView()

  /// The insets of the content, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { contentDidChange() }
  }
  /// The insets of the title, in points. They move the title without changing the size.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// The insets of the image, in points. They move the image without changing the size.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// The configuration of the button, or `nil`, the default, to show the content that is set for
  /// each state.
  ///
  /// Rule: UIKit's documentation: with a configuration, the edge insets have no effect; a title or
  /// an image that it does not contain is that of the state.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { contentDidChange() } }
  }
  /// A closure that updates the configuration when the state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A Boolean value that indicates whether the image is darker while highlighted. The default is
  /// `true`. Not used by the runtime, which reports `unused-member`.
  open var adjustsImageWhenHighlighted = true {
    didSet { reportUnused("UIButton", if: !adjustsImageWhenHighlighted) }
  }
  /// A Boolean value that indicates whether the image is lighter while disabled. The default is
  /// `true`. Not used by the runtime, which reports `unused-member`.
  open var adjustsImageWhenDisabled = true {
    didSet { reportUnused("UIButton", if: !adjustsImageWhenDisabled) }
  }
  /// A Boolean value that indicates whether the button glows while highlighted. The default is
  /// `false`. Not used by the runtime, which reports `unused-member`.
  open var showsTouchWhenHighlighted = false {
    didSet { reportUnused("UIButton", if: showsTouchWhenHighlighted) }
  }

  /// A Boolean value that indicates whether the title's shadow is reversed while highlighted. The
  /// default is `false`. Not used by the runtime, which reports `unused-member`.
  open var reversesTitleShadowWhenHighlighted = false {
    didSet { reportUnused("UIButton", if: reversesTitleShadowWhenHighlighted) }
  }
  /// A Boolean value that indicates whether a pointer changes the button's appearance. The default
  /// is `false`. Not used by the runtime, which reports `unused-member`.
  open var isPointerInteractionEnabled = false {
    didSet { reportUnused("UIButton", if: isPointerInteractionEnabled) }
  }
  /// A Boolean value that indicates whether a tap toggles the selection. The default is `false`
  /// (iOS 15).
  ///
  /// Rule: UIKit's documentation. In UIKit, a button that shows its menu on a tap also shows the
  /// selected menu element; here it does not.
  open var changesSelectionAsPrimaryAction = false
  /// A Boolean value that indicates whether the configuration adapts to the state (iOS 15).
  ///
  /// The default is `true`. Not used by the runtime, which reports `unused-member`: only the
  /// handler changes the configuration here.
  open var automaticallyUpdatesConfiguration = true {
    didSet { reportUnused("UIButton", if: !automaticallyUpdatesConfiguration) }
  }
  /// The role of the button. The default is `normal`. Not used by the runtime, which reports
  /// `unused-member`.
  open var role = Role.normal { didSet { reportUnused("UIButton", if: role != .normal) } }

  private var symbolConfigurations: [UInt: UIImage.SymbolConfiguration] = [:]

  /// Sets the symbol configuration of the image for a state, used if the image has none of its own.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state.rawValue] = configuration
    contentDidChange()
  }

  /// Returns the symbol configuration of the image for a state.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state.rawValue]
  }

  /// The symbol configuration of the current state, otherwise of the normal state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    symbolConfigurations[state.rawValue] ?? symbolConfigurations[State.normal.rawValue]
  }

  /// The menu that the button shows.
  open var menu: UIMenu?
  /// A Boolean value that indicates whether a tap shows the menu, not a long press. The default is
  /// `false`.
  open var showsMenuAsPrimaryAction = false
  /// The menu that a tap showed last, or `nil`.
  package var shownMenu: UIMenu?

  /// Shows the menu instead of running the action, if ``showsMenuAsPrimaryAction`` is `true`.
  /// Returns `true` if it did so.
  ///
  /// Rule: UIKit's documentation of ``showsMenuAsPrimaryAction``: the menu takes the place of the
  /// action. Decided here: the touch ends with `touchCancel`.
  override func showMenuInPlaceOfAction() -> Bool {
    guard showsMenuAsPrimaryAction, let menu else { return false }
    shownMenu = menu
    return true
  }

  /// Creates a button of the custom type with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    assemble()
  }

  /// Creates a button of a type.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    if type == .system { label.font = .systemFont(ofSize: 15) }
    contentDidChange()
  }

  /// Creates a button of a type with a primary action, whose title and image it shows.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
  }

  /// Creates a button with a configuration and a primary action, whose title and image it shows.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
    // Property observers do not run during initialization.
    contentDidChange()
  }

  /// Creates a button of size zero. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
  }

  private func assemble() {
    label.font = .systemFont(ofSize: 18)
    lowerLabel.isHidden = true
    for view in [background, picture, label, lowerLabel, spinner] { addSubview(view) }
    contentDidChange()
  }

  /// The label of the title.
  open var titleLabel: UILabel? { label }
  /// The label of a configuration's subtitle (iOS 15).
  open var subtitleLabel: UILabel? { lowerLabel }
  /// The image view of the button.
  open var imageView: UIImageView? { picture }

  // MARK: Content

  private func change(_ state: State, _ body: (inout Content) -> Void) {
    body(&contents[state, default: Content()])
    contentDidChange()
  }

  /// Returns the value for a state, otherwise that of the normal state, as UIKit's documentation
  /// states.
  private func value<Value>(_ path: KeyPath<Content, Value?>, for state: State) -> Value? {
    contents[state]?[keyPath: path] ?? contents[.normal]?[keyPath: path]
  }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }

  /// Sets the attributed title for a state. It takes precedence over the plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }

  /// Sets the color of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
  }

  /// Sets the shadow color of the title for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleShadowColor = color }
  }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }

  /// Sets the background image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }

  /// Returns the title for a state, otherwise that of the normal state.
  open func title(for state: State) -> String? { value(\.title, for: state) }
  /// Returns the attributed title for a state, otherwise that of the normal state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    value(\.attributedTitle, for: state)
  }
  /// Returns the color of the title for a state, otherwise that of the normal state, otherwise the
  /// default color.
  open func titleColor(for state: State) -> UIColor? {
    value(\.titleColor, for: state) ?? (buttonType == .system ? tintColor : .white)
  }
  /// Returns the shadow color of the title for a state, otherwise that of the normal state, or
  /// `nil`.
  open func titleShadowColor(for state: State) -> UIColor? { value(\.titleShadowColor, for: state) }
  /// Returns the image for a state, otherwise that of the normal state.
  open func image(for state: State) -> UIImage? { value(\.image, for: state) }
  /// Returns the background image for a state, otherwise that of the normal state.
  open func backgroundImage(for state: State) -> UIImage? { value(\.backgroundImage, for: state) }

  /// The title of the current state.
  open var currentTitle: String? { title(for: state) }
  /// The attributed title of the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The color of the title in the current state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The shadow color of the title in the current state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image of the current state.
  open var currentImage: UIImage? { image(for: state) }
  /// The background image of the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsUpdateConfiguration()
    contentDidChange()
  }

  /// Performs the response to a tap. If a tap toggles the selection, it is toggled before the
  /// actions run.
  override func touchUpInside() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.touchUpInside()
  }

  /// Updates the configuration immediately.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration()
  }

  /// Updates the configuration for the state. The default implementation calls the handler.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  /// Updates the color of the title for a changed tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  private func contentDidChange() {
    label.shadowColor = titleShadowColor(for: state)
    label.textColor = configuration?.foreground(tint: tintColor) ?? currentTitleColor
    if let configuration {
      show(configuration)
    } else if let text = currentAttributedTitle {
      label.show(text)
    } else {
      label.text = currentTitle
    }
    let isBusy = configuration?.showsActivityIndicator ?? false
    isBusy ? spinner.startAnimating() : spinner.stopAnimating()
    lowerLabel.isHidden = configuration?.hasSubtitle != true
    picture.image = isBusy ? nil : shownImage
    background.image = currentBackgroundImage
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(_ configuration: Configuration) {
    configuration.style(label, lowerLabel, with: traitCollection)
    if let title = configuration.styledTitle(font: label.font, color: label.textColor) {
      label.show(title)
    } else if configuration.title == nil, let title = currentAttributedTitle {
      label.show(title)
    } else {
      label.text = configuration.title ?? currentTitle
    }
    lowerLabel.show(
      configuration.styledSubtitle(font: lowerLabel.font, color: lowerLabel.textColor))
  }

  private var shownImage: UIImage? {
    guard let image = configuration?.image ?? currentImage else { return nil }
    let preferred =
      configuration?.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
    guard let preferred, let own = image.symbolConfiguration else { return image }
    return image.withConfiguration(preferred.applying(own))
  }

  // MARK: Layout

  /// The view whose first baseline is aligned: the label of the title.
  open override var forFirstBaselineLayout: UIView { label }
  /// The view whose last baseline is aligned: the label of the title.
  open override var forLastBaselineLayout: UIView { label }

  private var pieces: ButtonLayout {
    let direction = effectiveUserInterfaceLayoutDirection
    var layout = ButtonLayout(
      image: imageSize, title: label.intrinsicContentSize, insets: contentEdgeInsets,
      imageInsets: imageEdgeInsets, titleInsets: titleEdgeInsets,
      horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment,
      isRightToLeft: direction == .rightToLeft)
    guard let configuration else { return layout }
    layout.insets = UIEdgeInsets(configuration.contentInsets, direction: direction)
    (layout.imageInsets, layout.titleInsets) = (.zero, .zero)
    layout.placement = configuration.imagePlacement
    layout.imagePadding = configuration.imagePadding
    layout.titlePadding = configuration.titlePadding
    layout.titleAlignment = configuration.titleAlignment
    layout.subtitle = lowerLabel.isHidden ? .zero : lowerLabel.intrinsicContentSize
    return layout
  }

  private var imageSize: CGSize {
    spinner.isAnimating ? spinner.intrinsicContentSize : shownImage?.size ?? .zero
  }

  /// Returns the frames of the image and the titles in a content rectangle. Titles of a
  /// configuration can wrap to its width.
  private func frames(inRoom room: CGRect) -> ButtonLayout.Frames {
    var layout = pieces
    if configuration != nil {
      let width = layout.titleWidth(inRoom: room.width)
      let limit = CGSize(width: width, height: .infinity)
      if layout.title.width > width { layout.title = label.sizeThatFits(limit) }
      if layout.subtitle.width > width { layout.subtitle = lowerLabel.sizeThatFits(limit) }
    }
    return layout.frames(inRoom: room)
  }

  /// The size of the content with its insets.
  open override var intrinsicContentSize: CGSize { pieces.size }
  /// Returns the size of the content with its insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { pieces.size }

  /// Returns the rectangle of the background image, which is the whole bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the content: the bounds without the insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: pieces.insets) }

  /// Returns the rectangle of the title in the content rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    frames(inRoom: contentRect).title
  }

  /// Returns the rectangle of the image in the content rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    frames(inRoom: contentRect).image
  }

  /// Positions image, title, and background.
  ///
  /// The frames are those that ``imageRect(forContentRect:)`` and ``titleRect(forContentRect:)``
  /// return.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = backgroundRect(forBounds: bounds)
    let room = contentRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: room)
    spinner.frame = picture.frame
    label.frame = titleRect(forContentRect: room)
    lowerLabel.frame = frames(inRoom: room).subtitle
  }
}

extension UIButton: BaselineText {
  /// Returns the baseline of the title for any height of the button, or `nil` without a title.
  func ownBaseline(of line: BaselineLine) -> Baseline? {
    guard line.view(namedBy: self) === label, let inner = label.ownBaseline(of: line) else {
      return nil
    }
    return Baseline(near: intrinsicContentSize.height) { height in
      let bounds = CGRect(x: 0, y: 0, width: self.bounds.width, height: height)
      let title = titleRect(forContentRect: contentRect(forBounds: bounds))
      return title.minY + inner.y(inHeight: title.height)
    }
  }
}
