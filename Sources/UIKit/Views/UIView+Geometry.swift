extension UIView {
  /// The intrinsic size of an axis without one.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Applies a change of geometry: subviews follow by their masks, the safe area is derived again.
  func changeGeometry(_ change: () -> Void) {
    let (frame, size) = (layer.frame, layer.bounds.size)
    change()
    guard layer.geometry.isFinite else { return reportGeometry(frame: frame, size: size) }
    if layer.bounds.size != size { resizeSubviews(from: size) }
    if layer.frame != frame { updateSafeArea() }
  }

  private func reportGeometry(frame: CGRect, size: CGSize) {
    layer.bounds = CGRect(origin: .zero, size: size)
    layer.frame = frame
    environment.report(
      RuntimeViolation(
        .invalidGeometry, subject: "\(type(of: self))",
        message: "A view was given a frame or bounds with a number that is not finite.",
        remedy: "Check divisions by zero and sizes taken from an empty view."))
  }

  /// Moves and resizes subviews by their masks.
  ///
  /// Rule: UIKit's documentation of `autoresizingMask`: the change is shared among the flexible
  /// parts of an axis in proportion to their size.
  private func resizeSubviews(from oldSize: CGSize) {
    guard values.autoresizesSubviews else { return }
    let growth = CGSize(
      width: bounds.width - oldSize.width, height: bounds.height - oldSize.height)
    for view in storedSubviews where view.autoresizingMask != [] {
      view.frame = view.autoresizedFrame(in: oldSize, growth: growth)
    }
  }

  private func autoresizedFrame(in size: CGSize, growth: CGSize) -> CGRect {
    let mask = autoresizingMask
    let across = AutoresizedSpan(
      before: frame.minX, length: frame.width, after: size.width - frame.maxX,
      growth: growth.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let down = AutoresizedSpan(
      before: frame.minY, length: frame.height, after: size.height - frame.maxY,
      growth: growth.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    return CGRect(x: across.origin, y: down.origin, width: across.extent, height: down.extent)
  }

  /// Converts a point of this view's space to another view's; nil means the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window)?.layer)
  }

  /// Converts a point of another view's space to this view's; nil means the window's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window)?.layer)
  }

  /// Converts a rectangle of this view's space to another view's; nil means the window's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }

  /// Converts a rectangle of another view's space to this view's; nil means the window's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }

  /// The least opacity that hears touches, as UIKit's documentation of `hitTest` states.
  private static var leastTouchableAlpha: CGFloat { 0.01 }

  func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= Self.leastTouchableAlpha,
      self.point(inside: point, with: event)
    else { return nil }
    for view in storedSubviews.reversed() {
      if let hit = view.hitTest(view.layer.geometry.fromParent(point), with: event) { return hit }
    }
    return self
  }
}

extension LayerGeometry {
  /// Whether every number is finite.
  var isFinite: Bool {
    [
      position.x, position.y, bounds.origin.x, bounds.origin.y, bounds.width, bounds.height,
    ].allSatisfy(\.isFinite)
  }
}
