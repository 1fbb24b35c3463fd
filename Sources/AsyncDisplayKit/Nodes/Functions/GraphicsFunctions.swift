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
///   returns none and does not call the closure. Source: `ASGraphicsContext.mm`,
///   `ASGraphicsCreateImage`.
public func ASGraphicsCreateImage(
  _ traitCollection: ASPrimitiveTraitCollection, _ size: CGSize, _ opaque: Bool, _ scale: CGFloat,
  _ sourceImage: UIImage?, _ isCancelled: (() -> Bool)?, _ work: () -> Void
) -> UIImage {
  drawnImage(
    traitCollection, size, isOpaque: opaque, scale, isCancelled: { isCancelled?() == true }, work)
    ?? UIImage()
}

/// Returns an image that a closure draws with some traits, or with the current ones, or `nil` if canceled or
/// for an empty size.
///
/// Source: `ASGraphicsContext.mm`, `ASGraphicsCreateImage`.
func drawnImage(
  _ traits: ASPrimitiveTraitCollection?, _ size: CGSize, isOpaque: Bool = false,
  _ scale: CGFloat, isCancelled: () -> Bool = { false }, _ work: () -> Void
) -> UIImage? {
  guard size.width > 0, size.height > 0 else { return nil }
  UIGraphicsBeginImageContextWithOptions(size, isOpaque, scale)
  defer { UIGraphicsEndImageContext() }
  if let traits {
    ASPrimitiveTraitCollectionToUITraitCollection(traits).performAsCurrent(work)
  } else {
    work()
  }
  guard !isCancelled() else { return nil }
  return UIGraphicsGetImageFromCurrentImageContext()
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

/// Returns an image that a closure draws with unspecified traits, so that dynamic colors are light.
///
/// Any thread. Source: `ASGraphicsContext.mm`, `ASGraphicsCreateImageWithOptions`.
public func ASGraphicsCreateImageWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat, _ sourceImage: UIImage?,
  _ isCancelled: (() -> Bool)?, _ work: () -> Void
) -> UIImage {
  ASGraphicsCreateImage(
    ASPrimitiveTraitCollectionMakeDefault(), size, opaque, scale, sourceImage, isCancelled, work)
}
