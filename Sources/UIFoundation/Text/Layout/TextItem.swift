import Foundation

/// A part of a paragraph with the same attributes, typeface, script, and direction.
struct TextItem {
  let attributes: RuntimeText.Attributes
  let typeface: any RuntimeText.Typeface
  let style: RuntimeText.ShapingStyle
  /// The embedding level of the Unicode bidirectional algorithm. Odd levels are right-to-left.
  let level: UInt8
  /// The font size: the number of points per em.
  let pointSize: CGFloat
  /// The number of units per em of the typeface's advances.
  let unitsPerEm: CGFloat
  /// The additional width of each cluster in points: letter spacing, or the width of an attachment.
  let extra: CGFloat
  /// A Boolean value that indicates whether letter spacing is only added to spaces.
  ///
  /// Decided here: the letters of a cursive script are joined, so that no space is added between
  /// them, as in Chromium.
  let isJoined: Bool
  let ascent: CGFloat
  let descent: CGFloat
  let lineHeight: CGFloat
  let leading: CGFloat

  init(
    _ attributes: RuntimeText.Attributes, typeface: any RuntimeText.Typeface,
    style: RuntimeText.ShapingStyle, level: UInt8 = 0
  ) {
    let metrics = typeface.metrics
    self.attributes = attributes
    self.typeface = typeface
    self.style = style
    self.level = level
    pointSize = attributes.font.pointSize
    unitsPerEm = CGFloat(metrics.unitsPerEm)
    isJoined = Self.joinedScripts.contains(style.script)
    if let bounds = attributes.attachment {
      extra = attributes.kern + bounds.width
      ascent = max(0, bounds.maxY + attributes.baselineOffset)
      descent = max(0, -bounds.minY - attributes.baselineOffset)
      lineHeight = ascent + descent
      leading = 0
    } else {
      extra = attributes.kern
      ascent = pointSize * metrics.ascent + attributes.baselineOffset
      descent = -pointSize * metrics.descent - attributes.baselineOffset
      lineHeight = pointSize * metrics.lineHeight
      leading = pointSize * metrics.leading
    }
  }

  var isAttachment: Bool { attributes.attachment != nil }

  /// The scripts whose letters are joined.
  private static let joinedScripts: Set<String> = [
    "Arab", "Syrc", "Mong", "Nkoo", "Mand", "Mani", "Phlp", "Adlm", "Rohg", "Sogd",
  ]
}

extension RuntimeText.Attributes {
  /// The OpenType features of the item, sorted by tag: those of the font, and those that kerning,
  /// ligatures, and letter spacing disable.
  ///
  /// Decided here: letter spacing disables ligatures but not contextual alternates, as in CSS.
  var features: [RuntimeText.FontFeature] {
    if usesKerning, usesLigatures, kern == 0, font.features.isEmpty { return [] }
    var values: [String: UInt32] = [:]
    if !usesKerning { values["kern"] = 0 }
    if !usesLigatures || kern != 0 {
      values["liga"] = 0
      values["clig"] = 0
    }
    for feature in font.features { values[feature.tag] = feature.value }
    return values.sorted { $0.key < $1.key }.map { RuntimeText.FontFeature($0.key, $0.value) }
  }
}
