import UIKit

// Images for cells drawn once and stretched: cheaper on a device than corner radii.
extension UIImage {
  /// Looks an image up by name; Texture's form keeps the answer. Any thread.
  public static func as_imageNamed(_ imageName: String) -> UIImage? {
    UIImage(named: imageName)
  }

  /// Draws a resizable image with round corners; lengths in points; any thread.
  ///
  /// The colour of the corners is what shows behind them, nil for nothing.
  public static func as_resizableRoundedImage(
    withCornerRadius cornerRadius: CGFloat, cornerColor: UIColor?, fill fillColor: UIColor
  ) -> UIImage {
    as_resizableRoundedImage(
      withCornerRadius: cornerRadius, cornerColor: cornerColor, fill: fillColor, borderColor: nil,
      borderWidth: 1)
  }

  /// Draws a resizable image with round corners and a border; lengths in points; any thread.
  public static func as_resizableRoundedImage(
    withCornerRadius cornerRadius: CGFloat, cornerColor: UIColor?, fill fillColor: UIColor,
    borderColor: UIColor?, borderWidth: CGFloat
  ) -> UIImage {
    as_resizableRoundedImage(
      withCornerRadius: cornerRadius, cornerColor: cornerColor, fill: fillColor,
      borderColor: borderColor, borderWidth: borderWidth, roundedCorners: .allCorners, scale: 0)
  }

  /// Draws a resizable image of which some corners are round; lengths in points; any thread.
  ///
  /// A scale of 0 stands for the screen's. Two radii and one point make each side of the image; all
  /// but the point in the middle are caps.
  public static func as_resizableRoundedImage(
    withCornerRadius cornerRadius: CGFloat, cornerColor: UIColor?, fill fillColor: UIColor,
    borderColor: UIColor?, borderWidth: CGFloat, roundedCorners: UIRectCorner, scale: CGFloat
  ) -> UIImage {
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

  /// Draws a resizable image with round corners under traits (Texture 3); lengths in points; any thread.
  public static func as_resizableRoundedImage(
    withCornerRadius cornerRadius: CGFloat, cornerColor: UIColor?, fill fillColor: UIColor,
    traitCollection: ASPrimitiveTraitCollection
  ) -> UIImage {
    as_resizableRoundedImage(
      withCornerRadius: cornerRadius, cornerColor: cornerColor, fill: fillColor, borderColor: nil,
      borderWidth: 1, traitCollection: traitCollection)
  }

  /// Draws a resizable image with round corners and a border under traits (Texture 3); any thread.
  public static func as_resizableRoundedImage(
    withCornerRadius cornerRadius: CGFloat, cornerColor: UIColor?, fill fillColor: UIColor,
    borderColor: UIColor?, borderWidth: CGFloat, traitCollection: ASPrimitiveTraitCollection
  ) -> UIImage {
    as_resizableRoundedImage(
      withCornerRadius: cornerRadius, cornerColor: cornerColor, fill: fillColor,
      borderColor: borderColor, borderWidth: borderWidth, roundedCorners: .allCorners, scale: 0,
      traitCollection: traitCollection)
  }

  /// Draws a resizable image of which some corners are round under traits (Texture 3); any thread.
  ///
  /// Dynamic colours are those of the traits.
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
