import Foundation

extension ParagraphShaper {
  /// Returns the clusters of a range of a paragraph, shaped separately from the rest.
  func shape(_ paragraph: Paragraph, _ range: Range<Int>) -> [TextCluster] {
    var result: [TextCluster] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let item = paragraph.clusters[start].item
      var end = start + 1
      while end < range.upperBound, paragraph.clusters[end].item == item { end += 1 }
      append(paragraph, start..<end, to: &result)
      start = end
    }
    return result
  }

  private func append(_ paragraph: Paragraph, _ range: Range<Int>, to result: inout [TextCluster]) {
    let first = paragraph.clusters[range.lowerBound]
    let item = paragraph.items[Int(first.item)]
    let isUnshaped = first.kind == .tab || item.isAttachment
    let last = paragraph.clusters[range.upperBound - 1]
    let textEnd = last.kind == .newline ? range.upperBound - 1 : range.upperBound
    if isUnshaped { return result.append(contentsOf: paragraph.clusters[range]) }
    let (low, high) = (paragraph.offset(range.lowerBound), paragraph.offset(textEnd))
    let text = Array(String(decoding: bytes[low..<high], as: UTF8.self).utf16)
    let shaped = shape(text[...], in: item)
    var offset = low
    for index in shaped.indices {
      let start = Int(shaped[index].start)
      let end = index + 1 < shaped.count ? Int(shaped[index + 1].start) : text.count
      offset += Self.length(of: text[start..<end])
      let kind = TextCluster.Kind(UInt32(text[start]))
      result.append(
        TextCluster(
          end: Int32(clamping: offset), units: kind == .softHyphen ? 0 : shaped[index].advance,
          item: first.item, kind: kind, breaksBefore: false, isSafe: true))
    }
    if textEnd < range.upperBound { result.append(last) }
  }

  /// Returns the length of a text in UTF-8 code units.
  private static func length(of text: ArraySlice<UInt16>) -> Int {
    text.reduce(0) { sum, unit in
      if UTF16.isLeadSurrogate(unit) { return sum + 4 }
      if UTF16.isTrailSurrogate(unit) { return sum }
      return sum + (unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3)
    }
  }

  /// Returns the visible hyphen at a soft hyphen and its advance, in the item's units.
  func hyphen(in item: TextItem) -> (text: String, advance: Int) {
    let text = item.typeface.contains("\u{2010}") ? "\u{2010}" : "-"
    let clusters = shape(Array(text.utf16)[...], in: item)
    return (text, clusters.reduce(0) { $0 + Int($1.advance) })
  }
}
