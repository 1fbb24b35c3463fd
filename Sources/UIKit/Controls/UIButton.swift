import Foundation

/// A control with a title and an image for each state.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// How a button looks.
  public enum ButtonType: Int, Hashable, Sendable {
    /// Without a look of its own.
    case custom
    /// A title in the tint color.
    case system
    /// An i in a circle.
    case detailDisclosure
    /// A light i in a circle.
    case infoLight
    /// A dark i in a circle.
    case infoDark
    /// A plus sign in a circle.
    case contactAdd
    /// A cross.
    case close = 7
  }

  /// What a button is for.
  public enum Role: Int, Hashable, Sendable {
    /// Nothing special.
    case normal
    /// What a person most likely wants.
    case primary
    /// To give something up.
    case cancel
    /// To lose something.
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
  /// How the button looks.
  public private(set) var buttonType = ButtonType.custom
  private let label = UILabel()
  private let lowerLabel = UILabel()
  private let picture = UIImageView()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let background = UIImageView()

  /// The room around title and image, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { contentDidChange() }
  }
  /// Moves the title's edges, in points, without a change of size.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// Moves the image's edges, in points, without a change of size.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// What the button shows, as one value; `nil`, the default, shows what is set for each state.
  ///
  /// Rule: UIKit's documentation: with a configuration the edge insets have no effect; a title or
  /// image that it leaves out is the state's.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { contentDidChange() } }
  }
  /// Changes the configuration with the state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A Boolean value that indicates whether the image is drawn darker while highlighted; kept as a
  /// value. The default is `true`.
  open var adjustsImageWhenHighlighted = true
  /// A Boolean value that indicates whether the image is drawn lighter while disabled; kept as a
  /// value. The default is `true`.
  open var adjustsImageWhenDisabled = true
  /// A Boolean value that indicates whether the button glows while highlighted; kept as a value.
  /// The default is `false`.
  open var showsTouchWhenHighlighted = false

  /// A Boolean value that indicates whether the title's shadow is on the other side while
  /// highlighted; kept as a value. The default is `false`.
  open var reversesTitleShadowWhenHighlighted = false
  /// A Boolean value that indicates whether a pointer changes the button's look; kept as a value.
  /// The default is `false`.
  open var isPointerInteractionEnabled = false
  /// A Boolean value that indicates whether a tap chooses the button, or gives the choice up. The
  /// default is `false` (iOS 15).
  ///
  /// Rule: UIKit's documentation: the button toggles between selected and not on taps. Where it also shows
  /// its menu at a tap, which chosen element it shows is not said here.
  open var changesSelectionAsPrimaryAction = false
  /// A Boolean value that indicates whether the system changes the configuration's colors for the
  /// state; kept as a value, for the handler alone changes it here. The default is `true` (iOS 15).
  open var automaticallyUpdatesConfiguration = true
  /// What the button is for; default nothing special.
  open var role = Role.normal

  private var symbolConfigurations: [UInt: UIImage.SymbolConfiguration] = [:]

  /// Says how a symbol is drawn in a state, where its image does not say so itself.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    symbolConfigurations[state.rawValue] = configuration
    contentDidChange()
  }

  /// Returns how a symbol is drawn in a state.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state.rawValue]
  }

  /// How a symbol is drawn in the current state: the usual state's where it has none of its own.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    symbolConfigurations[state.rawValue] ?? symbolConfigurations[State.normal.rawValue]
  }

  /// The menu that the button shows.
  open var menu: UIMenu?
  /// A Boolean value that indicates whether a tap shows the menu. The default is `false`, a long
  /// press does.
  open var showsMenuAsPrimaryAction = false

  /// Creates a button without a look of its own, with a frame in points.
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

  /// Creates a button of a type whose main event runs an action, with its title and image.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
  }

  /// Creates a button with a configuration, whose main event runs an action with its title and
  /// image.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
    // Observers do not run for what an initializer sets.
    contentDidChange()
  }

  /// Creates a button of size zero; archives are not read.
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

  /// The view that shows the title.
  open var titleLabel: UILabel? { label }
  /// The view that shows the subtitle of a configuration (iOS 15).
  open var subtitleLabel: UILabel? { lowerLabel }
  /// The view that shows the image.
  open var imageView: UIImageView? { picture }

  // MARK: Content

  private func change(_ state: State, _ body: (inout Content) -> Void) {
    body(&contents[state, default: Content()])
    contentDidChange()
  }

  /// The value for a state, else for the normal one, as UIKit's documentation states.
  private func value<Value>(_ path: KeyPath<Content, Value?>, for state: State) -> Value? {
    contents[state]?[keyPath: path] ?? contents[.normal]?[keyPath: path]
  }

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }

  /// Sets the title with attributes of a state; it wins over the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }

  /// Sets the color of a state's title.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
  }

  /// Sets the color of the shadow of a state's title.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleShadowColor = color }
  }

  /// Sets the image of a state.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }

  /// Sets the image behind title and image of a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }

  /// The title of a state, else the normal one.
  open func title(for state: State) -> String? { value(\.title, for: state) }
  /// The title with attributes of a state, else the normal one.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    value(\.attributedTitle, for: state)
  }
  /// The color of a state's title, else the normal one.
  open func titleColor(for state: State) -> UIColor? {
    value(\.titleColor, for: state) ?? (buttonType == .system ? tintColor : .white)
  }
  /// The color of the shadow of a state's title, else the normal one; `nil` for none.
  open func titleShadowColor(for state: State) -> UIColor? { value(\.titleShadowColor, for: state) }
  /// The image of a state, else the normal one.
  open func image(for state: State) -> UIImage? { value(\.image, for: state) }
  /// The image behind title and image of a state, else the normal one.
  open func backgroundImage(for state: State) -> UIImage? { value(\.backgroundImage, for: state) }

  /// The present title.
  open var currentTitle: String? { title(for: state) }
  /// The present title with attributes.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The present color of the title.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The present color of the title's shadow.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The present image.
  open var currentImage: UIImage? { image(for: state) }
  /// The present image behind title and image.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsUpdateConfiguration()
    contentDidChange()
  }

  /// Changes the selection before the actions hear of a tap, where a tap does.
  override func touchUpInside() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.touchUpInside()
  }

  /// Lets the configuration follow the state, at once.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration()
  }

  /// Changes the configuration for the state; the default calls the handler.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  /// Shows the title in the new tint color.
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

  /// The view that shows the title, by whose line others are aligned.
  open override var forFirstBaselineLayout: UIView { label }
  /// The view that shows the title, by whose line others are aligned.
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

  /// The frames within room for image and titles; a configuration's titles take as many lines as that
  /// needs where they may.
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

  /// The size of image and titles with the insets.
  open override var intrinsicContentSize: CGSize { pieces.size }
  /// The size of image and titles with the insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { pieces.size }

  /// Where the image behind image and title lies: everywhere.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where image and title may lie: the bounds without the insets around them.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: pieces.insets) }

  /// Where the title lies within the room of both.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    frames(inRoom: contentRect).title
  }

  /// Where the image lies within the room of both.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    frames(inRoom: contentRect).image
  }

  /// Positions image and title as ``imageRect(forContentRect:)`` and ``titleRect(forContentRect:)``
  /// answer, the background behind them.
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
  /// The title's line, where the button's layout puts it within any height; `nil` without a title.
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
