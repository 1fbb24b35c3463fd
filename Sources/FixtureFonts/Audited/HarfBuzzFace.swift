import CHarfBuzz
import Foundation
import UIKit

/// A face of a font file, as HarfBuzz reads it.
///
/// Proof that it is `Sendable`: the face is made immutable before the initializer returns, and HarfBuzz
/// documents immutable objects as safe to use from any thread. The pointer is private to the files of
/// this folder and lives as long as the object, which holds a reference to it.
final class HarfBuzzFace: @unchecked Sendable {
  let pointer: OpaquePointer
  let unitsPerEm: Int

  /// The version of the HarfBuzz library, such as `6.0.0`.
  static var version: String { String(cString: hb_version_string()) }

  /// Returns the number of faces in a file's bytes; 0 for bytes that are not a font.
  static func count(in data: Data) -> Int {
    let blob = makeBlob(data)
    defer { hb_blob_destroy(blob) }
    return Int(hb_face_count(blob))
  }

  /// Creates the face of a file's bytes, or returns `nil` for one without glyphs.
  init?(_ data: Data, index: Int) {
    let blob = Self.makeBlob(data)
    defer { hb_blob_destroy(blob) }
    let face = hb_face_create(blob, UInt32(index))
    unitsPerEm = Int(hb_face_get_upem(face))
    guard let face, hb_face_get_glyph_count(face) > 0, (16...16_384).contains(unitsPerEm) else {
      hb_face_destroy(face)
      return nil
    }
    hb_face_make_immutable(face)
    pointer = face
  }

  deinit {
    hb_face_destroy(pointer)
  }

  /// Returns a blob with a copy of the bytes, so that nothing depends on the data's lifetime.
  private static func makeBlob(_ data: Data) -> OpaquePointer? {
    data.withUnsafeBytes { bytes in
      hb_blob_create(
        bytes.bindMemory(to: CChar.self).baseAddress, UInt32(clamping: bytes.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
  }

  /// Returns an entry of the `name` table in English, or `nil` where there is none.
  func name(_ id: UInt32) -> String? {
    var length: UInt32 = 0
    let language = hb_language_from_string("en", -1)
    length = hb_ot_name_get_utf8(pointer, id, language, nil, nil)
    guard length > 0, length < 1024 else { return nil }
    var size = length + 1
    var bytes = [CChar](repeating: 0, count: Int(size))
    hb_ot_name_get_utf8(pointer, id, language, &size, &bytes)
    let text = String(decoding: bytes.prefix(Int(size)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    return text.isEmpty ? nil : text
  }

  /// Returns the bytes of a table; empty for one that the face does not have.
  func table(_ tag: String) -> Data {
    let blob = hb_face_reference_table(pointer, Self.tag(tag))
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = hb_blob_get_data(blob, &length), length > 0 else { return Data() }
    return Data(bytes: start, count: Int(length))
  }

  /// Returns whether the face has tables of Apple Advanced Typography for substitution or positioning.
  var hasAppleLayout: Bool {
    hb_aat_layout_has_substitution(pointer) != 0 || hb_aat_layout_has_positioning(pointer) != 0
  }

  /// Returns whether advances depend on the size by the `trak` table.
  var hasTracking: Bool { hb_aat_layout_has_tracking(pointer) != 0 }

  /// The axes of a variable font; none for another one.
  var axes: [FontAxis] {
    var count = hb_ot_var_get_axis_count(pointer)
    guard count > 0, count <= 64 else { return [] }
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(pointer, 0, &count, &infos)
    return infos.prefix(Int(count)).map {
      FontAxis(
        tag: Self.text(of: $0.tag), minimum: $0.min_value, standard: $0.default_value,
        maximum: $0.max_value)
    }
  }

  /// The named instances of a variable font: their names and the values of all axes.
  var instances: [FontInstance] {
    let axisCount = hb_ot_var_get_axis_count(pointer)
    guard axisCount > 0, axisCount <= 64 else { return [] }
    return (0..<min(hb_ot_var_get_named_instance_count(pointer), 256)).map { index in
      var count = axisCount
      var values = [Float](repeating: 0, count: Int(axisCount))
      hb_ot_var_named_instance_get_design_coords(pointer, index, &count, &values)
      let id = hb_ot_var_named_instance_get_postscript_name_id(pointer, index)
      let style = hb_ot_var_named_instance_get_subfamily_name_id(pointer, index)
      return FontInstance(postScriptName: name(id), style: name(style), values: values)
    }
  }

  /// Returns a tag of four letters as HarfBuzz's number; shorter texts are padded with spaces.
  static func tag(_ text: String) -> hb_tag_t {
    var bytes = Array(text.utf8.prefix(4))
    while bytes.count < 4 { bytes.append(0x20) }
    return bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func text(of tag: hb_tag_t) -> String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }
}

/// An axis of a variable font.
struct FontAxis: Hashable, Sendable {
  let tag: String
  let minimum: Float
  let standard: Float
  let maximum: Float
}

/// A named instance of a variable font.
struct FontInstance: Hashable, Sendable {
  let postScriptName: String?
  let style: String?
  /// The value of each axis.
  let values: [Float]
}
