import Foundation
import UIKit

extension SVGCanvas {
  /// Draws the placeholder of an image whose pixels are not known, with its name, from the origin
  /// on.
  ///
  /// The color is derived from the name. The sun in the placeholder is round if the image keeps its
  /// aspect ratio.
  mutating func drawPlaceholder(_ name: String, size: CGSize) {
    let (width, height) = (size.width, size.height)
    let unit = min(width, height)
    let hue = CGFloat(StableHash.of(name) % 360) / 360
    body.append("<rect")
    body.attributes(CGRect(origin: .zero, size: size))
    body.attribute("fill", RGBA(hue: hue, saturation: 0.22, brightness: 0.94, alpha: 1))
    body.append("/><circle")
    body.attribute("cx", width * 0.5 + unit * 0.2)
    body.attribute("cy", height * 0.5 - unit * 0.2)
    body.attribute("r", unit * 0.09)
    let shade = RGBA(hue: hue, saturation: 0.34, brightness: 0.82, alpha: 1)
    body.attribute("fill", shade)
    body.append("/><path d=\"")
    body.append(Self.hills(in: size))
    body.append("\"")
    body.attribute("fill", shade)
    body.append("/>")
    let text = name.count > 40 ? "\(name.prefix(39))…" : name
    let points = min(unit * 0.12, width * 0.9 / max(1, CGFloat(text.count)) / 0.55)
    let ink = RGBA(hue: hue, saturation: 0.6, brightness: 0.36, alpha: 1)
    label(text, at: CGPoint(x: width / 2, y: height - unit * 0.14), size: points, color: ink)
  }

  private static func hills(in size: CGSize) -> [CGPath.Element] {
    let (width, base, unit) = (size.width, size.height, min(size.width, size.height))
    let foot = base - unit * 0.28
    return [
      .move(CGPoint(x: 0, y: foot)),
      .line(CGPoint(x: width * 0.5 - unit * 0.18, y: foot - unit * 0.3)),
      .line(CGPoint(x: width * 0.5 + unit * 0.04, y: foot - unit * 0.1)),
      .line(CGPoint(x: width * 0.5 + unit * 0.16, y: foot - unit * 0.2)),
      .line(CGPoint(x: width, y: foot)), .close,
    ]
  }

  /// Draws a dashed box with a label, for content that a picture cannot show.
  mutating func box(_ rect: CGRect, label text: String) {
    guard rect.width > 0, rect.height > 0, !rect.isInfinite else { return }
    box(
      [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ], label: text)
  }

  /// Draws a dashed polygon with a label in its center.
  mutating func box(_ corners: [CGPoint], label text: String) {
    guard let first = corners.first else { return }
    let path = [.move(first)] + corners.dropFirst().map { .line($0) } + [CGPath.Element.close]
    body.append("<path d=\"")
    body.append(path)
    body.append(
      "\" fill=\"#ff9500\" fill-opacity=\"0.08\" stroke=\"#c93400\" stroke-dasharray=\"4 3\"/>")
    let area = CGPath(elements: path).boundingBox
    let size = min(11, area.height * 0.6, area.width / max(1, CGFloat(text.count)) / 0.5)
    guard size >= 3 else { return }
    label(
      text, at: CGPoint(x: area.midX, y: area.midY), size: size,
      color: RGBA(0xC9, 0x34, 0x00))
  }
}

/// A hash of text that is the same in every run.
enum StableHash {
  /// Returns the 64-bit FNV-1a hash of the text's UTF-8 bytes.
  static func of(_ text: String) -> UInt64 {
    of(text.utf8)
  }

  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
