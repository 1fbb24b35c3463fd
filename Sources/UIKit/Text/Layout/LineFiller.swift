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
    /// Whether a hyphen is shown at a soft hyphen.
    var endsWithHyphen = false
    /// Whether the line ends inside a word that is too wide for it.
    var splitsWord = false
  }

  /// How much wider than its room a line may be, in points: far below a pixel, far above rounding.
  static let tolerance: CGFloat = 1.0 / 1024

  let clusters: [TextCluster]
  let runs: [RunMetrics]
  let tabs: TabStops
  let breaksAnywhere: Bool

  /// Returns the line that begins at a cluster and is at most some points wide.
  ///
  /// It has one cluster at least, however narrow the line is.
  func line(from start: Int, limit: CGFloat) -> Line {
    var advance = LineAdvance(runs: runs, tabs: tabs)
    var line = Line(end: start, visibleEnd: start, width: 0)
    var fitting: Line?
    for index in start..<clusters.count {
      let cluster = clusters[index]
      if cluster.kind == .newline { return closed(line, at: index + 1, advance, limit) }
      if index > start, cluster.breaksBefore || breaksAnywhere {
        fitting = candidate(line, at: index, limit: limit) ?? fitting
      }
      advance.add(cluster)
      if cluster.kind == .space { continue }
      let width = advance.width
      if width > limit + Self.tolerance, index > start { return fitting ?? broken(line, at: index) }
      line.width = width
      line.visibleEnd = index + 1
    }
    return closed(line, at: clusters.count, advance, limit)
  }

  /// Returns the line as it would end before a cluster, or nil if its hyphen would not fit.
  private func candidate(_ line: Line, at index: Int, limit: CGFloat) -> Line? {
    var line = line
    line.end = index
    guard clusters[index - 1].kind == .softHyphen else { return line }
    line.endsWithHyphen = true
    line.width += hyphenWidth(at: index - 1)
    return line.width <= limit + Self.tolerance ? line : nil
  }

  /// Returns the line as it ends inside a word that is wider than the whole line.
  private func broken(_ line: Line, at index: Int) -> Line {
    var line = line
    line.end = index
    line.splitsWord = true
    return line
  }

  /// Returns the line at its paragraph's end, where trailing spaces count as far as there is room.
  private func closed(_ line: Line, at end: Int, _ advance: LineAdvance, _ limit: CGFloat) -> Line {
    var line = line
    line.end = end
    line.width = max(line.width, min(advance.width, limit))
    return line
  }

  /// Returns the width of the hyphen that replaces a soft hyphen at a line's end.
  func hyphenWidth(at index: Int) -> CGFloat {
    let run = runs[Int(clusters[index].run)]
    let units = FontMetricsTable.advance(of: "-" as Unicode.Scalar, in: run.face)
    return CGFloat(units) * run.pointSize / 1000 + run.extra
  }
}
