extension WordTable {
  /// Calls a closure with the advance of each word of a text in the selected typeface, as long as it returns
  /// `true`. Words that are not cached are shaped.
  ///
  /// - Parameters:
  ///   - text: An ASCII text.
  ///   - scratch: The memory for words that are shaped.
  ///   - body: A closure that receives the advance of a word and returns `true` to continue.
  /// - Returns: `true` if the closure always returned `true` and the text consists of plain words
  ///   that can each be shaped separately.
  @inline(__always)
  mutating func forEachWord(
    of text: String, _ scratch: inout WordScratch, _ body: (Advance) -> Bool
  ) -> Bool {
    guard owner > 0 else { return false }
    let bytes = text.utf8Span.span
    var start = 0
    var groups: UInt64 = 0
    while start < bytes.count {
      guard let word = AsciiWord.word(bytes, from: start) else { return false }
      if let advance = advance(word.low, word.high) {
        guard body(advance) else { return false }
        groups |= advance.groups
        start = word.end
        continue
      }
      guard shape(word, bytes, &scratch) else { return false }
      for place in 0..<scratch.count {
        guard body(scratch.words[place].advance) else { return false }
        groups |= scratch.words[place].advance.groups
        start = scratch.words[place].end
      }
    }
    return groups == 0 || canDivide(groups)
  }

  /// Shapes a word and those after it up to the next known one, as one text, and keeps their advances.
  ///
  /// - Returns: `false` for words that cannot be shaped apart. Otherwise, the words are those of the
  ///   scratch memory.
  private mutating func shape(
    _ first: AsciiWord, _ bytes: Span<UInt8>, _ scratch: inout WordScratch
  ) -> Bool {
    scratch.prepare()
    guard let count = collect(first, bytes, &scratch.words, &scratch.parts) else { return false }
    scratch.count = count
    guard addGroups(&scratch.words, count, bytes) else { return false }
    let end = scratch.words[count - 1].end
    addAdvances(of: bytes.extracting(first.start..<end), &scratch)
    keep(&scratch.words, scratch.parts, count)
    return true
  }

  /// Sets the words and their parts from a word on, up to the next known one.
  ///
  /// - Returns: The number of words, or `nil` for words that cannot be shaped apart.
  private mutating func collect(
    _ first: AsciiWord, _ bytes: Span<UInt8>, _ words: inout [WordScratch.Word],
    _ parts: inout [ShapedPart]
  ) -> Int? {
    var words = words.mutableSpan
    var parts = parts.mutableSpan
    var count = 0
    var word = first
    while true {
      guard let kerning = kerning(bytes[word.start]) else { return nil }
      words[count] = WordScratch.Word(
        low: word.low, high: word.high, start: word.start, end: word.end, kerning: kerning)
      parts[2 &* count] = ShapedPart(
        end: Int32(truncatingIfNeeded: word.visibleEnd &- first.start))
      parts[2 &* count &+ 1] = ShapedPart(end: Int32(truncatingIfNeeded: word.end &- first.start))
      count &+= 1
      guard count < words.count, word.end < bytes.count,
        let next = AsciiWord.word(bytes, from: word.end), advance(next.low, next.high) == nil
      else { return count }
      word = next
    }
  }

  /// Adds the advances of a text to its parts.
  private func addAdvances(of text: Span<UInt8>, _ scratch: inout WordScratch) {
    if let outlines { return outlines.addAdvances(of: text, to: &scratch.parts) }
    scratch.run.text.removeAll(keepingCapacity: true)
    for place in text.indices { scratch.run.text.append(UInt16(text[place])) }
    var part = 0
    for cluster in typeface.shape(scratch.run) {
      while part < scratch.parts.count, scratch.parts[part].end <= cluster.start { part += 1 }
      if part < scratch.parts.count { scratch.parts[part].advance &+= cluster.advance }
    }
  }

  /// Sets the groups of the characters of words.
  ///
  /// - Returns: Whether the words can be shaped apart.
  private mutating func addGroups(
    _ words: inout [WordScratch.Word], _ count: Int, _ bytes: Span<UInt8>
  ) -> Bool {
    guard hasGroups else { return true }
    var groups: UInt64 = 0
    for index in 0..<count {
      for place in words[index].start..<words[index].end {
        words[index].advance.groups |= self.groups(bytes[place])
      }
      groups |= words[index].advance.groups
    }
    return groups == 0 || canDivide(groups)
  }

  /// Sets and keeps the advances of words as each has them alone.
  private mutating func keep(
    _ words: inout [WordScratch.Word], _ parts: [ShapedPart], _ count: Int
  ) {
    var words = words.mutableSpan
    let parts = parts.span
    var nextKerning = RuntimeText.SpaceKerning()
    // From the last word to the first, as the advance of a word depends on the kerning of the next one.
    for place in (0..<count).reversed() {
      let kerning = words[place].kerning
      let own = place > 0 ? kerning.next : 0
      var advance = Advance(visible: parts[2 &* place].advance &- own, total: 0)
      advance.total =
        advance.visible &+ parts[2 &* place &+ 1].advance &- nextKerning.space
      advance.kerning = kerning.space &+ kerning.next
      advance.groups = words[place].advance.groups
      words[place].advance = advance
      insert(words[place].low, words[place].high, advance)
      nextKerning = kerning
    }
  }
}
