import UIKit

/// A node that shows attributed text.
///
/// Texture: `ASTextNode`. The environment's `RuntimeText.Measurer` measures the text. The node stores the
/// text as a value, so measuring may happen on any one thread.
open class ASTextNode: ASControlNode {
  private var storedText: NSAttributedString?
  final var content = RuntimeText.Content()
  final var settings = TextNodeSettings()
  final var highlight: TextHighlight?
  @MainActor final var highlightOverlay: ASHighlightOverlayLayer?
  @MainActor final weak var longPressRecognizer: UILongPressGestureRecognizer?
  /// A Boolean value that indicates whether the node has the behavior of an ``ASTextNode2``.
  final private(set) var isSecond = false
  private var composedToken: RuntimeText.Content?
  private var loadedSize = CGSize.zero
  /// The baselines of the text, until there is a style for them.
  private var textBaselines = ElementBaselines()

  /// The delegate, which is notified of touches on links.
  ///
  /// Main thread.
  open weak var delegate: (any ASTextNodeDelegate)?
  /// A Boolean value that indicates whether the node is one of Texture's second class, by its type or by the experiment
  /// `exp_text_node`.
  ///
  /// Any thread. Source: `ASTextNode.mm`, `-usingExperiment`.
  open var usingExperiment: Bool { isSecond }
  /// The attributes that make text a link. The default is the link attribute.
  ///
  /// Any thread.
  open var linkAttributeNames: [String] {
    get { setting(\.linkNames) }
    set { store(newValue, as: \.linkNames) }
  }
  /// The style of the overlay of highlighted text: 11 % black for `.light`, 22 % white for `.dark`.
  /// Any thread may use it.
  ///
  /// Source: `ASTextNode.mm`, `+_highlightColorForStyle:` and `+_highlightOpacityForStyle:`.
  open var highlightStyle: ASTextNodeHighlightStyle {
    get { setting(\.highlightStyle) }
    set { store(newValue, as: \.highlightStyle) }
  }
  /// A Boolean value that indicates whether a long press on a link cancels its touches. Any thread
  /// may use it.
  ///
  /// The long-press recognizer adopts the value when the node is loaded (`ASTextNode.mm`, `-didLoad`).
  open var longPressCancelsTouches = false
  /// A Boolean value that indicates whether touches outside of links pass to the view behind the
  /// node. The default is `false`.
  ///
  /// Any thread.
  open var passthroughNonlinkTouches = false
  /// A Boolean value that indicates whether the node receives all touches, to detect taps on the
  /// truncation token.
  ///
  /// Any thread.
  open var alwaysHandleTruncationTokenTap = false
  /// A Boolean value that indicates whether a text whose first character has no color has the tint color. The
  /// default is `false`.
  ///
  /// Any thread. A change does not request drawing. Source: `ASTextNode.mm`, `-textColorFollowsTintColor`,
  /// beside which the setter is synthesized.
  open var textColorFollowsTintColor: Bool {
    get { setting(\.followsTint) }
    set { store(newValue, as: \.followsTint) }
  }
  /// The insets of the placeholder's bars from their lines in points. Any thread may use it.
  open var placeholderInsets: UIEdgeInsets {
    get { setting(\.placeholderInsets) }
    set { store(newValue, as: \.placeholderInsets) }
  }

  /// Creates a node without text.
  ///
  /// Any thread.
  public override init() {
    super.init()
    isSecond = Self.isSecondClass
    if isOfThisClass {
      setInitialValues()
    } else {
      needsDisplayOnBoundsChange = true
      isOpaque = false
      backgroundColor = .clear
      isAccessibilityElement = true
    }
  }

  /// A Boolean value that indicates whether no subclass can have overridden a property.
  final var isOfThisClass: Bool { type(of: self) == ASTextNode.self }

  /// Sets the properties that `ASTextNode.mm`, `-init`, and `ASControlNode.mm`, `-init`, set, in one step.
  private final func setInitialValues() {
    setBridged(Self.initialProperties) { state in
      state.isAccessibilityElement = true
      if state.share(SharedBackingValues.ofTextNodes) { return }
      state.isUserInteractionEnabled = false
      state.needsDisplayOnBoundsChange = true
      state.isOpaque = false
      state.backgroundColor = .clear
    }
  }

  private static let initialProperties: BridgedProperties = [
    .isUserInteractionEnabled, .needsDisplayOnBoundsChange, .isOpaque, .backgroundColor,
    .isAccessibilityElement,
  ]

