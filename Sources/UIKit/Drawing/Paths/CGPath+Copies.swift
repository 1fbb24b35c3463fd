extension CGPath {
  /// An immutable outline of the same pieces.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// An immutable outline of the same pieces, transformed; nil means as it is.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.map { $0.applying(transform?.pointee) })
  }

  /// The outline as it is now, whatever is added to it afterwards.
  var settled: CGPath { self is CGMutablePath ? CGPath(elements: elements) : self }

  /// An outline of the same pieces that can grow.
  public func mutableCopy() -> CGMutablePath? { mutableCopy(using: nil) }

  /// An outline of the same pieces, transformed, that can grow; nil means as it is.
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
