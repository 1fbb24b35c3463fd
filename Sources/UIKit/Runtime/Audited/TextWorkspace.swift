/// The memory of one text layout at a time: caches of shaped text, and the text analyzer.
///
/// Proof that it is `Sendable`: ``TextCache`` takes a workspace out of its list under a lock, passes it
/// to one closure, and puts it back after the closure returned. So one thread at a time has it.
final class TextWorkspace: @unchecked Sendable {
  /// The cached typefaces of fonts, so that a layout resolves each font only once.
  var resolved = ResolvedFonts()
  /// The cache of shaped words that consist of ASCII characters.
  var words = WordTable()
  /// The cache of all other shaped pieces of text.
  var pieces = PieceTable()
  /// The cache of the most recently shaped paragraphs.
  var texts = ShapedTexts()
  /// The analyzer that finds line breaks, bidirectional levels, and scripts.
  let analyzer = TextAnalyzer()
  /// The run that is being shaped. Its memory is reused for the next run.
  var run = ShapingRun(text: [], style: ShapingStyle())

  /// The number of times that the cache had been emptied when the workspace was last used.
  var generation = 0

  init() {}

  /// Empties all caches of shaped text.
  func removeAll() {
    words.forgetWords()
    pieces.removeAll()
    texts.removeAll()
  }
}
