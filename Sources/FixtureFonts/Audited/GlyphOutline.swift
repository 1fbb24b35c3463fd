import CHarfBuzz
import Foundation
import UIFoundation

/// A collector of the outline that HarfBuzz draws.
///
/// Proof that no pointer dangles: HarfBuzz calls the functions only during `draw`, which keeps the
/// collector alive until it returns, and nothing stores the pointer.
final class GlyphOutline {
  fileprivate(set) var elements: [CGPath.Element] = []

  /// Returns the outline of a glyph in the units of the font.
  static func elements(of glyph: UInt32, in font: OpaquePointer?) -> [CGPath.Element] {
    let outline = GlyphOutline()
    withExtendedLifetime(outline) {
      texture_fixtures_draw_glyph(
        font, glyph, DrawingFunctions.shared.pointer, Unmanaged.passUnretained(outline).toOpaque())
    }
    return outline.elements
  }

  fileprivate static func append(_ element: CGPath.Element, to data: UnsafeMutableRawPointer?) {
    guard let data else { return }
    Unmanaged<GlyphOutline>.fromOpaque(data).takeUnretainedValue().elements.append(element)
  }
}

/// The functions that HarfBuzz calls for the parts of an outline.
///
/// Proof that it is `Sendable`: the object is made immutable before the initializer returns, and
/// HarfBuzz documents immutable objects as safe to use from any thread. It lives as long as the process.
private final class DrawingFunctions: @unchecked Sendable {
  static let shared = DrawingFunctions()
  let pointer: OpaquePointer?

  private init() {
    pointer = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      pointer, { _, data, _, x, y, _ in GlyphOutline.append(.move(point(x, y)), to: data) }, nil,
      nil)
    hb_draw_funcs_set_line_to_func(
      pointer, { _, data, _, x, y, _ in GlyphOutline.append(.line(point(x, y)), to: data) }, nil,
      nil)
    hb_draw_funcs_set_quadratic_to_func(
      pointer,
      { _, data, _, cx, cy, x, y, _ in
        GlyphOutline.append(.quadCurve(point(x, y), control: point(cx, cy)), to: data)
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      pointer,
      { _, data, _, ax, ay, bx, by, x, y, _ in
        GlyphOutline.append(
          .curve(point(x, y), control1: point(ax, ay), control2: point(bx, by)), to: data)
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      pointer, { _, data, _, _ in GlyphOutline.append(.close, to: data) }, nil, nil)
    hb_draw_funcs_make_immutable(pointer)
  }
}

private func point(_ x: Float, _ y: Float) -> CGPoint {
  CGPoint(x: CGFloat(x), y: CGFloat(y))
}
