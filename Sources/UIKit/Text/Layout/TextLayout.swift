import Foundation

/// A text laid out in a container.
public struct TextLayout: Hashable, Sendable {
  /// The text.
  public let content: TextContent
  /// The lines from top to bottom.
  public let lines: [TextLine]
  /// The room that the lines take and what else measuring tells.
  public let metrics: TextMetrics

  /// Creates a layout from its lines.
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
  /// A Boolean value that indicates whether a hyphen is shown after the visible text, at a soft
  /// hyphen.
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

  /// Creates a line of some text with nothing left out, at the top left.
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
  /// The text that is shown, up to the first place where text is left out.
  public var visibleRange: Range<Int> {
    guard metrics.isTruncated else { return 0..<content.count }
    guard let cut = lines.first(where: { $0.token != nil }) ?? lines.last else { return 0..<0 }
    return 0..<cut.visible.upperBound
  }

  /// Returns a rectangle for each line and each stretch beside one another in it that shows characters of
  /// a range, in UTF-8 code units.
  public func rects(for range: Range<Int>) -> [CGRect] {
    withPlacement { placement in
      lines.flatMap { line -> [CGRect] in
        guard line.range.overlaps(range) || line.continuation.overlaps(range) else { return [] }
        return placement.rects(for: range, in: line)
      }
    }
  }

  /// Returns the rectangle around all characters of a range; null for one that is not shown.
  public func frame(for range: Range<Int>) -> CGRect {
    rects(for: range).reduce(CGRect.null) { $0.union($1) }
  }

  /// Returns the character at a point of the container, as the range of a cluster in UTF-8 code units.
  public func cluster(at point: CGPoint) -> Range<Int>? {
    guard let line = lines.first(where: { $0.frame.contains(point) }) else { return nil }
    let clusters = withPlacement { $0.visible(line) }
    return clusters.first { point.x >= $0.x && point.x < $0.x + $0.width }?.range
  }

  /// Returns whether a point lies on the truncation token.
  public func isToken(at point: CGPoint) -> Bool {
    guard let line = lines.first(where: { $0.frame.contains(point) }), line.token != nil else {
      return false
    }
    let parts = withPlacement { $0.parts(of: line) }
    return point.x >= parts.token && point.x < parts.token + parts.tokenWidth
  }

  /// Runs a closure with the places of this text's clusters.
  func withPlacement<Result>(_ body: (LinePlacement) -> Result) -> Result {
    let cache = RuntimeEnvironment.currentText
    return cache.withWorkspace { workspace in
      body(LinePlacement(ParagraphShaper(content, fonts: cache.fonts, workspace: workspace)))
    }
  }
}
