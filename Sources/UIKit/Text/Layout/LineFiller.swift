import Foundation

/// Takes one line after the other from a paragraph's clusters.
struct LineFiller {
  /// A line's clusters and their advance.
  struct Line {
    /// The index of the next line's first cluster.
    var end: Int
    /// The index after the last cluster that is shown, trailing spaces left out.
    var visibleEnd: Int
    /// The advance in points.
    var width: CGFloat
    /// A Boolean value that indicates whether a hyphen is shown at a soft hyphen.
    var endsWithHyphen = false
    /// A Boolean value that indicates whether the line ends inside a word that is too wide for it.
    var splitsWord = false
  }

  /// How lines are filled, where that differs from UIKit for comparisons with other engines.
  struct Rules {
    /// How much wider than its room a line may be, in points.
    var tolerance = LineFiller.tolerance
    /// A Boolean value that indicates whether a word that is wider than a line is divided.
    var dividesWords = true
  }

  /// How much wider than its room a line may be, in points: far below a pixel, far above rounding.
  static let tolerance: CGFloat = 1.0 / 1024

  let paragraph: Paragraph
  let shaper: ParagraphShaper
  let tabs: TabStops
  let breaksAnywhere: Bool
  let rules: Rules

  init(_ paragraph: Paragraph, _ shaper: ParagraphShaper, rules: Rules = Rules()) {
    self.paragraph = paragraph
    self.shaper = shaper
    self.rules = rules
    tabs = TabStops(paragraph.attributes)
    breaksAnywhere = paragraph.attributes.lineBreakMode == .byCharWrapping
  }

  /// Returns the line that begins at a cluster and is at most some points wide.
  ///
  /// It has one cluster at least, however narrow the line is.
  func line(from start: Int, limit: CGFloat) -> Line {
    var search = Search(start: start, limit: limit + rules.tolerance)
    var advance = LineAdvance(items: paragraph.items, tabs: tabs)
    var line = Line(end: start, visibleEnd: start, width: 0)
    let clusters = paragraph.clusters
    let count = clusters.count
    search.isReshaped = start < count && !clusters[start].isSafe
    var index = start
    while index < count {
      let cluster = clusters[index]
      if cluster.kind == .newline {
        return ended(line, at: index, search)
          ?? closed(line, from: start, at: index + 1, advance, limit)
      }
      if index > start, cluster.breaksBefore || breaksAnywhere {
        consider(line, at: index, &search)
      }
      advance.add(cluster)
      if cluster.kind != .space {
        let width = advance.width
        if width > search.limit, index > start, isOver(width, cluster, search) {
          return search.fitting ?? divided(line, at: index, search)
        }
        line.width = width
        line.visibleEnd = index + 1
      }
      index += 1
    }
    return ended(line, at: count, search) ?? closed(line, from: start, at: count, advance, limit)
  }

  /// Returns the line before the text that the search went on for, if the rest of the paragraph is wider
  /// than the line; `nil` if all of it fits.
  private func ended(_ line: Line, at index: Int, _ search: Search) -> Line? {
    guard search.limit.isFinite, line.visibleEnd > search.start + 1 else { return nil }
    let width = search.isReshaped ? width(search.start..<index) : line.width
    guard width > search.limit else { return nil }
    if let fitting = search.fitting { return fitting }
    return rules.dividesWords ? divided(line, at: line.visibleEnd, search) : nil
  }

  /// The state of a search for the end of a line.
  private struct Search {
    let start: Int
    /// The room in points with the tolerance.
    let limit: CGFloat
    /// The longest line so far that fits.
    var fitting: Line?
    /// A Boolean value that indicates whether advances depend on where the line starts.
    var isReshaped = false

    init(start: Int, limit: CGFloat) {
      self.start = start
      self.limit = limit
    }
  }

  /// Returns whether no later end of the line can fit.
  ///
  /// Ending a line inside shaped text changes an advance or two, so the search goes on for an em there.
  private func isOver(_ width: CGFloat, _ cluster: TextCluster, _ search: Search) -> Bool {
    if !rules.dividesWords, search.fitting == nil { return false }
    guard search.isReshaped || paragraph.hasUnsafe else { return true }
    return width > search.limit + paragraph.items[Int(cluster.item)].pointSize
  }

  /// Notes the line as it would end before a cluster, if it fits.
  private func consider(_ line: Line, at index: Int, _ search: inout Search) {
    var line = line
    line.end = index
    if search.isReshaped || !paragraph.clusters[index].isSafe {
      line.width = width(search.start..<index)
    }
    if paragraph.clusters[index - 1].kind == .softHyphen {
      line.endsWithHyphen = true
      line.width += hyphenWidth(at: index - 1)
    }
    let isOnlyChoice = !rules.dividesWords && search.fitting == nil
    guard line.width <= search.limit || isOnlyChoice else {
      // Without a hyphen, every earlier check found this line to fit already.
      return
    }
    search.fitting = line
  }

