import Foundation

/// A text laid out in a container.
public struct TextLayout: Hashable, Sendable {
  /// The text.
  public let content: TextContent
  /// The lines from top to bottom.
  public let lines: [TextLine]
  /// The room that the lines take and what else measuring tells.
  public let metrics: TextMetrics

  /// Makes a layout from its lines.
  public init(content: TextContent, lines: [TextLine], metrics: TextMetrics) {
    self.content = content
    self.lines = lines
    self.metrics = metrics
  }
}

/// A line of laid-out text, or the part of one beside an exclusion.
public struct TextLine: Hashable, Sendable {
  /// The text between this line's start and the next one's, as UTF-8 offsets.
  public var range: Range<Int>
  /// The text that is shown first, trailing spaces left out.
  public var visible: Range<Int>
  /// The truncation that is shown after the visible text, if any.
  public var token: TextContent?
  /// The text that is shown after the truncation; empty unless that is in the line's middle.
  public var continuation: Range<Int>
  /// Whether a hyphen is shown after the visible text, at a soft hyphen.
  public var endsWithHyphen = false
  /// The distance between the leading edges of the container and of the line's room, in points.
  public var indent: CGFloat = 0
  /// The distance from the container's left edge in points.
  public var x: CGFloat = 0
  /// The distance from the container's top edge in points.
  public var y: CGFloat = 0
  /// The advance of what is shown, in points, trailing spaces of a paragraph's end included.
  public var width: CGFloat
  /// The height in points.
  public var height: CGFloat
  /// The distance from the line's top to its baseline in points.
  public var baseline: CGFloat

  /// Makes a line of some text with nothing left out, at the top left.
  public init(
    range: Range<Int>, visible: Range<Int>, width: CGFloat, height: CGFloat, baseline: CGFloat
  ) {
    self.range = range
    self.visible = visible
    self.continuation = visible.upperBound..<visible.upperBound
    self.width = width
    self.height = height
    self.baseline = baseline
  }

  /// The rectangle that the line takes in its container.
  public var frame: CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }
}

extension TextLayout {
  /// The text that is shown, cut at the first place where something is left out.
  public var visibleRange: Range<Int> {
    guard metrics.isTruncated else { return 0..<content.count }
    guard let cut = lines.first(where: { $0.token != nil }) ?? lines.last else { return 0..<0 }
    return 0..<cut.visible.upperBound
  }

  /// Returns a rectangle a line for the characters of a range, an offset in UTF-8 code units.
  public func rects(for range: Range<Int>) -> [CGRect] {
    lines.flatMap { line in
      [line.visible, line.continuation].compactMap { rect(for: $0.clamped(to: range), in: line) }
    }
  }

  /// Returns the rectangle around all characters of a range; null for one that is not shown.
  public func frame(for range: Range<Int>) -> CGRect {
    rects(for: range).reduce(CGRect.null) { $0.union($1) }
  }

  /// Returns the character at a point of the container, as the range of a grapheme cluster.
  public func cluster(at point: CGPoint) -> Range<Int>? {
    guard let line = lines.first(where: { $0.frame.contains(point) }) else { return nil }
    let stops = stops(in: line)
    guard let index = stops.firstIndex(where: { point.x < $0.maxX }) else { return nil }
    return (index == 0 ? line.visible.lowerBound : stops[index - 1].end)..<stops[index].end
  }

  /// Returns whether a point lies on the truncation token.
  public func isToken(at point: CGPoint) -> Bool {
    guard let line = lines.first(where: { $0.frame.contains(point) }), line.token != nil else {
      return false
    }
    return point.x >= stops(in: line).last?.maxX ?? line.x
  }

  /// Returns the left edges of a line's three parts: visible text, truncation, rest.
  package func partEdges(of line: TextLine) -> (visible: CGFloat, token: CGFloat, rest: CGFloat) {
    let token = stops(in: line).last?.maxX ?? line.x
    let rest = line.x + line.width - content.width(of: line.continuation)
    return (line.x, token, rest)
  }

  private func rect(for range: Range<Int>, in line: TextLine) -> CGRect? {
    guard !range.isEmpty else { return nil }
    let isRest = range.lowerBound >= line.continuation.lowerBound && !line.continuation.isEmpty
    let part = isRest ? line.continuation : line.visible
    let origin = isRest ? partEdges(of: line).rest : line.x
    let left = content.width(of: part.lowerBound..<range.lowerBound)
    let right = content.width(of: part.lowerBound..<range.upperBound)
    return CGRect(x: origin + left, y: line.y, width: right - left, height: line.height)
  }

  private func stops(in line: TextLine) -> [TextContent.Stop] {
    content.stops(line.visible, x: line.x)
  }
}

extension TextContent {
  /// The end of a cluster of a line and its right edge in points.
  struct Stop {
    let end: Int
    let maxX: CGFloat
  }

  /// Returns the advance of a part of a line, in points.
  func width(of range: Range<Int>) -> CGFloat {
    stops(range, x: 0).last?.maxX ?? 0
  }

  /// Returns the clusters of a part of a line that begins at a place.
  func stops(_ range: Range<Int>, x: CGFloat) -> [Stop] {
    guard !range.isEmpty else { return [] }
    let metrics = runs.map(RunMetrics.init)
    var segmenter = ParagraphSegmenter(self, runs: metrics, at: range.lowerBound)
    segmenter.next()
    let paragraph = attributes(at: range.lowerBound).paragraph
    var advance = LineAdvance(runs: metrics, tabs: TabStops(paragraph))
    var stops: [Stop] = []
    for cluster in segmenter.clusters where Int(cluster.end) <= range.upperBound {
      advance.add(cluster)
      stops.append(Stop(end: Int(cluster.end), maxX: x + advance.width))
    }
    return stops
  }
}
