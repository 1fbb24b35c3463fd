import Foundation

/// The position of a layer in its superlayer: flat, or in perspective.
package enum LayerPlacement {
  /// A flat layer, with the transform from the layer's coordinates to the superlayer's.
  case flat(CGAffineTransform)
  /// A layer in perspective, with the corners of its bounds in the superlayer, in order around the
  /// layer.
  case perspective([CGPoint])
}

extension CALayer {
  /// The position of the layer in its superlayer, by its transform and the superlayer's
  /// `sublayerTransform`.
  ///
  /// Source: Core Animation Programming Guide, "Layer Objects Define Their Own Geometry": a transform is
  /// applied about the anchor point, `sublayerTransform` about the superlayer's. Depth is dropped
  /// where no perspective depends on it.
  package var placement: LayerPlacement {
    let outer = superlayer?.sublayerTransform ?? CATransform3DIdentity
    let isFlipped = superlayer?.isGeometryFlipped ?? false
    if transform == CATransform3DIdentity, outer == CATransform3DIdentity, !isFlipped {
      return .flat(
        CGAffineTransform(
          translationX: frame.minX - bounds.minX, y: frame.minY - bounds.minY))
    }
    let matrix = CATransform3DConcat(ownMatrix(isFlipped: isFlipped), .about(superlayer, outer))
    guard matrix.m14 == 0, matrix.m24 == 0 else { return .perspective(corners(in: matrix)) }
    let w = matrix.m44 == 0 ? 1 : matrix.m44
    return .flat(
      CGAffineTransform(
        a: matrix.m11 / w, b: matrix.m12 / w, c: matrix.m21 / w, d: matrix.m22 / w,
        tx: matrix.m41 / w, ty: matrix.m42 / w))
  }

  /// A Boolean value that indicates whether the layer's transform turns it away from the viewer, which a
  /// layer that is not double-sided does not show.
  ///
  /// Decided here: a mirrored layer faces the viewer, as the z axis of its transform tells.
  package var isHiddenFromBehind: Bool {
    guard !isDoubleSided else { return false }
    let outer = superlayer?.sublayerTransform ?? CATransform3DIdentity
    let matrix = CATransform3DConcat(transform, outer)
    let plane = matrix.m11 * matrix.m22 - matrix.m12 * matrix.m21
    let space =
      matrix.m33 * plane - matrix.m23 * (matrix.m11 * matrix.m32 - matrix.m12 * matrix.m31)
      + matrix.m13 * (matrix.m21 * matrix.m32 - matrix.m22 * matrix.m31)
    return plane * space < 0
  }

  /// Returns the matrix from the layer's coordinates to the superlayer's, without the superlayer's
  /// `sublayerTransform`.
  private func ownMatrix(isFlipped: Bool) -> CATransform3D {
    let anchor = anchorInBounds
    var place = position
    if isFlipped, let area = superlayer?.bounds { place.y = area.minY + area.maxY - place.y }
    let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
    let toPlace = CATransform3DMakeTranslation(place.x, place.y, zPosition)
    return CATransform3DConcat(CATransform3DConcat(toAnchor, transform), toPlace)
  }

  fileprivate var anchorInBounds: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height)
  }

  private func corners(in matrix: CATransform3D) -> [CGPoint] {
    let rect = bounds
    let points = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    return points.map { point in
      let w = point.x * matrix.m14 + point.y * matrix.m24 + matrix.m44
      let depth = w == 0 ? 1 : w
      return CGPoint(
        x: (point.x * matrix.m11 + point.y * matrix.m21 + matrix.m41) / depth,
        y: (point.x * matrix.m12 + point.y * matrix.m22 + matrix.m42) / depth)
    }
  }

  /// The sublayers from back to front: by `zPosition`, then by their index.
  package var sublayersByDepth: [CALayer] {
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    return children.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }
}

extension CATransform3D {
  /// Returns a transform of sublayers applied about a superlayer's anchor point.
  @MainActor fileprivate static func about(
    _ layer: CALayer?, _ transform: CATransform3D
  ) -> CATransform3D {
    guard let layer, transform != CATransform3DIdentity else { return transform }
    let anchor = layer.anchorInBounds
    return CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), transform),
      CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
  }
}
