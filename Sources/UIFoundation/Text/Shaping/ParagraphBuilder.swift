import Foundation

/// A builder of one paragraph, which divides its text into items and shapes them.
struct ParagraphBuilder {
  private let shaper: ParagraphShaper
  private let source: ParagraphSource
  private let attributes: RuntimeText.ParagraphAttributes
  private var items: [TextItem] = []
  private var clusters: [TextCluster] = []
  /// A flag for each UTF-16 code unit that indicates whether a line may end before it.
  private var opportunities: [Bool] = []
  /// The end of each UTF-16 code unit, in UTF-8 code units. The array is empty for ASCII text.
  private var ends: [Int32] = []

  init(_ shaper: ParagraphShaper, _ source: ParagraphSource) {
    self.shaper = shaper
    self.source = source
    attributes = shaper.content.runs[source.firstRun].attributes.paragraph
  }

  /// Returns the paragraph with a terminator that ends at an offset in UTF-8 code units.
  mutating func paragraph(terminatedAt end: Int) -> Paragraph {
    clusters.reserveCapacity(source.text.count + 1)
    findOpportunities()
    if !source.isASCII { ends = Self.ends(of: source) }
    let itemizer = TextItemizer(shaper, source, direction: attributes.baseWritingDirection, ends)
    for part in itemizer.parts { append(part) }
    appendTerminator(at: end)
    return Paragraph(
      start: source.start, clusters: clusters, items: items, attributes: attributes,
      isRightToLeft: itemizer.isRightToLeft, missingGlyphs: itemizer.missing)
  }

  private mutating func findOpportunities() {
    if let given = shaper.opportunities {
      let start = shaper.content.nsRange(source.start..<source.start).location
      opportunities = source.text.indices.map { given.contains(start + $0) }
      return
    }
    let language = shaper.content.runs[source.firstRun].attributes.language
    opportunities = LineBreaks.opportunities(
      in: source, language: language, analyzer: shaper.workspace.analyzer)
  }

  /// Returns the end of each UTF-16 code unit, in UTF-8 code units. Both halves of a surrogate pair
  /// have the same end.
  private static func ends(of source: ParagraphSource) -> [Int32] {
    var end = Int32(clamping: source.start)
    return source.text.map { unit in
      if unit < 0x80 {
        end += 1
      } else if unit < 0x800 {
        end += 2
      } else if UTF16.isLeadSurrogate(unit) {
        end += 4
      } else if !UTF16.isTrailSurrogate(unit) {
        end += 3
      }
      return end
    }
  }

  private func end(_ index: Int) -> Int32 {
    source.isASCII ? Int32(clamping: source.start + index) : ends[index - 1]
  }

  private mutating func append(_ part: TextItemizer.Part) {
    items.append(part.item)
    if part.isUnshaped { return appendUnshaped(part.range) }
    if source.isASCII, let advances = part.item.typeface.asciiAdvances {
      return appendASCII(part.range, advances)
    }
    guard shaper.canDivide(source.text[part.range], in: part.item) else {
      return append(
        shaper.shape(source.text[part.range], in: part.item), from: part.range.lowerBound,
        to: part.range.upperBound)
    }
    var start = part.range.lowerBound
    var kerning = RuntimeText.SpaceKerning()
    while start < part.range.upperBound {
      let (end, next) = pieceEnd(from: start, in: part)
      append(shaper.shape(source.text[start..<end], in: part.item), from: start, to: end, kerning)
      clusters[clusters.count - 1].units &+= next.space
      kerning = next
      start = end
    }
  }

  /// Appends the clusters of tabs and attachments, which have no advance from a typeface.
  private mutating func appendUnshaped(_ range: Range<Int>) {
    for index in range {
      if UTF16.isTrailSurrogate(source.text[index]) { continue }
      append(units: 0, from: index, to: index + 1, isSafe: true)
    }
  }

  private mutating func appendASCII(_ range: Range<Int>, _ advances: [Int32]) {
    let item = Int32(items.count - 1)
    let shift = source.start + 1
    for index in range {
      let code = Int(source.text[index])
      clusters.append(
        TextCluster(
          end: Int32(clamping: shift + index),
          units: code >= 0x20 && code < 0x7F ? advances[code - 0x20] : 0, item: item,
          kind: code == 0x20 ? .space : .visible, breaksBefore: opportunities[index], isSafe: true))
    }
  }

  /// Returns where a piece ends that can be shaped apart from what follows it, and the kerning there.
  private func pieceEnd(
    from start: Int, in part: TextItemizer.Part
  ) -> (end: Int, kerning: RuntimeText.SpaceKerning) {
    var index = start
    while index + 1 < part.range.upperBound {
      let isWordStart = source.text[index] == 0x20 && source.text[index + 1] != 0x20
      index += 1
      if isWordStart,
        let kerning = part.item.typeface.kerning(
          ofSpaceBefore: source.scalar(at: index), in: part.item.style)
      {
        return (index, kerning)
      }
    }
    return (part.range.upperBound, RuntimeText.SpaceKerning())
  }

  /// Adds the clusters of a piece; the first one is kerned with the space before the piece.
  private mutating func append(
    _ shaped: [RuntimeText.ShapedCluster], from start: Int, to end: Int,
    _ kerning: RuntimeText.SpaceKerning = RuntimeText.SpaceKerning()
  ) {
    for index in shaped.indices {
      let first = start + Int(shaped[index].start)
      let next = index + 1 < shaped.count ? start + Int(shaped[index + 1].start) : end
      append(
        units: shaped[index].advance &+ (index == 0 ? kerning.next : 0), from: first, to: next,
        isSafe: index == 0 ? kerning == RuntimeText.SpaceKerning() : shaped[index].isSafeToBreak)
    }
  }

  private mutating func append(units: Int32, from first: Int, to next: Int, isSafe: Bool) {
    let unit = source.text[first]
    let kind: TextCluster.Kind
    if items[items.count - 1].isAttachment {
      kind = .visible
    } else {
      kind = TextCluster.Kind(UInt32(unit))
    }
    let isSpecial = kind == .tab || kind == .softHyphen
    clusters.append(
      TextCluster(
        end: end(next), units: isSpecial ? 0 : units, item: Int32(items.count - 1), kind: kind,
        breaksBefore: opportunities[first], isSafe: isSafe))
  }

  private mutating func appendTerminator(at end: Int) {
    let textEnd = source.text.isEmpty ? Int32(clamping: source.start) : self.end(source.text.count)
    guard Int32(clamping: end) > textEnd || items.isEmpty else { return }
    if items.isEmpty {
      let attributes = shaper.content.runs[source.firstRun].attributes
      items.append(
        TextItem(
          attributes, typeface: shaper.typeface(for: attributes.font),
          style: RuntimeText.ShapingStyle()))
    }
    clusters.append(
      TextCluster(
        end: Int32(clamping: end), units: 0, item: Int32(items.count - 1), kind: .newline,
        breaksBefore: false, isSafe: true))
  }
}

extension ParagraphSource {
  /// Returns the character at a UTF-16 code unit.
  func scalar(at index: Int) -> Unicode.Scalar {
    let unit = text[index]
    guard UTF16.isLeadSurrogate(unit), index + 1 < text.count,
      UTF16.isTrailSurrogate(text[index + 1])
    else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
    return UTF16.decode(UTF16.EncodedScalar([unit, text[index + 1]]))
  }
}
