/// A word of plain ASCII text with its trailing spaces, as two integers and as a range of bytes.
struct AsciiWord {
  var low: UInt64 = 0
  var high: UInt64 = 0
  let start: Int
  var end: Int
  /// The end without the spaces.
  var visibleEnd: Int

  private init(start: Int) {
    self.start = start
    end = start
    visibleEnd = start
  }

  /// Returns the word that starts at a byte, or `nil` for a word that is not plain or too long.
  @inline(__always)
  static func word(_ bytes: Span<UInt8>, from start: Int) -> AsciiWord? {
    lettersWithSpace(bytes, from: start) ?? anyWord(bytes, from: start)
  }

  /// Returns the word that starts at a byte if it consists of letters and at most one space, as most words
  /// do, or `nil` for another word.
  @inline(__always)
  static func lettersWithSpace(_ bytes: Span<UInt8>, from start: Int) -> AsciiWord? {
    guard let (first, second) = AsciiBlock.pair(bytes, at: start) else { return nil }
    var count = first.letterCount
    var word = AsciiWord(start: start)
    if count < AsciiBlock.length {
      word.low = first.prefix(count &+ 1)
    } else {
      let more = second.letterCount
      guard more < AsciiBlock.length else { return nil }
      word.low = first.characters
      word.high = second.prefix(more &+ 1)
      count &+= more
    }
    word.visibleEnd = start &+ count
    word.end = word.visibleEnd
    guard count > 0 else { return nil }
    if word.end == bytes.count { return word }
    word.end &+= 1
    guard bytes[word.visibleEnd] == 0x20 else { return nil }
    return word.end == bytes.count || bytes[word.end] != 0x20 ? word : nil
  }

  /// Adds the advances of the characters, spaces included.
  ///
  /// - Parameter advances: The values of ``AsciiAdvances``.
  /// - Returns: The sum.
  @inline(__always)
  func advance(_ advances: Span<Int32>) -> Int32 {
    let first = AsciiBlock(low).advance(advances)
    // Few words are longer than a block.
    return high == 0 ? first : first &+ AsciiBlock(high).advance(advances)
  }

  private static func anyWord(_ bytes: Span<UInt8>, from start: Int) -> AsciiWord? {
    var word = AsciiWord(start: start)
    var former = PlainWordCharacter.space
    let limit = min(bytes.count, start + WordTable.longestWord)
    var index = start
    while index < limit {
      let byte = bytes[index]
      // Most characters are letters, which need no look-up.
      let isLetter = (byte | 0x20) &- 0x61 < 26
      let next: PlainWordCharacter =
        isLetter ? .letter : byte == 0x20 ? .space : PlainWordCharacter(UInt16(byte))
      if former == .space, index > start, next != .space { break }
      guard next.canFollow(former) else { return nil }
      let shift = UInt64(index - start)
      if shift < 8 {
        word.low |= UInt64(byte) &<< (shift &* 8)
      } else {
        word.high |= UInt64(byte) &<< ((shift &- 8) &* 8)
      }
      former = next
      index += 1
      if next != .space { word.visibleEnd = index }
    }
    if index == limit, index < bytes.count, former != .space || bytes[index] == 0x20 { return nil }
    word.end = index
    return word
  }
}
