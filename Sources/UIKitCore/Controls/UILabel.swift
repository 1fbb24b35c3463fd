import Foundation

/// A view that shows text, which the environment's text measurer measures.
@preconcurrency @MainActor open class UILabel: UIView {
  private var content: NSAttributedString?
  private var isAttributed = false
  var style = ShownTextStyle()

  /// Creates a label with a frame in points.
  ///
  /// Rule: UIKit's documentation of the class: the default content mode of labels is `redraw`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  /// Creates a label of size zero. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// The text of the label. Setting it removes the attributes of the text.
  open var text: String? {
    get { content?.string }
    set {
      content = newValue.map { NSAttributedString(string: $0) }
      isAttributed = false
      contentDidChange()
    }
  }

  /// The attributed text of the label. Missing attributes are those of the label.
  ///
  /// Rule: UIKit's documentation: the label's font, color, alignment, and line break mode become
  /// those of the text's first character, if it has them, and remain for plain text that is set
  /// later.
  ///
  /// - Quirk: a paragraph style that was created for another purpose breaks lines by words, so that
  ///   text that does not fit ends without an ellipsis.
  open var attributedText: NSAttributedString? {
    get { content == nil ? nil : styledText }
    set {
      if let newValue { style.follow(newValue) }
      show(newValue)
      adaptFonts()
    }
  }

  /// Shows an attributed text without changing the label's own style.
  func show(_ text: NSAttributedString?) {
    content = text
    isAttributed = true
    contentDidChange()
  }

  func restyle(_ change: (NSAttributedString) -> NSAttributedString) {
    if isAttributed { content = content.map(change) }
    contentDidChange()
  }

