extension UIView {
  /// The value of an intrinsic size along an axis that has none: -1.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Applies a change of geometry, then resizes subviews by their masks and updates the safe area.
  func changeGeometry(_ change: () -> Void) {
    guard isOnMainThread("\(type(of: self))", member: "frame") else { return }
    let (frame, size) = (layer.frame, layer.bounds.size)
    change()
    ViewAnimation.record(layer)
    guard layer.geometry.isFinite else { return reportGeometry(frame: frame, size: size) }
    if layer.bounds.size != size { resizeSubviews(from: size) }
    if layer.frame != frame { updateSafeArea() }
    notifyGeometryObservers()
  }

  private func reportGeometry(frame: CGRect, size: CGSize) {
    layer.bounds = CGRect(origin: .zero, size: size)
    layer.frame = frame
    environment.report(
      RuntimeViolation(
        .invalidGeometry, subject: "\(type(of: self))",
        message: "A view's frame or bounds were set to a number that is not finite.",
        remedy: "Check divisions by zero and sizes taken from an empty view."))
  }

  /// Resizes subviews by their autoresizing masks.
  ///
  /// Rule: UIKit's documentation of `autoresizingMask`: the change is distributed to the flexible
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

  /// Converts a point of this view to another view, or to the window when the other view is `nil`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window)?.layer)
  }

  /// Converts a point of another view, or of the window when the other view is `nil`, to this view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window)?.layer)
  }

  /// Converts a rectangle of this view to another view, or to the window when the other view is
  /// `nil`.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }

  /// Converts a rectangle of another view, or of the window when the other view is `nil`, to this
  /// view.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }

  /// The minimum alpha of a view that receives touches, which the documentation of `hitTest`
  /// states.
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
  /// A Boolean value that indicates whether all components are finite numbers.
  var isFinite: Bool {
    [
      position.x, position.y, bounds.origin.x, bounds.origin.y, bounds.width, bounds.height,
    ].allSatisfy(\.isFinite)
  }
}

extension UIView {
  /// The anchor point of the center and the transform, in unit coordinates of the bounds.
  ///
  /// Rule: UIKit's documentation: it is the anchor point of the layer. The default is the center.
  /// Use this property on the main thread.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
}

/// The position of a view along one axis of its superview: the margin before it, its length, and
/// the margin after it.
struct AutoresizedSpan {
  var before: CGFloat
  var length: CGFloat
  var after: CGFloat
  /// The growth of the superview along the axis; negative when it shrinks.
  var growth: CGFloat
  /// The parts that change with the superview: the margin before, the length, and the margin after.
  var flexible: (before: Bool, length: Bool, after: Bool)

  /// The fractions of the growth that the flexible parts receive, in proportion to their sizes.
  private var shares: (before: CGFloat, length: CGFloat) {
    let parts = [
      flexible.before ? max(before, 0) : 0, flexible.length ? max(length, 0) : 0,
      flexible.after ? max(after, 0) : 0,
    ]
    let whole = parts.reduce(0, +)
    guard whole > 0 else {
      let count = CGFloat([flexible.before, flexible.length, flexible.after].filter(\.self).count)
      guard count > 0 else { return (0, 0) }
      return (flexible.before ? 1 / count : 0, flexible.length ? 1 / count : 0)
    }
    return (parts[0] / whole, parts[1] / whole)
  }

  var origin: CGFloat { before + growth * shares.before }
  var extent: CGFloat { max(0, length + growth * shares.length) }
}
