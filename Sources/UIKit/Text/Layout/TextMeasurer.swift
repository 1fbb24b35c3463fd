import Foundation

/// Measures text: the seam through which a run gets its text metrics.
///
/// A measurer is asked on any thread and gives the same answer every time.
public protocol TextMeasurer: Sendable {
  /// Lays a text out in a container.
  func layout(_ content: TextContent, in container: TextContainer) -> TextLayout

  /// Measures a text in a container.
  func measure(_ content: TextContent, in container: TextContainer) -> TextMetrics
}

extension TextMeasurer {
  /// Measures a text by laying it out.
  public func measure(_ content: TextContent, in container: TextContainer) -> TextMetrics {
    layout(content, in: container).metrics
  }
}

/// The outcome of measuring a text.
public struct TextMetrics: Hashable, Sendable {
  /// The room that the lines take, in points, not rounded.
  public var size = CGSize.zero
  /// The number of lines.
  public var lineCount = 0
  /// Whether some text is not shown.
  public var isTruncated = false
  /// The distance of the first line's baseline from the top, in points.
  public var firstBaseline: CGFloat = 0
  /// The distance of the last line's baseline from the top, in points.
  public var lastBaseline: CGFloat = 0

  /// Makes the metrics of an empty text.
  public init() {}
}

/// Measures text with the published ``FontMetricsTable``: the default measurer.
///
/// A cluster's advance is a whole number of thousandths of an em; a run's advances are summed as
/// whole numbers and turned into points once, so that a width does not depend on where lines end.
/// Lines end by Unicode Standard Annex 14, and inside a word that is wider than a line between any
/// two grapheme clusters. Nothing is rounded to pixels, kerned, hyphenated or joined to ligatures.
public struct TableTextMeasurer: TextMeasurer {
  /// Makes a measurer.
  public init() {}

  /// Lays a text out in a container.
  public func layout(_ content: TextContent, in container: TextContainer) -> TextLayout {
    Typesetter.layout(content, in: container)
  }

  /// Measures a text in a container; plain ASCII text that fits on one line takes a short cut.
  public func measure(_ content: TextContent, in container: TextContainer) -> TextMetrics {
    singleLine(content, in: container) ?? Typesetter.layout(content, in: container).metrics
  }

  /// Returns the metrics of a text that is surely a single line without anything special.
  private func singleLine(
    _ content: TextContent, in container: TextContainer
  ) -> TextMetrics? {
    guard content.isPlainASCII, content.runs.count == 1, container.exclusions.isEmpty else {
      return nil
    }
    return content.runs.withUnsafeBufferPointer { runs in
      runs[0].attributes.isPlain ? measure(content, runs[0].attributes.font, container.width) : nil
    }
  }

  private func measure(
    _ content: TextContent, _ font: UIFont, _ limit: CGFloat
  ) -> TextMetrics? {
    let units = FaceAdvances.table(font.face).sum(of: content.string)
    let width = CGFloat(units) * font.pointSize / 1000
    guard width <= limit else { return nil }
    var metrics = TextMetrics()
    let face = font.metrics
    let lineHeight = font.pointSize * face.lineHeight
    metrics.size = CGSize(width: width, height: lineHeight)
    metrics.lineCount = 1
    metrics.firstBaseline = lineHeight + font.pointSize * face.descent
    metrics.lastBaseline = metrics.firstBaseline
    return metrics
  }
}
