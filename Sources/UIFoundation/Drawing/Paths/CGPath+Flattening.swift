extension CGPath {
  /// Returns the path with curves replaced by lines that are at most a threshold away from the
  /// curves.
  ///
  /// The threshold is in points. If it is not positive, curves are divided as often as possible.
  /// Source: Core Graphics' `CGPathCreateCopyByFlattening`.
  ///
  /// - Quirk: The division of curves is not documented. Here a curve is halved until it is flat.
  public func flattened(threshold: CGFloat) -> CGPath {
    CGPath(elements: elements.flattened(threshold: threshold))
  }
}

extension [CGPath.Element] {
  /// Returns the elements with curves replaced by lines. The threshold is in points.
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

  /// The maximum number of times that a curve is halved. The resulting lines are far smaller than a
  /// pixel.
  private static var maximumDepth: Int { 10 }

  /// Returns the end points of the lines that replace a curve.
  ///
  /// A curve is inside of the convex hull of its points, so that its control points bound its
  /// distance from the chord.
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
  /// Returns the distance to the nearest point of a line segment.
  fileprivate func distance(toLineFrom first: CGPoint, to last: CGPoint) -> CGFloat {
    let (width, height) = (last.x - first.x, last.y - first.y)
    let square = width * width + height * height
    let along = square > 0 ? ((x - first.x) * width + (y - first.y) * height) / square : 0
    let part = min(max(along, 0), 1)
    let (dx, dy) = (x - first.x - part * width, y - first.y - part * height)
    return (dx * dx + dy * dy).squareRoot()
  }
}
