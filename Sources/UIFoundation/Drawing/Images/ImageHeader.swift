/// A reader of the pixel size in the header of an image file.
///
/// It supports PNG, GIF, and JPEG, as specified by these formats.
package enum ImageHeader {
  /// Returns the size in pixels, or `nil` for other data.
  package static func pixelSize(of data: Data) -> (width: Int, height: Int)? {
    let bytes = [UInt8](data)
    let size = png(bytes) ?? gif(bytes) ?? jpeg(bytes)
    guard let size, size.width > 0, size.height > 0 else { return nil }
    return size
  }

  private static func png(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count >= 24, bytes.starts(with: signature) else { return nil }
    return (bigEndian(bytes[16..<20]), bigEndian(bytes[20..<24]))
  }

  private static func gif(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 10, bytes.starts(with: "GIF8".utf8) else { return nil }
    return (bigEndian(bytes[6..<8].reversed()), bigEndian(bytes[8..<10].reversed()))
  }

  private static func jpeg(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var position = 2
    while position + 9 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      // Start-of-frame markers. C4, C8, and CC in this range denote other segments.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        let (height, width) = (
          bigEndian(bytes[position + 5..<position + 7]),
          bigEndian(bytes[position + 7..<position + 9])
        )
        return (width, height)
      }
      position += 2 + bigEndian(bytes[position + 2..<position + 4])
    }
    return nil
  }

  private static func bigEndian(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
