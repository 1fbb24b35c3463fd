extension CGPath {
  /// The dashes of the outline, each a part of its own; a transform is applied to them.
  ///
  /// Phase and lengths are in points and mean what they do for `CGContext.setLineDash(phase:lengths:)`:
  /// painted and unpainted lengths alternate, begin again with each part, and are repeated. Lengths
  /// that are negative or all zero leave the outline undivided, as do those that would make more than
  /// a hundred thousand dashes.
  /// Source: Core Graphics' `CGPathCreateCopyByDashingPath`.
  /// - Quirk: Dashes of curves consist of lines, at most a tenth of a point from the curve.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard let pattern = PathDashes(phase: phase, lengths: lengths),
      let dashes = pattern.dashes(of: elements.flattened(threshold: 0.1))
    else { return applying(transform) }
    return CGPath(elements: dashes.map { $0.applying(transform) })
  }
}
