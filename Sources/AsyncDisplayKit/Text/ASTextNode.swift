import UIKit

/// A node that shows attributed text.
///
/// Texture: `ASTextNode`. The text is measured by the environment's `TextMeasurer`; measuring may
/// happen on any one thread, for the node keeps the text as a value.
open class ASTextNode: ASControlNode {
  private var storedText: NSAttributedString?
  final var content = TextContent()
  final var settings = TextNodeSettings()
  final var highlight: TextHighlight?
  private var composedToken: TextContent?

  /// Who hears of touches on links; main thread.
  open weak var delegate: (any ASTextNodeDelegate)?
  /// The attributes that make text a link; the default is the link attribute; any thread.
  open var linkAttributeNames: [String] = [NSAttributedString.Key.link.rawValue]
  /// The look of highlighted links; any thread.
  open var highlightStyle = ASTextNodeHighlightStyle.light
  /// A Boolean value that indicates whether a long press on a link ends the touch that began it;
  /// any thread.
  open var longPressCancelsTouches = false
  /// A Boolean value that indicates whether touches beside links go to what is behind the node; the
  /// default is false; any thread.
  open var passthroughNonlinkTouches = false
  /// A Boolean value that indicates whether the node hears every touch, for a tap on the
  /// truncation; any thread.
  open var alwaysHandleTruncationTokenTap = false
  /// A Boolean value that indicates whether text without a colour has the tint's; the default is
  /// false; any thread.
  open var textColorFollowsTintColor = false {
    didSet { if textColorFollowsTintColor != oldValue { setNeedsDisplay() } }
  }
  /// The insets of the placeholder's bars from their lines in points; any thread.
  open var placeholderInsets = UIEdgeInsets(top: 1, left: 0, bottom: 1, right: 0)

