/// The memory of one text layout at a time: caches of shaped text, and the text analyzer.
///
/// Proof that it is `Sendable`: ``TextCache`` takes a workspace out of its slot, passes it to one closure, and
/// puts it back after the closure returned. So one thread at a time has it.
///
/// Proof that the unchecked properties are not accessed during another access: only `WordMeasure` accesses
/// them, one call at a time, and neither the word table nor a typeface has the workspace.
final class TextWorkspace: @unchecked Sendable {
  /// The cached typefaces of fonts, so that a layout resolves each font only once.
  var resolved = ResolvedFonts()
  /// The font whose words are being measured.
  @exclusivity(unchecked) private(set) var selected = SelectedFont()
  /// The cache of shaped words that consist of ASCII characters.
  @exclusivity(unchecked) var words = WordTable()
  /// The memory for words that are being shaped.
  @exclusivity(unchecked) var scratch = WordScratch()
  /// The cache of all other shaped pieces of text.
  var pieces = PieceTable()
  /// The cache of the most recently shaped paragraphs.
  var texts = ShapedTexts()
  /// The analyzer that finds line breaks, bidirectional levels, and scripts.
  let analyzer = TextAnalyzer()
  /// The run that is being shaped. Its memory is reused for the next run.
  var run = RuntimeText.ShapingRun(text: [], style: RuntimeText.ShapingStyle())

  /// The number of times that the cache had been emptied when the workspace was last used.
  var generation = 0

  init() {}

  /// Selects the font whose words are measured next. Selecting the same font again is a no-op.
  ///
  /// The fonts are read from the cache only for another font, because reading them counts references that
  /// all threads share.
  func select(_ font: UIFont, of cache: TextCache) {
    if selected.font === font { return }
    let typeface = resolved.typeface(for: font, in: cache.fonts)
    selected = SelectedFont(font, typeface)
    words.select(typeface)
  }

  /// Empties all caches of shaped text.
  func removeAll() {
    words.forgetWords()
    pieces.removeAll()
    texts.removeAll()
  }
}
