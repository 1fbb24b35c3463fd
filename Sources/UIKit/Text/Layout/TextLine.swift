import Foundation

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
