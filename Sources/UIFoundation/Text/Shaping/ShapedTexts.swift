/// A cache of the most recently laid-out texts with their shaped paragraphs.
///
/// Measuring a text again in another width, drawing it, and finding its characters use the same
/// paragraphs.
struct ShapedTexts {
  static let mostTexts = 16
  /// The maximum length of all cached texts together, in UTF-8 code units.
  private static let limit = 1 << 17
  private var texts: [ShapedText] = []
  private var size = 0

  /// Returns the cached paragraphs of a text, initially none, or `nil` for a text that is too long
  /// for the cache.
  mutating func text(of content: RuntimeText.Content) -> ShapedText? {
    if let last = texts.last, last.isOf(content) { return last }
    guard content.count <= Self.limit else { return nil }
    if let index = texts.firstIndex(where: { $0.isOf(content) }) {
      texts.append(texts.remove(at: index))
    } else {
      texts.append(ShapedText(content))
      size += content.count
      removeOldest()
    }
    return texts.last
  }

  private mutating func removeOldest() {
    while texts.count > Self.mostTexts || size > Self.limit {
      size -= texts.removeFirst().content.count
    }
  }

  var count: Int { texts.count }

  mutating func removeAll() {
    guard !texts.isEmpty else { return }
    texts.removeAll()
    size = 0
  }
}

/// A text with the paragraphs that have been shaped so far.
final class ShapedText {
  /// A shaped paragraph, with the position after it.
  struct Entry {
    let paragraph: Paragraph
    /// The end of the paragraph's terminator, in UTF-8 code units.
    let end: Int
    /// The index of the attribute run at the start of the paragraph.
    let run: Int
  }

  let content: RuntimeText.Content
  /// The paragraphs by their start, in UTF-8 code units.
  var paragraphs: [Int: Entry] = [:]

  init(_ content: RuntimeText.Content) {
    self.content = content
  }

  fileprivate func isOf(_ other: RuntimeText.Content) -> Bool {
    content.count == other.count && content.string == other.string && content.runs == other.runs
  }
}
