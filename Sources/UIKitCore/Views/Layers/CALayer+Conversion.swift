extension CALayer {
  /// The layers from this layer up to the root.
  private var path: [CALayer] { Array(sequence(first: self) { $0.parent }) }

  /// Converts a point of this layer to another layer, or to the superspace of the root when `nil`.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let above = path
    guard let layer else { return above.reduce(point) { $1.geometry.toParent($0) } }
    let below = layer.path
    let common = above.firstIndex { candidate in below.contains { $0 === candidate } }
    let climbed = above[..<(common ?? above.count)].reduce(point) { $1.geometry.toParent($0) }
    let meeting = common.flatMap { index in below.firstIndex { $0 === above[index] } }
    return below[..<(meeting ?? below.count)].reversed()
      .reduce(climbed) { $1.geometry.fromParent($0) }
  }

  /// Converts a point of another layer to this one. `nil` denotes the superspace of the root.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    guard let layer else {
      return path.reversed().reduce(point) { $1.geometry.fromParent($0) }
    }
    return layer.convert(point, to: self)
  }

  /// Converts a rectangle to another layer: the result is the smallest rectangle that contains its
  /// corners.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    convert(rect) { convert($0, to: layer) }
  }

  /// Converts a rectangle from another layer: the result is the smallest rectangle that contains
  /// its corners.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    convert(rect) { convert($0, from: layer) }
  }

  private func convert(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(map)
    let box = CGRect(enclosing: corners)
    // A translation keeps the size bit for bit.
    guard corners[1].y == corners[0].y, corners[2].x == corners[0].x,
      abs(box.width - rect.width) < 1e-6, abs(box.height - rect.height) < 1e-6
    else { return box }
    return CGRect(origin: box.origin, size: rect.size)
  }

  func hitTestSublayers(_ point: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let inside = geometry.fromParent(point)
    let hit = contains(inside)
    guard hit || !masksToBounds else { return nil }
    for child in childrenFrontToBack {
      if let found = child.hitTest(inside) { return found }
    }
    return hit ? self : nil
  }

  /// The sublayers in drawing order, front to back: by z position, then by index.
  var childrenFrontToBack: [CALayer] {
    guard children.contains(where: { $0.zPosition != 0 }) else { return children.reversed() }
    return children.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}

extension CALayer {
  /// Returns the affine part of ``transform``.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets ``transform`` to an affine transform.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  /// The part of the bounds that the nearest scroll layer shows; always the whole bounds here.
  public var visibleRect: CGRect { bounds }

  /// Returns the same time: all layers use the environment's clock.
  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }

  /// Returns the same time: all layers use the environment's clock.
  public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { time }
}
