import Foundation

extension CGPath {
  /// An immutable outline of the same pieces.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// An immutable outline of the same pieces, transformed; `nil` means as it is.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.map { $0.applying(transform?.pointee) })
  }

  /// The outline as it is now, whatever is added to it afterwards.
  var settled: CGPath { self is CGMutablePath ? CGPath(elements: elements) : self }

  /// An outline of the same pieces that can grow.
  public func mutableCopy() -> CGMutablePath? { mutableCopy(using: nil) }

  /// An outline of the same pieces, transformed, that can grow; `nil` means as it is.
  public func mutableCopy(
    using transform: UnsafePointer<CGAffineTransform>?
  ) -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.addPath(self, transform: transform?.pointee ?? .identity)
    return copy
  }

  /// The smallest rectangle that holds the points and control points; null without any.
  ///
  /// Core Graphics leaves control points out of it; here it is ``boundingBox``.
  public var boundingBoxOfPath: CGRect { boundingBox }

  /// Calls a closure with each piece in order; the points are valid during the call alone.
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

  /// The points as Core Graphics orders them, and one for a piece that has none.
  fileprivate var elementPoints: [CGPoint] { points.isEmpty ? [.zero] : points }
}

extension CGPath {
  /// The dashes of the outline, each a part of its own; a transform is applied to them.
  ///
  /// Phase and lengths are in points and mean what they do for `CGContext.setLineDash(phase:lengths:)`:
  /// painted and unpainted lengths alternate, begin again with each part, and are repeated. Lengths
  /// that are negative or all zero leave the outline undivided, as do those that would make more than
  /// a hundred thousand dashes.
  /// Source: Core Graphics' `CGPathCreateCopyByDashingPath`.
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
  /// The outline of what a pen paints along the path; a transform is applied to it.
  ///
  /// Width and limit mean what they do for a `CGContext`: points, and mitres that are longer than so
  /// many widths are cut. A width that is not above zero paints nothing. Fill the outline by winding.
  /// Source: Core Graphics' `CGPathCreateCopyByStrokingPath`.
  /// - Quirk: The outline consists of overlapping parts, and of lines at most a tenth of a point from
  ///   the path's curves; which parts Core Graphics makes is not documented.
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
