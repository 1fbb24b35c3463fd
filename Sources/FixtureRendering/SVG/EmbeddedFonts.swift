import Foundation
import UIKit

/// The fonts that a picture contains, each file once.
struct EmbeddedFonts {
  /// A font of the picture.
  struct Font {
    /// The family name in the picture.
    let family: String
    /// The values of the font's axes, as in the property `font-variation-settings`, or an empty text.
    let variations: String
  }

  private var known: [ObjectIdentifier: (typeface: any OutlineTypeface, font: Font?)] = [:]
  private var families: [Data: String] = [:]
  /// The style sheet that declares the fonts.
  private(set) var styleSheet = SVGBuffer()

  /// Returns the font of a typeface, or `nil` if a picture cannot contain it.
  mutating func font(of typeface: any OutlineTypeface) -> Font? {
    // The entry keeps the typeface alive, so that no other one takes its identity.
    if let entry = known[ObjectIdentifier(typeface)] { return entry.font }
    let font = typeface.embeddedFile.map { file in
      Font(family: family(of: file.data), variations: Self.settings(file.variations))
    }
    known[ObjectIdentifier(typeface)] = (typeface, font)
    return font
  }

  private mutating func family(of data: Data) -> String {
    if let family = families[data] { return family }
    let family = "font\(families.count + 1)"
    families[data] = family
    let kind = data.starts(with: Array("OTTO".utf8)) ? "otf" : "ttf"
    styleSheet.append("@font-face{font-family:\"\(family)\";src:url(\"data:font/\(kind);base64,")
    styleSheet.append(data.base64EncodedString())
    styleSheet.append("\")}\n")
    return family
  }

  private static func settings(_ values: [String: Float]) -> String {
    list(values.sorted { $0.key < $1.key }.map { ($0.key, "\($0.value)") })
  }

  /// Returns settings of axes or features as CSS writes them. Tags that CSS cannot contain are left out.
  static func list(_ values: [(tag: String, value: String)]) -> String {
    values.filter { setting in
      setting.tag.utf8.count == 4
        && setting.tag.utf8.allSatisfy {
          (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF)
        }
    }
    .map { "'\($0.tag)' \($0.value)" }.joined(separator: ",")
  }
}

extension SVGCanvas {
  /// Writes the family and the settings of a font that the picture contains, and returns `false` for a
  /// font that it cannot contain.
  mutating func writeEmbeddedFont(of run: RuntimeDrawing.DisplayList.TextRun) -> Bool {
    guard let shaping = run.shaping, let font = fontFaces.font(of: shaping.typeface) else {
      return false
    }
    body.append(" font-family=\"\(font.family), sans-serif\"")
    var features = shaping.style.features.map { (tag: $0.tag, value: "\($0.value)") }
    // Chromium turns contextual alternates off in spaced text of SVG, and HarfBuzz does not.
    if run.letterSpacing != 0, !features.contains(where: { $0.tag == "calt" }) {
      features.insert(("calt", "1"), at: 0)
    }
    let settings = [
      ("font-variation-settings", font.variations),
      ("font-feature-settings", EmbeddedFonts.list(features)),
    ].filter { !$0.1.isEmpty }.map { "\($0.0):\($0.1)" }
    if !settings.isEmpty { body.attribute("style", settings.joined(separator: ";")) }
    return true
  }
}
