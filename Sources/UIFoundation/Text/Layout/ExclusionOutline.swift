import Foundation

/// The area inside an exclusion path as rectangles from top to bottom, which text flows around.
///
/// Source: `ASTextKitContext.mm`, `-initWithAttributedString:…`, which gives the paths to the text
/// container; Apple's documentation of `NSTextContainer.exclusionPaths`: "the regions where text is not
/// displayed". Decided here: an outline is cut into strips one point high, at most 1,024 of them.
package struct ExclusionOutline {
  private typealias Span = ClosedRange<CGFloat>

  private var edges: [(from: CGPoint, to: CGPoint)] = []
  private let bounds: CGRect
  private let isEvenOdd: Bool

  /// Creates the outline of a path.
  package init(_ path: UIBezierPath) {
    bounds = path.bounds
    isEvenOdd = path.usesEvenOddFillRule
    flatten(path.cgPath.elements)
  }

  /// The rectangles, in points of the path's coordinates.
  package var rects: [CGRect] {
    guard bounds.height > 0, bounds.width > 0, bounds.height.isFinite else { return [] }
    let height = max(1, bounds.height / 1024)
    var found: [CGRect] = []
    var open: [CGRect] = []
    for top in stride(from: bounds.minY, to: bounds.maxY, by: height) {
      let bottom = min(top + height, bounds.maxY)
      let strip = spans(from: top, to: bottom).map {
        CGRect(x: $0.lowerBound, y: top, width: $0.upperBound - $0.lowerBound, height: bottom - top)
      }
      let continues = strip.count == open.count && zip(strip, open).allSatisfy(Self.isBelow)
      if continues {
        open = zip(open, strip).map { $0.union($1) }
      } else {
        found += open
        open = strip
      }
    }
    return found + open
  }

  /// Returns a Boolean value that indicates whether two rectangles have the same horizontal extent.
  private static func isBelow(_ lower: CGRect, _ upper: CGRect) -> Bool {
    abs(lower.minX - upper.minX) < 0.001 && abs(lower.maxX - upper.maxX) < 0.001
  }

  /// Returns the merged horizontal extents of the area within a strip between two vertical
  /// positions.
  private func spans(from top: CGFloat, to bottom: CGFloat) -> [Span] {
    let inset = (bottom - top) / 1000
    let all = [top + inset, (top + bottom) / 2, bottom - inset].flatMap(spans).sorted {
      $0.lowerBound < $1.lowerBound
    }
    return all.reduce(into: []) { merged, span in
      guard let last = merged.last, span.lowerBound <= last.upperBound else {
        return merged.append(span)
      }
      merged[merged.count - 1] = last.lowerBound...max(last.upperBound, span.upperBound)
    }
  }

  /// Returns the horizontal extents of the area at a vertical position.
  private func spans(at y: CGFloat) -> [Span] {
    let crossings = edges.compactMap { edge -> (x: CGFloat, winding: Int)? in
      let (from, to) = edge
      guard (from.y <= y) != (to.y <= y) else { return nil }
      let x = from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x)
      return (x, from.y < to.y ? 1 : -1)
    }.sorted { $0.x < $1.x }
    var spans: [Span] = []
    var winding = 0
    for (crossing, next) in zip(crossings, crossings.dropFirst()) {
      winding += crossing.winding
      let isInside = isEvenOdd ? winding % 2 != 0 : winding != 0
      if isInside, next.x > crossing.x { spans.append(crossing.x...next.x) }
    }
    return spans
  }

  private mutating func flatten(_ elements: [CGPath.Element]) {
    var start = CGPoint.zero
    var point = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let target):
        add(from: point, to: start)
        (start, point) = (target, target)
      case .line(let target):
        add(from: point, to: target)
        point = target
      case .quadCurve(let target, let control):
        // The cubic curve with the same shape.
        let first = point.toward(control, 2 / 3)
        addCurve(from: point, first, target.toward(control, 2 / 3), to: target)
        point = target
      case .curve(let target, let control1, let control2):
        addCurve(from: point, control1, control2, to: target)
        point = target
      case .close:
        add(from: point, to: start)
        point = start
      }
    }
    add(from: point, to: start)
  }

  private mutating func add(from: CGPoint, to: CGPoint) {
    if from != to { edges.append((from, to)) }
  }

  private mutating func addCurve(
    from: CGPoint, _ control1: CGPoint, _ control2: CGPoint, to: CGPoint
  ) {
    let segments = 24
    var last = from
    for index in 1...segments {
      let part = CGFloat(index) / CGFloat(segments)
      let (a, b) = (from.toward(control1, part), control1.toward(control2, part))
      let c = control2.toward(to, part)
      let next = a.toward(b, part).toward(b.toward(c, part), part)
      add(from: last, to: next)
      last = next
    }
  }
}

extension CGPoint {
  /// Returns the point at a fraction of the way to another point.
  fileprivate func toward(_ other: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}
