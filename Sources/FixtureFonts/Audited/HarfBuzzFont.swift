import CHarfBuzz
import Foundation
import Synchronization
import UIFoundation

/// A face with values of its axes, which shapes text in font units.
///
/// Proof that it is `Sendable`: the font is made immutable before the initializer returns, and HarfBuzz
/// documents immutable objects as safe to use from any thread. A buffer is taken out of the list under a
/// lock, or out of the spare place by an exchange that gives it to one thread, used by one call, and put back;
/// no pointer leaves this folder.
final class HarfBuzzFont: @unchecked Sendable {
  let face: HarfBuzzFace
  let pointer: OpaquePointer?
  /// The values of axes that differ from the standard ones.
  let variations: [String: Float]
  private let buffers = _Locked<[UInt]>([])
  /// A buffer that is taken without the lock, or 0.
  private let spare = Atomic<UInt>(0)

  /// Creates a font from a face, axis values and a point size.
  ///
  /// - Parameters:
  ///   - face: the face.
  ///   - variations: values of axes that differ from the standard ones.
  ///   - pointSize: the size for the `trak` table, or `nil` for none.
  init(_ face: HarfBuzzFace, variations: [String: Float] = [:], pointSize: CGFloat? = nil) {
    self.face = face
    self.variations = variations
    pointer = hb_font_create(face.pointer)
    hb_font_set_scale(pointer, Int32(face.unitsPerEm), Int32(face.unitsPerEm))
    if let pointSize { hb_font_set_ptem(pointer, Float(pointSize)) }
    let values = variations.map {
      hb_variation_t(tag: HarfBuzzFace.tag($0.key), value: $0.value)
    }
    if !values.isEmpty { hb_font_set_variations(pointer, values, UInt32(values.count)) }
    hb_font_make_immutable(pointer)
  }

  deinit {
    hb_buffer_destroy(OpaquePointer(bitPattern: spare.load(ordering: .acquiring)))
    buffers.withLock { for buffer in $0 { hb_buffer_destroy(OpaquePointer(bitPattern: buffer)) } }
    hb_font_destroy(pointer)
  }

