import Foundation

/// A layer that draws a text.
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`. Other objects draw nothing.
  open var string: Any? { didSet { setNeedsDisplay() } }
  /// The font of a plain text: a `UIFont`, or the name of a font. The default is Helvetica.
  open var font: Any? { didSet { setNeedsDisplay() } }
  /// The size of the font of a plain text, in points. The default is 36.
  open var fontSize: CGFloat = 36 { didSet { setNeedsDisplay() } }
  /// The color of a plain text. The default is white.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether lines are wrapped at the bounds. The default is `false`.
  open var isWrapped = false { didSet { setNeedsDisplay() } }
  /// The horizontal alignment of the lines. The default is `natural`.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsDisplay() } }
  /// The part of a line that is left out when it is too long. The default is `none`.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsDisplay() } }

  /// Draws the text from the top left corner of the bounds.
  open override func draw(in context: CGContext) {
    guard let text = styledText else { return super.draw(in: context) }
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = lineBreakMode
    let whole = NSRange(location: 0, length: text.length)
    text.addAttribute(.paragraphStyle, value: style, range: whole)
    let container = RuntimeText.Container(
      size: bounds.size, maximumNumberOfLines: isWrapped ? 0 : 1, lineBreakMode: lineBreakMode,
      truncation: lineBreakMode.truncation)
    RuntimeEnvironment.currentMeasurer.layout(RuntimeText.Content(text), in: container)
      .draw(at: bounds.origin, in: context, color: foregroundColor ?? CGColor.white)
  }

  private var styledText: NSMutableAttributedString? {
    if let text = string as? NSAttributedString {
      return NSMutableAttributedString(attributedString: text)
    }
    guard let text = string as? String else { return nil }
    return NSMutableAttributedString(string: text, attributes: [.font: shownFont])
  }

  private var shownFont: UIFont {
    if let font = font as? UIFont { return font.withSize(fontSize) }
    let name = font as? String ?? "Helvetica"
    return UIFont(name: name, size: fontSize) ?? .systemFont(ofSize: fontSize)
  }

  private var alignment: NSTextAlignment {
    switch alignmentMode {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }

  private var lineBreakMode: NSLineBreakMode {
    switch truncationMode {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: isWrapped ? .byWordWrapping : .byClipping
    }
  }

  override var isVectorLayer: Bool { true }
  override var vectorClip: CGPath? { CGPath(elements: CGPath.rectangle(bounds)) }
}

/// The horizontal alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The raw value of the mode, the same string as in Core Animation.
  public let rawValue: String

  /// Creates a mode from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Lines are aligned by the direction of their text.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Lines are aligned to the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Lines are aligned to the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Lines are centered.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Lines are justified to both edges.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The truncation of a text layer's lines.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value of the mode, the same string as in Core Animation.
  public let rawValue: String

  /// Creates a mode from its raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Lines are not truncated.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// Lines are truncated at the start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// Lines are truncated at the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// Lines are truncated in the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
