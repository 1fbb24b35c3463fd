import Foundation

extension PathStroker {
  /// A line of positive length, with unit vectors for its direction and its left side.
  struct Line {
    let begin: CGPoint
    let end: CGPoint
    let direction: CGPoint

    init(_ begin: CGPoint, _ end: CGPoint) {
      let (width, height) = (end.x - begin.x, end.y - begin.y)
      let length = (width * width + height * height).squareRoot()
      self.begin = begin
      self.end = end
      direction = CGPoint(x: width / length, y: height / length)
    }

    var left: CGPoint { CGPoint(x: -direction.y, y: direction.x) }
  }

  /// A subpath without curves, as its points without consecutive duplicates.
  struct LinePart {
    var points: [CGPoint]
    var isClosed = false

    static func parts(of elements: [CGPath.Element]) -> [LinePart] {
      var parts: [LinePart] = []
      for element in elements {
        switch element {
        case .move(let point): parts.append(LinePart(points: [point]))
        case .close: if !parts.isEmpty { parts[parts.count - 1].close() }
        case .line, .quadCurve, .curve:
          guard let point = element.points.last else { continue }
          if parts.last?.isClosed ?? true {
            parts.append(LinePart(points: [parts.last?.points.first ?? point]))
          }
          parts[parts.count - 1].add(point)
        }
      }
      return parts
    }

    private mutating func add(_ point: CGPoint) {
      if points.last != point { points.append(point) }
    }

    private mutating func close() {
      isClosed = true
      if points.count > 1, points.first == points.last { points.removeLast() }
    }
  }
}

extension CGPoint {
  func moved(_ direction: CGPoint, _ distance: CGFloat) -> CGPoint {
    CGPoint(x: x + distance * direction.x, y: y + distance * direction.y)
  }
}
