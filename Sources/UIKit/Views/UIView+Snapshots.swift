import Foundation

extension UIView {
  /// Returns a view of the same size and color that stands for this one; it shows nothing else.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let copy = UIView(frame: bounds)
    copy.backgroundColor = backgroundColor
    return copy
  }

  /// Returns a view that stands for a part of this one, in points; its middle stretches in UIKit.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let copy = snapshotView(afterScreenUpdates: afterUpdates)
    copy?.frame = CGRect(origin: .zero, size: rect.size)
    return copy
  }

  /// Draws the view and what is in it into the current graphics context.
  ///
  /// - Returns: whether there is a context to draw into.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    layoutIfNeeded()
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    if bounds.width > 0, bounds.height > 0 {
      context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    }
    layer.render(in: context)
    context.restoreGState()
    return true
  }
}
