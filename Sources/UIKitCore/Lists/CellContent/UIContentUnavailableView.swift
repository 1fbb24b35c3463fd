import Foundation

/// A view that replaces missing content, with an image, texts, and buttons in a column.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private var content: UIContentUnavailableConfiguration
  private let background = ConfiguredBackgroundView()
  private let indicator = UIActivityIndicatorView(style: .large)
  private let imageView = UIImageView(frame: .zero)
  private let textLabel = UILabel(frame: .zero)
  private let secondaryTextLabel = UILabel(frame: .zero)
  private var button: UIButton?
  private var secondaryButton: UIButton?

  /// A Boolean value that indicates whether content that is too high can be scrolled. The default
  /// is `false`. Not used by the runtime, which reports `unused-member`.
  open var isScrollEnabled = false {
    didSet { reportUnused("UIContentUnavailableView", if: isScrollEnabled) }
  }

  /// Creates a view of size zero for a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [background, indicator, imageView, textLabel, secondaryTextLabel] {
      addSubview(view)
    }
    show()
  }

  /// Returns `nil`: archives are not decoded.
  public required init?(coder: NSCoder) { nil }

  /// The configuration of the view. Types other than ``UIContentUnavailableConfiguration`` are ignored.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? UIContentUnavailableConfiguration else { return }
      content = newValue
      show()
    }
  }

  private func show() {
    background.show(
      content.background, in: UIViewConfigurationState(traitCollection: traitCollection))
    indicator.isHidden = !content.showsActivity
    if content.showsActivity { indicator.startAnimating() } else { indicator.stopAnimating() }
    imageView.image = content.image
    imageView.isHidden = content.showsActivity || content.image == nil
    imageView.tintColor = content.imageProperties.tintColor ?? tintColor
    imageView.layer.cornerRadius = content.imageProperties.cornerRadius
    imageView.clipsToBounds = content.imageProperties.cornerRadius > 0
    show(content.text, content.attributedText, content.textProperties, in: textLabel)
    show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      in: secondaryTextLabel)
    button = shown(content.button, content.buttonProperties, in: button)
    secondaryButton = shown(
      content.secondaryButton, content.secondaryButtonProperties, in: secondaryButton)
    preservesSuperviewLayoutMargins = !content.axesPreservingSuperviewLayoutMargins.isEmpty
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.textAlignment = content.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.isHidden = attributed == nil && text == nil
  }

  /// Returns a new button for a configuration, or `nil` for an empty one. Buttons are not reused,
  /// because actions cannot be compared.
  private func shown(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties, in former: UIButton?
  ) -> UIButton? {
    former?.removeFromSuperview()
    var configuration = configuration
    if configuration.title == nil, configuration.attributedTitle == nil {
      configuration.title = properties.primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    }
    let hasTitle = configuration.title != nil || configuration.attributedTitle != nil
    guard hasTitle || configuration.image != nil else { return nil }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    addSubview(button)
    return button
  }

  private var imageSize: CGSize {
    guard let size = content.image?.size, size.width > 0, size.height > 0 else { return .zero }
    let limit = content.imageProperties.maximumSize
    let scale = min(
      1, limit.width > 0 ? limit.width / size.width : 1,
      limit.height > 0 ? limit.height / size.height : 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The visible views, each with its distance to the view above it.
  private var rows: [(view: UIView, padding: CGFloat)] {
    let all: [(view: UIView?, padding: CGFloat)] = [
      (indicator, 0), (imageView, 0), (textLabel, content.imageToTextPadding),
      (secondaryTextLabel, content.textToSecondaryTextPadding),
      (button, content.textToButtonPadding),
      (secondaryButton, content.buttonToSecondaryButtonPadding),
    ]
    var rows: [(view: UIView, padding: CGFloat)] = []
    for row in all {
      guard let view = row.view, !view.isHidden else { continue }
      rows.append((view, rows.isEmpty ? 0 : row.padding))
    }
    return rows
  }

  private func size(of view: UIView, width: CGFloat) -> CGSize {
    if view === imageView { return imageSize }
    let size = view.sizeThatFits(CGSize(width: width, height: .infinity))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// The distances of the content from the bounds, with the safe area, in points.
  private var margins: UIEdgeInsets {
    let own = UIEdgeInsets(
      content.directionalLayoutMargins, direction: effectiveUserInterfaceLayoutDirection)
    return margins(
      atLeast: own + safeAreaInsets, preserving: content.axesPreservingSuperviewLayoutMargins)
  }

  /// Positions the visible views one below the other.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let room = bounds.inset(by: margins)
    let sizes = rows.map { size(of: $0.view, width: max(0, room.width)) }
    let height = zip(rows, sizes).reduce(CGFloat(0)) { $0 + $1.0.padding + $1.1.height }
    let isCentered = content.alignment == .center
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var y = isCentered ? room.midY - height / 2 : room.minY
    for (row, size) in zip(rows, sizes) {
      let natural = isMirrored ? room.maxX - size.width : room.minX
      let x = isCentered ? room.midX - size.width / 2 : natural
      y += row.padding
      row.view.frame = CGRect(x: x, y: y, width: size.width, height: size.height)
      y += size.height
    }
  }

  /// Returns the size of the content including its margins, within a width in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .infinity
    let inner = max(0, width - margins.left - margins.right)
    var fitting = CGSize(width: 0, height: margins.top + margins.bottom)
    for row in rows {
      let size = self.size(of: row.view, width: inner)
      fitting.width = max(fitting.width, size.width)
      fitting.height += row.padding + size.height
    }
    fitting.width += margins.left + margins.right
    return fitting
  }
}
