import Foundation
import UIKit

/// The nine parts of an image with cap insets, and where each is drawn. Corners keep their size.
///
/// The parts between the caps are stretched. Tiling looks the same for the single pixel that most such
/// images have there.
struct CapParts {
  struct Part {
    /// The part of the image, in pixels.
    let source: CGRect
    /// The part of the picture, in points.
    let target: CGRect
  }

  let parts: [Part]

  init(of image: UIImage, in rect: CGRect) {
    let (insets, size) = (image.capInsets, image.size)
    let columns = Self.bands(
      size.width, rect.minX, rect.width, insets.left, insets.right, scale: image.scale)
    let rows = Self.bands(
      size.height, rect.minY, rect.height, insets.top, insets.bottom, scale: image.scale)
    parts = rows.flatMap { row in
      columns.map { column in
        Part(
          source: CGRect(
            x: column.source.lowerBound, y: row.source.lowerBound, width: column.source.length,
            height: row.source.length),
          target: CGRect(
            x: column.target.lowerBound, y: row.target.lowerBound, width: column.target.length,
            height: row.target.length))
      }
    }
  }

  private typealias Band = (source: ClosedRange<CGFloat>, target: ClosedRange<CGFloat>)

  /// Returns the two caps and the middle along one axis. Caps that do not fit are shrunk in
  /// proportion.
  private static func bands(
    _ length: CGFloat, _ start: CGFloat, _ room: CGFloat, _ low: CGFloat, _ high: CGFloat,
    scale: CGFloat
  ) -> [Band] {
    let low = min(max(0, low), length)
    let high = min(max(0, high), length - low)
    let shrink = low + high > room ? room / (low + high) : 1
    let source = [0, low, max(low, length - high), length].map { $0 * scale }
    let target = [0, low * shrink, max(low * shrink, room - high * shrink), room]
      .map { start + $0 }
    return (0..<3).compactMap { index in
      guard source[index] < source[index + 1], target[index] < target[index + 1] else { return nil }
      return (source[index]...source[index + 1], target[index]...target[index + 1])
    }
  }
}

extension ClosedRange<CGFloat> {
  fileprivate var length: CGFloat { upperBound - lowerBound }
}
