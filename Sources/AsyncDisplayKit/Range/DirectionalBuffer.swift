import Foundation

/// The screenfuls by which a range extends the viewport at the two ends of one axis.
package struct DirectionalBuffer: Hashable, Sendable {
  /// The number of screenfuls on the side of larger coordinates.
  package let positive: CGFloat
  /// The number of screenfuls on the side of smaller coordinates.
  package let negative: CGFloat

  /// Creates the buffer of one axis from tuning parameters.
  ///
  /// - Quirk: an empty set of directions is treated as left and up.
  ///   `ASAbstractLayoutController.mm`, `ASDirectionalScreenfulBufferHorizontal` and
  ///   `ASDirectionalScreenfulBufferVertical`.
  package init(_ tuning: ASRangeTuningParameters, leads isPositive: Bool) {
    positive = isPositive ? tuning.leadingBufferScreenfuls : tuning.trailingBufferScreenfuls
    negative = isPositive ? tuning.trailingBufferScreenfuls : tuning.leadingBufferScreenfuls
  }

  /// Returns the buffer of the horizontal axis.
  package static func horizontal(
    _ tuning: ASRangeTuningParameters, direction: ASScrollDirection
  ) -> DirectionalBuffer {
    DirectionalBuffer(tuning, leads: direction.contains(.right))
  }

  /// Returns the buffer of the vertical axis.
  package static func vertical(
    _ tuning: ASRangeTuningParameters, direction: ASScrollDirection
  ) -> DirectionalBuffer {
    DirectionalBuffer(tuning, leads: direction.contains(.down))
  }

  /// Returns an interval extended by the buffer at both ends, in points.
  func expanding(origin: CGFloat, length: CGFloat) -> (origin: CGFloat, length: CGFloat) {
    let before = negative * length
    let after = positive * length
    return (origin - before, before + length + after)
  }
}

extension CGRect {
  /// Returns this viewport extended by the buffers of every axis that scrolls, in points.
  ///
  /// Source: `ASAbstractLayoutController.mm`, `CGRectExpandToRangeWithScrollableDirections`.
  package func expanded(
    by tuning: ASRangeTuningParameters, scrollable: ASScrollDirection,
    direction: ASScrollDirection
  ) -> CGRect {
    var result = self
    if scrollable.containsHorizontal {
      let buffer = DirectionalBuffer.horizontal(tuning, direction: direction)
      (result.origin.x, result.size.width) = buffer.expanding(
        origin: origin.x, length: size.width)
    }
    if scrollable.containsVertical {
      let buffer = DirectionalBuffer.vertical(tuning, direction: direction)
      (result.origin.y, result.size.height) = buffer.expanding(
        origin: origin.y, length: size.height)
    }
    return result
  }
}