  // MARK: Text

  /// The text. A change requests layout and drawing.
  ///
  /// Any thread until the node is loaded, then the main thread.
  ///
  /// - Quirk: `nil` is stored as an empty text (`ASTextNode.mm`, `-setAttributedText:`); the
  ///   property is `nil` only before it is first set.
  open var attributedText: NSAttributedString? {
    get { withNodeLock { storedText } }
    set { setText(newValue ?? NSAttributedString(string: "")) }
  }

  /// The default accessibility label: the text of the node.
  ///
  /// Any thread.
  open override var defaultAccessibilityLabel: String? { attributedText?.string }

  /// The default accessibility traits: those of static text.
  ///
  /// Any thread.
  open override var defaultAccessibilityTraits: UIAccessibilityTraits { .staticText }

  override var initialAccessibilityTraits: UIAccessibilityTraits { defaultAccessibilityTraits }

  /// The size of the loaded node, which any thread may read. Source: `_ASDisplayLayer.mm`, `-setBounds:`.
  final var threadSafeSize: CGSize {
    get { withNodeLock { loadedSize } }
    set { withNodeLock { loadedSize = newValue } }
  }

  /// The text as a value, which is read with the node's lock held.
  final var textContent: RuntimeText.Content { withNodeLock { content } }

  /// Source: `ASTextNode.mm`, `-setAttributedText:`, which locks the node for the text alone.
  private final func setText(_ text: NSAttributedString) {
    if let storedText = attributedText, storedText.isEqual(text) { return }
    waitForCheckout()
    let (wasEmpty, isEmpty) = withNodeLock { () -> (Bool, Bool) in
      let wasEmpty = content.count == 0
      // A text of this very class never changes, so that a copy is the text itself.
      let isConstant = type(of: text) == NSAttributedString.self
      storedText = isConstant ? text : text.copy() as? NSAttributedString ?? text
      content = RuntimeText.Content(text)
      composedToken = nil
      if content.count > 0 { RuntimeEnvironment.withTextServices { setBaselines($0.cache) } }
      return (wasEmpty, content.count == 0)
    }
    setNeedsLayout()
    setNeedsDisplay()
    setAccessibility(changesElement: wasEmpty || isEmpty, !isEmpty)
  }

  private final func setAccessibility(changesElement: Bool, _ isElement: Bool) {
    if isOfThisClass, changesElement, extras?.accessibilityAction == nil {
      let label = textContent.string
      return setBridged([.accessibilityLabel, .isAccessibilityElement]) {
        $0.setLabel(label)
        $0.isAccessibilityElement = isElement
      }
    }
    accessibilityLabel = defaultAccessibilityLabel
    if changesElement { isAccessibilityElement = isElement }
  }

  /// The maximum number of lines. 0 means no limit.
  ///
  /// Any thread.
  ///
  /// - Quirk: a change requests drawing but not layout. `ASTextNode.mm`,
  ///   `-setMaximumNumberOfLines:`.
  open var maximumNumberOfLines: UInt {
    get { setting(\.maximumNumberOfLines) }
    set { changeSetting(\.maximumNumberOfLines, to: newValue) }
  }

  /// The truncation mode of the last line. The default is `byWordWrapping`.
  ///
  /// Any thread.
  ///
  /// - Quirk: a change requests drawing but not layout. `ASTextNode.mm`,
  ///   `-setTruncationMode:`.
  /// - Quirk: where text is truncated between words, the last word of the line is cut even if the token fits
  ///   after it, and a text that would be cut at its beginning has no token.
  ///   `ASTextKitTailTruncater.mm`,
  ///   `-_findTruncationInsertionPointAtOrBeforeCharacterIndex:layoutManager:textStorage:`.
  /// - Quirk: a text from right to left is cut near the beginning of its last line, unless its paragraph style
  ///   states the writing direction; then it is cut at the end. `ASTextKitTailTruncater.mm`,
  ///   `-_calculateCharacterIndexBeforeTruncationMessage:textStorage:textContainer:`.
  /// - Quirk: in an ``ASTextNode2``, setting a mode that wraps or clips after another one turns the truncation
  ///   token off, and ``isTruncated`` is `false`. `ASTextNode2.mm`, `-setTruncationMode:`.
  /// - Quirk: with a mode that truncates or clips, TextKit truncates the text by itself, with an ellipsis:
  ///   ``isTruncated`` is `false`, and ``truncationAttributedText`` and ``additionalTruncationMessage`` are
  ///   not shown; advisory `truncated-by-text-kit`. `ASTextKitTailTruncater.mm`, `-truncate`.
  open var truncationMode: NSLineBreakMode {
    get { setting(\.truncationMode) }
    set { changeSetting(\.truncationMode, to: newValue) }
  }