  /// The font of the text. The default is the system font of 17 points, which `nil` restores.
  ///
  /// Setting it applies it to the whole text.
  open var font: UIFont! {
    get { style.font }
    set { setFont(newValue ?? .systemFont(ofSize: 17)) }
  }
  /// The color of the text. The default is the system's label color, which `nil` restores.
  ///
  /// Setting it applies it to the whole text.
  open var textColor: UIColor! {
    get { style.textColor }
    set { setTextColor(newValue) }
  }
  /// The text color for the highlighted state.
  open var highlightedTextColor: UIColor?
  /// A Boolean value that indicates whether the label is highlighted. The default is `false`.
  open var isHighlighted = false {
    didSet { setNeedsDisplay() }
  }
  /// A Boolean value that indicates whether the label is enabled. The default is `true`. Not used
  /// by the runtime, which reports `unused-member`.
  open var isEnabled = true { didSet { reportUnused("UILabel", if: !isEnabled) } }
  /// The text alignment. The default is `natural`. Setting it applies it to the whole text.
  ///
  /// Rule: Apple's documentation of `NSTextAlignment.natural`: it is the alignment of the app's localization,
  /// thus left or right by the layout direction of the environment, whatever the script of the text.
  open var textAlignment: NSTextAlignment {
    get { style.textAlignment }
    set { setTextAlignment(newValue) }
  }
  /// The line break mode. The default is truncation at the end.
  ///
  /// Setting it applies it to the whole text.
  open var lineBreakMode: NSLineBreakMode {
    get { style.lineBreakMode }
    set {
      style.lineBreakMode = newValue
      restyle { text in text.changingParagraphStyles { $0.lineBreakMode = newValue } }
    }
  }
  /// The maximum number of lines; 0 for no limit. The default is 1.
  open var numberOfLines = 1 {
    didSet { contentDidChange() }
  }
  /// A Boolean value that indicates whether the label shrinks its text to fit the bounds. The default is
  /// `false`.
  ///
  /// Rule: Apple's documentation of the property: text that exceeds the bounds is drawn in smaller fonts,
  /// down to ``minimumScaleFactor``; below that it is truncated. The sizes that the label prefers are those
  /// of the unscaled text. Decided here: the scale is the largest that fits, found to 1/1024; text of several
  /// lines shrinks until its lines and their height fit.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }
  /// A Boolean value that indicates whether the label reduces the space between characters before it
  /// truncates a line. The default is `false`.
  ///
  /// Rule: Apple's documentation of the property: tightening comes before truncation, and the label
  /// determines its maximum. Decided here: at most 5 percent of the font size per character, on
  /// labels of one line, before the text shrinks.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { setNeedsDisplay() } }
  }
  /// The smallest scale of shrunk text, from 0 to 1. The default is 0.
  ///
  /// Rule: Apple's documentation of the property: 0 means that text is not scaled down.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
  }
  /// The vertical position of shrunk text on labels of one line. The default is `alignBaselines`.
  ///
  /// Source: Apple's documentation of the property and of ``UIBaselineAdjustment``.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
  }
  /// A Boolean value that indicates whether fonts of a text style, and those that ``UIFontMetrics``
  /// scaled, follow the preferred text size.
  ///
  /// The default is `false`. Rule: Apple's documentation of the property. Decided here: the fonts
  /// are brought to the size for the view's traits when the property, the font or the text is set,
  /// and when the traits change.
  open var adjustsFontForContentSizeCategory = false { didSet { adaptFonts() } }
  /// The strategy for line breaks. The default is empty. Not used by the runtime, which reports
  /// `unused-member`.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = [] {
    didSet { reportUnused("UILabel", if: !lineBreakStrategy.isEmpty) }
  }
  /// A Boolean value that indicates whether a pointer shows truncated text in full. The default is
  /// `false`. Not used by the runtime, which reports `unused-member`.
  open var showsExpansionTextWhenTruncated = false {
    didSet { reportUnused("UILabel", if: showsExpansionTextWhenTruncated) }
  }
  /// The width, in points, for the intrinsic size of several lines; 0 for no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The color of the text shadow. Not used by the runtime, which reports `unused-member`.
  open var shadowColor: UIColor? { didSet { reportUnused("UILabel", if: shadowColor != nil) } }
  /// The offset of the text shadow, in points. Not used by the runtime, which reports
  /// `unused-member`.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { reportUnused("UILabel", if: shadowOffset != CGSize(width: 0, height: -1)) }
  }

  override func adaptToTraits() { adaptFonts() }

  private func contentDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// The text with the label's font, color, and paragraph style where it has none of its own.
  var styledText: NSAttributedString {
    let text = NSMutableAttributedString(
      attributedString: content ?? NSAttributedString(string: ""))
    let whole = NSRange(location: 0, length: text.length)
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    text.enumerateAttributes(in: whole) { values, range, _ in
      if values[.font] == nil, let font = self.font {
        text.addAttribute(.font, value: font, range: range)
      }
      if values[.foregroundColor] == nil, let color {
        text.addAttribute(.foregroundColor, value: color, range: range)
      }
      if values[.paragraphStyle] == nil {
        text.addAttribute(.paragraphStyle, value: style.paragraphStyle, range: range)
      }
    }
    return text
  }

  func container(for size: CGSize, lines: Int) -> RuntimeText.Container {
    RuntimeText.Container(
      size: size, maximumNumberOfLines: lines, lineBreakMode: lineBreakMode,
      truncation: lineBreakMode.truncation)
  }

  /// Returns the rectangle of the text within bounds, in points, rounded up to pixels.
  ///
  /// Within finite bounds, the text is as it is drawn there: tightened and shrunk if the label
  /// allows it.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)
    -> CGRect
  {
    guard content?.length ?? 0 > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
    let metrics = environment.textMeasurer.measure(
      RuntimeText.Content(fittedText(in: bounds.size, lines: numberOfLines)),
      in: container(for: bounds.size, lines: numberOfLines))
    let scale = traitCollection.displayScale
    return CGRect(
      origin: bounds.origin,
      size: CGSize(
        width: min(metrics.size.width.ceiledToPixel(scale: scale), bounds.width),
        height: min(metrics.size.height.ceiledToPixel(scale: scale), bounds.height)))
  }

  /// Returns the size that fits the text within a width. Zero means no limit. A single line is
  /// never wrapped.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measure(width: numberOfLines == 1 || size.width <= 0 ? .infinity : size.width)
  }

  /// The size of the text, within ``preferredMaxLayoutWidth`` for several lines.
  open override var intrinsicContentSize: CGSize {
    let limit = numberOfLines == 1 ? 0 : preferredMaxLayoutWidth
    return measure(width: limit > 0 ? limit : .infinity)
  }

  private func measure(width: CGFloat) -> CGSize {
    let room = CGRect(x: 0, y: 0, width: width, height: CGFloat.infinity)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  /// Draws the text, vertically centered.
  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Draws the text into a rectangle, vertically centered.
  open func drawText(in rect: CGRect) {
    guard content?.length ?? 0 > 0 else { return }
    let text = fittedText(in: rect.size, lines: numberOfLines)
    let room = textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines)
    let top = top(of: text, height: room.height, in: rect.size)
      .roundedToPixel(scale: traitCollection.displayScale)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let container = container(for: rect.size, lines: numberOfLines)
    environment.textMeasurer.layout(RuntimeText.Content(aligned(text)), in: container)
      .draw(
        at: CGPoint(x: rect.minX, y: rect.minY + top), in: context, color: UIColor.black.cgColor)
  }
}

extension UILabel: WrappingText {
  /// A Boolean value that indicates whether the text wraps to the label's width.
  var wrapsText: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }
}

extension UILabel: BaselineText {
  /// Returns the baseline of a line: relative to the top for the first line, to the bottom for the
  /// last one.
  func ownBaseline(of line: BaselineLine) -> Baseline? {
    guard let insets = textBaselineInsets else { return nil }
    switch line {
    case .first: return Baseline(offset: insets.first)
    case .last: return Baseline(share: 1, offset: -insets.last)
    }
  }

  /// The distances of the first baseline from the top and of the last baseline from the bottom, in
  /// points.
  var textBaselineInsets: (first: CGFloat, last: CGFloat)? {
    guard content?.length ?? 0 > 0 else { return nil }
    let width = bounds.width > 0 && numberOfLines != 1 ? bounds.width : .infinity
    let room = CGSize(width: width, height: CGFloat.infinity)
    let metrics = environment.textMeasurer.measure(
      RuntimeText.Content(styledText), in: container(for: room, lines: numberOfLines))
    return (metrics.firstBaseline, metrics.size.height - metrics.lastBaseline)
  }
}