  /// Returns the glyph that the `cmap` table has for a character.
  func glyph(of scalar: Unicode.Scalar) -> UInt32? {
    var glyph: UInt32 = 0
    return hb_font_get_nominal_glyph(pointer, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// Returns a metric in font units. A metric that the tables lack is estimated by HarfBuzz.
  func metric(_ tag: hb_ot_metrics_tag_t) -> CGFloat {
    var position: Int32 = 0
    hb_ot_metrics_get_position_with_fallback(pointer, tag, &position)
    return CGFloat(position)
  }

  /// Returns the outline of a glyph in the units of the font; `y` points up.
  func outline(of glyph: UInt32) -> [CGPath.Element] {
    GlyphOutline.elements(of: glyph, in: pointer)
  }

  /// Returns the glyph clusters of a run, in the order of the text.
  func shape(_ run: RuntimeText.ShapingRun) -> [RuntimeText.ShapedCluster] {
    shape(run) { Self.clusters(of: $0, isReversed: run.style.isRightToLeft) }
  }

  /// Adds the advances of a Latin text of ASCII characters, shaped with the default features, to its parts.
  func addAdvances(of text: Span<UInt8>, to parts: inout [ShapedPart]) {
    let buffer = takeBuffer()
    defer { putBack(buffer) }
    text.withUnsafeBufferPointer { text in
      let count = Int32(clamping: text.count)
      hb_buffer_add_latin1(buffer, text.baseAddress, count, 0, count)
    }
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
    hb_shape(pointer, buffer, nil, 0)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    Self.add(infos, positions, Int(count), to: &parts)
  }

  /// Adds the advances of glyphs to the parts in which their clusters begin.
  private static func add(
    _ infos: UnsafePointer<hb_glyph_info_t>, _ positions: UnsafePointer<hb_glyph_position_t>,
    _ count: Int, to parts: inout [ShapedPart]
  ) {
    var parts = parts.mutableSpan
    guard !parts.isEmpty else { return }
    var part = 0
    var end = parts[0].end
    var sum: Int32 = 0
    for index in 0..<count {
      let start = Int32(bitPattern: infos[index].cluster)
      while end <= start {
        parts[part].advance &+= sum
        sum = 0
        part &+= 1
        guard part < parts.count else { return }
        end = parts[part].end
      }
      sum &+= positions[index].x_advance
    }
    parts[part].advance &+= sum
  }

  /// Returns the glyphs of a run from left to right.
  func glyphs(of run: RuntimeText.ShapingRun) -> [PlacedGlyph] {
    shape(run) { Self.glyphs(of: $0) }
  }

  private func shape<Part>(
    _ run: RuntimeText.ShapingRun, _ read: (OpaquePointer?) -> [Part]
  ) -> [Part] {
    guard !run.text.isEmpty else { return [] }
    let buffer = takeBuffer()
    defer { putBack(buffer) }
    Self.withoutControls(run.text).withUnsafeBufferPointer { text in
      let count = Int32(clamping: text.count)
      hb_buffer_add_utf16(buffer, text.baseAddress, count, 0, count)
    }
    HarfBuzzStyle.apply(run.style, to: buffer)
    let features = HarfBuzzStyle.features(run.style)
    hb_shape(pointer, buffer, features, UInt32(features.count))
    return read(buffer)
  }

  /// Returns a text with word joiners, which have no advance and no shape, in place of control characters.
  ///
  /// A font has a box for them, if anything. UIKit filters their glyphs out (Apple,
  /// `NSLayoutManager.ControlCharacterAction.zeroAdvancement`).
  private static func withoutControls(_ text: [UInt16]) -> [UInt16] {
    guard text.contains(where: isControl) else { return text }
    return text.map { isControl($0) ? 0x2060 : $0 }
  }

  private static func isControl(_ unit: UInt16) -> Bool {
    unit < 0x20 || unit >= 0x7F && unit < 0xA0
  }

  /// Returns the glyphs of a shaped buffer, which HarfBuzz keeps from left to right.
  private static func glyphs(of buffer: OpaquePointer?) -> [PlacedGlyph] {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { index in
      let (info, position) = (infos[index], positions[index])
      return PlacedGlyph(
        glyph: info.codepoint, start: Int32(bitPattern: info.cluster), advance: position.x_advance,
        x: position.x_offset, y: position.y_offset)
    }
  }

  private static func clusters(of buffer: OpaquePointer?, isReversed: Bool) -> [RuntimeText
    .ShapedCluster]
  {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count), count > 0
    else { return [] }
    let total = Int(count)
    var clusters: [RuntimeText.ShapedCluster] = []
    clusters.reserveCapacity(total)
    for index in 0..<total {
      let glyph = isReversed ? total - 1 - index : index
      let start = Int32(bitPattern: infos[glyph].cluster)
      let isUnsafe = infos[glyph].mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0
      let advance = positions[glyph].x_advance
      if let last = clusters.last, last.start == start {
        clusters[clusters.count - 1].advance &+= advance
        if isUnsafe { clusters[clusters.count - 1].isSafeToBreak = false }
      } else {
        clusters.append(
          RuntimeText.ShapedCluster(start: start, advance: advance, isSafeToBreak: !isUnsafe))
      }
    }
    return clusters
  }

  private func takeBuffer() -> OpaquePointer? {
    let buffer = spare.exchange(0, ordering: .acquiring)
    if buffer != 0 { return OpaquePointer(bitPattern: buffer) }
    if let known = buffers.withLock({ $0.popLast() }) { return OpaquePointer(bitPattern: known) }
    return hb_buffer_create()
  }

  private func putBack(_ buffer: OpaquePointer?) {
    guard let buffer else { return }
    // The memory for a long text is released.
    let isLarge = hb_buffer_get_length(buffer) > 4096
    hb_buffer_clear_contents(buffer)
    let address = UInt(bitPattern: buffer)
    if !isLarge,
      spare.compareExchange(expected: 0, desired: address, ordering: .releasing).exchanged
    {
      return
    }
    let isKept = buffers.withLock { buffers in
      guard !isLarge, buffers.count < 16 else { return false }
      buffers.append(address)
      return true
    }
    if !isKept { hb_buffer_destroy(buffer) }
  }
}

/// Conversions of shaping styles to HarfBuzz's types.
enum HarfBuzzStyle {
  /// Sets the direction, the script and the language of a buffer.
  static func apply(_ style: RuntimeText.ShapingStyle, to buffer: OpaquePointer?) {
    hb_buffer_set_direction(buffer, style.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script(style))
    if !style.language.isEmpty {
      hb_buffer_set_language(buffer, hb_language_from_string(style.language, -1))
    }
  }

  static func script(_ style: RuntimeText.ShapingStyle) -> hb_script_t {
    hb_script_from_iso15924_tag(HarfBuzzFace.tag(style.script))
  }

  static func features(_ style: RuntimeText.ShapingStyle) -> [hb_feature_t] {
    style.features.map {
      hb_feature_t(
        tag: HarfBuzzFace.tag($0.tag), value: $0.value, start: 0, end: UInt32.max)
    }
  }
}
