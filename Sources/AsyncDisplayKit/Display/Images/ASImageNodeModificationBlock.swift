import UIKit

/// Changes the picture of an image node while it is drawn; any thread; nil shows nothing.
public typealias asimagenode_modification_block_t =
  @Sendable (_ image: UIImage, _ traitCollection: ASPrimitiveTraitCollection) -> UIImage?

/// Returns a block that makes a picture round and draws a border of a width in points on it.
public func ASImageNodeRoundBorderModificationBlock(
  _ borderWidth: CGFloat, _ borderColor: UIColor?
) -> asimagenode_modification_block_t {
  { image, _ in
    UIGraphicsBeginImageContextWithOptions(image.size, false, image.scale)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return nil }
    let outline = CGRect(origin: .zero, size: image.size)
    context.addEllipse(in: outline)
    context.clip()
    image.draw(in: outline)
    if borderWidth > 0 {
      context.setStrokeColor((borderColor ?? .black).cgColor)
      context.setLineWidth(borderWidth)
      context.strokeEllipse(in: outline)
    }
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}

/// Returns a block that fills a picture's opaque parts with a colour; caps are kept.
public func ASImageNodeTintColorModificationBlock(
  _ color: UIColor
) -> asimagenode_modification_block_t {
  { image, _ in
    UIGraphicsBeginImageContextWithOptions(image.size, false, image.scale)
    defer { UIGraphicsEndImageContext() }
    let tinted = image.withTintColor(color, renderingMode: .alwaysTemplate)
    tinted.draw(in: CGRect(origin: .zero, size: image.size))
    let result = UIGraphicsGetImageFromCurrentImageContext()
    guard image.capInsets != .zero else { return result }
    return result?.resizableImage(
      withCapInsets: image.capInsets, resizingMode: image.resizingMode)
  }
}
