/// Bytes that are in memory already.
struct MemoryByteSource: ByteSource {
  private let bytes: [UInt8]
  private var offset = 0

  /// Creates a source over the bytes.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let count = min(buffer.count, bytes.count - offset)
    buffer.copyBytes(from: bytes[offset..<(offset + count)])
    offset += count
    return count
  }
}
