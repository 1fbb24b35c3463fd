import Foundation
import UIKit

extension SVGCanvas {
  /// Appends the beginning of an element for an outline: `rect` for a rectangle, or else `path`.
  mutating func beginShape(_ path: CGPath) {
    if let rect = path.elements.axisAlignedRectangle {
      body.append("<rect")
      return body.attributes(rect)
    }
    body.append("<path d=\"")
    body.append(path.elements)
    body.append("\"")
  }

  mutating func fill(
    _ path: CGPath, _ color: CGColor, rule: RuntimeDrawing.DisplayList.FillRule,
    blend: CGBlendMode = .normal
  ) {
    guard !path.isEmpty else { return }
    beginShape(path)
    paint("fill", color)
    if rule == .evenOdd { body.append(" fill-rule=\"evenodd\"") }
    mix(blend)
    body.append("/>")
  }

  mutating func stroke(
    _ path: CGPath, _ color: CGColor, _ style: RuntimeDrawing.DisplayList.StrokeStyle,
    blend: CGBlendMode = .normal
  ) {
    guard !path.isEmpty, style.width > 0 else { return }
    beginShape(path)
    body.append(" fill=\"none\"")
    paint("stroke", color)
    line(style)
    mix(blend)
    body.append("/>")
  }

  private mutating func line(_ style: RuntimeDrawing.DisplayList.StrokeStyle) {
    if style.width != 1 { body.attribute("stroke-width", style.width) }
    switch style.cap {
    case .butt: break
    case .round: body.append(" stroke-linecap=\"round\"")
    case .square: body.append(" stroke-linecap=\"square\"")
    }
    switch style.join {
    case .miter:
      if style.miterLimit != 4 { body.attribute("stroke-miterlimit", max(1, style.miterLimit)) }
    case .round: body.append(" stroke-linejoin=\"round\"")
    case .bevel: body.append(" stroke-linejoin=\"bevel\"")
    }
    let dash = style.dash.map { max(0, $0) }
    guard dash.contains(where: { $0 > 0 }) else { return }
    body.append(" stroke-dasharray=\"")
    for (index, length) in dash.enumerated() {
      if index > 0 { body.append(" ") }
      body.append(length)
    }
    body.append("\"")
    if style.dashPhase != 0 { body.attribute("stroke-dashoffset", style.dashPhase) }
  }

  /// Defines a clip path for an outline and returns its identifier.
  mutating func clip(_ path: CGPath, rule: RuntimeDrawing.DisplayList.FillRule = .winding) -> String
  {
    let shape = capture { canvas in
      canvas.beginShape(path)
      if rule == .evenOdd { canvas.body.append(" clip-rule=\"evenodd\"") }
      canvas.body.append("/>")
    }
    return define("clipPath", content: shape)
  }
}

extension SVGCanvas {
  /// Clips everything that was drawn after a position in the body.
  mutating func clip(everythingFrom start: Int, to path: CGPath) {
    guard body.count > start else { return }
    let content = body.cut(from: start)
    body.append("<g clip-path=\"url(#\(clip(path)))\">")
    body.append(content)
    body.append("</g>")
  }
}

extension SVGBuffer {
  mutating func append(_ elements: [CGPath.Element]) {
    for element in elements {
      switch element {
      case .move(let point): append("M", point)
      case .line(let point): append("L", point)
      case .quadCurve(let point, let control): append("Q", control, point)
      case .curve(let point, let control1, let control2): append("C", control1, control2, point)
      case .close: append("Z")
      }
    }
  }

  private mutating func append(_ command: String, _ points: CGPoint...) {
    append(command)
    for (index, point) in points.enumerated() {
      if index > 0 { append(" ") }
      append(point.x)
      append(" ")
      append(point.y)
    }
  }
}

extension [CGPath.Element] {
  /// The rectangle that the path outlines with four corners in order, or `nil` for other paths.
  var axisAlignedRectangle: CGRect? {
    guard count == 5, case .move(let a) = self[0], case .line(let b) = self[1],
      case .line(let c) = self[2], case .line(let d) = self[3], case .close = self[4],
      a.y == b.y, b.x == c.x, c.y == d.y, d.x == a.x, a.x <= c.x, a.y <= c.y
    else { return nil }
    return CGRect(x: a.x, y: a.y, width: c.x - a.x, height: c.y - a.y)
  }
}
