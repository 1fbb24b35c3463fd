/// The words of an ASCII text with their advances. Words that are not cached are shaped.
struct AsciiWords {
  private let text: String
  private let typeface: any Typeface
  private let workspace: TextWorkspace
  private let style = ShapingStyle()

  init(_ text: String, _ typeface: any Typeface, _ workspace: TextWorkspace) {
    self.text = text
    self.typeface = typeface
    self.workspace = workspace
  }

  /// A word with its trailing spaces, as two integers and as a range of bytes.
  private struct Word {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var start: Int
    var end: Int
  }

  /// Calls a closure with the advance of each word, as long as it returns `true`.
  ///
  /// - Parameter body: A closure that receives the advance of a word and returns `true` to
  ///   continue.
  /// - Returns: `true` if the closure always returned `true` and the text consists of plain words
  ///   that can each be shaped separately.
  func forEach(_ body: (WordTable.Advance) -> Bool) -> Bool {
    let bytes = text.utf8Span.span
    guard let owner = workspace.words.owner(typeface) else { return false }
    var start = 0
    while start < bytes.count {
      guard let word = word(bytes, from: start) else { return false }
      guard let known = workspace.words.advance(word.low, word.high, owner: owner) else {
        guard shape(bytes, from: start, owner) else { return false }
        guard let shaped = workspace.words.advance(word.low, word.high, owner: owner) else {
          return false
        }
        guard body(shaped) else { return false }
        start = word.end
        continue
      }
      guard body(known) else { return false }
      start = word.end
    }
    return true
  }

  /// Returns the word that starts at a byte, or `nil` for a word that is not plain or too long.
  private func word(_ bytes: Span<UInt8>, from start: Int) -> Word? {
    var word = Word(start: start, end: start)
    var former = PlainWordCharacter.space
    let limit = min(bytes.count, start + WordTable.longestWord)
    var index = start
    while index < limit {
      let byte = bytes[index]
      let next = PlainWordCharacter(UInt16(byte))
      if former == .space, index > start, next != .space { break }
      guard next.canFollow(former) else { return nil }
      let shift = UInt64(index - start)
      if shift < 8 {
        word.low |= UInt64(byte) << (shift * 8)
      } else {
        word.high |= UInt64(byte) << ((shift - 8) * 8)
      }
      former = next
      index += 1
    }
    if index == limit, index < bytes.count, former != .space || bytes[index] == 0x20 { return nil }
    word.end = index
    return word
  }

  /// Shapes the words from a byte up to the next cached word as one text, and caches their
  /// advances.
  private func shape(_ bytes: Span<UInt8>, from start: Int, _ owner: UInt32) -> Bool {
    var words: [Word] = []
    var next = start
    while next < bytes.count, let word = word(bytes, from: next),
      workspace.words.advance(word.low, word.high, owner: owner) == nil
    {
      // A known word is used after any other one, so this holds for the first word too.
      if !isIndependent(bytes[next]) { return false }
      words.append(word)
      next = word.end
      if words.count >= 32 { break }
    }
    if next < bytes.count, !isIndependent(bytes[next]) { return false }
    workspace.run.text.removeAll(keepingCapacity: true)
    for index in start..<next { workspace.run.text.append(UInt16(bytes[index])) }
    workspace.run.style = style
    keep(words, typeface.shape(workspace.run), from: start, owner)
    return true
  }

  private func isIndependent(_ byte: UInt8) -> Bool {
    byte == 0x20 || typeface.isIndependent(ofSpaceBefore: Unicode.Scalar(byte), in: style)
  }

  private func keep(
    _ words: [Word], _ clusters: [ShapedCluster], from start: Int, _ owner: UInt32
  ) {
    var index = 0
    for word in words {
      var advance = WordTable.Advance(visible: 0, total: 0)
      let visibleEnd = word.start + visibleCount(word)
      while index < clusters.count, start + Int(clusters[index].start) < word.end {
        advance.total &+= clusters[index].advance
        if start + Int(clusters[index].start) < visibleEnd { advance.visible = advance.total }
        index += 1
      }
      if workspace.words.advance(word.low, word.high, owner: owner) == nil {
        workspace.words.insert(word.low, word.high, owner: owner, advance)
      }
    }
  }

  /// Returns the number of bytes of a word without its trailing spaces.
  private func visibleCount(_ word: Word) -> Int {
    var count = word.end - word.start
    while count > 0 {
      let shift = UInt64(count - 1)
      let byte = shift < 8 ? word.low >> (shift * 8) : word.high >> ((shift - 8) * 8)
      if byte & 0xFF != 0x20 { break }
      count -= 1
    }
    return count
  }
}
