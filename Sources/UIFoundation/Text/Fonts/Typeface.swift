import Foundation

extension RuntimeText {
  /// A font face that provides metrics and shapes text: a font file, or a face of the published
  /// table.
  ///
  /// A typeface does not depend on the point size, except that of a font file whose advances do.
  public protocol Typeface: AnyObject, Sendable {
    /// The PostScript name with which text is drawn, or `nil` for the name of the measured font.
    var postScriptName: String? { get }

    /// The metrics of the typeface, in ems.
    var metrics: RuntimeText.TypefaceMetrics { get }

    /// The advances of U+0020 to U+007E, or `nil` if an advance depends on the adjacent characters.
    var asciiAdvances: [Int32]? { get }

    /// Returns a Boolean value that indicates whether the typeface has a glyph for a character.
    func contains(_ scalar: Unicode.Scalar) -> Bool

    /// Returns the clusters of a run of text, in the order of the text.
    func shape(_ run: RuntimeText.ShapingRun) -> [RuntimeText.ShapedCluster]

    /// Returns the groups of characters of a run, one bit a group, that rules across words look for.
    ///
    /// - Parameter run: the text and its style.
    /// - Returns: the groups that ``canDivide(_:in:)`` judges; 0 for text without such characters.
    func groups(in run: RuntimeText.ShapingRun) -> UInt64

    /// Returns whether text can be shaped in pieces that begin after spaces.
    ///
    /// - Parameters:
    ///   - groups: the groups of all its characters.
    ///   - style: the script, the language and the features of the text.
    /// - Returns: `false` if advances of the text may depend on other words.
    func canDivide(_ groups: UInt64, in style: RuntimeText.ShapingStyle) -> Bool

    /// Returns the differences of a space and the character after it from both shaped separately, in a run
    /// that can be divided.
    ///
    /// - Parameters:
    ///   - scalar: the first character after the space.
    ///   - style: the script, the language and the features of the text on both sides.
    /// - Returns: the differences, or `nil` if text from the character on cannot be shaped apart.
    func kerning(ofSpaceBefore scalar: Unicode.Scalar, in style: RuntimeText.ShapingStyle)
      -> RuntimeText.SpaceKerning?
  }
}

extension RuntimeText {
  /// The kerning of a space with the character after it, in the typeface's units.
  public struct SpaceKerning: Hashable, Sendable {
    /// The units that are added to the advance of the space.
    public var space: Int32
    /// The units that are added to the advance of the character's cluster.
    public var next: Int32

    /// Creates kerning; the default is none.
    public init(space: Int32 = 0, next: Int32 = 0) {
      self.space = space
      self.next = next
    }
  }
}

extension RuntimeText.Typeface {
  /// The default implementation returns `nil`.
  public var postScriptName: String? { nil }

  /// The default implementation returns `nil`.
  public var asciiAdvances: [Int32]? { nil }
}

extension RuntimeText {
  /// The metrics of a typeface, in ems. Positive numbers are above the baseline.
  public struct TypefaceMetrics: Hashable, Sendable {
    /// The number of units per em in which advances are measured.
    public var unitsPerEm: Int
    /// The height above the baseline.
    public var ascent: CGFloat
    /// The depth below the baseline, as a negative number.
    public var descent: CGFloat
    /// The gap between lines.
    public var leading: CGFloat = 0
    /// The height of a line without ``leading``.
    public var lineHeight: CGFloat
    /// The height of capital letters.
    public var capHeight: CGFloat
    /// The height of the letter x.
    public var xHeight: CGFloat
    /// The position of the middle of the underline, relative to the baseline.
    public var underlinePosition: CGFloat
    /// The thickness of the underline.
    public var underlineThickness: CGFloat

    /// Creates metrics whose line height is the sum of ascent and descent.
    public init(
      unitsPerEm: Int, ascent: CGFloat, descent: CGFloat, leading: CGFloat = 0, capHeight: CGFloat,
      xHeight: CGFloat, underlinePosition: CGFloat = -0.1, underlineThickness: CGFloat = 0.05
    ) {
      self.unitsPerEm = unitsPerEm
      self.ascent = ascent
      self.descent = descent
      self.leading = leading
      lineHeight = ascent - descent
      self.capHeight = capHeight
      self.xHeight = xHeight
      self.underlinePosition = underlinePosition
      self.underlineThickness = underlineThickness
    }
  }
}

extension RuntimeText {
  /// The parameters of shaping other than the text and the typeface.
  public struct ShapingStyle: Hashable, Sendable {
    /// The ISO 15924 code of the script, such as `Latn`.
    public var script: String
    /// The BCP 47 tag of the language, or an empty string for none.
    public var language: String
    /// A Boolean value that indicates whether the run reads from right to left.
    public var isRightToLeft: Bool
    /// The OpenType features whose values differ from the defaults, sorted by tag.
    public var features: [RuntimeText.FontFeature]

    /// Creates a style. The default is left-to-right Latin text with the default features.
    public init(
      script: String = "Latn", language: String = "", isRightToLeft: Bool = false,
      features: [RuntimeText.FontFeature] = []
    ) {
      self.script = script
      self.language = language
      self.isRightToLeft = isRightToLeft
      self.features = features
    }
  }
}

extension RuntimeText {
  /// A run of text of one typeface and one style.
  public struct ShapingRun: Sendable {
    /// The text as UTF-16 code units.
    public var text: [UInt16]
    /// The parameters with which the run is shaped.
    public var style: RuntimeText.ShapingStyle

    /// Creates a run from text and a style.
    public init(text: [UInt16], style: RuntimeText.ShapingStyle) {
      self.text = text
      self.style = style
    }
  }
}

extension RuntimeText {
  /// The value of an OpenType feature, such as `liga` off.
  public struct FontFeature: Hashable, Sendable {
    /// The four-letter tag of the feature.
    public let tag: String
    /// The value of the feature: 0 for off, 1 for on, or the number of an alternate.
    public let value: UInt32

    /// Creates a feature from its tag and its value.
    public init(_ tag: String, _ value: UInt32) {
      self.tag = tag
      self.value = value
    }
  }
}

extension RuntimeText {
  /// The smallest part of shaped text with its own advance: one grapheme, or a ligature of several.
  public struct ShapedCluster: Hashable, Sendable {
    /// The start of the cluster in the run, in UTF-16 code units.
    public var start: Int32
    /// The advance in the typeface's units.
    public var advance: Int32
    /// A Boolean value that indicates whether a line may end before the cluster without changing
    /// advances on either side.
    public var isSafeToBreak: Bool

    /// Creates a cluster from its start, advance, and line-break safety.
    public init(start: Int32, advance: Int32, isSafeToBreak: Bool = true) {
      self.start = start
      self.advance = advance
      self.isSafeToBreak = isSafeToBreak
    }
  }
}
