import Foundation

extension CGPath {
  /// Returns an immutable copy of the path.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// Returns an immutable copy of the path with a transform applied. `nil` means no transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.map { $0.applying(transform?.pointee) })
  }

  /// An immutable path with the current elements, which later additions do not change.
  package var settled: CGPath { self is CGMutablePath ? CGPath(elements: elements) : self }

  /// Returns a mutable copy of the path.
  public func mutableCopy() -> CGMutablePath? { mutableCopy(using: nil) }

  /// Returns a mutable copy of the path with a transform applied. `nil` means no transform.
  public func mutableCopy(
    using transform: UnsafePointer<CGAffineTransform>?
  ) -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.addPath(self, transform: transform?.pointee ?? .identity)
    return copy
  }

  /// The smallest rectangle that contains the points and control points, or the null rectangle.
  ///
  /// Core Graphics does not include control points; here the rectangle equals ``boundingBox``.
  public var boundingBoxOfPath: CGRect { boundingBox }

  /// Calls a closure with each element in order. The points are valid only during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      var points = element.elementPoints
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var piece = CGPathElement(type: element.elementType, points: base)
        block(&piece)
      }
    }
  }
}

extension CGPath.Element {
  fileprivate var elementType: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  /// The points in the order of Core Graphics, or one point for an element without points.
  fileprivate var elementPoints: [CGPoint] { points.isEmpty ? [.zero] : points }
}

extension CGPath {
  /// Returns the dashes of the path, each as a subpath, with a transform applied.
  ///
  /// Phase and lengths are in points, as for `CGContext.setLineDash(phase:lengths:)`: painted and
  /// unpainted lengths alternate, restart with each subpath, and are repeated. Lengths that are
  /// negative or all zero do not divide the path, nor do those that would create more than 100,000
  /// dashes. Source: Core Graphics' `CGPathCreateCopyByDashingPath`.
  ///
  /// - Quirk: Dashes of curves consist of lines, at most a tenth of a point from the curve.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard let pattern = PathDashes(phase: phase, lengths: lengths),
      let dashes = pattern.dashes(of: elements.flattened(threshold: 0.1))
    else { return applying(transform) }
    return CGPath(elements: dashes.map { $0.applying(transform) })
  }
}

extension CGPath {
  /// Returns the outline of the path's stroke, with a transform applied.
  ///
  /// Width and miter limit are used as in a `CGContext`: the width is in points, and joins whose
  /// miter exceeds the limit are beveled. A width that is not positive gives an empty path. Fill
  /// the outline with the nonzero winding rule. Source: Core Graphics'
  /// `CGPathCreateCopyByStrokingPath`.
  ///
  /// - Quirk: The outline consists of overlapping subpaths, and of lines at most a tenth of a point
  ///   from the path's curves. The subpaths that Core Graphics creates are not documented.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard lineWidth > 0, lineWidth.isFinite else { return CGPath() }
    let stroker = PathStroker(
      radius: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    let outline = stroker.outline(of: elements.flattened(threshold: 0.1))
    return CGPath(elements: outline.map { $0.applying(transform) })
  }
}
