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
    /// The end without the spaces.
    var visibleEnd: Int

    init(start: Int, end: Int) {
      self.start = start
      self.end = end
      visibleEnd = start
    }
  }

  /// Calls a closure with the advance of each word, as long as it returns `true`.
  ///
  /// - Parameter body: A closure that receives the advance of a word and returns `true` to
  ///   continue.
  /// - Returns: `true` if the closure always returned `true` and the text consists of plain words
  ///   that can each be shaped separately.
  func forEach(_ body: (WordTable.Advance) -> Bool) -> Bool {
    // A table that only this function has is read without the checks of a class's property.
    var table = WordTable()
    swap(&table, &workspace.words)
    defer { swap(&table, &workspace.words) }
    guard let owner = table.owner(typeface) else { return false }
    let bytes = text.utf8Span.span
    var start = 0
    var groups: UInt64 = 0
    while start < bytes.count {
      guard let word = word(bytes, from: start) else { return false }
      if let advance = table.advance(word.low, word.high, owner: owner) {
        guard body(advance) else { return false }
        groups |= advance.groups
        start = word.end
        continue
      }
      guard let words = shaped(word, bytes, owner, &table) else { return false }
      for word in words {
        guard body(word.advance) else { return false }
        groups |= word.advance.groups
        start = word.word.end
      }
    }
    return groups == 0 || canDivide(groups, owner, &table)
  }

  private func canDivide(_ groups: UInt64, _ owner: UInt32, _ table: inout WordTable) -> Bool {
    table.canDivide(groups, owner: owner) { typeface.canDivide(groups, in: style) }
  }

  /// Returns the word that starts at a byte, or `nil` for a word that is not plain or too long.
  private func word(_ bytes: Span<UInt8>, from start: Int) -> Word? {
    var word = Word(start: start, end: start)
    var former = PlainWordCharacter.space
    let limit = min(bytes.count, start + WordTable.longestWord)
    var index = start
    while index < limit {
      let byte = bytes[index]
      // Most characters are letters, which need no look-up.
      let isLetter = (byte | 0x20) &- 0x61 < 26
      let next = isLetter ? .letter : PlainWordCharacter(UInt16(byte))
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

  /// Shapes a word and those after it up to the next known one, as one text, and keeps their advances.
  ///
  /// - Returns: the words with their advances, or `nil` for words that cannot be shaped apart.
  private func shaped(
    _ first: Word, _ bytes: Span<UInt8>, _ owner: UInt32, _ table: inout WordTable
  ) -> [ShapedWord]? {
    var words: [ShapedWord] = []
    words.reserveCapacity(16)
    var next: Word? = first
    while let word = next, word.end > word.start, words.count < Self.mostWords {
      if !words.isEmpty, table.advance(word.low, word.high, owner: owner) != nil { break }
      guard let kerning = kerning(bytes[word.start], owner, &table) else { return nil }
      words.append(ShapedWord(word: word, kerning: kerning))
      next = self.word(bytes, from: word.end)
    }
    guard addGroups(&words, bytes, owner, &table) else { return nil }
    var run = ShapingRun(text: [], style: style)
    swap(&run.text, &workspace.run.text)
    defer { swap(&run.text, &workspace.run.text) }
    run.text.removeAll(keepingCapacity: true)
    for place in first.start..<words[words.count - 1].word.end {
      run.text.append(UInt16(bytes[place]))
    }
    keep(&words, typeface.shape(run), owner, &table)
    return words
  }

  /// Sets the groups of the characters of words.
  ///
  /// - Returns: Whether the words can be shaped apart.
  private func addGroups(
    _ words: inout [ShapedWord], _ bytes: Span<UInt8>, _ owner: UInt32, _ table: inout WordTable
  ) -> Bool {
    guard table.hasGroups(owner: owner) else { return true }
    var groups: UInt64 = 0
    for index in words.indices {
      for place in words[index].word.start..<words[index].word.end {
        words[index].advance.groups |= self.groups(bytes[place], owner, &table)
      }
      groups |= words[index].advance.groups
    }
    return groups == 0 || canDivide(groups, owner, &table)
  }

  /// A word that is being shaped.
  private struct ShapedWord {
    let word: Word
    /// The kerning with a space before it.
    let kerning: SpaceKerning
    var advance = WordTable.Advance(visible: 0, total: 0)
  }

  /// The number of words that are shaped as one text.
  private static let mostWords = 32

  private func kerning(
    _ byte: UInt8, _ owner: UInt32, _ table: inout WordTable
  ) -> SpaceKerning? {
    if byte == 0x20 { return SpaceKerning() }
    return table.kerning(byte, owner: owner) {
      typeface.kerning(ofSpaceBefore: Unicode.Scalar(byte), in: style)
    }
  }

  private func groups(_ byte: UInt8, _ owner: UInt32, _ table: inout WordTable) -> UInt64 {
    table.groups(byte, owner: owner) {
      typeface.groups(in: ShapingRun(text: [UInt16(byte)], style: style))
    }
  }

  /// Sets and keeps the advances of words as each has them alone.
  private func keep(
    _ words: inout [ShapedWord], _ clusters: [ShapedCluster], _ owner: UInt32,
    _ table: inout WordTable
  ) {
    var index = 0
    let start = words[0].word.start
    for place in words.indices {
      let word = words[place].word
      let end = Int32(truncatingIfNeeded: word.end - start)
      let visibleEnd = Int32(truncatingIfNeeded: word.visibleEnd - start)
      var advance = words[place].advance
      while index < clusters.count, clusters[index].start < end {
        advance.total &+= clusters[index].advance
        if clusters[index].start < visibleEnd { advance.visible = advance.total }
        index += 1
      }
      let kerning = words[place].kerning
      if place > 0 {
        advance.visible &-= kerning.next
        advance.total &-= kerning.next
      }
      if place + 1 < words.count { advance.total &-= words[place + 1].kerning.space }
      advance.kerning = kerning.space &+ kerning.next
      words[place].advance = advance
      // The same word may be twice among those that were shaped.
      if place == 0 || table.advance(word.low, word.high, owner: owner) == nil {
        table.insert(word.low, word.high, owner: owner, advance)
      }
    }
  }
}
