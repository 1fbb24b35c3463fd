import Foundation
import UIKit

extension SVGCanvas {
  /// Fills the area with a linear gradient.
  mutating func draw(
    _ gradient: CGGradient, from start: CGPoint, to end: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    var attributes = SVGBuffer()
    attributes.append(" gradientUnits=\"userSpaceOnUse\"")
    attributes.attribute("x1", start.x)
    attributes.attribute("y1", start.y)
    attributes.attribute("x2", end.x)
    attributes.attribute("y2", end.y)
    let stops = SVGBuffer(GradientStops(gradient, options: options))
    fillArea(define("linearGradient", attributes: attributes, content: stops))
  }

  /// Fills the area with a radial gradient from one circle to another.
  ///
  /// SVG goes from an inner circle to an outer one: where the first circle is the larger one, the colors
  /// are written in reverse.
  mutating func draw(
    _ gradient: CGGradient, from start: RuntimeDrawing.DisplayList.Circle,
    to end: RuntimeDrawing.DisplayList.Circle,
    options: CGGradientDrawingOptions
  ) {
    let isReversed = start.radius > end.radius
    let (inner, outer) = isReversed ? (end, start) : (start, end)
    var attributes = SVGBuffer()
    attributes.append(" gradientUnits=\"userSpaceOnUse\"")
    attributes.attribute("cx", outer.center.x)
    attributes.attribute("cy", outer.center.y)
    attributes.attribute("r", max(0, outer.radius))
    attributes.attribute("fx", inner.center.x)
    attributes.attribute("fy", inner.center.y)
    attributes.attribute("fr", max(0, inner.radius))
    var stops = GradientStops(gradient, options: options)
    if isReversed { stops.reverse() }
    fillArea(
      define("radialGradient", attributes: attributes, content: SVGBuffer(stops)))
  }

  private mutating func fillArea(_ id: String) {
    body.append("<rect")
    body.attributes(area)
    body.append(" fill=\"url(#\(id))\"/>")
  }
}

/// The color stops of a gradient, with transparent stops where the gradient does not extend beyond
/// its ends.
struct GradientStops {
  struct Stop {
    var place: CGFloat
    var color: RGBA
  }

  private(set) var stops: [Stop]

  init(_ gradient: CGGradient, options: CGGradientDrawingOptions) {
    let pairs = zip(gradient.locations, gradient.colors).enumerated()
    stops = pairs.sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map { Stop(place: min(max($0.element.0, 0), 1), color: $0.element.1.rgba) }
    guard var first = stops.first, var last = stops.last else { return }
    if !options.contains(.drawsBeforeStartLocation) {
      (first.place, first.color.alpha) = (0, 0)
      if let color = stops.first?.color { stops.insert(Stop(place: 0, color: color), at: 0) }
      stops.insert(first, at: 0)
    }
    if !options.contains(.drawsAfterEndLocation) {
      if let color = stops.last?.color { stops.append(Stop(place: 1, color: color)) }
      (last.place, last.color.alpha) = (1, 0)
      stops.append(last)
    }
  }

  mutating func reverse() {
    stops = stops.reversed().map { Stop(place: 1 - $0.place, color: $0.color) }
  }
}

extension SVGBuffer {
  fileprivate init(_ gradient: GradientStops) {
    self.init()
    for stop in gradient.stops {
      append("<stop")
      attribute("offset", stop.place)
      attribute("stop-color", stop.color, opacityName: "stop-opacity")
      append("/>")
    }
  }
}
