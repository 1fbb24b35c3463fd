extension RuntimeDrawing.DisplayList {
  /// The maximum number of display lists and images that a context records inside of one another.
  ///
  /// Decided here: thousands of nested lists are released and compared by recursion, which overflows the
  /// stack. Pictures show a box from a smaller depth on. Deeper images are drawn empty, and deeper clips have
  /// no effect.
  static let maximumDepth = 500

  /// The number of display lists and images that are inside of one another.
  var depth: Int {
    operations.reduce(0) { max($0, $1.depth) }
  }
}

extension RuntimeDrawing.DisplayList.Operation {
  fileprivate var depth: Int {
    switch self {
    case .image(let image, _, _, _): image.values.pixels.drawingDepth + 1
    case .fill(_, let color, _, _), .stroke(_, let color, _, _):
      color.pattern.map { $0.values.pixels.drawingDepth + 1 } ?? 0
    case .masked(let list, let mask, _): max(list.depth, mask.drawingDepth) + 1
    case .shadowed(let list, _), .group(let list, _, _), .transformed(let list, _),
      .blended(let list, _):
      list.depth + 1
    case .text, .gradient, .radialGradient, .clear: 0
    }
  }
}

extension UIImage {
  /// Returns the image, or an empty one of its size if it is nested too deeply to be drawn inside of groups.
  func drawable(inside groups: Int = 0) -> UIImage {
    let pixels = values.pixels
    guard pixels.drawingDepth + groups >= RuntimeDrawing.DisplayList.maximumDepth else {
      return self
    }
    var empty = values
    empty.pixels = CGImage(width: pixels.width, height: pixels.height)
    return UIImage(empty)
  }
}
