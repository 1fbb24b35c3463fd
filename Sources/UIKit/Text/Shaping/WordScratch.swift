/// The memory for the words that are being shaped, which the next words reuse.
///
/// Each word has two parts: its characters and its trailing spaces.
struct WordScratch {
  /// A word that is being shaped.
  struct Word {
    let low: UInt64
    let high: UInt64
    let start: Int
    let end: Int
    /// The kerning with a space before it.
    let kerning: SpaceKerning
    var advance = WordTable.Advance(visible: 0, total: 0)
  }

  /// The maximum number of words that are shaped as one text.
  static let mostWords = 32
  var words: [Word] = []
  var parts: [ShapedPart] = []

  /// Removes the words.
  mutating func reset() {
    if words.capacity < Self.mostWords {
      words.reserveCapacity(Self.mostWords)
      parts.reserveCapacity(2 * Self.mostWords)
    }
    words.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
  }
}
