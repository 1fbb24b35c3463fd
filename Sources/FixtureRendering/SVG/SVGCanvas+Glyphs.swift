import Foundation
import UIKit

extension SVGCanvas {
  /// Draws a run of text of a font file as the outlines of its glyphs.
  ///
  /// Each glyph is defined once in a picture. The text is the group's accessible name.
  ///
  /// - Returns: `false`, with nothing drawn, for a run whose glyphs have no outlines, such as bitmaps.
  mutating func drawGlyphs(_ run: RuntimeDrawing.DisplayList.TextRun) -> Bool {
    guard let shaping = run.shaping, run.fontSize > 0 else { return false }
    let text = Array(run.string.utf16)
    let glyphs = shaping.typeface.glyphs(
      of: RuntimeText.ShapingRun(text: text, style: shaping.style))
    let scale = run.fontSize / CGFloat(shaping.typeface.metrics.unitsPerEm)
    let start = body.count
    openGlyphs(of: run, scale: scale)
    let inside = body.count
    var pen = GlyphPen(run, scale: scale)
    for glyph in glyphs {
      let place = pen.place(of: glyph)
      guard let id = outlineID(of: glyph.glyph, in: shaping.typeface) else { continue }
      body.append("<use href=\"#")
      body.append(id)
      body.append("\"")
      if place.x != 0 { body.attribute("x", place.x) }
      if place.y != 0 { body.attribute("y", place.y) }
      body.append("/>")
    }
    guard body.count > inside else {
      body.truncate(to: start)
      // A run of spaces shows nothing either way.
      return run.string.allSatisfy(\.isWhitespace)
    }
    body.append("</g>")
    return true
  }

  private mutating func openGlyphs(of run: RuntimeDrawing.DisplayList.TextRun, scale: CGFloat) {
    body.append("<g role=\"img\"")
    body.attribute("aria-label", run.string)
    body.transform(
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: run.origin.x, ty: run.origin.y))
    paint("fill", run.color)
    body.append(">")
  }

  /// Returns the identifier of a glyph's outline, or `nil` for one that shows nothing.
  private mutating func outlineID(of glyph: UInt32, in typeface: any OutlineTypeface) -> String? {
    let key = GlyphKey(typeface: typeface, glyph: glyph)
    if let known = glyphIDs[key] { return known }
    let elements = typeface.outline(of: glyph)
    var id: String?
    if !elements.isEmpty {
      var attributes = SVGBuffer()
      attributes.append(" d=\"")
      // Outlines of fonts point up, pictures down.
      attributes.append(CGPath(elements: elements).applying(Self.flip).elements)
      attributes.append("\"")
      id = define("path", attributes: attributes, content: SVGBuffer())
    }
    glyphIDs[key] = .some(id)
    return id
  }

  private static let flip = CGAffineTransform(scaleX: 1, y: -1)
}

/// A glyph of a typeface. The key keeps the typeface alive, so that no other one takes its identity.
struct GlyphKey: Hashable {
  let typeface: any OutlineTypeface
  let glyph: UInt32

  static func == (one: GlyphKey, other: GlyphKey) -> Bool {
    one.glyph == other.glyph && one.typeface === other.typeface
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(typeface))
    hasher.combine(glyph)
  }
}

/// Places glyphs where the clusters of a run were measured, in units of the typeface.
private struct GlyphPen {
  private let run: RuntimeDrawing.DisplayList.TextRun
  private let scale: CGFloat
  /// The index of the cluster of each UTF-16 code unit.
  private let clusterOfUnit: [Int]
  private var cluster: Int?
  private var x: CGFloat = 0

  init(_ run: RuntimeDrawing.DisplayList.TextRun, scale: CGFloat) {
    self.run = run
    self.scale = scale
    clusterOfUnit = run.clusters.enumerated().flatMap { index, cluster in
      repeatElement(index, count: max(0, cluster.length))
    }
  }

  /// Returns the place of a glyph; called from left to right.
  ///
  /// The first glyph of a cluster starts at the cluster's left edge, so that justified and spaced text
  /// is as wide as measured.
  mutating func place(of glyph: PlacedGlyph) -> CGPoint {
    let start = Int(glyph.start)
    let found = clusterOfUnit.indices.contains(start) ? clusterOfUnit[start] : nil
    if let found, found != cluster { x = run.clusters[found].x / scale }
    cluster = found ?? cluster
    defer { x += CGFloat(glyph.advance) }
    return CGPoint(x: x + CGFloat(glyph.x), y: -CGFloat(glyph.y))
  }
}
