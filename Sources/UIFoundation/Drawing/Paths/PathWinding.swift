/// The winding number of a path around a point: the sum of its crossings of the ray to the right.
struct PathWinding {
  private let point: CGPoint
  /// A Boolean value that indicates whether open subpaths are closed with a line to their start.
  private let closesParts: Bool
  /// The sum of the crossings: one for an upward crossing, minus one for a downward crossing.
  private(set) var number = 0
  private var start = CGPoint.zero
  private var current = CGPoint.zero
  private var partNumber = 0

  init(of elements: [CGPath.Element], around point: CGPoint, closesParts: Bool) {
    self.point = point
    self.closesParts = closesParts
    // A point that is not a number would be beside no part of a curve. It is outside of every path.
    guard !point.x.isNaN, !point.y.isNaN else { return }
    for element in elements { add(element) }
    endPart(isClosed: false)
  }

  private mutating func add(_ element: CGPath.Element) {
    switch element {
    case .move(let place):
      endPart(isClosed: false)
      (start, current) = (place, place)
    case .line(let end): addPiece([current, end])
    case .quadCurve(let end, let control): addPiece([current, control, end])
    case .curve(let end, let control1, let control2):
      addPiece([current, control1, control2, end])
    case .close: endPart(isClosed: true)
    }
  }

  private mutating func addPiece(_ points: [CGPoint]) {
    partNumber += crossings(of: points, depth: 0)
    current = points[points.count - 1]
  }

  private mutating func endPart(isClosed: Bool) {
    if isClosed || closesParts { number += partNumber + crossings(of: [current, start], depth: 0) }
    partNumber = 0
    current = start
  }

  /// Returns the crossings of a curve, which is given by its points.
  ///
  /// A curve is inside of the bounding box of its points: a curve above, below, or left of the ray
  /// does not cross it, and a curve right of the point crosses it as often as its chord. Other
  /// curves are halved. Decided here, since Core Graphics documents no answer: a curve with points that
  /// are not finite is its chord, and a line that is not a number crosses nothing.
  private func crossings(of points: [CGPoint], depth: Int) -> Int {
    let (first, last) = (points[0], points[points.count - 1])
    if points.allSatisfy({ $0.y < point.y }) || points.allSatisfy({ $0.y > point.y })
      || points.allSatisfy({ $0.x <= point.x })
    {
      return 0
    }
    if points.allSatisfy({ $0.x > point.x }) { return direction(from: first, to: last) }
    let isFinite = points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    guard isFinite, points.count > 2, depth < Self.maximumDepth else {
      return crossing(from: first, to: last)
    }
    let (left, right) = Self.halves(of: points)
    return crossings(of: left, depth: depth + 1) + crossings(of: right, depth: depth + 1)
  }

  /// The maximum number of times that a curve is halved. Smaller parts are below the precision of
  /// the numbers.
  private static var maximumDepth: Int { 48 }

  /// Returns the direction in which a line crosses the height of the point. A line includes its
  /// lower end but not its upper end.
  private func direction(from first: CGPoint, to last: CGPoint) -> Int {
    if first.y <= point.y, last.y > point.y { return 1 }
    if last.y <= point.y, first.y > point.y { return -1 }
    return 0
  }

  private func crossing(from first: CGPoint, to last: CGPoint) -> Int {
    let direction = direction(from: first, to: last)
    guard direction != 0 else { return 0 }
    let part = (point.y - first.y) / (last.y - first.y)
    return first.x + part * (last.x - first.x) > point.x ? direction : 0
  }

  /// Returns the points of both halves of a curve.
  ///
  /// Rule: de Casteljau's algorithm at the midpoint.
  static func halves(of points: [CGPoint]) -> ([CGPoint], [CGPoint]) {
    var (left, right, rest) = ([CGPoint](), [CGPoint](), points)
    while let first = rest.first, let last = rest.last {
      left.append(first)
      right.append(last)
      rest = zip(rest, rest.dropFirst()).map { one, other in
        // The sum of two large numbers is not finite.
        CGPoint(x: one.x / 2 + other.x / 2, y: one.y / 2 + other.y / 2)
      }
    }
    return (left, right.reversed())
  }
}
