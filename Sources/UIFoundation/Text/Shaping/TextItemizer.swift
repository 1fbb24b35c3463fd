import Foundation

/// A divider of a paragraph into items, where attributes, typeface, script, or direction change.
struct TextItemizer {
  /// An item with the range of its text, in UTF-16 code units of the paragraph.
  struct Part {
    let range: Range<Int>
    let item: TextItem
    /// A Boolean value that indicates whether the text is not shaped: tabs and attachments.
    let isUnshaped: Bool
  }

  private(set) var parts: [Part] = []
  private(set) var isRightToLeft = false
  private let shaper: ParagraphShaper
  private let source: ParagraphSource
  private let ends: [Int32]
  private var levels: [UInt8] = []
  private var scripts: [Int32] = []
  /// The characters that no font has a glyph for, by the names of the fonts.
  private(set) var missing: [String: [Unicode.Scalar]] = [:]

  init(
    _ shaper: ParagraphShaper, _ source: ParagraphSource, direction: NSWritingDirection,
    _ ends: [Int32]
  ) {
    self.shaper = shaper
    self.source = source
    self.ends = ends
    resolveLevels(direction)
    if !source.isASCII { scripts = Self.scripts(of: source) }
    var start = 0
    var run = source.firstRun
    while start < source.text.count {
      while run < shaper.content.runs.count - 1, shaper.content.runs[run].end <= offset(start) {
        run += 1
      }
      let end = runEnd(run)
      itemize(start..<end, shaper.content.runs[run].attributes)
      start = end
    }
  }

  /// Returns the offset in UTF-8 code units of the whole text for a UTF-16 code unit of the
  /// paragraph.
  private func offset(_ index: Int) -> Int {
    if source.isASCII { return source.start + index }
    return index == 0 ? source.start : Int(ends[index - 1])
  }

  /// Returns the end of an attribute run in the paragraph.
  private func runEnd(_ run: Int) -> Int {
    let end = shaper.content.runs[run].end
    if source.isASCII { return min(max(0, end - source.start), source.text.count) }
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if Int(ends[middle]) <= end { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func resolveLevels(_ direction: NSWritingDirection) {
    let isForced = direction == .rightToLeft
    guard isForced || source.text.contains(where: Self.mayReadRightToLeft) else { return }
    let base: Bool? = direction == .natural ? nil : isForced
    let resolved = shaper.workspace.analyzer.levels(of: source.text, isRightToLeft: base)
    levels = resolved.levels
    isRightToLeft = resolved.paragraph & 1 == 1
  }

  private static func mayReadRightToLeft(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x590...0x8FF, 0x200F, 0x202B, 0x202E, 0x2067, 0xD802...0xD803, 0xD83A...0xD83B,
      0xFB1D...0xFDFF, 0xFE70...0xFEFC:
      true
    default: false
    }
  }

  /// Returns the script of each UTF-16 code unit. Characters without a script get that of their
  /// neighbors.
  private static func scripts(of source: ParagraphSource) -> [Int32] {
    var scripts = [Int32](repeating: 0, count: source.text.count)
    var current: Int32 = -1
    var firstKnown = source.text.count
    for index in source.text.indices {
      if !UTF16.isTrailSurrogate(source.text[index]) {
        let script = TextAnalyzer.script(of: source.scalar(at: index))
        if script > 1 {
          if current < 0 { firstKnown = index }
          current = script
        }
      }
      scripts[index] = current
    }
    let first = firstKnown < scripts.count ? scripts[firstKnown] : latin
    for index in 0..<firstKnown { scripts[index] = first }
    return scripts
  }

  /// The ICU number of the Latin script, which is used for text without a script.
  private static let latin = TextAnalyzer.script(of: "a")
}

extension TextItemizer {
  /// Adds the items of a range with the same attributes.
  private mutating func itemize(_ range: Range<Int>, _ attributes: RuntimeText.Attributes) {
    let features = attributes.features
    let faces = CoveringTypefaces(attributes.font, shaper)
    var start = range.lowerBound
    while start < range.upperBound {
      let isUnshaped = attributes.attachment != nil || source.text[start] == 0x9
      let face = faces.typeface(at: start, in: source, former: nil)
      var end = start + 1
      while end < range.upperBound, continues(from: start, at: end, isUnshaped, attributes),
        faces.typeface(at: end, in: source, former: face) === face
      {
        end += 1
      }
      let missing = faces.missing(start..<end, in: source, shownBy: face)
      if !missing.isEmpty { self.missing[attributes.font.fontName, default: []] += missing }
      let level = levels.isEmpty ? 0 : levels[start]
      let style = RuntimeText.ShapingStyle(
        script: source.isASCII ? "Latn" : TextAnalyzer.scriptCode(scripts[start]),
        language: attributes.language, isRightToLeft: level & 1 == 1, features: features)
      let item = TextItem(attributes, typeface: face, style: style, level: level)
      parts.append(Part(range: start..<end, item: item, isUnshaped: isUnshaped))
      start = end
    }
  }

  private func continues(
    from start: Int, at index: Int, _ isUnshaped: Bool, _ attributes: RuntimeText.Attributes
  ) -> Bool {
    if !levels.isEmpty, levels[index] != levels[start] { return false }
    if !source.isASCII, scripts[index] != scripts[start] { return false }
    return attributes.attachment != nil || (source.text[index] == 0x9) == isUnshaped
  }
}
