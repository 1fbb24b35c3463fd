import Foundation
import UIKit

extension SVGCanvas {
  /// Draws an image into a rectangle, with its cap insets, tint color and orientation.
  mutating func draw(_ image: UIImage, in rect: CGRect, alpha: CGFloat, blend: CGBlendMode) {
    guard let pixels = image.cgImage, rect.width > 0, rect.height > 0, alpha > 0 else { return }
    guard imageDepth < Self.maximumImageDepth else { return box(rect, label: "nested images") }
    imageDepth += 1
    defer { imageDepth -= 1 }
    let filter =
      image.isSymbolImage
      ? nil
      : image.tint.map { tint in
        tintFilter(tint.cgColor.rgba, over: rect)
      }
    guard filter != nil || alpha < 1 || blend != .normal else {
      return drawPixels(pixels, of: image, in: rect)
    }
    group({ canvas in
      if let filter { canvas.body.append(" filter=\"url(#\(filter))\"") }
      if alpha < 1 { canvas.body.attribute("opacity", alpha) }
      canvas.mix(blend)
    }) { $0.drawPixels(pixels, of: image, in: rect) }
  }

  private mutating func drawPixels(_ pixels: CGImage, of image: UIImage, in rect: CGRect) {
    if image.isSymbolImage, case .named(let name) = pixels.source {
      return drawSymbol(name, in: rect, color: image.tint?.cgColor.rgba ?? CGColor.black.rgba)
    }
    let insets = image.capInsets
    guard insets != .zero, image.size != rect.size else { return orient(image, in: rect) }
    for part in CapParts(of: image, in: rect).parts {
      draw(pixels, part: part.source, in: part.target)
    }
  }

  /// Draws an image rotated and mirrored according to its orientation.
  private mutating func orient(_ image: UIImage, in rect: CGRect) {
    guard let pixels = image.cgImage else { return }
    let whole = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
    guard image.imageOrientation != .up, whole.width > 0, whole.height > 0 else {
      return draw(pixels, part: whole, in: rect)
    }
    let turn = image.imageOrientation.transform(from: whole.size, to: rect)
    group({ $0.body.transform(turn) }) { $0.draw(pixels, part: whole, in: whole) }
  }

  /// Draws a part of an image, in pixels, into a rectangle.
  mutating func draw(_ pixels: CGImage, part: CGRect, in rect: CGRect) {
    guard part.width > 0, part.height > 0, rect.width > 0, rect.height > 0 else { return }
    draw(
      pixels.source, size: CGSize(width: pixels.width, height: pixels.height), part, pixels, rect)
  }

  private mutating func draw(
    _ source: CGImage.Source, size: CGSize, _ part: CGRect, _ pixels: CGImage, _ rect: CGRect
  ) {
    switch source {
    case .empty: break
    case .named(let name): window(part, rect) { $0.drawPlaceholder(name, size: size) }
    case .encoded(let data):
      guard let type = EncodedImage.type(of: data) else {
        return box(rect, label: "unknown image data")
      }
      let id = define(CGImage(width: pixels.width, height: pixels.height, source: source)) {
        "data:image/\(type);base64,\(data.base64EncodedString())"
      }
      window(part, rect) { $0.body.append("<use href=\"#\(id)\"/>") }
    case .drawing(let list):
      let scale = pixels.drawingScale > 0 ? pixels.drawingScale : 1
      let points = CGRect(
        x: part.minX / scale, y: part.minY / scale, width: part.width / scale,
        height: part.height / scale)
      window(points, rect) { canvas in
        let outer = canvas.area
        canvas.area = points
        canvas.draw(list)
        canvas.area = outer
      }
    case .part(let outer, let whole):
      let inner = part.offsetBy(dx: outer.minX, dy: outer.minY)
      draw(whole, size: CGSize(width: outer.maxX, height: outer.maxY), inner, pixels, rect)
    }
  }

  /// Draws a part of the content, scaled to a rectangle.
  private mutating func window(
    _ part: CGRect, _ rect: CGRect, _ draw: (inout SVGCanvas) -> Void
  ) {
    body.append("<svg")
    body.attributes(rect)
    body.append(" viewBox=\"")
    for (index, number) in [part.minX, part.minY, part.width, part.height].enumerated() {
      if index > 0 { body.append(" ") }
      body.append(number)
    }
    body.append("\" preserveAspectRatio=\"none\">")
    draw(&self)
    body.append("</svg>")
  }
}

/// Encoded image data that browsers can display.
enum EncodedImage {
  /// Returns the subtype of the data's media type from its first bytes, or `nil` for other data.
  static func type(of data: Data) -> String? {
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "png" }
    if data.starts(with: [0xFF, 0xD8, 0xFF]) { return "jpeg" }
    return data.starts(with: Array("GIF8".utf8)) ? "gif" : nil
  }
}

extension UIImage.Orientation {
  /// Returns the transform from the pixels of a stored image to a rectangle that shows the image
  /// with its orientation.
  ///
  /// Source: `UIImage.Orientation`: `left` is turned by 90 degrees against the clock.
  func transform(from size: CGSize, to rect: CGRect) -> CGAffineTransform {
    var turn = CGAffineTransform(scaleX: 1 / size.width, y: 1 / size.height)
    if [.upMirrored, .downMirrored, .leftMirrored, .rightMirrored].contains(self) {
      turn = turn.concatenating(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0))
    }
    switch self {
    case .down, .downMirrored:
      turn = turn.concatenating(CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1))
    case .left, .leftMirrored:
      turn = turn.concatenating(CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1))
    case .right, .rightMirrored:
      turn = turn.concatenating(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0))
    case .up, .upMirrored: break
    }
    return turn.concatenating(
      CGAffineTransform(
        a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY))
  }
}
