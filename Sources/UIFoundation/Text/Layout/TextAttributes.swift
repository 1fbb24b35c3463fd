import Foundation

extension RuntimeText {
  /// The attributes of a text run, as a value that can be passed between threads.
  public struct Attributes: Hashable, Sendable {
    /// The font of the text. Text without a font attribute has Helvetica at 12 points.
    public var font: UIFont
    /// The additional space after each character, in points.
    public var kern: CGFloat = 0
    /// A Boolean value that indicates whether pairs of letters are kerned.
    public var usesKerning = true
    /// A Boolean value that indicates whether common ligatures are formed.
    public var usesLigatures = true
    /// The BCP 47 tag of the language, or an empty string.
    public var language = ""
    /// The distance by which the baseline is raised, in points. Negative values lower it.
    public var baselineOffset: CGFloat = 0
    /// The paragraph style of the paragraph that begins in the run.
    public var paragraph = RuntimeText.ParagraphAttributes.default
    /// The bounds of the run's attachment in points, relative to the baseline, with y upward, or
    /// `nil` without an attachment.
    public var attachment: CGRect?
    /// A Boolean value that indicates whether the text has a paragraph style of its own.
    public var hasParagraphStyle = false
    /// A Boolean value that indicates whether the attributes contain a font.
    package var hasFont = false
    /// The color of the glyphs, or `nil` for the color of the view that shows the text.
    public var foregroundColor: UIColor?
    /// The background color behind the glyphs, or `nil`.
    public var backgroundColor: UIColor?
    /// The image of the attachment, or `nil`.
    public var attachmentImage: UIImage?
    /// The style of the underline. By default, there is none.
    public var underlineStyle: NSUnderlineStyle = []
    /// The style of the strikethrough line. By default, there is none.
    public var strikethroughStyle: NSUnderlineStyle = []

    /// The font of text without a font attribute.
    public static let defaultFont = UIFont(
      fontName: "Helvetica", pointSize: 12, traits: UIFontDescriptor.SymbolicTraits())

    /// Creates attributes with a font and default values.
    public init(font: UIFont = RuntimeText.Attributes.defaultFont) {
      self.font = font
    }

    /// Creates attributes from an attributed string's dictionary, with the keys that measuring and
    /// drawing use.
    public init(_ values: [NSAttributedString.Key: Any]) {
      var font: UIFont?
      var color: UIColor?
      var style: NSParagraphStyle?
      var spacing = Spacing()
      var attachment: NSTextAttachment?
      var hasOthers = false
      // Few attributes are set, so going through them is faster than a look-up of each key.
      for (key, value) in values {
        switch key {
        case .font: font = value as? UIFont
        case .foregroundColor: color = value as? UIColor
        case .paragraphStyle: style = value as? NSParagraphStyle
        case .kern: spacing.kern = CGFloat(number: value)
        case .tracking: (spacing.tracking, spacing.hasTracking) = (CGFloat(number: value), true)
        case .attachment: attachment = value as? NSTextAttachment
        default: hasOthers = true
        }
      }
      self.font = font ?? Self.defaultFont
      hasFont = font != nil
      foregroundColor = color
      kern = spacing.points
      usesKerning = spacing.usesKerning
      if let style {
        paragraph = style.attributes
        hasParagraphStyle = true
      }
      // The attributes are copied only where there is one of these.
      if hasOthers { self = Self.reading(self, values) }
      if let attachment { self = Self.reading(self, attachment) }
    }

    /// The combined meaning of the attributes for letter spacing.
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

    /// Returns attributes with those of a dictionary that text rarely has.
    private static func reading(
      _ attributes: RuntimeText.Attributes, _ values: [NSAttributedString.Key: Any]
    ) -> RuntimeText.Attributes {
      var attributes = attributes
      for (key, value) in values { attributes.readRare(key, value) }
      return attributes
    }

    private static func reading(
      _ attributes: RuntimeText.Attributes, _ attachment: NSTextAttachment
    ) -> RuntimeText.Attributes {
      var attributes = attributes
      attributes.read(attachment)
      return attributes
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

    private static func lineStyle(_ value: Any?) -> NSUnderlineStyle {
      if let style = value as? NSUnderlineStyle { return style }
      return NSUnderlineStyle(rawValue: CGFloat(number: value).map { Int(clamping: $0) } ?? 0)
    }
  }
}

extension Int {
  /// Creates the nearest integer to a number. Numbers outside of the type's range are limited to
  /// the range.
  fileprivate init(clamping value: CGFloat) {
    guard value.isFinite else {
      self = 0
      return
    }
    self = Int(Swift.min(Swift.max(value, -1e9), 1e9))
  }
}

extension RuntimeText {
  /// The properties of a paragraph style, as a value that can be passed between threads.
  public struct ParagraphAttributes: Hashable, Sendable {
    /// The alignment of the paragraph's lines.
    public var alignment = NSTextAlignment.natural
    /// The way in which lines that are too long are wrapped or truncated.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The writing direction of the paragraph. The default is that of its first strong character.
    public var baseWritingDirection = NSWritingDirection.natural
    /// The additional space between lines, in points.
    public var lineSpacing: CGFloat = 0
    /// The space after the paragraph, in points. It does not apply to the last paragraph.
    public var paragraphSpacing: CGFloat = 0
    /// The space before the paragraph, in points. It does not apply to the first paragraph.
    public var paragraphSpacingBefore: CGFloat = 0
    /// The indent of the first line from the leading edge, in points.
    public var firstLineHeadIndent: CGFloat = 0
    /// The indent of the lines after the first from the leading edge, in points.
    public var headIndent: CGFloat = 0
    /// The position of the lines' trailing edge, in points: from the leading edge if positive,
    /// otherwise from the trailing edge.
    public var tailIndent: CGFloat = 0
    /// The minimum height of a line, in points.
    public var minimumLineHeight: CGFloat = 0
    /// The maximum height of a line, in points. Zero means no limit.
    public var maximumLineHeight: CGFloat = 0
    /// The factor by which the natural line height is multiplied. Zero means no factor.
    public var lineHeightMultiple: CGFloat = 0
    /// The custom tab stops, sorted by location, or `nil` for the stops of text without a paragraph
    /// style: twelve stops, 28 points apart.
    ///
    /// Decided here: the twelve stops align the beginning of text in both writing directions, so that
    /// tabs are as useful from right to left. A stop that is set aligns the edge that its alignment names.
    public var tabStops: [RuntimeText.TabStop]?
    /// The distance between the default tab stops after the last custom one, in points. Zero means no
    /// default tab stops.
    public var defaultTabInterval: CGFloat = 0
    /// The threshold of the line width at which words are hyphenated, from 0 to 1. Measuring never
    /// hyphenates.
    public var hyphenationFactor: Float = 0
    /// A Boolean value that indicates whether text may be tightened before it is truncated. Measuring
    /// never tightens.
    public var allowsDefaultTighteningForTruncation = false
    /// The raw bits of Apple's additional rules of line breaking. The runtime breaks lines by the
    /// Unicode rules only.
    public var lineBreakStrategyBits: UInt = 0

    /// The paragraph attributes of text without a paragraph style.
    public static let `default` = RuntimeText.ParagraphAttributes()

    /// Creates the paragraph attributes of text without a paragraph style.
    public init() {}
  }
}
