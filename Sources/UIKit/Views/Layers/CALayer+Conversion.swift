extension CALayer {
  /// The ancestors from the layer itself to the root.
  private var path: [CALayer] { Array(sequence(first: self) { $0.parent }) }

  /// Converts a point of this layer's space to another layer's; `nil` means the root's superspace.
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

  /// Converts a point of another layer's space to this layer's; `nil` means the root's superspace.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    guard let layer else {
      return path.reversed().reduce(point) { $1.geometry.fromParent($0) }
    }
    return layer.convert(point, to: self)
  }

  /// Converts a rectangle to another layer's space: the smallest that encloses its corners.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    convert(rect) { convert($0, to: layer) }
  }

  /// Converts a rectangle from another layer's space: the smallest that encloses its corners.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    convert(rect) { convert($0, from: layer) }
  }

  private func convert(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(map)
    let box = CGRect(enclosing: corners)
    // A mere shift keeps the size bit for bit.
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

  /// The sublayers as drawn, nearest first: by depth, then by place in the tree.
  var childrenFrontToBack: [CALayer] {
    guard children.contains(where: { $0.zPosition != 0 }) else { return children.reversed() }
    return children.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}

extension CALayer {
  /// The part of ``transform`` that lies in the layer's plane.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets ``transform`` to one in the layer's plane.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  /// The part of the bounds that the nearest scroll layer above shows: here all of them.
  public var visibleRect: CGRect { bounds }

  /// The same time: every layer has the environment's clock.
  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }

  /// The same time: every layer has the environment's clock.
  public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { time }
}
