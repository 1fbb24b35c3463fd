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
    let kerning: RuntimeText.SpaceKerning
    var advance = WordTable.Advance(visible: 0, total: 0)
  }

  /// The maximum number of words that are shaped as one text.
  static let mostWords = 32
  /// The words, of which the first ones are in use.
  var words: [Word] = []
  /// The parts of the words. Those after the ones in use have no meaning.
  var parts: [ShapedPart] = []
  /// The number of words in use.
  var count = 0
  /// The run of a typeface without outlines.
  var run = RuntimeText.ShapingRun(text: [], style: RuntimeText.ShapingStyle())

  /// Makes room for the maximum number of words before the first use.
  mutating func prepare() {
    guard words.isEmpty else { return }
    let word = Word(low: 0, high: 0, start: 0, end: 0, kerning: RuntimeText.SpaceKerning())
    words = Array(repeating: word, count: Self.mostWords)
    parts = Array(repeating: ShapedPart(end: 0), count: 2 * Self.mostWords)
  }
}
