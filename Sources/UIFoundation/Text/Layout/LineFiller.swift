import Foundation

/// A line breaker that takes one line after the other from the clusters of a paragraph.
///
/// A line ends at the last opportunity up to which the text fits as it is shaped in its paragraph. The
/// text beside the line's ends is shaped again where that changes it; a line that is too wide then ends
/// at an earlier opportunity. Chromium's line breaker does the same. Not verified against a device.
struct LineFiller {
  /// The range of a line's clusters and their advance.
  struct Line {
    /// The index of the next line's first cluster.
    var end: Int
    /// The index after the last visible cluster, without trailing spaces.
    var visibleEnd: Int
    /// The advance of the line, in points.
    var width: CGFloat
    /// A Boolean value that indicates whether the line ends with a visible hyphen at a soft hyphen.
    var endsWithHyphen = false
    /// A Boolean value that indicates whether the line ends inside a word that is too wide for it.
    var splitsWord = false
  }

  /// Rules for filling lines that can differ from UIKit's, for comparisons with other engines.
  struct Rules {
    /// The maximum distance by which a line may exceed its available width, in points.
    var tolerance = LineFiller.tolerance
    /// A Boolean value that indicates whether a word that is wider than a line is divided.
    var dividesWords = true
  }

  /// The default tolerance for the width of a line, in points: far below a pixel, far above
  /// rounding errors.
  static let tolerance: CGFloat = 1.0 / 1024

  let paragraph: Paragraph
  let shaper: ParagraphShaper
  let tabs: TabStops
  private let breaksAnywhere: Bool
  private let rules: Rules

  init(_ paragraph: Paragraph, _ shaper: ParagraphShaper, rules: Rules = Rules()) {
    self.paragraph = paragraph
    self.shaper = shaper
    self.rules = rules
    tabs = TabStops(
      paragraph.attributes, text: shaper.bytes, isRightToLeft: paragraph.isRightToLeft)
    breaksAnywhere = paragraph.attributes.lineBreakMode == .byCharWrapping
  }

  /// Returns the line that begins at a cluster and is no wider than a limit in points.
  ///
  /// The line has at least one cluster, even if that is wider than the limit.
  func line(from start: Int, limit: CGFloat) -> Line {
    let clusters = paragraph.clusters
    let room = limit + rules.tolerance
    var advance = LineAdvance(items: paragraph.items, tabs: tabs)
    let isShifted = shift(&advance, at: start)
    var line = Line(end: start, visibleEnd: start, width: 0)
    var last: Line?
    var index = start
    while index < clusters.count {
      let cluster = clusters[index]
      if cluster.breaksBefore || breaksAnywhere, index > start {
        line.end = index
        last = line
      }
      switch cluster.kind {
      case .newline:
        return closed(setApart(line, from: start, limit), at: index + 1, advance.width, limit)
      case .space:
        advance.add(cluster)
      case .visible, .tab, .softHyphen:
        advance.add(cluster)
        let width = advance.width
        if width > room, index > start {
          return broken(last, from: start, at: index, isShifted: isShifted, limit)
        }
        line.width = width
        line.visibleEnd = index + 1
      }
      index += 1
    }
    return closed(setApart(line, from: start, limit), at: index, advance.width, limit)
  }

  /// Returns a line whose one cluster is wider than the line with the width that the cluster has alone, because
  /// the word is divided after it. The spaces that follow do not change it.
  ///
  /// Decided here, as in Chromium with `overflow-wrap: break-word`.
  private func setApart(_ line: Line, from start: Int, _ limit: CGFloat) -> Line {
    guard rules.dividesWords, line.visibleEnd == start + 1,
      line.visibleEnd < paragraph.clusters.count, line.width > limit + rules.tolerance
    else { return line }
    var line = line
    line.width = width(start..<line.visibleEnd)
    return line
  }

  /// Returns the line at its paragraph's end, where trailing spaces count as far as there is room.
  private func closed(_ line: Line, at end: Int, _ whole: CGFloat, _ limit: CGFloat) -> Line {
    var line = line
    line.end = end
    line.width = max(line.width, min(whole, limit))
    return line
  }

  /// Returns the line that ends at or before the last break opportunity, because the text up to an
  /// index is too wide.
  private func broken(
    _ last: Line?, from start: Int, at index: Int, isShifted: Bool, _ limit: CGFloat
  ) -> Line {
    if let last, !isShifted, isUnchanged(last), !endsAtSoftHyphen(last.end) {
      return setApart(last, from: start, limit)
    }
    var end = last?.end ?? start
    while end > start {
      if paragraph.clusters[end].breaksBefore || breaksAnywhere {
        let line = ended(start..<end)
        if line.width <= limit + rules.tolerance { return line }
      }
      end -= 1
    }
    return rules.dividesWords
      ? divided(from: start, at: index, limit) : overflowing(from: start)
  }

  /// Returns a Boolean value that indicates whether the visible text of a line has the same
  /// advances as in its paragraph.
  private func isUnchanged(_ line: Line) -> Bool {
    lastSafe(upTo: line.end) >= line.visibleEnd
  }

  private func endsAtSoftHyphen(_ end: Int) -> Bool {
    if case .softHyphen = paragraph.clusters[end - 1].kind { return true }
    return false
  }

  /// Returns the line of a range of clusters, with a visible hyphen if the line ends at a soft
  /// hyphen.
  private func ended(_ range: Range<Int>) -> Line {
    var line = Line(
      end: range.upperBound, visibleEnd: visibleEnd(of: range), width: width(range))
    if endsAtSoftHyphen(range.upperBound) {
      line.endsWithHyphen = true
      line.width += hyphenWidth(at: range.upperBound - 1)
    }
    return line
  }

  /// Returns a line that ends inside a word, because the word is wider than the whole line.
  ///
  /// The spaces after the word belong to the line.
  private func divided(from start: Int, at index: Int, _ limit: CGFloat) -> Line {
    var end = index
    while end > start + 1, width(start..<end) > limit + rules.tolerance { end -= 1 }
    var line = Line(end: end, visibleEnd: end, width: width(start..<end))
    while line.end < paragraph.clusters.count, case .space = paragraph.clusters[line.end].kind {
      line.end += 1
    }
    line.splitsWord = true
    return line
  }

  /// Returns the line up to the first break opportunity, which is wider than the available width.
  private func overflowing(from start: Int) -> Line {
    let clusters = paragraph.clusters
    var end = start + 1
    while end < clusters.count, !clusters[end].breaksBefore {
      if case .newline = clusters[end].kind { break }
      end += 1
    }
    var line = ended(start..<end)
    if end < clusters.count, case .newline = clusters[end].kind { line.end += 1 }
    return line
  }
}