  /// The truncation token. The default, `nil`, is an ellipsis.
  ///
  /// Any thread.
  open var truncationAttributedText: NSAttributedString? {
    get { setting(\.truncationText) }
    set { changeSetting(\.truncationText, to: newValue) }
  }

  /// The text that follows ``truncationAttributedText`` after a space, such as "more".
  ///
  /// Any thread.
  open var additionalTruncationMessage: NSAttributedString? {
    get { setting(\.additionalMessage) }
    set { changeSetting(\.additionalMessage, to: newValue) }
  }

  /// Sets a setting and requests drawing, unless the value equals the former one.
  ///
  /// Source: `ASTextNode.mm`, `-setMaximumNumberOfLines:`, `-setTruncationAttributedText:` and others.
  ///
  /// - Returns: Whether the value has changed.
  @discardableResult
  private final func changeSetting<Value: Equatable>(
    _ setting: WritableKeyPath<TextNodeSettings, Value>, to value: Value
  ) -> Bool {
    guard self.setting(setting) != value else { return false }
    waitForCheckout()
    withNodeLock {
      settings[keyPath: setting] = value
      composedToken = nil
    }
    setNeedsDisplay()
    return true
  }

  /// Returns a setting, which is read with the node's lock held.
  private final func setting<Value>(_ member: KeyPath<TextNodeSettings, Value>) -> Value {
    withNodeLock { settings[keyPath: member] }
  }

  /// Stores a setting with the node's lock held. Nothing is requested.
  private final func store<Value>(
    _ value: Value, as member: WritableKeyPath<TextNodeSettings, Value>
  ) {
    withNodeLock { settings[keyPath: member] = value }
  }

  /// The outlines of areas that the text avoids, in points. A change requests layout. Any thread
  /// may use it.
  open var exclusionPaths: [UIBezierPath]? {
    get { setting(\.exclusionPaths) }
    set {
      if changeSetting(\.exclusionPaths, to: newValue) { setNeedsLayout() }
    }
  }

  /// The factors by which fonts may shrink until the text fits, in descending order. `nil` or empty
  /// disables shrinking.
  ///
  /// If the text does not fit unscaled, the factors are tried in order until the longest word, the
  /// number of lines and the height fit. If none fits, the last factor is used. Any thread. Source:
  /// `ASTextKitFontSizeAdjuster.mm`, `-scaleFactor`.
  ///
  /// - Quirk: a change requests drawing but not layout. `ASTextNode.mm`,
  ///   `-setPointSizeScaleFactors:`.
  /// - Quirk: ``lineCount``, rectangles and links are those of the text at its full size. `ASTextKitRenderer.mm`,
  ///   `-_calculateSize`.
  open var pointSizeScaleFactors: [NSNumber]? {
    get { setting(\.scaleFactors)?.map { NSNumber(value: Double($0)) } }
    set { changeSetting(\.scaleFactors, to: newValue?.map { CGFloat($0.doubleValue) }) }
  }

  /// The insets of the text, in points. A change requests layout.
  ///
  /// Any thread. In an ``ASTextNode2``, negative insets are 0. Source: `ASTextLayout.mm`, `-setInsets:`.
  open var textContainerInset: UIEdgeInsets {
    get { setting(\.containerInset) }
    set {
      let insets = isSecond ? newValue.limitedToPositive : newValue
      guard insets != setting(\.containerInset) else { return }
      waitForCheckout()
      store(insets, as: \.containerInset)
      setNeedsLayout()
    }
  }

  /// The color of the text's shadow. The default is opaque black, which an ``ASTextNode2`` draws and another
  /// node draws only if it is set.
  ///
  /// Any thread. The shadow of a text is drawn, and its layer has none. Source: `ASTextNode.mm`,
  /// `-setShadowColor:` and `-_locked_rendererAttributes`; `ASTextNode2.mm`,
  /// `-prepareAttributedString:isForIntrinsicSize:`.
  open override var shadowColor: CGColor? {
    get { setting(\.shadow.color) }
    set { changeShadow { $0.set(newValue) } }
  }

