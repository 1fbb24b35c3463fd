import Foundation

/// A shaper that divides a text into paragraphs of shaped clusters, one paragraph at a time.
struct ParagraphShaper {
  let content: RuntimeText.Content
  let fonts: any RuntimeText.FontProvider
  let workspace: TextWorkspace
  let bytes: [UInt8]
  /// The positions where lines may end, in UTF-16 code units, or `nil` to determine them by ICU.
  var opportunities: Set<Int>?
  /// The start of the next paragraph, in UTF-8 code units.
  private(set) var offset: Int
  private var run = 0
  private let known: ShapedText?

  /// Creates a shaper whose first paragraph begins at an offset in UTF-8 code units.
  init(
    _ content: RuntimeText.Content, fonts: any RuntimeText.FontProvider, workspace: TextWorkspace,
    at offset: Int = 0
  ) {
    self.content = content
    self.fonts = fonts
    self.workspace = workspace
    bytes = Array(content.string.utf8)
    known = workspace.texts.text(of: content)
    self.offset = offset
  }

  /// A Boolean value that indicates whether the end of the text has been reached.
  var isAtEnd: Bool { offset >= bytes.count }

  /// Returns the next paragraph, including its terminator.
  mutating func next() -> Paragraph {
    let paragraph = knownOrNew()
    // An environment that finds the paragraph in the cache has not reported its characters.
    if !paragraph.missingGlyphs.isEmpty { paragraph.reportMissingGlyphs() }
    return paragraph
  }

  private mutating func knownOrNew() -> Paragraph {
    // Opportunities that were given belong to one test case alone.
    guard let known, opportunities == nil else { return make().paragraph }
    if let entry = known.paragraphs[offset] {
      offset = entry.end
      run = entry.run
      return entry.paragraph
    }
    let start = offset
    let entry = make()
    known.paragraphs[start] = entry
    return entry.paragraph
  }

  private mutating func make() -> ShapedText.Entry {
    let start = offset
    let end = Self.terminator(in: bytes, from: start)
    let isASCII = content.isPlainASCII || bytes[start..<end.start].allSatisfy { $0 < 0x80 }
    while run < content.runs.count - 1, content.runs[run].end <= start { run += 1 }
    let source = ParagraphSource(
      text: isASCII
        ? bytes[start..<end.start].map(UInt16.init)
        : Array(String(decoding: bytes[start..<end.start], as: UTF8.self).utf16),
      start: start, isASCII: isASCII, firstRun: run)
    offset = end.end
    var builder = ParagraphBuilder(self, source)
    let paragraph = builder.paragraph(terminatedAt: end.end)
    return ShapedText.Entry(paragraph: paragraph, end: end.end, run: run)
  }

  /// Returns the range of a paragraph's terminator. Without a terminator, it is the empty range at
  /// the end of the text.
  static func terminator(in bytes: [UInt8], from start: Int) -> (start: Int, end: Int) {
    var index = start
    while index < bytes.count {
      let length = terminatorLength(in: bytes, at: index)
      if length > 0 { return (index, index + length) }
      index += 1
    }
    return (bytes.count, bytes.count)
  }

  /// Returns the number of bytes of the line break at an index, or zero when there is none.
  private static func terminatorLength(in bytes: [UInt8], at index: Int) -> Int {
    let byte = bytes[index]
    if byte < 0x0A { return 0 }
    if byte <= 0x0D {
      let isPair = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      return isPair ? 2 : 1
    }
    if byte == 0xC2 { return index + 1 < bytes.count && bytes[index + 1] == 0x85 ? 2 : 0 }
    guard byte == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x80 else { return 0 }
    return bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9 ? 3 : 0
  }

  /// Returns the start of the paragraph that contains an offset in UTF-8 code units.
  static func paragraphStart(in bytes: [UInt8], before offset: Int) -> Int {
    var index = min(offset, bytes.count) - 1
    while index >= 0 {
      let length = terminatorLength(in: bytes, at: index)
      // A carriage return and the line feed after it are one terminator.
      if length > 0, index + length <= offset { return index + length }
      index -= 1
    }
    return 0
  }

  /// Returns the typeface with which a font is shaped.
  func typeface(for font: UIFont) -> any RuntimeText.Typeface {
    workspace.resolved.typeface(for: font, in: fonts)
  }

  /// Returns whether a text can be shaped in pieces that begin after spaces.
  func canDivide(_ text: ArraySlice<UInt16>, in item: TextItem) -> Bool {
    workspace.run.text.removeAll(keepingCapacity: true)
    workspace.run.text.append(contentsOf: text)
    workspace.run.style = item.style
    return item.typeface.canDivide(item.typeface.groups(in: workspace.run), in: item.style)
  }

  /// Returns the shaped clusters of a text in an item's typeface and style.
  func shape(_ text: ArraySlice<UInt16>, in item: TextItem) -> [RuntimeText.ShapedCluster] {
    workspace.run.text.removeAll(keepingCapacity: true)
    workspace.run.text.append(contentsOf: text)
    workspace.run.style = item.style
    return workspace.pieces.clusters(of: workspace.run, in: item.typeface)
  }
}

/// The text of a paragraph as UTF-16 code units, without its terminator.
struct ParagraphSource {
  let text: [UInt16]
  /// The start of the paragraph in the whole text, in UTF-8 code units.
  let start: Int
  let isASCII: Bool
  /// The index of the attribute run at the start of the paragraph.
  let firstRun: Int
}
