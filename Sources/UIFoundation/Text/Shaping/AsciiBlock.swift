/// Eight ASCII characters as one integer, so that one operation examines all of them.
struct AsciiBlock {
  /// The number of characters.
  static let length = 8
  /// The characters; the first one is in the lowest byte.
  let characters: UInt64

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Creates a block of the bytes from an index on. The text must have eight bytes from there.
  @inline(__always)
  init(_ bytes: Span<UInt8>, at index: Int) {
    characters = UInt64(
      littleEndian: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// Creates a block of characters, the first of which is in the lowest byte.
  init(_ characters: UInt64) {
    self.characters = characters
  }

  /// Returns two adjacent blocks from an index on, with zeros after the end of the text, or `nil` for a text
  /// that is shorter than two blocks.
  @inline(__always)
  static func pair(_ bytes: Span<UInt8>, at index: Int) -> (first: AsciiBlock, second: AsciiBlock)?
  {
    let last = bytes.count &- 2 &* length
    guard last >= 0 else { return nil }
    if index <= last {
      return (AsciiBlock(bytes, at: index), AsciiBlock(bytes, at: index &+ length))
    }
    // The last two blocks of the text, moved so that they begin at the index.
    let (first, second) = (AsciiBlock(bytes, at: last), AsciiBlock(bytes, at: last &+ length))
    let shift = UInt64(8 &* (index &- last))
    guard shift < 64 else {
      return (AsciiBlock(second.characters &>> (shift &- 64)), AsciiBlock(0))
    }
    let moved = first.characters &>> shift | second.characters &<< (64 &- shift)
    return (AsciiBlock(moved), AsciiBlock(second.characters &>> shift))
  }

  /// A Boolean value that indicates whether all characters are visible ASCII characters or spaces.
  @inline(__always)
  var isPlain: Bool {
    // A high bit marks a byte above 0x7F, below 0x20, or of 0x7F. A borrow or a carry comes from such a byte.
    let others = characters | (characters &- 0x20 &* Self.ones) | (characters &+ Self.ones)
    return others & Self.highBits == 0
  }

  /// The number of letters at the start. All characters must be plain.
  @inline(__always)
  var letterCount: Int {
    let lowercase = characters | (0x20 &* Self.ones)
    let isFromA = lowercase &+ (0x80 &- 0x61) &* Self.ones
    let isPastZ = lowercase &+ (0x80 &- 0x7B) &* Self.ones
    return (~(isFromA & ~isPastZ) & Self.highBits).trailingZeroBitCount / 8
  }

  /// Adds the advances of the characters. Zero bytes have none.
  ///
  /// - Parameter advances: The values of ``AsciiAdvances``.
  /// - Returns: The sum.
  @inline(__always)
  func advance(_ advances: Span<Int32>) -> Int32 {
    // The optimizer then knows that every byte has a value.
    guard advances.count == AsciiAdvances.count else { return 0 }
    var sum: Int32 = 0
    for place in 0..<UInt64(Self.length) {
      sum &+= advances[Int(UInt8(truncatingIfNeeded: characters &>> (8 &* place)))]
    }
    return sum
  }

  /// Returns the first characters, with zeros in place of the others.
  @inline(__always)
  func prefix(_ count: Int) -> UInt64 {
    count >= Self.length ? characters : characters & ((1 &<< UInt64(8 &* count)) &- 1)
  }
}
