import Foundation

/// A face of a font that answers with metrics and shapes text: a font file, or the published table.
///
/// A typeface does not depend on the point size, except that of a font file whose advances do.
public protocol Typeface: AnyObject, Sendable {
  /// The PostScript name that drawing uses; `nil` for that of the font that is measured.
  var postScriptName: String? { get }

  /// The metrics, in ems.
  var metrics: TypefaceMetrics { get }

  /// The advances of U+0020 to U+007E, if none of them depends on the characters beside it; else `nil`.
  var asciiAdvances: [Int32]? { get }

  /// Returns whether the typeface has a glyph for a character.
  func contains(_ scalar: Unicode.Scalar) -> Bool

  /// Returns the clusters of a run of text, in the order of the text.
  func shape(_ run: ShapingRun) -> [ShapedCluster]

  /// Returns the groups of characters of a run, one bit a group, that rules across words look for.
  ///
  /// - Parameter run: the text and its style.
  /// - Returns: the groups that ``canDivide(_:in:)`` judges; 0 for text without such characters.
  func groups(in run: ShapingRun) -> UInt64

  /// Returns whether text can be shaped in pieces that begin after spaces.
  ///
  /// - Parameters:
  ///   - groups: the groups of all its characters.
  ///   - style: the script, the language and the features of the text.
  /// - Returns: `false` if advances of the text may depend on other words.
  func canDivide(_ groups: UInt64, in style: ShapingStyle) -> Bool

  /// Returns how a space and a character after it differ from both shaped apart, in a run that can be
  /// divided.
  ///
  /// - Parameters:
  ///   - scalar: the first character after the space.
  ///   - style: the script, the language and the features of the text on both sides.
  /// - Returns: the differences, or `nil` if text from the character on cannot be shaped apart.
  func kerning(ofSpaceBefore scalar: Unicode.Scalar, in style: ShapingStyle) -> SpaceKerning?
}

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

extension Typeface {
  /// `nil`.
  public var postScriptName: String? { nil }

  /// `nil`.
  public var asciiAdvances: [Int32]? { nil }
}

/// The metrics of a typeface, in ems; positive numbers point up from the baseline.
public struct TypefaceMetrics: Hashable, Sendable {
  /// The units an em that advances are counted in.
  public var unitsPerEm: Int
  /// The height above the baseline.
  public var ascent: CGFloat
  /// The depth below the baseline, a negative number.
  public var descent: CGFloat
  /// The gap between lines.
  public var leading: CGFloat = 0
  /// The height of a line without the gap.
  public var lineHeight: CGFloat
  /// The height of capital letters.
  public var capHeight: CGFloat
  /// The height of the letter x.
  public var xHeight: CGFloat
  /// The middle of the underline.
  public var underlinePosition: CGFloat
  /// The thickness of the underline.
  public var underlineThickness: CGFloat

  /// Creates metrics whose line is as high as ascent and descent together.
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

/// The parameters of shaping besides the text and the typeface.
public struct ShapingStyle: Hashable, Sendable {
  /// The ISO 15924 code of the script, such as `Latn`.
  public var script: String
  /// The BCP 47 tag of the language, or an empty text for none.
  public var language: String
  /// A Boolean value that indicates whether the run reads from right to left.
  public var isRightToLeft: Bool
  /// OpenType features that differ from the defaults, sorted by their tags.
  public var features: [FontFeature]

  /// Creates a style; the default is Latin text with the default features.
  public init(
    script: String = "Latn", language: String = "", isRightToLeft: Bool = false,
    features: [FontFeature] = []
  ) {
    self.script = script
    self.language = language
    self.isRightToLeft = isRightToLeft
    self.features = features
  }
}

/// A run of text of one typeface and one style.
public struct ShapingRun: Sendable {
  /// The text as UTF-16 code units.
  public var text: [UInt16]
  /// The style.
  public var style: ShapingStyle

  /// Creates a run.
  public init(text: [UInt16], style: ShapingStyle) {
    self.text = text
    self.style = style
  }
}

/// A setting of an OpenType feature, such as `liga` off.
public struct FontFeature: Hashable, Sendable {
  /// The four letters of the feature.
  public let tag: String
  /// 0 for off, 1 for on, or the number of an alternate.
  public let value: UInt32

  /// Creates a setting.
  public init(_ tag: String, _ value: UInt32) {
    self.tag = tag
    self.value = value
  }
}

/// The smallest part of shaped text that has an advance of its own: one grapheme or a ligature of some.
public struct ShapedCluster: Hashable, Sendable {
  /// The start in the run, in UTF-16 code units.
  public var start: Int32
  /// The advance in the typeface's units.
  public var advance: Int32
  /// A Boolean value that indicates whether text before the cluster and text from the cluster on have
  /// the same advances when a line ends between them.
  public var isSafeToBreak: Bool

  /// Creates a cluster.
  public init(start: Int32, advance: Int32, isSafeToBreak: Bool = true) {
    self.start = start
    self.advance = advance
    self.isSafeToBreak = isSafeToBreak
  }
}
