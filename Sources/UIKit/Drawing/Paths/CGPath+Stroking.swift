import Foundation

extension CGPath {
  /// The outline of what a pen paints along the path; a transform is applied to it.
  ///
  /// Width and limit mean what they do for a `CGContext`: points, and mitres that are longer than so
  /// many widths are cut. A width that is not above zero paints nothing. Fill the outline by winding.
  /// Source: Core Graphics' `CGPathCreateCopyByStrokingPath`.
  /// - Quirk: The outline consists of overlapping parts, and of lines at most a tenth of a point from
  ///   the path's curves; which parts Core Graphics makes is not documented.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard lineWidth > 0, lineWidth.isFinite else { return CGPath() }
    let stroker = PathStroker(
      radius: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    let outline = stroker.outline(of: elements.flattened(threshold: 0.1))
    return CGPath(elements: outline.map { $0.applying(transform) })
  }
}
