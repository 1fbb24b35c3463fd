import Foundation
import UIKit

extension SVGCanvas {
  /// Draws a display list over the existing content.
  ///
  /// Display lists that are nested too deeply for readers of XML are shown as a box.
  mutating func draw(_ list: RuntimeDrawing.DisplayList) {
    guard layerDepth + listDepth + imageDepth < Self.maximumDepth else {
      return box(area, label: "nested too deeply")
    }
    listDepth += 1
    defer { listDepth -= 1 }
    guard list.operations.contains(where: \.mixesWithBelow) else {
      return drawOperations(of: list)
    }
    // Blend modes apply only to the content of the same list, as in a layer's backing store.
    group({ $0.body.append(" style=\"isolation:isolate\"") }) { $0.drawOperations(of: list) }
  }

  private mutating func drawOperations(of list: RuntimeDrawing.DisplayList) {
    let start = body.count
    for operation in list.operations { draw(operation, above: start) }
  }

  /// Draws an operation of a display list.
  ///
  /// - Parameters:
  ///   - operation: the operation.
  ///   - start: the position in the body where the operations of the same list begin.
  private mutating func draw(_ operation: RuntimeDrawing.DisplayList.Operation, above start: Int) {
    switch operation {
    case .fill(let path, let color, let rule, let blend):
      compose(blend, above: start, extent: path.boundingBox) {
        $0.fill(path, color, rule: rule, blend: blend)
      }
    case .stroke(let path, let color, let style, let blend):
      compose(blend, above: start, extent: path.boundingBox) {
        $0.stroke(path, color, style, blend: blend)
      }
    case .image(let image, let rect, let alpha, let blend):
      compose(blend, above: start, extent: rect) {
        $0.draw(image, in: rect, alpha: alpha, blend: blend)
      }
    case .text(let run): draw(run)
    case .gradient(let gradient, let from, let to, let options):
      draw(gradient, from: from, to: to, options: options)
    case .radialGradient(let gradient, let from, let to, let options):
      draw(gradient, from: from, to: to, options: options)
    case .shadowed(let list, let shadow): draw(list, with: shadow)
    case .clear(let rect):
      let hole = CGPath(rect: rect, transform: nil)
      erase(above: start) { $0.fill(hole, .black, rule: .winding) }
    case .group(let list, let clip, let alpha): draw(list, clip: clip, alpha: alpha)
    case .masked(let list, let mask, let rect): draw(list, through: mask, over: rect)
    case .transformed(let list, let transform): draw(list, in: transform)
    case .blended(let list, let mode):
      compose(mode, above: start, extent: list.extent ?? area) { canvas in
        canvas.group({ $0.mix(mode) }) { $0.draw(list) }
      }
    }
  }

  private mutating func draw(_ list: RuntimeDrawing.DisplayList, in transform: CGAffineTransform) {
    transformingArea(by: transform) { canvas in
      canvas.group({ $0.body.transform(transform) }) { $0.draw(list) }
    }
  }

  private mutating func draw(
    _ list: RuntimeDrawing.DisplayList, clip outline: CGPath?, alpha: CGFloat
  ) {
    guard alpha > 0 else { return }
    guard outline != nil || alpha < 1 else { return draw(list) }
    let outer = area
    if let outline { area = outline.isEmpty ? .zero : outline.boundingBox }
    let id = outline.map { clip($0) }
    group({ canvas in
      if let id { canvas.body.append(" clip-path=\"url(#\(id))\"") }
      if alpha < 1 { canvas.body.attribute("opacity", alpha) }
    }) { $0.draw(list) }
    area = outer
  }

  /// Draws a list through an image mask: only where the image is light.
  private mutating func draw(
    _ list: RuntimeDrawing.DisplayList, through mask: CGImage, over rect: CGRect
  ) {
    let picture = capture { canvas in
      canvas.draw(UIImage(cgImage: mask), in: rect, alpha: 1, blend: .normal)
    }
    let id = define("mask", attributes: .region(rect), content: picture)
    group({ $0.body.append(" mask=\"url(#\(id))\"") }) { $0.draw(list) }
  }
}

extension RuntimeDrawing.DisplayList.Operation {
  /// A Boolean value that indicates whether the operation depends on what the list has already
  /// drawn.
  fileprivate var mixesWithBelow: Bool {
    switch self {
    case .fill(_, _, _, let blend), .stroke(_, _, _, let blend), .image(_, _, _, let blend),
      .blended(_, let blend):
      blend != .normal
    case .group(let list, _, _), .transformed(let list, _):
      list.operations.contains(where: \.mixesWithBelow)
    case .text, .gradient, .radialGradient, .shadowed, .clear, .masked: false
    }
  }
}

extension SVGBuffer {
  /// Returns the attributes of the region of a mask or filter, in the current coordinates.
  static func region(_ rect: CGRect, units: String = "maskUnits") -> SVGBuffer {
    var buffer = SVGBuffer()
    buffer.append(" \(units)=\"userSpaceOnUse\"")
    buffer.attributes(rect)
    return buffer
  }
}
