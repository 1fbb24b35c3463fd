/// A 64-bit FNV-1a digest of bytes: the same on every machine, not meant against attackers.
struct ByteDigest {
  /// The digest of what has been added.
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds bytes.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    var digest = value
    for byte in bytes { digest = (digest ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    value = digest
  }

  /// Adds another digest.
  mutating func add(_ other: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      value = (value ^ (other >> shift & 0xFF)) &* 0x0000_0100_0000_01B3
    }
  }
}
