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
