import Foundation
import UIKit

extension SVGCanvas {
  /// Draws a symbol by its name: a simple shape for common symbols, or else a circle with a label.
  ///
  /// Decided here: Apple's symbols may not be redistributed.
  mutating func drawSymbol(_ name: String, in rect: CGRect, color: RGBA) {
    let side = min(rect.width, rect.height)
    let place = CGAffineTransform(
      a: side / 24, b: 0, c: 0, d: side / 24, tx: rect.midX - side / 2, ty: rect.midY - side / 2)
    group({ $0.body.transform(place) }) { canvas in
      canvas.body.append("<title>")
      canvas.body.append(escaped: name)
      canvas.body.append("</title>")
      guard let shape = SymbolShape(name: name) else {
        return canvas.drawNamedRing(name, color)
      }
      canvas.draw(shape, color)
    }
  }

  private mutating func draw(_ shape: SymbolShape, _ color: RGBA) {
    body.append("<path d=\"\(shape.path)\"")
    if shape.isFilled {
      body.attribute("fill", color)
    } else {
      body.append(
        " fill=\"none\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\"")
      body.attribute("stroke", color)
    }
    body.append("/>")
  }

  private mutating func drawNamedRing(_ name: String, _ color: RGBA) {
    body.append("<circle cx=\"12\" cy=\"12\" r=\"10\" fill=\"none\" stroke-width=\"1.5\"")
    body.attribute("stroke", color)
    body.append("/>")
    let text = name.split(separator: ".").first.map(String.init) ?? name
    let size = min(9, 17 / max(1, CGFloat(text.count)) / 0.55)
    label(text, at: CGPoint(x: 12, y: 12), size: size, color: color)
  }
}

/// A simple shape for a common symbol, in a square of 24 units.
struct SymbolShape {
  let path: String
  let isFilled: Bool

  init?(name: String) {
    let base = name.split(separator: ".").filter { $0 != "fill" && $0 != "circle" }
      .joined(separator: ".")
    guard let path = Self.paths[base] ?? Self.paths[name] else { return nil }
    self.path = path
    isFilled = name.hasSuffix(".fill") && Self.fillable.contains(base) || base == "ellipsis"
  }

  private static let fillable: Set<String> = ["star", "heart", "bookmark", "square", "bell"]

  private static let paths = [
    "chevron.right": "M9 5L16 12L9 19", "chevron.left": "M15 5L8 12L15 19",
    "chevron.forward": "M9 5L16 12L9 19", "chevron.backward": "M15 5L8 12L15 19",
    "chevron.down": "M5 9L12 16L19 9", "chevron.up": "M5 15L12 8L19 15",
    "arrow.right": "M4 12L20 12M14 6L20 12L14 18", "arrow.left": "M20 12L4 12M10 6L4 12L10 18",
    "checkmark": "M5 13L10 18L19 6", "xmark": "M6 6L18 18M18 6L6 18",
    "plus": "M12 4L12 20M4 12L20 12", "minus": "M4 12L20 12",
    "square": "M5 5L19 5L19 19L5 19Z",
    "star": "M12 3L14.7 9.2L21.4 9.9L16.4 14.4L17.8 21L12 17.6L6.2 21L7.6 14.4L2.6 9.9L9.3 9.2Z",
    "heart":
      "M12 20C5 15 3 11.500 3 8.500C3 5.500 5.200 4 7.500 4C9.500 4 11 5 12 6.800C13 5 14.500 4 "
      + "16.500 4C18.800 4 21 5.500 21 8.500C21 11.500 19 15 12 20Z",
    "magnifyingglass":
      "M10 4C13.300 4 16 6.700 16 10C16 13.300 13.300 16 10 16C6.700 16 4 13.300 4 10"
      + "C4 6.700 6.700 4 10 4ZM15 15L20 20",
    "ellipsis": "M4 10.500L7 10.500L7 13.500L4 13.500ZM10.500 10.500L13.500 10.500L13.500 13.500"
      + "L10.500 13.500ZM17 10.500L20 10.500L20 13.500L17 13.500Z",
    "bookmark": "M7 4L17 4L17 20L12 15.500L7 20Z",
    "bell":
      "M6 17L18 17L16.500 14L16.500 10C16.500 7 14.500 5 12 5C9.500 5 7.500 7 7.500 10L7.500 14Z",
    "line.3.horizontal": "M4 7L20 7M4 12L20 12M4 17L20 17",
  ]
}
