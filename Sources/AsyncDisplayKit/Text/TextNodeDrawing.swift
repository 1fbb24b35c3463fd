import UIKit

/// All that drawing a text node needs, made on the main thread and carried to any other.
struct TextNodeDrawing: Sendable {
  let content: TextContent
  let container: TextContainer
  /// Where the text stands in the node, in points.
  let origin: CGPoint
  let shadow: TextShadow
  let backgroundColor: CGColor?
  /// The colour of text without one.
  let textColor: CGColor

  /// Draws the background and the lines into the current context.
  func draw(in bounds: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty else { return }
    if let backgroundColor, backgroundColor.alpha > 0 {
      context.setFillColor(backgroundColor)
      context.fill(bounds)
    }
    let layout = RuntimeEnvironment.current.textMeasurer.layout(content, in: container)
    let place = CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y)
    layout.draw(at: place, in: context, color: textColor)
  }
}

extension ASTextNode {
  /// Returns the drawing of the text at the node's present size.
  @MainActor final func drawing() -> TextNodeDrawing {
    let insets = settings.containerInset
    let padding = shadowPadding
    let tint = textColorFollowsTintColor ? tintColor?.cgColor : nil
    let container = container(for: bounds.size)
    return TextNodeDrawing(
      content: fittingContent(in: container), container: container,
      origin: CGPoint(x: insets.left - padding.left, y: insets.top - padding.top),
      shadow: shadow, backgroundColor: backgroundColor?.cgColor,
      textColor: tint ?? UIColor.black.cgColor)
  }

  /// Draws a bar for each line in the placeholder's colour, at scale 1.
  final func placeholderBars() -> UIImage? {
    let size = calculatedSize
    guard size.width * size.height > 0, let color = placeholderColor else { return nil }
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
    defer { UIGraphicsEndImageContext() }
    color.setFill()
    let layout = RuntimeEnvironment.current.textMeasurer.layout(content, in: container(for: size))
    for line in layout.lines {
      let bar = placed(line.frame).inset(by: placeholderInsets).integral
      if bar.width > 0, bar.height > 0 { UIRectFill(bar) }
    }
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}

/// What a text node lays its text out with, besides the text.
struct TextNodeSettings {
  var maximumNumberOfLines: UInt = 0
  var truncationMode = NSLineBreakMode.byWordWrapping
  var truncationText: NSAttributedString?
  var additionalMessage: NSAttributedString?
  var exclusionPaths: [UIBezierPath]?
  var containerInset = UIEdgeInsets.zero
  var scaleFactors: [CGFloat] = []
}

/// The shadow that a text node draws, and the room that it takes.
struct TextShadow: Hashable, Sendable {
  var color: CGColor?
  var opacity: CGFloat
  /// The distance in points.
  var offset: CGSize
  /// The blur in points.
  var radius: CGFloat

  /// A Boolean value that indicates whether anything of the shadow can be seen.
  var isVisible: Bool {
    guard let color, color.alpha > 0, opacity > 0 else { return false }
    return offset != .zero || radius > 0
  }

  /// How far the shadow reaches beyond the text, as insets: 0 or less, in points.
  var padding: UIEdgeInsets {
    guard isVisible else { return .zero }
    return UIEdgeInsets(
      top: min(0, offset.height - radius), left: min(0, offset.width - radius),
      bottom: min(0, -offset.height - radius), right: min(0, -offset.width - radius))
  }
}
