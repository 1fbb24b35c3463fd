import Foundation

/// A point of a rectangle: an edge, a corner, or the center, with an offset.
@preconcurrency @MainActor
public final class NSCollectionLayoutAnchor: NSObject {
  /// The edges that meet at the point. An axis without an edge means its center.
  public let edges: NSDirectionalRectEdge
  /// The offset from the edges: in points, or as fractions of the anchored view's size.
  public let offset: CGPoint
  /// A Boolean value that indicates whether ``offset`` contains fractions of the anchored view's
  /// size.
  public let isFractionalOffset: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, fractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = fractional
    super.init()
  }

  /// Creates an anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, fractional: false)
  }

  /// Creates an anchor at a distance from edges, in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, fractional: false)
  }

  /// Creates an anchor at a distance from edges, in fractions of the anchored view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, fractional: true)
  }

  /// A Boolean value that indicates whether ``offset`` is in points.
  public var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// The position of the anchor point in unit coordinates of its rectangle, before the offset.
  var unitPoint: CGPoint {
    CGPoint(x: edges.part(from: .leading, to: .trailing), y: edges.part(from: .top, to: .bottom))
  }

  /// Returns the offset for a view of a given size, in points.
  func distance(for size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

extension NSDirectionalRectEdge {
  fileprivate func part(
    from first: NSDirectionalRectEdge, to last: NSDirectionalRectEdge
  ) -> CGFloat {
    guard contains(first) != contains(last) else { return 0.5 }
    return contains(first) ? 0 : 1
  }
}
