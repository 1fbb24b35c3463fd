import UIKit

/// An index that finds the frames that may intersect a rectangle in logarithmic time.
///
/// Source: `ASPageTable.mm`, `ASPageCoordinatesForPagesThatIntersectRect`, which finds them by pages.
struct PlacementIndex: Sendable {
  /// The positions of the frames, ordered by their start along the longer axis of the content.
  private let order: [Int]
  private let spans: SpanIndex
  private let isVertical: Bool

  /// Creates the index of frames in a content that is longer vertically or horizontally.
  init(_ frames: [CGRect], isVertical: Bool) {
    let spans = frames.map { Self.span(of: $0, isVertical: isVertical) }
    let order = spans.indices.sorted { spans[$0].lowerBound < spans[$1].lowerBound }
    self.order = order
    self.spans = SpanIndex(order.map { spans[$0] })
    self.isVertical = isVertical
  }

  /// Returns the positions of the frames that may intersect a rectangle, ascending.
  func candidates(in rect: CGRect) -> [Int] {
    order[spans.candidates(meeting: Self.span(of: rect, isVertical: isVertical))].sorted()
  }

  /// Returns the span of a rectangle along an axis, or an empty span if its edges are not numbers.
  private static func span(of rect: CGRect, isVertical: Bool) -> ClosedRange<CGFloat> {
    let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    return start <= end ? start...end : 0...0
  }
}
