extension CGFloat {
  /// The nearest whole number of device pixels, in points; halves go away from zero.
  package func roundedToPixel(scale: CGFloat) -> CGFloat {
    (self * scale).rounded(.toNearestOrAwayFromZero) / scale
  }

  /// The next whole number of device pixels that is not smaller, in points.
  package func ceiledToPixel(scale: CGFloat) -> CGFloat {
    (self * scale).rounded(.up) / scale
  }

  /// The number between two bounds that is nearest; the lower bound when they cross.
  package func clamped(from lower: CGFloat, to upper: CGFloat) -> CGFloat {
    Swift.max(lower, Swift.min(self, upper))
  }
}
