import UIKit

/// The rounded corners, and the border, that are part of a drawing.
///
/// Source: `ASDisplayNode+AsyncDisplay.mm`,
/// `-__willDisplayNodeContentWithRenderingContext:drawParameters:` and
/// `-__didDisplayNodeContentWithRenderingContext:image:drawParameters:backgroundColor:borderWidth:borderColor:`.
struct DrawnCorners: Sendable {
  let rounding: CornerRounding
  /// The number of pixels per point of the drawing.
  let scale: CGFloat
  let backgroundColor: UIColor?
  let borderWidth: CGFloat
  let borderColor: CGColor?

  /// A Boolean value that indicates whether the node rounds its corners by drawing.
  var areDrawn: Bool { rounding.type == .precomposited && rounding.radius > 0 }

  /// Clips a context to the rounded corners before the node draws.
  func clip(_ context: CGContext, to box: CGRect) {
    guard areDrawn else { return }
    context.addPath(outline(box, radius: rounding.radius).cgPath)
    context.clip()
  }

  /// Covers the corners with the background color, and strokes the border, after the node drew.
  ///
  /// Without a background color, the current fill color is used.
  ///
  /// - Quirk: the radius and the border's width are multiplied by the scale, also where the context is
  ///   measured in points; advisory `drawn-corner-radius`.
  ///   `ASDisplayNode+AsyncDisplay.mm`,
  ///   `-__didDisplayNodeContentWithRenderingContext:image:drawParameters:backgroundColor:borderWidth:borderColor:`.
  func cut(_ context: CGContext, _ box: CGRect) {
    let radius = rounding.radius * scale
    let hole = UIBezierPath(rect: box)
    hole.append(outline(box, radius: radius))
    if let backgroundColor { context.setFillColor(backgroundColor.cgColor) }
    context.saveGState()
    context.setBlendMode(.copy)
    context.addPath(hole.cgPath)
    context.fillPath(using: .evenOdd)
    context.restoreGState()
    guard borderWidth > 0 else { return }
    let width = borderWidth * scale
    let inset = (width + 1) / 2 - 1
    let line = UIBezierPath(
      roundedRect: box.insetBy(dx: inset, dy: inset), cornerRadius: radius)
    context.saveGState()
    if let borderColor { context.setStrokeColor(borderColor) }
    context.setLineWidth(width)
    context.addPath(line.cgPath)
    context.strokePath()
    context.restoreGState()
  }

  /// Returns an image that a node displays, drawn into the bounds with cut corners, or the image itself if
  /// the node does not draw its corners.
  ///
  /// The size of the returned image, in points, is that of the bounds times the scale.
  func cut(_ image: UIImage, _ bounds: CGRect) -> UIImage? {
    guard areDrawn else { return image }
    let size = CGSize(width: bounds.width * scale, height: bounds.height * scale)
    UIGraphicsBeginImageContextWithOptions(size, false, scale)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return image }
    let box = CGRect(origin: bounds.origin, size: size)
    image.draw(in: box)
    cut(context, box)
    return UIGraphicsGetImageFromCurrentImageContext()
  }

  private func outline(_ box: CGRect, radius: CGFloat) -> UIBezierPath {
    UIBezierPath(
      roundedRect: box, byRoundingCorners: UIRectCorner(rawValue: rounding.corners.rawValue),
      cornerRadii: CGSize(width: radius, height: radius))
  }
}
