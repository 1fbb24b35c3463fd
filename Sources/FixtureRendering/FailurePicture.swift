import FixtureHosting
import Foundation
import UIKit

/// The actual and expected frames of one element in a picture of a failure, in the window's
/// coordinates.
package struct FrameDifference: Hashable, Sendable {
  /// The actual frame of the element, or `nil` if the element does not exist.
  package let actual: CGRect?
  /// The expected frame of the element, or `nil` if no frame is expected.
  package let expected: CGRect?

  /// Creates a difference from the two frames.
  package init(actual: CGRect?, expected: CGRect?) {
    self.actual = actual
    self.expected = expected
  }
}

extension FixtureHost {
  /// Returns an SVG picture of the window with actual frames in blue and expected frames dashed in
  /// red.
  ///
  /// - Parameters:
  ///   - differences: the frames. The picture grows to hold them, up to a limit.
  ///   - caption: the lines of text below the picture.
  ///   - others: frames that the picture grows to hold as well, so that several pictures have one size.
  /// - Returns: the SVG document.
  package func failureSVG(
    _ differences: [FrameDifference], caption: [String], covering others: [CGRect] = []
  ) -> String {
    bind {
      let window = window
      window.layoutIfNeeded()
      let bounds = CGRect(origin: .zero, size: window.bounds.size)
      let background = UIColor.systemBackground.resolvedColor(with: window.traitCollection)
      var painter = LayerPainter(area: bounds, options: FixturePictureOptions())
      painter.canvas.fill(
        CGPath(rect: bounds, transform: nil), background.cgColor, rule: .winding)
      painter.draw(window.layer, in: .identity)
      let frames = differences.flatMap { [$0.actual, $0.expected].compactMap(\.self) }
      for difference in differences { painter.canvas.draw(difference) }
      let area = (frames + others).reduce(bounds) { $0.union($1) }
        .intersection(bounds.insetBy(dx: -2000, dy: -2000)).insetBy(dx: -2, dy: -2)
      let lines = Self.wrapped(caption, to: max(area.width, 320))
      let height = lines.isEmpty ? 0 : CGFloat(lines.count) * 16 + 12
      painter.canvas.draw(caption: lines, below: area)
      var options = FixturePictureOptions()
      options.title = caption.first
      let size = CGSize(width: max(area.width, 320), height: area.height + height)
      return SVGDocument(
        canvas: painter.canvas, size: size, options: options, origin: area.origin
      ).text
    }
  }

  /// Returns the lines of a caption, broken at spaces so that they fit a width in points.
  private static func wrapped(_ caption: [String], to width: CGFloat) -> [String] {
    // Characters of 11 points are about 5.6 points wide.
    let limit = max(20, Int((width - 16) / 5.6))
    return caption.flatMap { line in
      var lines: [String] = []
      var rest = line[...]
      while let end = rest.index(rest.startIndex, offsetBy: limit, limitedBy: rest.endIndex),
        end < rest.endIndex
      {
        let cut = rest[..<end].lastIndex(of: " ") ?? end
        lines.append(String(rest[..<cut]))
        rest = rest[cut...].drop { $0 == " " }
      }
      return lines + [String(rest)]
    }
  }
}

extension SVGCanvas {
  /// Draws the actual frame of an element in blue and the expected frame dashed in red, each with white
  /// edges, so that it is seen on every color.
  mutating func draw(_ difference: FrameDifference) {
    let blue = RGBA(0x00, 0x66, 0xCC)
    if let actual = difference.actual {
      drawHalo(actual)
      body.append("<rect")
      body.attributes(actual.withArea)
      body.attribute("fill", blue)
      body.append(" fill-opacity=\"0.25\" stroke-width=\"2\"")
      body.attribute("stroke", blue)
      body.append("/>")
    }
    guard let expected = difference.expected else { return }
    drawHalo(expected)
    body.append("<rect")
    body.attributes(expected.withArea)
    body.append(" fill=\"none\" stroke=\"#d70015\" stroke-width=\"2\" stroke-dasharray=\"6 4\"/>")
  }

  private mutating func drawHalo(_ rect: CGRect) {
    body.append("<rect")
    body.attributes(rect.withArea)
    body.append(" fill=\"none\" stroke=\"#ffffff\" stroke-opacity=\"0.85\" stroke-width=\"4\"/>")
  }

  mutating func draw(caption: [String], below area: CGRect) {
    guard !caption.isEmpty else { return }
    body.append("<rect")
    body.attributes(
      CGRect(
        x: area.minX, y: area.maxY, width: max(area.width, 320),
        height: CGFloat(caption.count) * 16 + 12))
    body.append(" fill=\"#ffffff\"/>")
    for (index, line) in caption.enumerated() {
      body.append("<text font-size=\"11\" fill=\"#1d1d1f\"")
      body.attribute("x", area.minX + 8)
      body.attribute("y", area.maxY + 18 + CGFloat(index) * 16)
      body.append(">")
      body.append(escaped: line)
      body.append("</text>")
    }
  }
}

extension CGRect {
  /// The rectangle with at least a hundredth of a point on each side: SVG does not draw the edges of
  /// rectangles without a width or a height.
  fileprivate var withArea: CGRect {
    CGRect(x: minX, y: minY, width: max(width, 0.01), height: max(height, 0.01))
  }
}
