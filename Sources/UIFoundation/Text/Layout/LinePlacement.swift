import Foundation

/// A locator of the clusters in laid-out lines. Each line is shaped as it was measured.
package final class LinePlacement {
  /// A cluster of a line with its position in the container, in points.
  struct Cluster {
    /// The range of the cluster's text, in UTF-8 code units.
    let range: Range<Int>
    let x: CGFloat
    let width: CGFloat
    /// The index of the cluster's item in the paragraph.
    let item: Int
  }

  /// The left edges of a line's parts and the width of its truncation token, in points.
  struct Parts {
    let visible: CGFloat
    let token: CGFloat
    let rest: CGFloat
    let tokenWidth: CGFloat
    let hyphen: CGFloat
  }

  let shaper: ParagraphShaper
  private var last: Paragraph?

  init(_ shaper: ParagraphShaper) {
    self.shaper = shaper
  }

  /// Returns the paragraph that contains an offset in UTF-8 code units.
  func paragraph(at offset: Int) -> Paragraph {
    if let last, offset >= last.start, offset < last.offset(last.clusters.count) { return last }
    let start = ParagraphShaper.paragraphStart(in: shaper.bytes, before: offset)
    var next = ParagraphShaper(
      shaper.content, fonts: shaper.fonts, workspace: shaper.workspace, at: start)
    next.opportunities = shaper.opportunities
    let paragraph = next.next()
    last = paragraph
    return paragraph
  }

  /// Returns the left edges of a line's parts.
  func parts(of line: RuntimeText.Line) -> Parts {
    let visible = width(line.visible)
    let rest = width(line.continuation)
    let isReversed = !line.range.isEmpty && paragraph(at: line.range.lowerBound).isRightToLeft
    let token = max(0, line.width - visible - rest)
    let right = line.x + line.width
    if isReversed {
      return Parts(
        visible: right - visible, token: right - visible - token, rest: line.x, tokenWidth: token,
        hyphen: line.x)
    }
    return Parts(
      visible: line.x, token: line.x + visible, rest: right - rest, tokenWidth: token,
      hyphen: line.x + visible)
  }

  private func width(_ range: Range<Int>) -> CGFloat {
    clusters(range, at: 0).reduce(0) { max($0, $1.x + $1.width) }
  }

  /// Returns the clusters of a line's visible text in the order of the text.
  func visible(_ line: RuntimeText.Line) -> [Cluster] {
    clusters(line.visible, at: parts(of: line).visible)
  }

  /// Returns the carets of a line, each as a UTF-8 offset and a horizontal position in points: one
  /// before each visible cluster and one after the last.
  package func carets(in line: RuntimeText.Line) -> [(offset: Int, x: CGFloat)] {
    guard !line.visible.isEmpty else { return [(line.visible.lowerBound, line.x)] }
    let clusters = visible(line)
    let carets = clusters.map { ($0.range.lowerBound, edge(of: $0, isTrailing: false)) }
    return carets + clusters.suffix(1).map { ($0.range.upperBound, edge(of: $0, isTrailing: true)) }
  }

  /// Returns the horizontal position of the caret at an offset in UTF-8 code units of a line, in
  /// points, including trailing spaces.
  package func caretX(in line: RuntimeText.Line, at offset: Int) -> CGFloat {
    guard offset > line.visible.lowerBound else {
      return carets(in: line).first?.x ?? line.x
    }
    let shown = line.visible.lowerBound..<max(offset, line.visible.upperBound)
    let isLonger = offset > line.visible.upperBound
    let clusters = self.clusters(shown, at: isLonger ? line.x : parts(of: line).visible)
    if let next = clusters.first(where: { $0.range.lowerBound >= offset }) {
      return edge(of: next, isTrailing: false)
    }
    return clusters.last.map { edge(of: $0, isTrailing: true) } ?? line.x
  }

  private func edge(of cluster: Cluster, isTrailing: Bool) -> CGFloat {
    let level = paragraph(at: cluster.range.lowerBound).items[cluster.item].level
    let isRight = isTrailing == (level & 1 == 0)
    return isRight ? cluster.x + cluster.width : cluster.x
  }

  /// Returns the rectangles of the characters of a range in a line.
  func rects(for range: Range<Int>, in line: RuntimeText.Line) -> [CGRect] {
    let parts = parts(of: line)
    let places = [(line.visible, parts.visible), (line.continuation, parts.rest)]
    return places.flatMap { part, x -> [CGRect] in
      let shown = part.clamped(to: range)
      guard !shown.isEmpty else { return [] }
      return Self.stretches(clusters(part, at: x), shown).map {
        CGRect(
          x: $0.lowerBound, y: line.y, width: $0.upperBound - $0.lowerBound, height: line.height)
      }
    }
  }

  /// Returns the horizontal extents of the clusters of a range, from left to right.
  private static func stretches(
    _ clusters: [Cluster], _ range: Range<Int>
  ) -> [ClosedRange<CGFloat>] {
    let shown = clusters.compactMap { part(of: $0, in: range) }
      .sorted { $0.lowerBound < $1.lowerBound }
    var stretches: [ClosedRange<CGFloat>] = []
    for next in shown {
      if let last = stretches.last, next.lowerBound <= last.upperBound + LineFiller.tolerance {
        stretches[stretches.count - 1] = last.lowerBound...max(last.upperBound, next.upperBound)
      } else {
        stretches.append(next)
      }
    }
    return stretches
  }

  /// Returns the horizontal extent of the characters of a cluster in a range. A ligature is divided
  /// evenly.
  private static func part(of cluster: Cluster, in range: Range<Int>) -> ClosedRange<CGFloat>? {
    let shown = cluster.range.clamped(to: range)
    guard !shown.isEmpty else { return nil }
    let unit = cluster.width / CGFloat(cluster.range.count)
    let left =
      shown == cluster.range ? 0 : unit * CGFloat(shown.lowerBound - cluster.range.lowerBound)
    let width = shown == cluster.range ? cluster.width : unit * CGFloat(shown.count)
    return cluster.x + left...cluster.x + left + max(0, width)
  }

  /// Returns the clusters of a part of a line, in the order of the text, with the part's left edge
  /// at a given position.
  func clusters(_ range: Range<Int>, at x: CGFloat) -> [Cluster] {
    guard !range.isEmpty else { return [] }
    let paragraph = paragraph(at: range.lowerBound)
    let filler = LineFiller(paragraph, shaper)
    let first = paragraph.index(of: range.lowerBound)
    let end = paragraph.index(of: range.upperBound - 1) + 1
    let clusters = filler.lineClusters(first..<end)
    let placed = Self.place(clusters, from: paragraph.offset(first), in: paragraph, filler.tabs)
    guard !paragraph.isUniform || paragraph.isRightToLeft else {
      return placed.map { $0.moved(by: x) }
    }
    return Self.reordered(placed, in: paragraph).map { $0.moved(by: x) }
  }

  /// Returns clusters in the order of the text, placed one after the other from the left.
  ///
  /// The text after a tab is moved once its width is known, if the stop aligns another edge.
  private static func place(
    _ clusters: [TextCluster], from start: Int, in paragraph: Paragraph, _ tabs: TabStops
  ) -> [Cluster] {
    var advance = LineAdvance(items: paragraph.items, tabs: tabs)
    var offset = start
    var tab = 0
    var placed: [Cluster] = []
    placed.reserveCapacity(clusters.count)
    for cluster in clusters {
      let (columns, isInColumn) = (advance.columnCount, advance.column != nil)
      let (width, unaligned) = (advance.width, advance.unalignedWidth)
      advance.add(cluster)
      let isSameColumn = advance.column != nil && advance.columnCount == columns
      if isInColumn, !isSameColumn { align(&placed, after: tab, by: width - unaligned) }
      if advance.column != nil, !isSameColumn { tab = placed.count }
      let x = isSameColumn ? unaligned : width
      placed.append(
        Cluster(
          range: offset..<Int(cluster.end), x: x, width: advance.unalignedWidth - x,
          item: Int(cluster.item)))
      offset = Int(cluster.end)
    }
    if advance.column != nil {
      align(&placed, after: tab, by: advance.width - advance.unalignedWidth)
    }
    return placed
  }

  /// Moves the clusters after a tab, which becomes as much wider.
  private static func align(_ clusters: inout [Cluster], after tab: Int, by distance: CGFloat) {
    let wide = clusters[tab]
    clusters[tab] = Cluster(
      range: wide.range, x: wide.x, width: wide.width + distance, item: wide.item)
    for index in clusters.indices.dropFirst(tab + 1) {
      clusters[index] = clusters[index].moved(by: distance)
    }
  }

  /// Returns clusters in their visual order, by rule L2 of Unicode Standard Annex 9.
  private static func reordered(_ clusters: [Cluster], in paragraph: Paragraph) -> [Cluster] {
    let levels = clusters.map { paragraph.items[$0.item].level }
    var order = Array(clusters.indices)
    let lowestOdd = levels.filter { $0 & 1 == 1 }.min() ?? 1
    var level = levels.max() ?? 0
    while level >= lowestOdd, level > 0 {
      reverseRuns(of: &order, levels, from: level)
      level -= 1
    }
    var result = clusters
    var x: CGFloat = 0
    for index in order {
      result[index] = Cluster(
        range: clusters[index].range, x: x, width: clusters[index].width, item: clusters[index].item
      )
      x += clusters[index].width
    }
    return result
  }

  private static func reverseRuns(of order: inout [Int], _ levels: [UInt8], from level: UInt8) {
    var start = 0
    while start < order.count {
      var end = start
      while end < order.count, levels[order[end]] >= level { end += 1 }
      if end > start { order[start..<end].reverse() }
      start = max(end, start + 1)
    }
  }
}

extension LinePlacement.Cluster {
  fileprivate func moved(by distance: CGFloat) -> Self {
    Self(range: range, x: x + distance, width: width, item: item)
  }
}
