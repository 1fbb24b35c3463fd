import UIKit

/// The input of a text node's drawing, created on the main thread and passed to any other thread.
struct TextNodeDrawing: Sendable {
  let content: RuntimeText.Content
  let container: RuntimeText.Container
  /// The origin of the text in the node, in points.
  let origin: CGPoint
  let shadow: TextShadow
  let backgroundColor: CGColor?
  let image: TextNodeImage

  /// Draws the background and the lines into the current context.
  func draw(in bounds: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty else { return }
    if let backgroundColor, backgroundColor.alpha > 0 {
      context.setFillColor(backgroundColor)
      context.fill(bounds)
    }
    drawText(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), in: context)
  }

  private func drawText(at place: CGPoint, in context: CGContext) {
    let layout = RuntimeEnvironment.currentMeasurer.layout(content, in: container)
    let black = UIColor.black.cgColor
    guard let color = shadow.drawnColor else {
      return layout.draw(at: place, in: context, color: black)
    }
    context.saveGState()
    context.setShadow(offset: shadow.offset, blur: shadow.radius, color: color)
    layout.draw(at: place, in: context, color: black)
    context.restoreGState()
  }

  /// Returns the image of the node, or `nil` for an empty size.
  ///
  /// The background replaces what the block before the drawing has drawn, and the context of the block after it
  /// is moved by the insets of the text. Source: `ASTextNode.mm`, `+displayWithParameters:isCancelled:`.
  func makeImage() -> UIImage? {
    drawnImage(image.traits, image.size, isOpaque: image.isOpaque, image.scale) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.saveGState()
      image.willDraw?(context, self)
      fillBackground(in: context)
      drawText(at: origin, in: context)
      context.translateBy(x: image.insets.left, y: image.insets.top)
      image.didDraw?(context, self)
      context.restoreGState()
    }
  }

  /// Fills the context with the background color. A clear color erases what a block has drawn.
  private func fillBackground(in context: CGContext) {
    guard let backgroundColor, backgroundColor.alpha > 0 || image.willDraw != nil else { return }
    context.saveGState()
    if image.willDraw != nil { context.setBlendMode(.copy) }
    context.setFillColor(backgroundColor)
    context.fill(context.boundingBoxOfClipPath)
    context.restoreGState()
  }
}

/// The properties of a text node's image.
struct TextNodeImage: Sendable {
  let size: CGSize
  let scale: CGFloat
  let isOpaque: Bool
  let insets: UIEdgeInsets
  let traits: ASPrimitiveTraitCollection?
  let willDraw: ASDisplayNodeContextModifier?
  let didDraw: ASDisplayNodeContextModifier?
}

extension ASTextNode {
  /// Returns the input for drawing the text at the node's current size.
  @MainActor final func drawing() -> TextNodeDrawing {
    // Supernodes may be asked for these, so the lock is not held. Source: `ASTextNode.mm`,
    // `-drawParametersForAsyncLayer:`.
    let (tint, background, size) = (tintColor, backgroundColor?.cgColor, bounds.size)
    let image = TextNodeImage(
      size: size, scale: contentsScaleForDisplay, isOpaque: isOpaque, insets: textContainerInset,
      traits: drawingTraits, willDraw: extras?.willDraw, didDraw: extras?.didDraw)
    return withNodeLock {
      let insets = settings.containerInset
      let padding = shadowPadding
      let room = container(for: size)
      let content = fittingContent(in: room).content
      adviseOfHiddenToken(content, in: room)
      return TextNodeDrawing(
        content: tinted(isSecond ? prepared(content) : content, tint), container: room,
        origin: CGPoint(x: insets.left - padding.left, y: insets.top - padding.top),
        shadow: shadow, backgroundColor: background, image: image)
    }
  }

  /// Returns the text in the tint color if the node follows it and the first character has no color, and
  /// otherwise the text as it is. Characters without a color are black.
  ///
  /// - Quirk: the tint color replaces the colors of later characters, and the truncation token never has it.
  ///   `ASTextKitContext.mm`,
  ///   `-initWithAttributedString:tintColor:lineBreakMode:maximumNumberOfLines:exclusionPaths:constrainedSize:`.
  private final func tinted(_ content: RuntimeText.Content, _ tint: UIColor?) -> RuntimeText.Content
  {
    guard textColorFollowsTintColor, let tint, let first = content.runs.first,
      first.attributes.foregroundColor == nil
    else { return content }
    return content.colored(tint)
  }

