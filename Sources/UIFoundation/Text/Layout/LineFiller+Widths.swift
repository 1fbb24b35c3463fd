import Foundation

/// Computations of the width of a part of a paragraph, as a line shows it.
extension LineFiller {
  /// The maximum number of clusters after a line's start that are compared with those of the
  /// paragraph.
  private static let longestShift = 64

  /// Returns the index after the last cluster of a line that is not a space or the line's terminator.
  func visibleEnd(of range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound {
      switch paragraph.clusters[end - 1].kind {
      case .space, .newline: end -= 1
      case .visible, .tab, .softHyphen: return end
      }
    }
    return end
  }

  /// Returns the last index, up to a given one, before which a line may end or start without
  /// changing an advance.
  func lastSafe(upTo end: Int) -> Int {
    var index = end
    while index > 0, index < paragraph.clusters.count, !paragraph.clusters[index].isSafe {
      index -= 1
    }
    return index
  }

  /// Adds the difference that a line's start makes for the text after it, in units of its item.
  ///
  /// - Returns: whether there is a difference.
  func shift(_ advance: inout LineAdvance, at start: Int) -> Bool {
    let clusters = paragraph.clusters
    guard start < clusters.count, !clusters[start].isSafe else { return false }
    let limit = min(clusters.count, start + Self.longestShift)
    var end = start + 1
    while end < limit, !clusters[end].isSafe { end += 1 }
    return advance.replace(clusters[start..<end], by: shaper.shape(paragraph, start..<end))
  }

  /// Returns the advance of clusters without the trailing spaces, shaped as one line, in points.
  func width(_ range: Range<Int>) -> CGFloat {
    let end = visibleEnd(of: range)
    let isStartSafe = range.isEmpty || paragraph.clusters[range.lowerBound].isSafe
    if isStartSafe, lastSafe(upTo: range.upperBound) >= end {
      return advance(of: range.lowerBound..<end)
    }
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
    let tail = lastSafe(upTo: range.upperBound)
    if tail < range.lowerBound { return shaper.shape(paragraph, range) }
    if head > range.lowerBound, head >= tail { return shaper.shape(paragraph, range) }
    let first = head > range.lowerBound ? shaper.shape(paragraph, range.lowerBound..<head) : []
    let last = tail < range.upperBound ? shaper.shape(paragraph, tail..<range.upperBound) : []
    return first + clusters[head..<max(head, tail)] + last
  }

  /// Returns the width of the visible hyphen at a soft hyphen at the end of a line, in points.
  func hyphenWidth(at index: Int) -> CGFloat {
    let item = paragraph.items[Int(paragraph.clusters[index].item)]
    let units = shaper.hyphen(in: item).advance
    return CGFloat(units) * item.pointSize / item.unitsPerEm + item.extra
  }
}
