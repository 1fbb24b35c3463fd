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
  // A line feed after a carriage return is part of the same line break, as XML says.
  private var isBehindReturn = false

  /// Moves past the given bytes, which must start at the offset.
  mutating func advance(over bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
    // A few bytes are stepped over faster than searched.
    if bytes.count < 16 || isBehindReturn || memchr(start, 0x0D, bytes.count) != nil {
      stepEach(start, count: bytes.count)
    } else {
      countLineFeeds(in: start, to: start + bytes.count)
    }
    offset += bytes.count
  }

  private mutating func countLineFeeds(in start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>)
  {
    var cursor = start
    while let newline = memchr(cursor, 0x0A, end - cursor) {
      cursor = UnsafePointer(newline.assumingMemoryBound(to: UInt8.self)) + 1
      var lines = 1
      // In lines without text, a comparison is faster than a call.
      while cursor < end, cursor.pointee == 0x0A {
        lines &+= 1
        cursor += 1
      }
      line += lines
      column = 1
    }
    column += Self.scalarCount(UnsafeBufferPointer(start: cursor, count: end - cursor))
  }

  /// Moves byte by byte; in variables of its own, which debug builds change four times as fast.
  private mutating func stepEach(_ bytes: UnsafePointer<UInt8>, count: Int) {
    var (line, column, isBehindReturn) = (line, column, isBehindReturn)
    var index = 0
    while index < count {
      let byte = bytes[index]
      if byte == 0x0D || byte == 0x0A && !isBehindReturn {
        line &+= 1
        column = 1
      } else if byte != 0x0A, (byte & 0xC0) != 0x80 {
        column &+= 1
      }
      isBehindReturn = byte == 0x0D
      index &+= 1
    }
    (self.line, self.column, self.isBehindReturn) = (line, column, isBehindReturn)
  }

  private static func scalarCount(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    for byte in bytes { count &+= (byte & 0xC0) == 0x80 ? 0 : 1 }
    return count
  }
}
