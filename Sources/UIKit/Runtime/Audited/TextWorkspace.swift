/// The memory of one text layout at a time: the known pieces of shaped text and the analyzer.
///
/// Proof that it is `Sendable`: ``TextCache`` takes a workspace out of its list under a lock, passes it
/// to one closure, and puts it back after the closure returned. So one thread at a time has it.
final class TextWorkspace: @unchecked Sendable {
  /// The typefaces that fonts were resolved to, so that a layout does not ask for each again.
  var resolved = ResolvedFonts()
  /// Shaped words of ASCII characters.
  var words = WordTable()
  /// Other shaped pieces.
  var pieces = PieceTable()
  /// The paragraphs of the last texts.
  var texts = ShapedTexts()
  /// Line breaks, levels and scripts.
  let analyzer = TextAnalyzer()
  /// The run that is being shaped, whose memory is used again.
  var run = ShapingRun(text: [], style: ShapingStyle())

  init() {}

  /// Forgets everything that was shaped; the typefaces of fonts stay known.
  func removeAll() {
    words.forgetWords()
    pieces.removeAll()
    texts.removeAll()
  }
}
