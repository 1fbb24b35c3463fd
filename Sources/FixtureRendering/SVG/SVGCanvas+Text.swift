import Foundation
import UIKit

extension SVGCanvas {
  /// Draws a run of text with the width that was measured.
  mutating func draw(_ run: RuntimeDrawing.DisplayList.TextRun) {
    guard !run.string.isEmpty, run.color.alpha > 0 else { return }
    if fontText == .outlines, drawGlyphs(run) { return }
    body.append("<text")
    body.attribute("x", run.origin.x)
    body.attribute("y", run.origin.y)
    body.attribute("font-size", run.fontSize)
    if fontText != .embedded || !writeEmbeddedFont(of: run) {
      SVGFont(name: run.fontName, isNamed: run.shaping != nil).write(to: &body)
    }
    paint("fill", run.color)
    // The browser widens or narrows the glyphs to the measured width, and must not do so for the spacing.
    if run.letterSpacing != 0 { body.attribute("letter-spacing", run.letterSpacing) }
    if run.width > 0 {
      body.attribute("textLength", run.width)
      body.append(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    body.append(">")
    body.append(escaped: run.string)
    body.append("</text>")
  }

  /// Draws a short text centered at a point, for placeholders and boxes.
  mutating func label(_ text: String, at center: CGPoint, size: CGFloat, color: RGBA) {
    body.append("<text text-anchor=\"middle\"")
    body.attribute("x", center.x)
    body.attribute("y", center.y + size * 0.35)
    body.attribute("font-size", size)
    body.attribute("fill", color)
    body.append(">")
    body.append(escaped: text)
    body.append("</text>")
  }
}

/// The family, weight and slant of a font, from its PostScript name.
struct SVGFont: Hashable {
  /// The font families of the root element: those whose widths are similar to the built-in metrics
  /// table.
  static let defaultFamily = "Helvetica, Arial, 'Liberation Sans', sans-serif"

  private let family: String?
  private let weight: Int
  private let isItalic: Bool

  /// Reads a PostScript name.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - isNamed: whether the family is the name's own, for the font of a file.
  init(name: String, isNamed: Bool = false) {
    let parts = name.split(separator: "-", maxSplits: 1)
    let stem = parts.first.map(String.init) ?? ""
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    let known = Self.families.first { stem.contains($0.key) }?.value
    // A browser finds the font of a file by its PostScript name or by its family.
    family = isNamed ? "'\(name)', '\(stem)', \(known ?? "sans-serif")" : known
    weight = Self.weights.first { style.contains($0.word) }?.weight ?? 400
    isItalic = style.contains("italic") || style.contains("oblique")
  }

  private static let families: KeyValuePairs = [
    "Mono": "Menlo, 'Liberation Mono', monospace",
    "Menlo": "Menlo, 'Liberation Mono', monospace",
    "Courier": "Courier, 'Liberation Mono', monospace",
    "Times": "'Times New Roman', 'Liberation Serif', serif",
    "Georgia": "Georgia, 'Liberation Serif', serif",
  ]

  private static let weights: [(word: String, weight: Int)] = [
    ("ultralight", 200), ("semibold", 600), ("demibold", 600), ("heavy", 800), ("black", 900),
    ("bold", 700), ("medium", 500), ("thin", 100), ("light", 300),
  ]

  func write(to buffer: inout SVGBuffer) {
    if let family { buffer.attribute("font-family", family) }
    if weight != 400 { buffer.append(" font-weight=\"\(weight)\"") }
    if isItalic { buffer.append(" font-style=\"italic\"") }
  }
}
