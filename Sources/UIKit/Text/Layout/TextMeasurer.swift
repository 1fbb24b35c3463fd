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
