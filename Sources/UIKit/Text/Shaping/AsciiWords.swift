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
    var scratch = WordScratch()
    swap(&scratch, &table.scratch)
    defer { swap(&scratch, &table.scratch) }
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
      guard shape(word, bytes, owner, &table, &scratch) else { return false }
      for word in scratch.words {
        guard body(word.advance) else { return false }
        groups |= word.advance.groups
        start = word.end
      }
    }
    return groups == 0 || canDivide(groups, owner, &table)
  }

  private func canDivide(_ groups: UInt64, _ owner: UInt32, _ table: inout WordTable) -> Bool {
    table.canDivide(groups, owner: owner) { typeface.canDivide(groups, in: style) }
  }

  /// Returns the word that starts at a byte, or `nil` for a word that is not plain or too long.
  @inline(__always)
  private func word(_ bytes: Span<UInt8>, from start: Int) -> Word? {
    lettersWithSpace(bytes, from: start) ?? anyWord(bytes, from: start)
  }

  /// Returns the word that starts at a byte if it consists of letters and one space, as most words do, or
  /// `nil` for another word and near the end of the text.
  @inline(__always)
  private func lettersWithSpace(_ bytes: Span<UInt8>, from start: Int) -> Word? {
    guard start &+ 2 &* AsciiBlock.length < bytes.count else { return nil }
    let first = AsciiBlock(bytes, at: start)
    var count = first.letterCount
    var word = Word(start: start, end: start)
    if count < AsciiBlock.length {
      word.low = first.prefix(count &+ 1)
    } else {
      let second = AsciiBlock(bytes, at: start &+ AsciiBlock.length)
      let more = second.letterCount
      guard more < AsciiBlock.length else { return nil }
      word.low = first.characters
      word.high = second.prefix(more &+ 1)
      count &+= more
    }
    word.visibleEnd = start &+ count
    word.end = word.visibleEnd &+ 1
    guard count > 0, bytes[word.visibleEnd] == 0x20, bytes[word.end] != 0x20 else { return nil }
    return word
  }

  private func anyWord(_ bytes: Span<UInt8>, from start: Int) -> Word? {
    var word = Word(start: start, end: start)
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

  /// Shapes a word and those after it up to the next known one, as one text, and keeps their advances.
  ///
  /// - Returns: `false` for words that cannot be shaped apart. Otherwise, the words are those of the
  ///   scratch memory.
  private func shape(
    _ first: Word, _ bytes: Span<UInt8>, _ owner: UInt32, _ table: inout WordTable,
    _ scratch: inout WordScratch
  ) -> Bool {
    scratch.reset()
    var next: Word? = first
    while let word = next, word.end > word.start, scratch.words.count < WordScratch.mostWords {
      if !scratch.words.isEmpty, table.advance(word.low, word.high, owner: owner) != nil { break }
      guard let kerning = kerning(bytes[word.start], owner, &table) else { return false }
      scratch.words.append(
        WordScratch.Word(
          low: word.low, high: word.high, start: word.start, end: word.end, kerning: kerning))
      scratch.parts.append(
        ShapedPart(end: Int32(truncatingIfNeeded: word.visibleEnd &- first.start)))
      scratch.parts.append(ShapedPart(end: Int32(truncatingIfNeeded: word.end &- first.start)))
      next = self.word(bytes, from: word.end)
    }
    guard addGroups(&scratch.words, bytes, owner, &table) else { return false }
    let end = scratch.words[scratch.words.count - 1].end
    let text = bytes.extracting(first.start..<end)
    if let outlines = table.outlines(owner: owner) {
      outlines.addAdvances(of: text, to: &scratch.parts)
    } else {
      addAdvances(of: text, to: &scratch.parts)
    }
    keep(&scratch.words, scratch.parts, owner, &table)
    return true
  }

  /// Adds the advances of a text to its parts, by the clusters of the typeface.
  private func addAdvances(of text: Span<UInt8>, to parts: inout [ShapedPart]) {
    workspace.run.style = style
    workspace.run.text.removeAll(keepingCapacity: true)
    for place in text.indices { workspace.run.text.append(UInt16(text[place])) }
    var part = 0
    for cluster in typeface.shape(workspace.run) {
      while part < parts.count, parts[part].end <= cluster.start { part += 1 }
      if part < parts.count { parts[part].advance &+= cluster.advance }
    }
  }

  /// Sets the groups of the characters of words.
  ///
  /// - Returns: Whether the words can be shaped apart.
  private func addGroups(
    _ words: inout [WordScratch.Word], _ bytes: Span<UInt8>, _ owner: UInt32,
    _ table: inout WordTable
  ) -> Bool {
    guard table.hasGroups(owner: owner) else { return true }
    var groups: UInt64 = 0
    for index in words.indices {
      for place in words[index].start..<words[index].end {
        words[index].advance.groups |= self.groups(bytes[place], owner, &table)
      }
      groups |= words[index].advance.groups
    }
    return groups == 0 || canDivide(groups, owner, &table)
  }

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
    _ words: inout [WordScratch.Word], _ parts: [ShapedPart], _ owner: UInt32,
    _ table: inout WordTable
  ) {
    var nextKerning = SpaceKerning()
    // From the last word to the first, as the advance of a word depends on the kerning of the next one.
    for place in words.indices.reversed() {
      let kerning = words[place].kerning
      let own = place > 0 ? kerning.next : 0
      var advance = WordTable.Advance(visible: parts[2 &* place].advance &- own, total: 0)
      advance.total =
        advance.visible &+ parts[2 &* place &+ 1].advance &- nextKerning.space
      advance.kerning = kerning.space &+ kerning.next
      advance.groups = words[place].advance.groups
      words[place].advance = advance
      table.insert(words[place].low, words[place].high, owner: owner, advance)
      nextKerning = kerning
    }
  }
}