  /// Makes a node without text; any thread.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
    isOpaque = false
    backgroundColor = .clear
    isAccessibilityElement = true
  }

  // MARK: Text

  /// The text; a change asks for layout and drawing; any thread until load, then the main one.
  ///
  /// - Quirk: nil is kept as an empty text, as in Texture; it reads nil only before it is first set.
  open var attributedText: NSAttributedString? {
    get { storedText }
    set { setText(newValue ?? NSAttributedString(string: "")) }
  }

  /// The text; any thread.
  open override var defaultAccessibilityLabel: String? { content.string }

  /// Those of text that does not change; any thread.
  open override var defaultAccessibilityTraits: UIAccessibilityTraits { .staticText }

  private final func setText(_ text: NSAttributedString) {
    if let storedText, storedText.isEqual(text) { return }
    waitForCheckout()
    let wasEmpty = content.count == 0
    storedText = text.copy() as? NSAttributedString ?? text
    content = TextContent(text)
    composedToken = nil
    if content.count > 0 { setBaselines() }
    setNeedsLayout()
    setNeedsDisplay()
    accessibilityLabel = defaultAccessibilityLabel
    if wasEmpty || content.count == 0 { isAccessibilityElement = content.count > 0 }
  }

  /// The greatest number of lines, 0 without a limit; any thread.
  ///
  /// - Quirk: a change asks for drawing, not for layout, as in Texture.
  open var maximumNumberOfLines: UInt {
    get { settings.maximumNumberOfLines }
    set { changeSettings { $0.maximumNumberOfLines = newValue } }
  }

  /// What happens to the last line when text is left over; the default wraps words; any thread.
  ///
  /// - Quirk: a change asks for drawing, not for layout, as in Texture.
  open var truncationMode: NSLineBreakMode {
    get { settings.truncationMode }
    set { changeSettings { $0.truncationMode = newValue } }
  }

  /// What stands for the text left out; nil, the default, is an ellipsis; any thread.
  open var truncationAttributedText: NSAttributedString? {
    get { settings.truncationText }
    set { changeSettings { $0.truncationText = newValue } }
  }

  /// What follows ``truncationAttributedText`` after a space, such as "more"; any thread.
  open var additionalTruncationMessage: NSAttributedString? {
    get { settings.additionalMessage }
    set { changeSettings { $0.additionalMessage = newValue } }
  }

  private final func changeSettings(_ change: (inout TextNodeSettings) -> Void) {
    waitForCheckout()
    change(&settings)
    composedToken = nil
    setNeedsDisplay()
  }

  /// The shapes whose bounds lines keep out of, in points; a change asks for layout; any thread.
  open var exclusionPaths: [UIBezierPath]? {
    get { settings.exclusionPaths }
    set {
      changeSettings { $0.exclusionPaths = newValue }
      setNeedsLayout()
    }
  }

  /// Factors by which fonts may shrink until the text fits, greatest first; nil or none, no shrinking.
  ///
  /// The text is taken as it is when it fits; else the factors are tried in order, until the longest
  /// word, the number of lines and the height fit; the last one stays when none does. Any thread.
  ///
  /// - Quirk: a change asks for drawing, not for layout, as in Texture.
  open var pointSizeScaleFactors: [NSNumber]? {
    get {
      let factors = settings.scaleFactors
      return factors.isEmpty ? nil : factors.map { NSNumber(value: Double($0)) }
    }
    set { changeSettings { $0.scaleFactors = (newValue ?? []).map { CGFloat($0.doubleValue) } } }
  }

  /// The space around the text in points; a change asks for layout; any thread.
  open var textContainerInset: UIEdgeInsets {
    get { settings.containerInset }
    set {
      guard newValue != settings.containerInset else { return }
      waitForCheckout()
      settings.containerInset = newValue
      setNeedsLayout()
    }
  }

  /// The colour of the placeholder's bars; setting one that can be seen turns placeholders on.
  open var placeholderColor: UIColor? {
    get { storedPlaceholderColor ?? ASDisplayNodeDefaultPlaceholderColor() }
    set {
      guard newValue != placeholderColor else { return }
      storedPlaceholderColor = newValue ?? .clear
      placeholderEnabled = newValue.map { $0.cgColor.alpha > 0 } ?? false
    }
  }

  private var storedPlaceholderColor: UIColor?

  /// What stands for the text left out, with the attributes of the text's end.
  final var truncationToken: TextContent {
    if let composedToken { return composedToken }
    let token = makeTruncationToken()
    composedToken = token
    return token
  }

  private final func makeTruncationToken() -> TextContent {
    let parts = [settings.truncationText, settings.additionalMessage].compactMap { $0 }
    let text = NSMutableAttributedString(string: "")
    for (index, part) in parts.enumerated() {
      if index > 0 { text.append(NSAttributedString(string: " ")) }
      text.append(part)
    }
    if parts.isEmpty { text.append(NSAttributedString(string: "…")) }
    return TextContent(text.inheriting(from: storedText))
  }

  // MARK: Overrides

  /// Measures the text and gives the baselines to the style; any thread.
  ///
  /// - Returns: the text's size with the insets, at most the given one, in points.
  open override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    measuredSize(in: constrainedSize)
  }

  /// A Boolean value that indicates whether the node may be layer-backed: not when its text has
  /// links, which hear touches.
  open override var supportsLayerBacking: Bool {
    super.supportsLayerBacking && !hasLinks
  }

  /// The parameters of the drawing: text, container and colours as values; main thread.
  @preconcurrency @MainActor
  open override func drawParameters(forAsyncLayer layer: _ASDisplayLayer) -> (any Sendable)? {
    drawing()
  }

  /// Draws the lines of the text; any thread.
  open override class func draw(
    _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool,
    isRasterizing: Bool
  ) {
    guard let drawing = parameters as? TextNodeDrawing, !isCancelledBlock() else { return }
    drawing.draw(in: bounds)
  }

  /// Draws a bar for each line; nil without a size; any thread.
  open override func placeholderImage() -> UIImage? { placeholderBars() }

  /// Draws the text again where its colour follows the tint; main thread; call super.
  @preconcurrency @MainActor open override func tintColorDidChange() {
    super.tintColorDidChange()
    if textColorFollowsTintColor { setNeedsDisplay() }
  }

  /// Whether a point is inside: beside links it is not with ``passthroughNonlinkTouches``.
  @preconcurrency @MainActor
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard passthroughNonlinkTouches else { return super.point(inside: point, with: event) }
    return alwaysHandleTruncationTokenTap || touchedLink(at: point) != nil
  }

  /// Highlights the link or the truncation under the finger; main thread.
  @preconcurrency @MainActor
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    beginHighlight(touches)
  }

  /// Drops the highlight when the finger leaves it; main thread.
  @preconcurrency @MainActor
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    continueHighlight(touches)
  }

  /// Tells the delegate of a tap on the highlight; main thread.
  @preconcurrency @MainActor
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endHighlight(touches)
  }

  /// Drops the highlight; main thread.
  @preconcurrency @MainActor
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    highlight = nil
  }
}

/// Texture's second text node; here both are the same.
public typealias ASTextNode2 = ASTextNode
