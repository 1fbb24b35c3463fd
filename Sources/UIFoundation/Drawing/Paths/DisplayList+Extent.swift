import Foundation

extension RuntimeDrawing.DisplayList {
  /// A rectangle that contains everything that is drawn, in points, or `nil` when it is not known
  /// without further computation.
  ///
  /// Text is assumed to extend from 0.8 of its font size above the baseline to 0.25 of it below.
  package var extent: CGRect? {
    var whole = CGRect.null
    for operation in operations {
      guard let part = operation.extent else { return nil }
      whole = whole.union(part)
    }
    return whole
  }
}

extension RuntimeDrawing.DisplayList.Operation {
  fileprivate var extent: CGRect? {
    switch self {
    case .fill(let path, _, _, _): return path.boundingBox
    case .stroke(let path, _, let style, _):
      return path.boundingBox.insetBy(dx: -style.width / 2, dy: -style.width / 2)
    case .image(_, let rect, _, _), .clear(let rect), .masked(_, _, let rect): return rect
    case .text(let run):
      return CGRect(
        x: run.origin.x, y: run.origin.y - run.fontSize * 0.8, width: run.width,
        height: run.fontSize * 1.05)
    case .group(let list, let clip, _): return clip?.boundingBox ?? list.extent
    case .blended(let list, _): return list.extent
    case .gradient, .radialGradient, .shadowed, .transformed: return nil
    }
  }
}
