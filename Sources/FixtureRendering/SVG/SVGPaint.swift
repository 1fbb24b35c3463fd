import Foundation
import UIKit

extension SVGBuffer {
  /// Appends a color as `#rrggbb`, without its opacity. Components are clamped to the range from 0
  /// to 1.
  mutating func append(_ color: RGBA) {
    append("#")
    for component in [color.red, color.green, color.blue] {
      let byte = component.isNaN ? 0 : UInt8((min(max(component, 0), 1) * 255).rounded())
      append(Self.hexadecimalDigits[Int(byte >> 4)])
      append(Self.hexadecimalDigits[Int(byte & 15)])
    }
  }

  private static let hexadecimalDigits = "0123456789abcdef".map { String($0) }

  /// Appends an attribute with a color and, if the opacity is less than 1, an attribute with the
  /// opacity.
  mutating func attribute(_ name: String, _ color: RGBA, opacityName: String? = nil) {
    append(" ")
    append(name)
    append("=\"")
    append(color)
    append("\"")
    guard color.alpha < 1 else { return }
    attribute(opacityName ?? "\(name)-opacity", max(0, color.alpha))
  }
}

extension SVGCanvas {
  /// Appends an attribute that paints with a color. A pattern color becomes a definition.
  mutating func paint(_ name: String, _ color: CGColor) {
    guard let image = color.pattern else { return body.attribute(name, color.rgba) }
    let id = pattern(of: image)
    body.append(" \(name)=\"url(#\(id))\"")
    if color.alpha < 1 { body.attribute("\(name)-opacity", color.alpha) }
  }

  /// Defines a pattern that repeats an image from the origin, and returns its identifier.
  private mutating func pattern(of image: UIImage) -> String {
    let rect = CGRect(origin: .zero, size: image.size)
    let tile = capture { canvas in
      canvas.draw(image, in: rect, alpha: 1, blend: .normal)
    }
    var head = SVGBuffer()
    head.append(" patternUnits=\"userSpaceOnUse\"")
    head.attribute("width", max(rect.width, 1))
    head.attribute("height", max(rect.height, 1))
    return define("pattern", attributes: head, content: tile)
  }
}
