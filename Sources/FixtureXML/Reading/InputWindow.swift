/// The bytes of a file that the parser has not finished with: in effect, the current tag.
struct InputWindow {
  private var storage: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0
  /// The file offset of the first byte.
  private(set) var start: TextPosition = TextPosition()

  /// Creates an empty window that takes chunks of `chunkSize` bytes.
  init(chunkSize: Int) { storage = .allocate(capacity: chunkSize * 2) }

  /// Frees the memory; the window must not be used afterwards.
  func deallocate() { storage.deallocate() }

  /// The bytes in the window.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: storage.baseAddress, count: count)
  }

  /// The file offset after the last byte.
  var endOffset: Int { start.offset + count }

  /// Returns the bytes between two file offsets, clamped to the window.
  func bytes(from lower: Int, to upper: Int) -> UnsafeBufferPointer<UInt8> {
    let first = min(max(lower - start.offset, 0), count)
    let last = min(max(upper - start.offset, first), count)
    return UnsafeBufferPointer(rebasing: bytes[first..<last])
  }

  /// Drops the bytes before a position that the parser has passed.
  mutating func drop(before position: TextPosition) {
    let dropped = min(max(position.offset - start.offset, 0), count)
    guard dropped > 0, let base = storage.baseAddress else { return }
    base.update(from: base + dropped, count: count - dropped)
    count -= dropped
    start = position
  }

  /// Appends at most `size` bytes that `fill` writes; returns what was appended.
  mutating func append(
    size: Int, fill: (UnsafeMutableRawBufferPointer) throws -> Int
  ) rethrows -> UnsafeBufferPointer<UInt8> {
    if count + size > storage.count { grow(to: max(count + size, storage.count * 2)) }
    let free = UnsafeMutableBufferPointer(rebasing: storage[count..<(count + size)])
    let added = try fill(UnsafeMutableRawBufferPointer(free))
    count += added
    return UnsafeBufferPointer(rebasing: free[0..<added])
  }

  private mutating func grow(to capacity: Int) {
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: capacity)
    _ = larger.update(fromContentsOf: bytes)
    storage.deallocate()
    storage = larger
  }
}
