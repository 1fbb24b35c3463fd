import Foundation

extension Data {
  /// Returns the number in the two bytes of a font table that begin at an offset, the higher one first, or `nil`
  /// beyond the end of the table.
  func tableNumber(at offset: Int) -> UInt16? {
    let bytes = Array(dropFirst(offset).prefix(2))
    return bytes.count == 2 ? UInt16(bytes[0]) << 8 | UInt16(bytes[1]) : nil
  }
}
