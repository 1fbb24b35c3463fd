import Foundation

/// The stretches of a container's width that a line may take, from left to right, in points.
struct LineRoom {
  /// The left edge and the width of a stretch.
  struct Stretch {
    let x: CGFloat
    let width: CGFloat
  }

  let left: CGFloat
  let right: CGFloat
  /// The distance between the container's leading edge and the line's, in points.
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

  /// The stretch of a line that no exclusion touches.
  var whole: Stretch { Stretch(x: left, width: max(0, width)) }

  /// Returns the stretches that rectangles leave free between two heights.
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
