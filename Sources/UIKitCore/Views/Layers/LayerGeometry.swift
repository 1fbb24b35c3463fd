/// The geometry of a layer, from which its frame follows.
struct LayerGeometry {
  private(set) var bounds = CGRect.zero
  private(set) var position = CGPoint.zero
  private(set) var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  private(set) var transform = CATransform3DIdentity
  /// The frame that was set, or `nil`. It is returned exactly, without rounding errors.
  private var knownFrame: CGRect?

  mutating func setBounds(_ bounds: CGRect) {
    guard bounds != self.bounds else { return }
    if bounds.size != self.bounds.size { knownFrame = nil }
    self.bounds = bounds.withoutNegativeZeros
  }

  mutating func setPosition(_ position: CGPoint) {
    guard position != self.position else { return }
    self.position = position.withoutNegativeZeros
    knownFrame = nil
  }

  mutating func setAnchorPoint(_ anchorPoint: CGPoint) {
    guard anchorPoint != self.anchorPoint else { return }
    self.anchorPoint = anchorPoint
    knownFrame = nil
  }

  mutating func setTransform(_ transform: CATransform3D) {
    guard transform != self.transform else { return }
    self.transform = transform
    knownFrame = nil
  }

  /// Sets the size and the position so that the transformed bounds fill a rectangle.
  ///
  /// With a transform, the size is that of the rectangle under the inverse transform, which is
  /// exact for scaling and flips. Apple's documentation calls the result undefined.
  mutating func setFrame(_ frame: CGRect) {
    let frame = frame.standardized.withoutNegativeZeros
    let affine = transform.affine
    var linear = affine
    (linear.tx, linear.ty) = (0, 0)
    let size =
      linear.isIdentity
      ? frame.size : CGRect(origin: .zero, size: frame.size).applying(linear.inverted()).size
    bounds.size = size
    let offset = boundingBox
    position = CGPoint(x: frame.minX - offset.minX, y: frame.minY - offset.minY)
    knownFrame = frame
  }

  var frame: CGRect {
    if let knownFrame { return knownFrame }
    let box = boundingBox
    return CGRect(
      x: position.x + box.minX, y: position.y + box.minY, width: box.width, height: box.height)
  }

  /// The transformed bounds relative to the anchor point.
  private var boundingBox: CGRect {
    CGRect(
      x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height,
      width: bounds.width, height: bounds.height
    ).applying(transform.affine)
  }

  /// Converts a point from the layer's coordinate space to that of the superlayer.
  func toParent(_ point: CGPoint) -> CGPoint {
    guard !hasIdentityTransform else { return point - bounds.origin + frame.origin }
    return (point - anchorInBounds).applying(transform.affine) + position
  }

  /// Converts a point from the superlayer's coordinate space to that of the layer.
  func fromParent(_ point: CGPoint) -> CGPoint {
    guard !hasIdentityTransform else { return point - frame.origin + bounds.origin }
    return (point - position).applying(transform.affine.inverted()) + anchorInBounds
  }

  var hasIdentityTransform: Bool { transform.affine.isIdentity }

  private var anchorInBounds: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height)
  }
}
