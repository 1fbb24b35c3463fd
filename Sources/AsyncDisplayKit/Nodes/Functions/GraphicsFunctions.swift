import UIKit

// Texture's wrappers of image contexts, which work on any thread.

/// Returns an image drawn by a closure, with traits that dynamic colors are resolved with.
///
/// Any thread.
///
/// - Parameters:
///   - traitCollection: The traits that are current while drawing.
///   - size: The size in points.
///   - opaque: Whether the image has no transparent parts.
///   - scale: Pixels per point; 0 means the screen's scale.
///   - sourceImage: An image that will be drawn; its format is ignored here.
///   - isCancelled: A closure that is called once after drawing; `nil` means never canceled.
///   - work: The closure that draws into the current context.
/// - Returns: The drawn image; an empty image if canceled or for an empty size, for which Texture
///   returns none. Source: `ASGraphicsContext.mm`, `ASGraphicsCreateImage`.
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

/// Returns an image that a closure draws, like ``ASGraphicsCreateImage(_:_:_:_:_:_:_:)`` but
/// without cancellation.
///
/// Any thread.
public func ASGraphicsCreateImageWithTraitCollectionAndOptions(
  _ traitCollection: ASPrimitiveTraitCollection, _ size: CGSize, _ opaque: Bool, _ scale: CGFloat,
  _ sourceImage: UIImage?, _ work: () -> Void
) -> UIImage {
  ASGraphicsCreateImage(traitCollection, size, opaque, scale, sourceImage, nil, work)
}

/// Returns an image that a closure draws with the current traits.
///
/// Any thread. Texture draws it with unspecified traits. Source: `ASGraphicsContext.mm`,
/// `ASGraphicsCreateImageWithOptions`.
public func ASGraphicsCreateImageWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat, _ sourceImage: UIImage?,
  _ isCancelled: (() -> Bool)?, _ work: () -> Void
) -> UIImage {
  let traits = ASPrimitiveTraitCollectionFromUITraitCollection(.current)
  return ASGraphicsCreateImage(traits, size, opaque, scale, sourceImage, isCancelled, work)
}