  /// Returns the line as it ends inside a word that is wider than the whole line.
  private func divided(_ line: Line, at index: Int, _ search: Search) -> Line {
    var line = line
    var end = index
    while true {
      line.end = end
      line.visibleEnd = visibleEnd(of: search.start..<end)
      let isSafe = end == paragraph.clusters.count || paragraph.clusters[end].isSafe
      line.width =
        search.isReshaped || !isSafe
        ? width(search.start..<end)
        : advance(of: search.start..<visibleEnd(of: search.start..<end))
      if line.width <= search.limit || end == search.start + 1 { break }
      end -= 1
    }
    line.splitsWord = true
    return line
  }

  /// Returns the line at its paragraph's end, where trailing spaces count as far as there is room.
  private func closed(
    _ line: Line, from start: Int, at end: Int, _ advance: LineAdvance, _ limit: CGFloat
  ) -> Line {
    var line = line
    line.end = end
    var whole = advance.width
    if start < paragraph.clusters.count, !paragraph.clusters[start].isSafe {
      line.width = width(start..<end)
      whole = line.width + whole - self.advance(of: start..<line.visibleEnd)
    }
    line.width = max(line.width, min(whole, limit))
    return line
  }
}

extension LineFiller {
  /// Returns the index after the last cluster of a line that is not a space or the line's terminator.
  func visibleEnd(of range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound {
      let kind = paragraph.clusters[end - 1].kind
      if kind != .space, kind != .newline { break }
      end -= 1
    }
    return end
  }

  /// Returns the advance of clusters without the trailing spaces, shaped as one line, in points.
  func width(_ range: Range<Int>) -> CGFloat {
    let end = visibleEnd(of: range)
    let visible = Int32(clamping: paragraph.offset(end))
    var advance = LineAdvance(items: paragraph.items, tabs: tabs)
    for cluster in lineClusters(range) where cluster.end <= visible { advance.add(cluster) }
    return advance.width
  }

  /// Returns the advance of clusters as they are shaped in their paragraph, in points.
  func advance(of range: Range<Int>) -> CGFloat {
    var advance = LineAdvance(items: paragraph.items, tabs: tabs)
    for index in range { advance.add(paragraph.clusters[index]) }
    return advance.width
  }

  /// Returns the clusters of a line as they are when it starts and ends where the range does.
  func lineClusters(_ range: Range<Int>) -> [TextCluster] {
    let clusters = paragraph.clusters
    var head = range.lowerBound
    while head < range.upperBound, !clusters[head].isSafe { head += 1 }
    var tail = range.upperBound
    if tail < clusters.count, !clusters[tail].isSafe {
      repeat { tail -= 1 } while tail > range.lowerBound && !clusters[tail].isSafe
    }
    if head > range.lowerBound, head >= tail { return shaper.shape(paragraph, range) }
    if tail < range.lowerBound { return shaper.shape(paragraph, range) }
    let first = head > range.lowerBound ? shaper.shape(paragraph, range.lowerBound..<head) : []
    let last = tail < range.upperBound ? shaper.shape(paragraph, tail..<range.upperBound) : []
    return first + clusters[head..<max(head, tail)] + last
  }

  /// Returns the width of the hyphen that is shown at a soft hyphen at a line's end, in points.
  func hyphenWidth(at index: Int) -> CGFloat {
    let item = paragraph.items[Int(paragraph.clusters[index].item)]
    let units = shaper.hyphen(in: item).advance
    return CGFloat(units) * item.pointSize / item.unitsPerEm + item.extra
  }
}

extension ParagraphShaper {
  /// Returns clusters of a paragraph shaped by themselves.
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

  /// Returns the number of UTF-8 code units of a text.
  private static func length(of text: ArraySlice<UInt16>) -> Int {
    text.reduce(0) { sum, unit in
      if UTF16.isLeadSurrogate(unit) { return sum + 4 }
      if UTF16.isTrailSurrogate(unit) { return sum }
      return sum + (unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3)
    }
  }

  /// Returns the hyphen that is shown at a soft hyphen, and its advance in the item's units.
  func hyphen(in item: TextItem) -> (text: String, advance: Int) {
    let text = item.typeface.contains("\u{2010}") ? "\u{2010}" : "-"
    let clusters = shape(Array(text.utf16)[...], in: item)
    return (text, clusters.reduce(0) { $0 + Int($1.advance) })
  }
}
