import Foundation

/// The horizontal extent of a container that is available for a line, in points.
struct LineRoom {
  /// A horizontal extent: its left edge and its width, in points.
  struct Stretch {
    let x: CGFloat
    let width: CGFloat
  }

  let left: CGFloat
  let right: CGFloat
  /// The indent of the line from the container's leading edge, in points.
  let indent: CGFloat

  init(_ paragraph: Paragraph, isFirstLine: Bool, width: CGFloat) {
    let attributes = paragraph.attributes
    let head = isFirstLine ? attributes.firstLineHeadIndent : attributes.headIndent
    let tail = attributes.tailIndent
    let leading = head.isFinite ? max(0, head) : 0
    let trailing = tail.isFinite ? (tail > 0 ? min(tail, width) : width + tail) : width
    indent = leading
    if paragraph.isRightToLeft, width.isFinite {
      left = min(width - trailing, width - leading)
      right = width - leading
    } else {
      left = leading
      right = max(leading, trailing)
    }
  }

  var width: CGFloat { right - left }

  /// The extent of a line that does not meet an exclusion.
  var whole: Stretch { Stretch(x: left, width: max(0, width)) }

  /// Returns the extents that rectangles leave free between two vertical positions, from left to
  /// right.
  func stretches(from top: CGFloat, to bottom: CGFloat, around rects: [CGRect]) -> [Stretch] {
    let obstacles = rects.filter { $0.minY < bottom && $0.maxY > top && $0.width > 0 }
    var stretches: [Stretch] = []
    var x = left
    for obstacle in obstacles.sorted(by: { $0.minX < $1.minX }) {
      if obstacle.minX > x {
        stretches.append(Stretch(x: x, width: min(obstacle.minX, right) - x))
      }
      x = max(x, obstacle.maxX)
    }
    if x < right || obstacles.isEmpty { stretches.append(Stretch(x: x, width: right - x)) }
    return stretches.filter { $0.width > 0 || obstacles.isEmpty }
  }
}
