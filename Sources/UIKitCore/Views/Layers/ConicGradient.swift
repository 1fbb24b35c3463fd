import Foundation

/// A gradient around a center, as triangles that each have one color.
///
/// Source: Core Animation's documentation of `conic`: the angle is zero in the direction from the start
/// point to the end point, and grows from the x-axis to the y-axis. Decided here: angles are measured in
/// points, and equal points, whose result Core Animation leaves undefined, give the direction to the right.
struct ConicGradient {
  /// A part of the turn, from 0 to 1, and its color.
  private struct Sector {
    let start: CGFloat
    let end: CGFloat
    let color: RGBA
  }

  private static let sectorCount = 120
  private let center: CGPoint
  private let startAngle: Double
  private let stops: [(place: CGFloat, color: RGBA)]

  init(_ gradient: CGGradient, around center: CGPoint, toward point: CGPoint) {
    self.center = center
    startAngle = atan2(Double(point.y - center.y), Double(point.x - center.x))
    stops = zip(gradient.locations, gradient.colors).enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map { (min(max($0.element.0, 0), 1), $0.element.1.rgba) }
  }

  /// Fills a rectangle with the gradient.
  ///
  /// Opaque sectors reach below the next one, and the last color lies below all of them, so that the
  /// smooth edges of neighbors leave no lines.
  func draw(over rect: CGRect, in context: CGContext) {
    guard let last = stops.last, !rect.isEmpty, center.x.isFinite, center.y.isFinite else { return }
    let isOpaque = stops.allSatisfy { $0.color.alpha >= 1 }
    let corners = [rect.minX, rect.maxX].flatMap { x in [rect.minY, rect.maxY].map { (x, $0) } }
    let reach = corners.reduce(0) { max($0, hypot($1.0 - center.x, $1.1 - center.y)) } * 1.02
    if isOpaque { fill(CGPath(rect: rect, transform: nil), last.color, in: context) }
    let sectors = self.sectors
    for (index, sector) in sectors.enumerated() {
      let isLast = index == sectors.count - 1
      let end = isOpaque && !isLast ? sectors[index + 1].end : sector.end
      fill(triangle(from: sector.start, to: end, reach), sector.color, in: context)
    }
  }

  private func fill(_ path: CGPath, _ color: RGBA, in context: CGContext) {
    context.setFillColor(CGColor(color))
    context.addPath(path)
    context.fillPath()
  }

  private func triangle(from start: CGFloat, to end: CGFloat, _ reach: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.move(to: center)
    for place in [start, end] {
      let angle = startAngle + Double(place) * 2 * .pi
      path.addLine(
        to: CGPoint(
          x: center.x + reach * CGFloat(cos(angle)), y: center.y + reach * CGFloat(sin(angle))))
    }
    path.closeSubpath()
    return path
  }

  /// The sectors, which end at the locations of the colors too.
  private var sectors: [Sector] {
    let count = CGFloat(Self.sectorCount)
    let even = (0...Self.sectorCount).map { CGFloat($0) / count }
    let places = Set(even + stops.map(\.place)).sorted()
    return zip(places, places.dropFirst()).map { start, end in
      Sector(start: start, end: end, color: color(at: (start + end) / 2))
    }
  }

  private func color(at place: CGFloat) -> RGBA {
    guard let after = stops.firstIndex(where: { $0.place > place }) else {
      return stops[stops.count - 1].color
    }
    guard after > 0 else { return stops[0].color }
    let (low, high) = (stops[after - 1], stops[after])
    let part = (place - low.place) / (high.place - low.place)
    func mixed(_ one: CGFloat, _ other: CGFloat) -> CGFloat { one + (other - one) * part }
    return RGBA(
      red: mixed(low.color.red, high.color.red), green: mixed(low.color.green, high.color.green),
      blue: mixed(low.color.blue, high.color.blue), alpha: mixed(low.color.alpha, high.color.alpha))
  }
}
