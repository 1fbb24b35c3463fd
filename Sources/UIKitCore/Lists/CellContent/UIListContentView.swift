import Foundation

/// A view that shows a list content configuration, vertically centered.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private var content: UIListContentConfiguration
  private let imageView = UIImageView(frame: .zero)
  private let textLabel = UILabel(frame: .zero)
  private let secondaryTextLabel = UILabel(frame: .zero)

  private lazy var imageGuide = UILayoutGuide(source: .placedSubview(imageView), of: self)
  private lazy var textGuide = UILayoutGuide(source: .placedSubview(textLabel), of: self)
  private lazy var secondaryTextGuide = UILayoutGuide(
    source: .placedSubview(secondaryTextLabel), of: self)

  /// The layout guide of the image's area in the last layout, or `nil` without an image.
  open var imageLayoutGuide: UILayoutGuide? { imageView.isHidden ? nil : imageGuide }

  /// The layout guide of the text's area in the last layout, or `nil` without a text.
  open var textLayoutGuide: UILayoutGuide? { textLabel.isHidden ? nil : textGuide }

  /// The layout guide of the secondary text's area in the last layout, or `nil` without a secondary
  /// text.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    secondaryTextLabel.isHidden ? nil : secondaryTextGuide
  }

  /// Creates a view of size zero for a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [imageView, textLabel, secondaryTextLabel] { addSubview(view) }
    show()
  }

  /// Returns `nil`: archives are not decoded.
  public required init?(coder: NSCoder) { nil }

  /// The configuration of the view. Types other than ``UIListContentConfiguration`` are ignored.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else { return }
      content = newValue
      show()
    }
  }

  private func show() {
    let image = content.imageProperties
    imageView.image = content.image
    imageView.tintColor = image.resolvedTintColor(for: tintColor)
    imageView.layer.cornerRadius = image.cornerRadius
    imageView.clipsToBounds = image.cornerRadius > 0
    imageView.isHidden = content.image == nil
    show(content.text, content.attributedText, content.textProperties, in: textLabel)
    show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      in: secondaryTextLabel)
    alpha = content.alpha
    preservesSuperviewLayoutMargins = !content.axesPreservingSuperviewLayoutMargins.isEmpty
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    switch properties.alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map(properties.shown)
    }
    label.isHidden = attributed == nil && text == nil
  }

  private var margins: UIEdgeInsets {
    let own = UIEdgeInsets(
      content.directionalLayoutMargins, direction: effectiveUserInterfaceLayoutDirection)
    return margins(atLeast: own, preserving: content.axesPreservingSuperviewLayoutMargins)
  }

  /// The minimum height of the content with its margins, in points, so that a row has the standard height
  /// with its separator.
  private var minimumHeight: CGFloat {
    let metrics = environment.listMetrics
    guard content.keepsRowHeight(metrics) else { return 0 }
    return metrics.standardRowHeight - ((superview as? UITableViewCell)?.separatorHeight ?? 0)
  }

  private var arrangement: ListContentArrangement {
    ListContentArrangement(
      content, image: imageView.isHidden ? .zero : content.shownImageSize,
      text: textLabel.isHidden ? nil : textLabel,
      secondary: secondaryTextLabel.isHidden ? nil : secondaryTextLabel)
  }

  /// Positions the image and the texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = arrangement.frames(
      in: bounds.inset(by: margins),
      mirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    imageView.frame = frames.image
    textLabel.frame = frames.text
    secondaryTextLabel.frame = frames.secondary
  }

  /// Returns the size of the content including its margins, within a width in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : .infinity
    let inner = arrangement.size(width: max(0, width - margins.left - margins.right))
    return CGSize(
      width: inner.width + margins.left + margins.right,
      height: max(inner.height + margins.top + margins.bottom, minimumHeight))
  }

  /// The size of the content without a width limit.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}
