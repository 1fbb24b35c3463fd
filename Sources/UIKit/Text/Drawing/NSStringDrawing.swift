import Foundation

/// The options for laying out a string for measuring (UIKit).
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: Int

  /// Makes options from their bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Lays out several lines; without it a string is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Counts the room between lines in; the table's fonts have none.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures glyphs instead of lines; the table has no glyphs, so lines are measured.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Ends the last line that has room with an ellipsis when text is left over.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Wishes for and results of measuring a string (UIKit).
open class NSStringDrawingContext: NSObject {
  /// The least scale that text may be shrunk to; measuring never shrinks. Not used by the runtime,
  /// which reports `unused-member`.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet {
      reportUnused("NSStringDrawingContext.minimumScaleFactor", if: minimumScaleFactor != 0)
    }
  }
  /// The scale that was used: 1.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The room that the last measured string takes, in points.
  open internal(set) var totalBounds = CGRect.zero

  /// Creates a context without wishes.
  public override init() {
    super.init()
  }
}

extension NSAttributedString {
  /// Returns the size in points of the text on as many lines as it has line breaks for.
  ///
  /// The size is not rounded to pixels; usable on any thread. (UIKit)
  public func size() -> CGSize {
    TextContent(self).unlimitedSize()
  }

  /// Returns the room in points that the text takes within a size, not rounded to pixels (UIKit).
  ///
  /// - Quirk: a width or height of 0 is no limit, as in UIKit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    TextContent(self).boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// Returns the size in points of the text with attributes, not rounded to pixels (UIKit).
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextContent(self, attributes: TextAttributes(attributes ?? [:])).unlimitedSize()
  }

  /// Returns the room in points that the text takes within a size, not rounded to pixels (UIKit).
  ///
  /// - Quirk: a width or height of 0 is no limit, as in UIKit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    TextContent(self, attributes: TextAttributes(attributes ?? [:]))
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// Returns the size in points of the text with attributes, not rounded to pixels (UIKit).
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attributes)
  }

  /// Returns the room in points that the text takes within a size, not rounded to pixels (UIKit).
  ///
  /// - Quirk: a width or height of 0 is no limit, as in UIKit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension TextContent {
  /// Returns the size in points of the text without a limit, not rounded.
  func unlimitedSize() -> CGSize {
    RuntimeEnvironment.current.textMeasurer.measure(self, in: TextContainer()).size
  }

  /// Returns the room that the text takes within a size in points, by UIKit's rules.
  ///
  /// - Quirk: a width or height of 0 is no limit, as in UIKit.
  func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    let isMultiline = options.contains(.usesLineFragmentOrigin)
    let container = drawingContainer(size: size, options: options)
    let metrics = RuntimeEnvironment.current.textMeasurer.measure(self, in: container)
    // Without the line-fragment origin, a rectangle starts at the baseline.
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