  /// The opacity of the text's shadow, from 0, the default, to 1. Any thread may use it.
  open override var shadowOpacity: CGFloat {
    get { setting(\.shadow.opacity) }
    set { changeShadow { $0.set(\.opacity, newValue) } }
  }

  /// The offset of the text's shadow, in points. The default is 3 points upward. Any thread may use it.
  open override var shadowOffset: CGSize {
    get { setting(\.shadow.offset) }
    set { changeShadow { $0.set(\.offset, newValue) } }
  }

  /// The blur radius of the text's shadow in points. The default is 3. Any thread may use it.
  open override var shadowRadius: CGFloat {
    get { setting(\.shadow.radius) }
    set { changeShadow { $0.set(\.radius, newValue) } }
  }

  /// Changes the shadow, and requests drawing if a value has changed.
  private final func changeShadow(_ change: (inout TextNodeShadow) -> Bool) {
    waitForCheckout()
    let hasChanged = withNodeLock { () -> Bool in
      var shadow = settings.shadow
      guard change(&shadow) else { return false }
      settings.shadow = shadow
      return true
    }
    if hasChanged { setNeedsDisplay() }
  }

  /// The color of the placeholder's bars. Setting a visible color enables placeholders.
  open var placeholderColor: UIColor? {
    get { withNodeLock { storedPlaceholderColor } ?? ASDisplayNodeDefaultPlaceholderColor() }
    set {
      guard newValue != placeholderColor else { return }
      withNodeLock { storedPlaceholderColor = .some(newValue) }
      placeholderEnabled = newValue.map { $0.cgColor.alpha > 0 } ?? false
    }
  }

  /// The placeholder color that was set, or `nil` for the default.
  private var storedPlaceholderColor: UIColor??

  /// The truncation token. Attributes that it lacks are those of the text's last character, and the space
  /// between its two parts has those of the first part's end.
  ///
  /// Source: `ASTextNode.mm`, `-_locked_composedTruncationText` and
  /// `-_locked_prepareTruncationStringForDrawing:`.
  final var truncationToken: RuntimeText.Content {
    withNodeLock {
      if let composedToken { return composedToken }
      let token = makeTruncationToken()
      composedToken = token
      return token
    }
  }

  private final func makeTruncationToken() -> RuntimeText.Content {
    let (text, message) = (settings.truncationText, settings.additionalMessage)
    let token = NSMutableAttributedString(
      attributedString: text ?? message ?? NSAttributedString(string: "…"))
    if let text, let message {
      let last = text.length > 0 ? text.attributes(at: text.length - 1, effectiveRange: nil) : [:]
      token.append(NSAttributedString(string: " ", attributes: last))
      token.append(message)
    }
    return RuntimeText.Content(token.inheriting(from: storedText))
  }

  // MARK: Baselines

  override var initialBaselines: ElementBaselines { withNodeLock { textBaselines } }

  // While another thread sets the baselines, it has the lock.
  override func makeStyle() -> ASLayoutElementStyle { withNodeLock { super.makeStyle() } }

  /// Sets the baselines, in points. The caller holds the node's lock.
  final func setBaselines(_ baselines: ElementBaselines) {
    guard let storedStyle else {
      textBaselines = baselines
      return
    }
    storedStyle.with {
      $0.ascender = baselines.ascender
      $0.descender = baselines.descender
    }
  }

  // MARK: Overrides

  /// A Boolean value that indicates whether new nodes of the class have the behavior of an ``ASTextNode2``.
  ///
  /// With the experiment `exp_text_node`, Texture creates an ``ASTextNode2`` instead, and replaces the superclass
  /// of subclasses. Source: `ASTextNode.mm`, `+allocWithZone:` and `+initialize`.
  class var isSecondClass: Bool {
    hasSecondNodes.load(ordering: .acquiring)
      && ASDisplayNode.settings.experiments.contains(.textNode)
  }

  // A subclass may override any measuring method.
  override var isPlainLeaf: Bool { type(of: self) == ASTextNode.self }

