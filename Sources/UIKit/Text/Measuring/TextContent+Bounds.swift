import Foundation

extension TextContent {
  /// Returns the size in points of the text without a limit, not rounded.
  func unlimitedSize() -> CGSize {
    RuntimeEnvironment.current.textMeasurer.measure(self, in: TextContainer()).size
  }

  /// Returns the room that the text takes within a size in points, by UIKit's rules.
  ///
  /// - Quirk: a width or height of 0 stands for no limit, as in UIKit.
  func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    let isMultiline = options.contains(.usesLineFragmentOrigin)
    let container = drawingContainer(size: size, options: options)
    let metrics = RuntimeEnvironment.current.textMeasurer.measure(self, in: container)
    // Without the line-fragment origin, a rectangle stands on the baseline.
    let y = isMultiline ? 0 : -metrics.firstBaseline
    let bounds = CGRect(origin: CGPoint(x: 0, y: y), size: metrics.size)
    context?.totalBounds = bounds
    return bounds
  }

  /// The room that UIKit's drawing options and a size in points mean.
  func drawingContainer(size: CGSize, options: NSStringDrawingOptions) -> TextContainer {
    let isMultiline = options.contains(.usesLineFragmentOrigin)
    let truncates = options.contains(.truncatesLastVisibleLine)
    return TextContainer(
      size: CGSize(width: Self.limit(size.width), height: Self.limit(size.height)),
      maximumNumberOfLines: isMultiline ? 0 : 1,
      lineBreakMode: truncates ? .byTruncatingTail : isMultiline ? .byWordWrapping : .byClipping,
      truncation: truncates ? .ellipsis : .none)
  }

  private static func limit(_ length: CGFloat) -> CGFloat {
    length > 0 ? length : .infinity
  }
}
