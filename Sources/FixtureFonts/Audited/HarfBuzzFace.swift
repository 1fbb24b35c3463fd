import CHarfBuzz
import Foundation
import UIFoundation

/// The bytes of a font file, which its faces share.
///
/// Proof that nothing dangles: HarfBuzz copies the bytes, and each face holds a reference to the copy.
/// The object is used by one thread, while the file is read.
final class HarfBuzzFile {
  let pointer: OpaquePointer?

  init(_ data: Data) {
    pointer = data.withUnsafeBytes { bytes in
      hb_blob_create(
        bytes.bindMemory(to: CChar.self).baseAddress, UInt32(clamping: bytes.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
  }

  deinit {
    hb_blob_destroy(pointer)
  }
}

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

  /// Creates a face of a file, or returns `nil` for one without glyphs.
  init?(_ file: HarfBuzzFile, index: Int) {
    let face = hb_face_create(file.pointer, UInt32(index))
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

  /// Returns the bytes of a table, or empty data if the face does not have the table.
  func table(_ tag: String) -> Data {
    let blob = hb_face_reference_table(pointer, Self.tag(tag))
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = hb_blob_get_data(blob, &length), length > 0 else { return Data() }
    return Data(bytes: start, count: Int(length))
  }

  /// The bytes of the whole file, which other faces of a collection share.
  var file: Data {
    let blob = hb_face_reference_blob(pointer)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = hb_blob_get_data(blob, &length), length > 0 else { return Data() }
    return Data(bytes: start, count: Int(length))
  }

  /// A Boolean value that indicates whether the face has Apple Advanced Typography tables for
  /// substitution or positioning.
  var hasAppleLayout: Bool {
    hb_aat_layout_has_substitution(pointer) != 0 || hb_aat_layout_has_positioning(pointer) != 0
  }

  /// A Boolean value that indicates whether the advances depend on the point size because of a
  /// `trak` table.
  var hasTracking: Bool { hb_aat_layout_has_tracking(pointer) != 0 }

  /// The axes of a variable font. Empty for other fonts.
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

  /// Returns HarfBuzz's number for a tag of four letters. Shorter tags are padded with spaces.
  static func tag(_ text: String) -> hb_tag_t {
    var tag: hb_tag_t = 0
    var count = 0
    for byte in text.utf8 where count < 4 {
      tag = tag << 8 | UInt32(byte)
      count += 1
    }
    while count < 4 {
      tag = tag << 8 | 0x20
      count += 1
    }
    return tag
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
