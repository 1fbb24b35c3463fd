import Foundation

/// The options for measuring and drawing a string (UIKit).
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The raw bits of the set, the same as in UIKit.
  public let rawValue: Int

  /// Creates a set of options from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// An option to lay out the string in several lines. Without this option, the string is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// An option to include the leading of fonts in the line height. The fonts of the published table
  /// have no leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// An option to measure glyphs instead of lines. The runtime always measures lines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// An option to end the last visible line with an ellipsis when the text does not fit.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The parameters and results of measuring a string (UIKit).
open class NSStringDrawingContext: NSObject {
  /// The minimum scale to which text may be shrunk. Measuring never shrinks text. Not used by the
  /// runtime, which reports `unused-member`.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { reportUnused("NSStringDrawingContext", if: minimumScaleFactor != 0) }
  }
  /// The scale at which the text was laid out; always 1.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the last measured string, in points.
  open internal(set) var totalBounds = CGRect.zero

  /// Creates a context with default values.
  public override init() {
    super.init()
  }
}

extension NSAttributedString {
  /// Returns the size of the text in points, with one line for each line break in the text.
  ///
  /// The size is not rounded to pixels. This method can be called on any thread (UIKit).
  public func size() -> CGSize {
    RuntimeText.Content(self).unlimitedSize()
  }

  /// Returns the bounding rectangle of the text within a size, in points, not rounded to pixels
  /// (UIKit).
  ///
  /// - Quirk: A width or height of 0 means no limit, as in UIKit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    RuntimeText.Content(self).boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// Returns the size of the text with attributes, in points, not rounded to pixels (UIKit).
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    RuntimeText.Content(self, attributes: RuntimeText.Attributes(attributes ?? [:])).unlimitedSize()
  }

  /// Returns the bounding rectangle of the text within a size, in points, not rounded to pixels
  /// (UIKit).
  ///
  /// - Quirk: A width or height of 0 means no limit, as in UIKit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    RuntimeText.Content(self, attributes: RuntimeText.Attributes(attributes ?? [:]))
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// Returns the size of the text with attributes, in points, not rounded to pixels (UIKit).
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attributes)
  }

  /// Returns the bounding rectangle of the text within a size, in points, not rounded to pixels
  /// (UIKit).
  ///
  /// - Quirk: A width or height of 0 means no limit, as in UIKit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension RuntimeText.Content {
  /// Returns the size of the text in points without a width limit, not rounded.
  func unlimitedSize() -> CGSize {
    RuntimeEnvironment.currentMeasurer.measure(self, in: RuntimeText.Container()).size
  }

  /// Returns the bounding rectangle of the text within a size, in points, by UIKit's rules.
  ///
  /// - Quirk: A width or height of 0 means no limit, as in UIKit.
  func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    let isMultiline = options.contains(.usesLineFragmentOrigin)
    let container = drawingContainer(size: size, options: options)
    let metrics = RuntimeEnvironment.currentMeasurer.measure(self, in: container)
    // Without the line-fragment origin, a rectangle starts at the baseline.
    let y = isMultiline ? 0 : -metrics.firstBaseline
    let bounds = CGRect(origin: CGPoint(x: 0, y: y), size: metrics.size)
    context?.totalBounds = bounds
    return bounds
  }

  /// Returns the text container for a size in points and UIKit's drawing options.
  func drawingContainer(size: CGSize, options: NSStringDrawingOptions) -> RuntimeText.Container {
    let isMultiline = options.contains(.usesLineFragmentOrigin)
    let truncates = options.contains(.truncatesLastVisibleLine)
    return RuntimeText.Container(
      size: CGSize(width: Self.limit(size.width), height: Self.limit(size.height)),
      maximumNumberOfLines: isMultiline ? 0 : 1,
      lineBreakMode: truncates ? .byTruncatingTail : isMultiline ? .byWordWrapping : .byClipping,
      truncation: truncates ? .ellipsis : .none)
  }

  private static func limit(_ length: CGFloat) -> CGFloat {
    length > 0 ? length : .infinity
  }
}
