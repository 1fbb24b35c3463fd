#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A place in a file: byte offset, line and column, moved forward over bytes.
struct TextPosition: Equatable {
  /// The offset in bytes, from 0.
  var offset = 0
  /// The line, from 1.
  var line = 1
  /// The column in Unicode scalars, from 1.
  var column = 1

  /// Moves behind the given bytes, which must start at the offset.
  mutating func advance(over bytes: UnsafeBufferPointer<UInt8>) {
    guard var cursor = bytes.baseAddress else { return }
    let end = cursor + bytes.count
    while let newline = memchr(cursor, 0x0A, end - cursor) {
      line += 1
      column = 1
      cursor = UnsafePointer(newline.assumingMemoryBound(to: UInt8.self)) + 1
    }
    column += Self.scalarCount(UnsafeBufferPointer(start: cursor, count: end - cursor))
    offset += bytes.count
  }

  private static func scalarCount(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    for byte in bytes { count &+= (byte & 0xC0) == 0x80 ? 0 : 1 }
    return count
  }
}
