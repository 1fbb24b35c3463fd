import Foundation

/// One piece of an outline, as ``CGPath/applyWithBlock(_:)`` shows it.
public struct CGPathElement {
  /// What the piece does.
  public var type: CGPathElementType
  /// Its points, control points first; valid during the call alone.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Makes a piece.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}
