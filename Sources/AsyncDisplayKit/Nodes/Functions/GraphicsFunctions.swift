import UIKit

// Texture's wrappers of image contexts, which work on any thread.

/// Draws an image of a size in points, with traits that colours follow; any thread.
///
/// - Parameters:
///   - traitCollection: the traits that are current while drawing.
///   - size: the size in points.
///   - opaque: whether the image has no transparent parts.
///   - scale: pixels a point; 0 is the screen's.
///   - sourceImage: an image that is going to be drawn; its format is not looked at here.
///   - isCancelled: asked once after drawing; nil is never.
///   - work: draws into the current context.
/// - Returns: what was drawn; an empty image when it was cancelled, where Texture returns none.
public func ASGraphicsCreateImage(
  _ traitCollection: ASPrimitiveTraitCollection, _ size: CGSize, _ opaque: Bool, _ scale: CGFloat,
  _ sourceImage: UIImage?, _ isCancelled: (() -> Bool)?, _ work: () -> Void
) -> UIImage {
  UIGraphicsBeginImageContextWithOptions(size, opaque, scale)
  defer { UIGraphicsEndImageContext() }
  ASPrimitiveTraitCollectionToUITraitCollection(traitCollection).performAsCurrent(work)
  if isCancelled?() == true { return UIImage() }
  return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
}

/// Draws an image as ``ASGraphicsCreateImage(_:_:_:_:_:_:_:)`` does, to the end; any thread.
public func ASGraphicsCreateImageWithTraitCollectionAndOptions(
  _ traitCollection: ASPrimitiveTraitCollection, _ size: CGSize, _ opaque: Bool, _ scale: CGFloat,
  _ sourceImage: UIImage?, _ work: () -> Void
) -> UIImage {
  ASGraphicsCreateImage(traitCollection, size, opaque, scale, sourceImage, nil, work)
}

/// Draws an image with the traits that are current; any thread.
public func ASGraphicsCreateImageWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat, _ sourceImage: UIImage?,
  _ isCancelled: (() -> Bool)?, _ work: () -> Void
) -> UIImage {
  let traits = ASPrimitiveTraitCollectionFromUITraitCollection(.current)
  return ASGraphicsCreateImage(traits, size, opaque, scale, sourceImage, isCancelled, work)
}
