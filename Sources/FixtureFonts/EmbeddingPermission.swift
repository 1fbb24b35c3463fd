import Foundation

/// The license of a font to be embedded in documents, as the font states it.
///
/// Source: OpenType specification, table `OS/2`, `fsType`. Bit 1 alone of the lowest four bits is
/// Restricted License embedding: the font must not be embedded. Bit 9 permits bitmaps alone.
struct EmbeddingPermission {
  /// A Boolean value that indicates whether a document may contain the font. A font without the table
  /// states no restriction.
  let isGranted: Bool

  init(of face: HarfBuzzFace) {
    self.init(table: face.table("OS/2"))
  }

  /// Reads the permission from the bytes of the table `OS/2`.
  init(table: Data) {
    let type = table.tableNumber(at: 8) ?? 0
    isGranted = type & 0xF != 0x2 && type & 0x200 == 0
  }
}