  /// Returns an image with a bar for the visible text of each line in the placeholder's color, at scale 1.
  ///
  /// The truncation token has no bar, and a shadow does not move the bars. Source: `ASTextNode.mm`,
  /// `-placeholderImage` and `-_rectsForTextRange:measureOption:`.
  final func placeholderBars() -> UIImage? {
    let size = calculatedSize
    guard size.width * size.height > 0, let color = placeholderColor else { return nil }
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
    defer { UIGraphicsEndImageContext() }
    color.setFill()
    let layout = withNodeLock {
      RuntimeEnvironment.currentMeasurer.layout(content, in: container(for: size))
    }
    for rect in layout.lineRects(for: visibleCharacters(of: layout)) {
      let bar = rect.inset(by: placeholderInsets).integral
      if bar.width > 0, bar.height > 0 { UIRectFill(bar) }
    }
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}

/// The settings of a text node, except the text. The node's lock protects them.
struct TextNodeSettings {
  var linkNames = [NSAttributedString.Key.link.rawValue]
  var highlightStyle = ASTextNodeHighlightStyle.light
  var followsTint = false
  var placeholderInsets = UIEdgeInsets(top: 1, left: 0, bottom: 1, right: 0)
  var maximumNumberOfLines: UInt = 0
  var truncationMode = NSLineBreakMode.byWordWrapping {
    didSet { if truncationMode != oldValue { hasChangedTruncationMode = true } }
  }
  /// A Boolean value that indicates whether the truncation mode was set to another one.
  private(set) var hasChangedTruncationMode = false
  var truncationText: NSAttributedString?
  var additionalMessage: NSAttributedString?
  var exclusionPaths: [UIBezierPath]?
  var containerInset = UIEdgeInsets.zero
  var scaleFactors: [CGFloat]?
  /// A Boolean value that indicates whether the truncation by TextKit was reported.
  var hasAdvisedOfTextKit = false
  // An array, so that a text without a shadow needs no space for it.
  private var shadows: [TextNodeShadow] = []

  /// The values of the shadow, or the default ones.
  var shadow: TextNodeShadow {
    get { shadows.first ?? TextNodeShadow() }
    set { shadows = [newValue] }
  }

  /// A Boolean value that indicates whether a value of the shadow was set.
  var hasShadow: Bool { !shadows.isEmpty }
}

/// The values of a text node's shadow, which its layer does not have.
///
/// Source: `ASTextNode.mm`, `-init`, `-setShadowColor:`, `-setShadowOffset:`, `-setShadowOpacity:` and
/// `-setShadowRadius:`.
struct TextNodeShadow {
  private(set) var color: CGColor? = .opaqueBlack
  /// The color that an ``ASTextNode`` draws. The default color is not drawn.
  private(set) var drawnColor: CGColor?
  var opacity: CGFloat = 0
  var offset = CGSize(width: 0, height: -3)
  var radius: CGFloat = 3

  /// Sets the color and returns whether it has changed.
  ///
  /// Decided here: the first color counts as a change even if it is black, because UIKit's black is in
  /// another color space than the default color.
  mutating func set(_ newColor: CGColor?) -> Bool {
    guard newColor != color || drawnColor == nil else { return false }
    (color, drawnColor) = (newColor, newColor)
    return true
  }

  /// Sets a value and returns whether it has changed.
  mutating func set<Value: Equatable>(
    _ member: WritableKeyPath<TextNodeShadow, Value>, _ value: Value
  ) -> Bool {
    guard self[keyPath: member] != value else { return false }
    self[keyPath: member] = value
    return true
  }
}

/// The shadow of a text node, and the space that it requires.
struct TextShadow: Hashable, Sendable {
  var color: CGColor?
  var opacity: CGFloat
  /// The offset of the shadow, in points.
  var offset: CGSize
  /// The blur radius of the shadow, in points.
  var radius: CGFloat

  /// A Boolean value that indicates whether the shadow is visible.
  var isVisible: Bool {
    guard let color, color.alpha > 0, opacity > 0 else { return false }
    return offset != .zero || radius > 0
  }

  /// The color of a visible shadow, with its opacity, or `nil` if the shadow is not visible.
  ///
  /// The color's alpha is multiplied by the opacity. Source: `ASTextKitShadower.mm`,
  /// `-setShadowInContext:`.
  var drawnColor: CGColor? {
    guard isVisible, let color else { return nil }
    return color.copy(alpha: color.alpha * opacity)
  }

  /// The extent of the shadow beyond the text, in points. The insets are 0 or negative. Source:
  /// `ASTextKitShadower.mm`, `-shadowPadding`.
  var padding: UIEdgeInsets {
    guard isVisible else { return .zero }
    return UIEdgeInsets(
      top: min(0, offset.height - radius), left: min(0, offset.width - radius),
      bottom: min(0, -offset.height - radius), right: min(0, -offset.width - radius))
  }
}
