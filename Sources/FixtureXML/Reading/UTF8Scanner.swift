/// Finds the first byte that is not UTF-8, or is NUL, in a stream of chunks.
struct UTF8Scanner {
  private var pending: UInt8 = 0
  private var lower: UInt8 = 0x80
  private var upper: UInt8 = 0xBF
  private var sequenceStart = 0

  /// Scans the bytes that start at a file offset.
  mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> ByteScanIssue? {
    var index = 0
    while index < bytes.count {
      if pending == 0 {
        index = Self.skipPlain(bytes, from: index)
        guard index < bytes.count else { return nil }
        guard begin(bytes[index], at: offset + index) else {
          return issue(bytes[index] == 0 ? .nulByte : .invalidUTF8, offset + index)
        }
      } else {
        let byte = bytes[index]
        guard byte >= lower, byte <= upper else { return issue(.invalidUTF8, sequenceStart) }
        (lower, upper) = (0x80, 0xBF)
        pending -= 1
      }
      index += 1
    }
    return nil
  }

  /// Reports a sequence that the end of the file cuts off.
  func finish() -> ByteScanIssue? {
    pending > 0 ? issue(.invalidUTF8, sequenceStart) : nil
  }

  private func issue(_ kind: ByteScanIssue.Kind, _ offset: Int) -> ByteScanIssue {
    ByteScanIssue(kind: kind, offset: offset, safeEnd: offset)
  }

  /// Starts a sequence; the first continuation byte's bounds exclude overlong forms and surrogates.
  private mutating func begin(_ byte: UInt8, at offset: Int) -> Bool {
    sequenceStart = offset
    switch byte {
    case 0x01...0x7F: return true
    case 0xC2...0xDF: pending = 1
    case 0xE0: (pending, lower) = (2, 0xA0)
    case 0xED: (pending, upper) = (2, 0x9F)
    case 0xE1...0xEF: pending = 2
    case 0xF0: (pending, lower) = (3, 0x90)
    case 0xF1...0xF3: pending = 3
    case 0xF4: (pending, upper) = (3, 0x8F)
    default: return false
    }
    return true
  }

  /// Skips ASCII other than NUL eight bytes at a time.
  private static func skipPlain(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = start
    while index + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let zeros = (word &- 0x0101_0101_0101_0101) & ~word
      guard (word | zeros) & 0x8080_8080_8080_8080 == 0 else { break }
      index += 8
    }
    while index < raw.count, raw[index] != 0, raw[index] < 0x80 { index += 1 }
    return index
  }
}
