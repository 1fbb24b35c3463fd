import Foundation

extension UIView {
  /// Returns a view of the same size and background color. It does not show the content of this
  /// view.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let copy = UIView(frame: bounds)
    copy.backgroundColor = backgroundColor
    return copy
  }

  /// Returns a snapshot view of the size of a part, in points. The cap insets are ignored.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let copy = snapshotView(afterScreenUpdates: afterUpdates)
    copy?.frame = CGRect(origin: .zero, size: rect.size)
    return copy
  }

  /// Draws the view hierarchy into the current graphics context.
  ///
  /// - Returns: `true` when there is a current context.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    layoutIfNeeded()
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    if bounds.width > 0, bounds.height > 0 {
      context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }
}
