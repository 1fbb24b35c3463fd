import Foundation

extension RuntimeText {
  /// A text laid out in a container.
  public struct Layout: Hashable, Sendable {
    /// The text that was laid out.
    public let content: RuntimeText.Content
    /// The lines, from top to bottom.
    public let lines: [RuntimeText.Line]
    /// The metrics of the layout, such as its size and the number of lines.
    public let metrics: RuntimeText.Metrics

    /// Creates a layout from its lines.
    public init(
      content: RuntimeText.Content, lines: [RuntimeText.Line], metrics: RuntimeText.Metrics
    ) {
      self.content = content
      self.lines = lines
      self.metrics = metrics
    }
  }
}

extension RuntimeText {
  /// A line of laid-out text, or the part of a line beside an exclusion.
  public struct Line: Hashable, Sendable {
    /// The text from the start of this line to the start of the next one, in UTF-8 code units.
    public var range: Range<Int>
    /// The visible text before any truncation, without trailing spaces, in UTF-8 code units.
    public var visible: Range<Int>
    /// The truncation token after the visible text, or `nil`.
    public var token: RuntimeText.Content?
    /// The text after the truncation token, in UTF-8 code units. It is empty unless the token is in
    /// the middle of the line.
    public var continuation: Range<Int>
    /// A Boolean value that indicates whether a hyphen is shown after the visible text, because the
    /// line ends at a soft hyphen.
    public var endsWithHyphen = false
    /// The distance between the leading edges of the container and of the line's available extent, in
    /// points.
    public var indent: CGFloat = 0
    /// The distance of the line from the container's left edge, in points.
    public var x: CGFloat = 0
    /// The distance of the line from the container's top edge, in points.
    public var y: CGFloat = 0
    /// The advance of the visible text, in points, including trailing spaces at the end of a
    /// paragraph.
    public var width: CGFloat
    /// The height of the line, in points.
    public var height: CGFloat
    /// The distance from the top of the line to its baseline, in points.
    public var baseline: CGFloat

    /// Creates a line of a range of text without truncation, at the top left.
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

    /// The rectangle that the line occupies in its container, in points.
    public var frame: CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }
  }
}

extension RuntimeText.Layout {
  /// The range of visible text, up to the first truncation, in UTF-8 code units.
  public var visibleRange: Range<Int> {
    guard metrics.isTruncated else { return 0..<content.count }
    guard let cut = lines.first(where: { $0.token != nil }) ?? lines.last else { return 0..<0 }
    return 0..<cut.visible.upperBound
  }

  /// Returns a rectangle for each line, and for each contiguous part of a line, that shows
  /// characters of a range in UTF-8 code units.
  public func rects(for range: Range<Int>) -> [CGRect] {
    withPlacement { placement in
      lines.flatMap { line -> [CGRect] in
        guard line.range.overlaps(range) || line.continuation.overlaps(range) else { return [] }
        return placement.rects(for: range, in: line)
      }
    }
  }

  /// Returns the rectangle around all characters of a range, or the null rectangle when none is
  /// visible.
  public func frame(for range: Range<Int>) -> CGRect {
    rects(for: range).reduce(CGRect.null) { $0.union($1) }
  }

  /// Returns the cluster at a point of the container as a range in UTF-8 code units, or `nil`.
  public func cluster(at point: CGPoint) -> Range<Int>? {
    guard let line = lines.first(where: { $0.frame.contains(point) }) else { return nil }
    let clusters = withPlacement { $0.visible(line) }
    return clusters.first { point.x >= $0.x && point.x < $0.x + $0.width }?.range
  }

  /// Returns a Boolean value that indicates whether a point is inside the truncation token.
  public func isToken(at point: CGPoint) -> Bool {
    guard let line = lines.first(where: { $0.frame.contains(point) }), line.token != nil else {
      return false
    }
    let parts = withPlacement { $0.parts(of: line) }
    return point.x >= parts.token && point.x < parts.token + parts.tokenWidth
  }

  /// The horizontal position of the last line's truncation token in points, or `nil` without a token.
  package var tokenX: CGFloat? {
    guard let line = lines.last, line.token != nil else { return nil }
    return withPlacement { $0.parts(of: line).token }
  }

  /// Runs a closure with a locator of the layout's clusters.
  package func withPlacement<Result>(_ body: (LinePlacement) -> Result) -> Result {
    let cache = RuntimeEnvironment.currentText
    return cache.withWorkspace { workspace in
      body(LinePlacement(ParagraphShaper(content, fonts: cache.fonts, workspace: workspace)))
    }
  }
}
