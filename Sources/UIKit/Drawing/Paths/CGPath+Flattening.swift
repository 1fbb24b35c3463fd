extension CGPath {
  /// The outline with lines in place of its curves, none further from its curve than a threshold.
  ///
  /// The threshold is in points; one of zero or less divides curves as often as any is divided here.
  /// Source: Core Graphics' `CGPathCreateCopyByFlattening`.
  /// - Quirk: Where a curve is divided is not documented; here it is halved until it is flat.
  public func flattened(threshold: CGFloat) -> CGPath {
    CGPath(elements: elements.flattened(threshold: threshold))
  }
}

extension [CGPath.Element] {
  /// The same pieces with lines in place of curves; the threshold is in points.
  func flattened(threshold: CGFloat) -> [CGPath.Element] {
    var (flat, start, current) = ([CGPath.Element](), CGPoint.zero, CGPoint.zero)
    for element in self {
      switch element {
      case .move(let point): start = point
      case .line, .close: break
      case .quadCurve, .curve:
        let ends = Self.lineEnds(of: [current] + element.points, threshold, depth: 0)
        flat += ends.map { .line($0) }
        current = element.points.last ?? current
        continue
      }
      flat.append(element)
      current = element.points.last ?? start
    }
    return flat
  }

  /// Halving a curve this often leaves lines far below a pixel.
  private static var maximumDepth: Int { 10 }

  /// A curve lies within its points' hull: it is as near to its chord as its control points are.
  private static func lineEnds(
    of points: [CGPoint], _ threshold: CGFloat, depth: Int
  ) -> [CGPoint] {
    let (first, last) = (points[0], points[points.count - 1])
    let isFlat = points.allSatisfy { $0.distance(toLineFrom: first, to: last) <= threshold }
    guard !isFlat, depth < maximumDepth else { return [last] }
    let (left, right) = PathWinding.halves(of: points)
    return lineEnds(of: left, threshold, depth: depth + 1)
      + lineEnds(of: right, threshold, depth: depth + 1)
  }
}

extension CGPoint {
  /// The distance to the nearest point of a line between two points.
  fileprivate func distance(toLineFrom first: CGPoint, to last: CGPoint) -> CGFloat {
    let (width, height) = (last.x - first.x, last.y - first.y)
    let square = width * width + height * height
    let along = square > 0 ? ((x - first.x) * width + (y - first.y) * height) / square : 0
    let part = min(max(along, 0), 1)
    let (dx, dy) = (x - first.x - part * width, y - first.y - part * height)
    return (dx * dx + dy * dy).squareRoot()
  }
}
