import Foundation

/// The attributes of a run of text as a value that can cross threads.
public struct TextAttributes: Hashable, Sendable {
  /// The font; Helvetica at 12 points for text without one.
  public var font: UIFont
  /// The points added after each character.
  public var kern: CGFloat = 0
  /// A Boolean value that indicates whether pairs of letters are kerned.
  public var usesKerning = true
  /// A Boolean value that indicates whether common ligatures are formed.
  public var usesLigatures = true
  /// The BCP 47 tag of the language, or an empty text.
  public var language = ""
  /// The points by which the baseline is raised.
  public var baselineOffset: CGFloat = 0
  /// The layout of the paragraph that begins in the run.
  public var paragraph = ParagraphAttributes.default
  /// The place and the size of the attachment that the run shows, from the baseline up.
  public var attachment: CGRect?
  /// A Boolean value that indicates whether the text brings a paragraph style of its own.
  public var hasParagraphStyle = false
  /// The color of the glyphs; nil is the color of the view that displays the text.
  public var foregroundColor: UIColor?
  /// The colour behind the glyphs.
  public var backgroundColor: UIColor?
  /// The picture of the attachment.
  public var attachmentImage: UIImage?
  /// Lines under the text.
  public var underlineStyle: NSUnderlineStyle = []
  /// Lines through the text.
  public var strikethroughStyle: NSUnderlineStyle = []

  /// The font of text without one.
  public static let defaultFont = UIFont(
    fontName: "Helvetica", pointSize: 12, traits: UIFontDescriptor.SymbolicTraits())

  /// Creates the attributes of plain text.
  public init(font: UIFont = TextAttributes.defaultFont) {
    self.font = font
  }

  /// Reads the attributes that measuring and drawing use from an attributed string's dictionary.
  public init(_ values: [NSAttributedString.Key: Any]) {
    self.init()
    var spacing = Spacing()
    var attachment: NSTextAttachment?
    // Few attributes are set, so going through them is faster than a look-up of each key.
    for (key, value) in values {
      switch key {
      case .font: font = value as? UIFont ?? Self.defaultFont
      case .foregroundColor: foregroundColor = value as? UIColor
      case .paragraphStyle: read(value as? NSParagraphStyle)
      case .kern: spacing.kern = CGFloat(number: value)
      case .tracking: (spacing.tracking, spacing.hasTracking) = (CGFloat(number: value), true)
      case .attachment: attachment = value as? NSTextAttachment
      default: readRare(key, value)
      }
    }
    kern = spacing.points
    usesKerning = spacing.usesKerning
    if let attachment { read(attachment) }
  }

  /// What the attributes of letter-spacing mean together.
  private struct Spacing {
    var tracking: CGFloat?
    var hasTracking = false
    var kern: CGFloat?

    var points: CGFloat {
      let points = tracking ?? kern ?? 0
      return points.isFinite ? points : 0
    }

    /// `NSAttributedString.Key.kern`: "The value 0 means kerning is disabled."
    var usesKerning: Bool { hasTracking || kern != 0 }
  }

  private mutating func read(_ style: NSParagraphStyle?) {
    guard let style else { return }
    paragraph = style.attributes
    hasParagraphStyle = true
  }

  private mutating func readRare(_ key: NSAttributedString.Key, _ value: Any) {
    switch key {
    case .ligature: usesLigatures = CGFloat(number: value) != 0
    case .languageIdentifier: language = value as? String ?? ""
    case .baselineOffset:
      let offset = CGFloat(number: value) ?? 0
      baselineOffset = offset.isFinite ? offset : 0
    case .backgroundColor: backgroundColor = value as? UIColor
    case .underlineStyle: underlineStyle = Self.lineStyle(value)
    case .strikethroughStyle: strikethroughStyle = Self.lineStyle(value)
    default: break
    }
  }

  /// Reads an attachment, whose bounds may depend on the font.
  private mutating func read(_ value: NSTextAttachment) {
    let line = CGSize(
      width: RuntimeEnvironment.current.screen.size.width, height: font.lineHeight)
    let place = value.attachmentBounds(
      for: nil, proposedLineFragment: CGRect(origin: .zero, size: line), glyphPosition: .zero,
      characterIndex: 0)
    attachment = place
    attachmentImage = value.image(forBounds: place, textContainer: nil, characterIndex: 0)
  }

  /// A Boolean value that indicates whether the advances of characters are those of the font, and every
  /// line is as wide as its container: without letter-spacing, indents and truncation.
  var hasPlainLines: Bool {
    guard kern == 0, baselineOffset == 0, attachment == nil, usesKerning, usesLigatures else {
      return false
    }
    return paragraph.hasPlainLines
  }

  private static func lineStyle(_ value: Any?) -> NSUnderlineStyle {
    if let style = value as? NSUnderlineStyle { return style }
    return NSUnderlineStyle(rawValue: CGFloat(number: value).map { Int(clamping: $0) } ?? 0)
  }
}

extension Int {
  /// Turns a number into a whole one, the nearest there is.
  fileprivate init(clamping value: CGFloat) {
    guard value.isFinite else {
      self = 0
      return
    }
    self = Int(Swift.min(Swift.max(value, -1e9), 1e9))
  }
}

/// The properties of a paragraph style as a value that can cross threads.
public struct ParagraphAttributes: Hashable, Sendable {
  /// The alignment of lines.
  public var alignment = NSTextAlignment.natural
  /// The line break mode, which applies to lines that are too long.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The direction of reading.
  public var baseWritingDirection = NSWritingDirection.natural
  /// The points between lines.
  public var lineSpacing: CGFloat = 0
  /// The points after the paragraph, unless it is the last.
  public var paragraphSpacing: CGFloat = 0
  /// The points before the paragraph, unless it is the first.
  public var paragraphSpacingBefore: CGFloat = 0
  /// The points between the leading edge and the first line.
  public var firstLineHeadIndent: CGFloat = 0
  /// The points between the leading edge and the lines after the first.
  public var headIndent: CGFloat = 0
  /// The trailing edge of lines: from the leading edge if positive, else from the trailing one.
  public var tailIndent: CGFloat = 0
  /// The least height of a line in points.
  public var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line in points; 0 is none.
  public var maximumLineHeight: CGFloat = 0
  /// The factor of the natural line height; 0 is no factor.
  public var lineHeightMultiple: CGFloat = 0
  /// The places of tab stops in points.
  public var tabLocations = Self.standardTabLocations
  /// The points between tab stops after the last one; 0 is none.
  public var defaultTabInterval: CGFloat = 0
  /// From 0 to 1, how long a line must be to be hyphenated; measuring never hyphenates.
  public var hyphenationFactor: Float = 0
  /// A Boolean value that indicates whether UIKit may squeeze text before it truncates; measuring
  /// never does.
  public var allowsDefaultTighteningForTruncation = false
  /// Apple's refinements of line breaking, as bits; measuring breaks by the Unicode rules alone.
  public var lineBreakStrategyBits: UInt = 0

  /// The attributes of text without a paragraph style.
  public static let `default` = ParagraphAttributes()

  private static let standardTabLocations = (1...12).map { CGFloat($0 * 28) }

  /// Creates the attributes of text without a paragraph style.
  public init() {}

  /// A Boolean value that indicates whether lines wrap at words and begin and end at the container's
  /// edges, from left to right; their heights and alignment do not matter.
  fileprivate var hasPlainLines: Bool {
    lineBreakMode == .byWordWrapping && baseWritingDirection != .rightToLeft
      && firstLineHeadIndent == 0 && headIndent == 0 && tailIndent == 0
  }
}