  /// Measures the text, sets the baselines of the style, and requests drawing.
  ///
  /// Any thread. An ``ASTextNode2`` is only measured, to whole points. Source: `ASTextNode.mm` and
  /// `ASTextNode2.mm`, `-calculateSizeThatFits:`.
  ///
  /// - Returns: The text's size with the insets, in points, limited to the constrained size unless the node is
  ///   an ``ASTextNode2``.
  open override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    if isSecond { return secondSize(in: constrainedSize) }
    // A node without a layer draws in any case.
    if isNodeLoaded { setNeedsDisplay() }
    return measuredSize(in: constrainedSize)
  }

  /// A Boolean value that indicates whether the node may be layer-backed: `false` if the text begins with
  /// a link, which needs touches.
  ///
  /// Links after the start count only in an ``ASTextNode2``. Source: `ASTextNode.mm` and `ASTextNode2.mm`,
  /// `-supportsLayerBacking`.
  open override var supportsLayerBacking: Bool {
    super.supportsLayerBacking && !(isSecond ? hasLink : beginsWithLink)
  }

  /// Returns the parameters of the drawing: text, container and colors as values.
  ///
  /// Main thread.
  @preconcurrency @MainActor
  open override func drawParameters(forAsyncLayer layer: _ASDisplayLayer) -> (any Sendable)? {
    drawing()
  }

  /// Returns the image of the text, its background and the blocks around the drawing.
  ///
  /// Any thread. The method is not called for an ``ASTextNode2``. Source: `ASTextNode.mm`,
  /// `+displayWithParameters:isCancelled:`.
  open override class func display(
    withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool
  ) -> UIImage? {
    (parameters as? TextNodeDrawing)?.makeImage()
  }

  /// Draws the lines of the text of an ``ASTextNode2``.
  ///
  /// Any thread. Source: `ASTextNode2.mm`, `+drawRect:withParameters:isCancelled:isRasterizing:`.
  ///
  /// - Quirk: an override in a subclass is called only for an ``ASTextNode2``, because the class of another text
  ///   node returns an image. `ASTextNode.mm`, `+displayWithParameters:isCancelled:`.
  open override class func draw(
    _ bounds: CGRect, withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool,
    isRasterizing: Bool
  ) {
    guard let drawing = parameters as? TextNodeDrawing, !isCancelledBlock() else { return }
    drawing.draw(in: bounds)
  }

  /// Returns an image with a bar for each line, or `nil` without a size.
  ///
  /// Any thread.
  open override func placeholderImage() -> UIImage? { placeholderBars() }

  /// Redraws the text if its color follows the tint color.
  ///
  /// Called on the main thread. An override must call super.
  @preconcurrency @MainActor open override func tintColorDidChange() {
    super.tintColorDidChange()
    if textColorFollowsTintColor { setNeedsDisplay() }
  }

  /// Redraws the text if its color follows the tint color.
  ///
  /// Called on the main thread. An override must call super. Source: `ASTextNode.mm`,
  /// `-didEnterHierarchy`.
  @preconcurrency @MainActor open override func didEnterHierarchy() {
    super.didEnterHierarchy()
    if textColorFollowsTintColor { setNeedsDisplay() }
  }

  /// Returns whether a point is inside the node, or inside a link if ``passthroughNonlinkTouches``
  /// is set.
  @preconcurrency @MainActor
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard passthroughNonlinkTouches else { return super.point(inside: point, with: event) }
    return alwaysHandleTruncationTokenTap || touchedLink(at: point) != nil
  }

  /// Highlights the touched link or truncation token.
  ///
  /// Main thread.
  @preconcurrency @MainActor
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    beginHighlight(touches)
  }

  /// Removes the highlight when the touch leaves it.
  ///
  /// Main thread.
  @preconcurrency @MainActor
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    continueHighlight(touches)
  }

  /// Notifies the delegate of a tap on the highlight.
  ///
  /// Main thread.
  @preconcurrency @MainActor
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endHighlight(touches)
  }

  /// Removes the highlight of a touched link or truncation token.
  ///
  /// Main thread.
  @preconcurrency @MainActor
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    clearHighlightOfTouch()
  }

  /// Adds the recognizer of long presses. Called on the main thread. An override must call super.
  @preconcurrency @MainActor open override func didLoad() {
    super.didLoad()
    addLongPressRecognizer()
  }

  /// Returns whether a recognizer may begin: asks the delegate about long presses, and rejects taps
  /// while a link is touched.
  @preconcurrency @MainActor
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    answerToRecognizer(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

extension UIEdgeInsets {
  /// The insets, of which negative ones are 0.
  fileprivate var limitedToPositive: UIEdgeInsets {
    UIEdgeInsets(top: max(0, top), left: max(0, left), bottom: max(0, bottom), right: max(0, right))
  }
}
