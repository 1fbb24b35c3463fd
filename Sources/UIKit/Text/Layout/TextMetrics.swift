import Foundation

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
