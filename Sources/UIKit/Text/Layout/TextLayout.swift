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
