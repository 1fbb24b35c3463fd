import UIKit

// Images for cells drawn once and stretched: cheaper on a device than corner radii.
extension UIImage {
  /// Returns the image that `UIImage(named:)` returns. Texture also caches it: `UIImage+ASConvenience.mm`,
  /// `cachedImageNamed`.
  ///
  /// Any thread.
  public static func as_imageNamed(_ imageName: String) -> UIImage? {
    UIImage(named: imageName)
  }

  /// Returns the image that `UIImage(named:in:compatibleWith:)` returns for the main bundle. Texture also
  /// caches it: `UIImage+ASConvenience.mm`, `cachedImageNamed`.
  ///
  /// Any thread.
  public static func as_imageNamed(
    _ imageName: String, compatibleWith traitCollection: UITraitCollection?
  ) -> UIImage? {
    UIImage(named: imageName, in: nil, compatibleWith: traitCollection)
  }

  /// Returns a resizable image with rounded corners. Lengths are in points.
  ///
  /// Any thread. `cornerColor` is the color outside the rounded corners, or `nil` for transparent
  /// ones.
  public static func as_resizableRoundedImage(
    withCornerRadius cornerRadius: CGFloat, cornerColor: UIColor?, fill fillColor: UIColor
  ) -> UIImage {
    as_resizableRoundedImage(
      withCornerRadius: cornerRadius, cornerColor: cornerColor, fill: fillColor, borderColor: nil,
      borderWidth: 1)
  }

  /// Returns a resizable image with rounded corners and a border. Lengths are in points.
  ///
  /// Any thread.
  public static func as_resizableRoundedImage(
    withCornerRadius cornerRadius: CGFloat, cornerColor: UIColor?, fill fillColor: UIColor,
    borderColor: UIColor?, borderWidth: CGFloat
  ) -> UIImage {
    as_resizableRoundedImage(
      withCornerRadius: cornerRadius, cornerColor: cornerColor, fill: fillColor,
      borderColor: borderColor, borderWidth: borderWidth, roundedCorners: .allCorners, scale: 0)
  }

  /// Returns a resizable image of which some corners are rounded. Lengths are in points.
  ///
  /// Any thread. A scale of 0 means the screen's scale. Each side of the image is two radii and one
  /// point long; all but the point in the middle belongs to the caps.
  public static func as_resizableRoundedImage(
    withCornerRadius cornerRadius: CGFloat, cornerColor: UIColor?, fill fillColor: UIColor,
    borderColor: UIColor?, borderWidth: CGFloat, roundedCorners: UIRectCorner, scale: CGFloat
  ) -> UIImage {
    // A clear color counts as none. Source: `UIImage+ASConvenience.mm`,
    // `+as_resizableRoundedImageWithCornerRadius:cornerColor:fillColor:borderColor:borderWidth:roundedCorners:scale:traitCollection:`.
    let cornerColor = cornerColor == .clear ? nil : cornerColor
    let bounds = CGRect(x: 0, y: 0, width: cornerRadius * 2 + 1, height: cornerRadius * 2 + 1)
    UIGraphicsBeginImageContextWithOptions(bounds.size, cornerColor != nil, scale)
    defer { UIGraphicsEndImageContext() }
    if let cornerColor {
      cornerColor.setFill()
      UIRectFill(bounds)
    }
    let radii = CGSize(width: cornerRadius, height: cornerRadius)
    let shape = UIBezierPath(
      roundedRect: bounds, byRoundingCorners: roundedCorners, cornerRadii: radii)
    fillColor.setFill()
    shape.fill()
    if let borderColor {
      borderColor.setStroke()
      let inner = bounds.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
      let outline = UIBezierPath(
        roundedRect: inner, byRoundingCorners: roundedCorners, cornerRadii: radii)
      outline.lineWidth = borderWidth
      outline.stroke()
    }
    let caps = UIEdgeInsets(
      top: cornerRadius, left: cornerRadius, bottom: cornerRadius, right: cornerRadius)
    let drawn = UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
    return drawn.resizableImage(withCapInsets: caps, resizingMode: .stretch)
  }

  /// Returns a resizable image with rounded corners for traits (Texture 3). Lengths are in points.
  ///
  /// Any thread.
  public static func as_resizableRoundedImage(
    withCornerRadius cornerRadius: CGFloat, cornerColor: UIColor?, fill fillColor: UIColor,
    traitCollection: ASPrimitiveTraitCollection
  ) -> UIImage {
    as_resizableRoundedImage(
      withCornerRadius: cornerRadius, cornerColor: cornerColor, fill: fillColor, borderColor: nil,
      borderWidth: 1, traitCollection: traitCollection)
  }

  /// Returns a resizable image with rounded corners and a border for traits (Texture 3).
  ///
  /// Any thread.
  public static func as_resizableRoundedImage(
    withCornerRadius cornerRadius: CGFloat, cornerColor: UIColor?, fill fillColor: UIColor,
    borderColor: UIColor?, borderWidth: CGFloat, traitCollection: ASPrimitiveTraitCollection
  ) -> UIImage {
    as_resizableRoundedImage(
      withCornerRadius: cornerRadius, cornerColor: cornerColor, fill: fillColor,
      borderColor: borderColor, borderWidth: borderWidth, roundedCorners: .allCorners, scale: 0,
      traitCollection: traitCollection)
  }

  /// Returns a resizable image of which some corners are rounded for traits (Texture 3).
  ///
  /// Any thread. Dynamic colors are resolved with the traits.
  public static func as_resizableRoundedImage(
    withCornerRadius cornerRadius: CGFloat, cornerColor: UIColor?, fill fillColor: UIColor,
    borderColor: UIColor?, borderWidth: CGFloat, roundedCorners: UIRectCorner, scale: CGFloat,
    traitCollection: ASPrimitiveTraitCollection
  ) -> UIImage {
    let traits = ASPrimitiveTraitCollectionToUITraitCollection(traitCollection)
    return as_resizableRoundedImage(
      withCornerRadius: cornerRadius, cornerColor: cornerColor?.resolvedColor(with: traits),
      fill: fillColor.resolvedColor(with: traits),
      borderColor: borderColor?.resolvedColor(with: traits), borderWidth: borderWidth,
      roundedCorners: roundedCorners, scale: scale)
  }
}
