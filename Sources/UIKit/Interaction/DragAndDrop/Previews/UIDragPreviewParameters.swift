import Foundation

/// How the preview of a dragged item is shown, as data.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {
  /// Makes parameters that show all of a view.
  public override init() {
    super.init()
  }

  /// Makes parameters that show the lines of a text: rectangles in the view's space, in points.
  public init(textLineRects: [NSValue]) {
    super.init()
    let path = UIBezierPath()
    for line in textLineRects { path.append(UIBezierPath(rect: line.cgRectValue)) }
    visiblePath = path
  }
}
