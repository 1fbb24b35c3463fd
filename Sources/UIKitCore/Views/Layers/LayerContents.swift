import Foundation

extension UIView.ContentMode {
  /// The content modes that place contents as a gravity does.
  fileprivate static let gravities: [(mode: UIView.ContentMode, gravity: CALayerContentsGravity)] =
    [
      (.scaleToFill, .resize), (.scaleAspectFit, .resizeAspect),
      (.scaleAspectFill, .resizeAspectFill), (.center, .center), (.top, .top), (.bottom, .bottom),
      (.left, .left), (.right, .right), (.topLeft, .topLeft), (.topRight, .topRight),
      (.bottomLeft, .bottomLeft), (.bottomRight, .bottomRight),
    ]

  /// Creates the content mode whose contents a gravity places, or `scaleToFill` for an unknown one.
  package init(_ gravity: CALayerContentsGravity) {
    self = Self.gravities.first { $0.gravity == gravity }?.mode ?? .scaleToFill
  }
}

extension CALayerContentsGravity {
  /// Creates the gravity that places contents as a view with a content mode does: `resize` for `redraw`.
  package init(_ mode: UIView.ContentMode) {
    self = UIView.ContentMode.gravities.first { $0.mode == mode }?.gravity ?? .resize
  }

  /// Returns the rectangle of contents with a size inside a rectangle, both in points.
  ///
  /// Source: Core Animation's "Contents Gravity Values". An unknown value resizes.
  package func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let (wide, high) = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .resizeAspect: return place(size, scale: min(wide, high), in: bounds)
    case .resizeAspectFill: return place(size, scale: max(wide, high), in: bounds)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      return place(size, scale: 1, in: bounds)
    default: return bounds
    }
  }

  private func place(_ size: CGSize, scale: CGFloat, in bounds: CGRect) -> CGRect {
    let size = CGSize(width: size.width * scale, height: size.height * scale)
    let room = CGSize(width: bounds.width - size.width, height: bounds.height - size.height)
    let share = shareOfRoom
    return CGRect(
      x: bounds.minX + room.width * share.x, y: bounds.minY + room.height * share.y,
      width: size.width, height: size.height)
  }

  /// The fractions of the free space that are left of and above the contents.
  private var shareOfRoom: CGPoint {
    switch self {
    case .topLeft: CGPoint(x: 0, y: 0)
    case .top: CGPoint(x: 0.5, y: 0)
    case .topRight: CGPoint(x: 1, y: 0)
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .bottomLeft: CGPoint(x: 0, y: 1)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .bottomRight: CGPoint(x: 1, y: 1)
    default: CGPoint(x: 0.5, y: 0.5)
    }
  }
}

extension CALayer {
  /// The image that the layer shows, at the scale of the contents, or `nil`.
  ///
  /// An image view provides its image, because contents have neither cap insets nor a template
  /// color. Objects other than a ``CGImage`` show nothing. Source: Core Animation's `contents`.
  package var shownImage: UIImage? {
    if let view = delegate as? UIImageView, view.layer === self { return view.picturedImage }
    guard let pixels = contents as? CGImage else { return nil }
    return UIImage(cgImage: pixels, scale: contentsScale > 0 ? contentsScale : 1, orientation: .up)
  }

  /// The image that the layer shows, cropped to ``contentsRect`` and with the cap insets of
  /// ``contentsCenter``.
  package var shownPart: UIImage? {
    guard let image = shownImage else { return nil }
    let (whole, unit) = (image.size, CGRect(x: 0, y: 0, width: 1, height: 1))
    var part = image
    if contentsRect != unit, let pixels = image.cgImage {
      let area = CGRect(
        x: contentsRect.minX * CGFloat(pixels.width), y: contentsRect.minY * CGFloat(pixels.height),
        width: contentsRect.width * CGFloat(pixels.width),
        height: contentsRect.height * CGFloat(pixels.height))
      guard let cropped = pixels.cropping(to: area) else { return nil }
      part = UIImage(cgImage: cropped, scale: image.scale, orientation: image.imageOrientation)
    }
    guard contentsCenter != unit else { return part }
    return part.resizableImage(
      withCapInsets: UIEdgeInsets(
        top: contentsCenter.minY * whole.height, left: contentsCenter.minX * whole.width,
        bottom: (1 - contentsCenter.maxY) * whole.height,
        right: (1 - contentsCenter.maxX) * whole.width), resizingMode: .stretch)
  }
}
