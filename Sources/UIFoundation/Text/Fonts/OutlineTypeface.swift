import Foundation

/// A typeface whose glyphs have outlines, from which pictures draw text.
///
/// The typefaces of font files conform; the published table has no glyphs.
package protocol OutlineTypeface: RuntimeText.Typeface {
  /// Returns the glyphs of a run of text from left to right.
  func glyphs(of run: RuntimeText.ShapingRun) -> [PlacedGlyph]

  /// Returns the outline of a glyph, in the typeface's units; `y` points up from the baseline.
  ///
  /// - Parameter glyph: the index of the glyph in the font.
  /// - Returns: the outline; empty for a glyph that shows nothing, or that is a bitmap.
  func outline(of glyph: UInt32) -> [CGPath.Element]

  /// Returns a Boolean value that indicates whether ``Typeface/groups(in:)`` may return other groups than 0
  /// for text of a style.
  func hasGroups(in style: RuntimeText.ShapingStyle) -> Bool

  /// Adds the advances of an ASCII text of the default style, which is shaped as one text, to its parts.
  ///
  /// - Parameters:
  ///   - text: the characters, none of which is a control character.
  ///   - parts: the parts of the text, in order, each of which begins where the one before it ends.
  func addAdvances(of text: Span<UInt8>, to parts: inout [ShapedPart])

  /// The font file for pictures that contain it, or `nil` if a picture must not or cannot contain it.
  var embeddedFile: EmbeddedFontFile? { get }
}

/// A part of a shaped text with its advance, in the typeface's units.
package struct ShapedPart: Hashable, Sendable {
  /// The end of the part, as an index of a code unit of the text.
  package let end: Int32
  /// The sum of the advances of the clusters that begin in the part.
  package var advance: Int32 = 0
}

/// The file of a typeface, for a picture that contains its fonts.
package struct EmbeddedFontFile: Sendable {
  /// The bytes of the file.
  package let data: Data
  /// The values of the axes that differ from the defaults, by tag.
  package let variations: [String: Float]

  /// Creates a value.
  package init(data: Data, variations: [String: Float]) {
    self.data = data
    self.variations = variations
  }
}

/// A glyph of a shaped run, in the typeface's units.
package struct PlacedGlyph: Hashable, Sendable {
  /// The index of the glyph in the font.
  package let glyph: UInt32
  /// The start of the glyph's cluster in the run, in UTF-16 code units.
  package let start: Int32
  /// The distance to the next glyph.
  package let advance: Int32
  /// The offset of the glyph from its place, to the right.
  package let x: Int32
  /// The offset of the glyph from its place, upward.
  package let y: Int32

  /// Creates a glyph.
  package init(glyph: UInt32, start: Int32, advance: Int32, x: Int32 = 0, y: Int32 = 0) {
    self.glyph = glyph
    self.start = start
    self.advance = advance
    self.x = x
    self.y = y
  }
}

extension RuntimeDrawing.DisplayList.TextRun {
  /// The typeface and the style that a run of text was shaped with.
  ///
  /// Two values are equal if the names of the typefaces and the styles are: an environment may make the
  /// typeface of a file more than once.
  package struct Shaping: Hashable, Sendable {
    /// The typeface.
    package let typeface: any OutlineTypeface
    /// The style.
    package let style: RuntimeText.ShapingStyle

    /// Creates a value.
    package init(typeface: any OutlineTypeface, style: RuntimeText.ShapingStyle) {
      self.typeface = typeface
      self.style = style
    }

    /// Returns a Boolean value that indicates whether the names of the typefaces and the styles are equal.
    package static func == (one: Self, other: Self) -> Bool {
      one.typeface.postScriptName == other.typeface.postScriptName && one.style == other.style
    }

    /// Hashes the name of the typeface and the style.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(typeface.postScriptName)
      hasher.combine(style)
    }
  }
}
