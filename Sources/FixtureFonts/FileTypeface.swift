import CHarfBuzz
import Foundation
import UIFoundation

/// A typeface of a font file with given values of its axes.
final class FileTypeface: OutlineTypeface {
  let postScriptName: String?
  let metrics: RuntimeText.TypefaceMetrics
  private let font: HarfBuzzFont
  private let rules = _Locked<[StyleRules]>([])

  private struct StyleRules {
    let style: RuntimeText.ShapingStyle
    let rules: SpaceRules
  }

  init(_ font: HarfBuzzFont, postScriptName: String) {
    self.font = font
    self.postScriptName = postScriptName
    metrics = Self.metrics(of: font)
  }

  /// Returns whether the font can display a character: with a glyph of its own, with the parts that
  /// the character is composed of, or with the glyph that HarfBuzz substitutes for special spaces
  /// and hyphens.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    if font.glyph(of: scalar) != nil { return true }
    if scalar == "\u{2011}" { return font.glyph(of: "\u{2010}") != nil }
    if scalar.properties.generalCategory == .spaceSeparator { return font.glyph(of: " ") != nil }
    let parts = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
    return parts.first != scalar && parts.allSatisfy { font.glyph(of: $0) != nil }
  }

  func shape(_ run: RuntimeText.ShapingRun) -> [RuntimeText.ShapedCluster] { font.shape(run) }

  func glyphs(of run: RuntimeText.ShapingRun) -> [PlacedGlyph] { font.glyphs(of: run) }

  func outline(of glyph: UInt32) -> [CGPath.Element] { font.outline(of: glyph) }

  var embeddedFile: EmbeddedFontFile? {
    guard EmbeddingPermission(of: font.face).isGranted else { return nil }
    let data = font.face.file
    // Decided here: browsers load no member of a collection, whose file begins with `ttcf`.
    guard !data.isEmpty, !data.starts(with: Array("ttcf".utf8)) else { return nil }
    return EmbeddedFontFile(data: data, variations: font.variations)
  }

  func kerning(ofSpaceBefore scalar: Unicode.Scalar, in style: RuntimeText.ShapingStyle)
    -> RuntimeText.SpaceKerning?
  {
    withRules(of: style) { $0.kerning(before: scalar) }
  }

  func groups(in run: RuntimeText.ShapingRun) -> UInt64 {
    withRules(of: run.style) { $0.groups(in: run.text) }
  }

  func hasGroups(in style: RuntimeText.ShapingStyle) -> Bool {
    withRules(of: style) { $0.hasGroups }
  }

  func addAdvances(of text: Span<UInt8>, to parts: inout [ShapedPart]) {
    font.addAdvances(of: text, to: &parts)
  }

  func canDivide(_ groups: UInt64, in style: RuntimeText.ShapingStyle) -> Bool {
    withRules(of: style) { $0.canDivide(groups) }
  }

  private func withRules<Result: Sendable>(
    of style: RuntimeText.ShapingStyle, _ body: @Sendable (SpaceRules) -> Result
  ) -> Result {
    rules.withLock { known in
      if let index = known.firstIndex(where: { $0.style == style }) {
        return body(known[index].rules)
      }
      if known.count >= 64 { known.removeAll() }
      let rules = SpaceRules(font, style)
      known.append(StyleRules(style: style, rules: rules))
      return body(rules)
    }
  }

  private static func metrics(of font: HarfBuzzFont) -> RuntimeText.TypefaceMetrics {
    let em = CGFloat(font.face.unitsPerEm)
    let thickness = font.metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE) / em
    // The position in the `post` table is the top of the underline (OpenType specification).
    let top = font.metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) / em
    let lines = HorizontalHeader(differingIn: font.face)
    func value(_ number: Int?, or tag: hb_ot_metrics_tag_t) -> CGFloat {
      (number.map { CGFloat($0) } ?? font.metric(tag)) / em
    }
    return RuntimeText.TypefaceMetrics(
      unitsPerEm: font.face.unitsPerEm,
      ascent: value(lines?.ascender, or: HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER),
      descent: value(lines?.descender, or: HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER),
      leading: value(lines?.lineGap, or: HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP),
      capHeight: font.metric(HB_OT_METRICS_TAG_CAP_HEIGHT) / em,
      xHeight: font.metric(HB_OT_METRICS_TAG_X_HEIGHT) / em,
      underlinePosition: top - thickness / 2, underlineThickness: thickness)
  }
}
