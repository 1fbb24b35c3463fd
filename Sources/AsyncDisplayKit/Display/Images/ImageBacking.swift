import UIKit

/// The size of an image node's picture and the place of the image in it, in pixels.
struct ImageBacking: Equatable {
  var size = CGSize.zero
  var drawRect = CGRect.zero

  /// A picture as large as the image.
  init(whole image: CGSize) {
    size = image
    drawRect = CGRect(origin: .zero, size: image)
  }

  /// The picture that shows an image in bounds.
  ///
  /// The picture has the bounds' size, unless the image has fewer pixels than those: then the
  /// picture is as small as shows the image unscaled, and the screen scales it.
  init(image: CGSize, bounds: CGSize, contentMode: UIView.ContentMode, crop: ImageCrop) {
    guard bounds.width > 0, bounds.height > 0, image.width > 0, image.height > 0 else { return }
    size = Self.size(image: image, bounds: bounds, contentMode, crop)
    guard size.width > 0, size.height > 0 else {
      size = .zero
      return
    }
    if !crop.rect.isEmpty {
      let scaled = crop.scaled(bounds)
      drawRect = CGRect(
        x: -crop.rect.minX * scaled.width, y: -crop.rect.minY * scaled.height,
        width: scaled.width, height: scaled.height)
      return
    }
    let scaled = Self.scaled(image, in: size, contentMode)
    let anchor = contentMode == .scaleAspectFill ? crop.rect.origin : CGPoint(x: 0.5, y: 0.5)
    drawRect = CGRect(
      x: (size.width - scaled.width) * anchor.x, y: (size.height - scaled.height) * anchor.y,
      width: scaled.width, height: scaled.height)
  }

  private static func size(
    image: CGSize, bounds: CGSize, _ contentMode: UIView.ContentMode, _ crop: ImageCrop
  ) -> CGSize {
    let whole = CGSize(width: bounds.width.rounded(.down), height: bounds.height.rounded(.down))
    if crop.forcedSize != .zero { return crop.forcedSize.rounded }
    let least = least(image: image, bounds: whole, contentMode, crop)
    let isSmaller = least.width * least.height < whole.width * whole.height
    return isSmaller && !crop.forcesUpscaling ? least.rounded : whole
  }

  /// Returns the smallest picture that shows the image unscaled.
  private static func least(
    image: CGSize, bounds: CGSize, _ contentMode: UIView.ContentMode, _ crop: ImageCrop
  ) -> CGSize {
    if !crop.rect.isEmpty { return crop.scaled(bounds) }
    switch contentMode {
    case .scaleAspectFill: return image.fitted(ratio: bounds.width / bounds.height)
    case .scaleAspectFit: return image.filled(ratio: bounds.width / bounds.height)
    default: return image
    }
  }

  private static func scaled(
    _ image: CGSize, in size: CGSize, _ contentMode: UIView.ContentMode
  ) -> CGSize {
    switch contentMode {
    case .scaleAspectFill: size.filled(ratio: image.width / image.height)
    case .scaleAspectFit: size.fitted(ratio: image.width / image.height)
    default: size
    }
  }
}

extension CGSize {
  fileprivate var rounded: CGSize { CGSize(width: width.rounded(), height: height.rounded()) }

  /// Returns the smallest size of a ratio (width to height) that covers this one.
  ///
  /// - Quirk: a height that follows from the width is rounded, a width that follows is not.
  fileprivate func filled(ratio: CGFloat) -> CGSize {
    ratio > width / height
      ? CGSize(width: height * ratio, height: height)
      : CGSize(width: width, height: (width / ratio).rounded())
  }

  /// Returns the largest size of a ratio (width to height) inside this one.
  fileprivate func fitted(ratio: CGFloat) -> CGSize {
    ratio > width / height
      ? CGSize(width: width, height: width / ratio)
      : CGSize(width: height * ratio, height: height)
  }
}

/// How an image node cuts its image.
struct ImageCrop: Equatable {
  var isEnabled = true
  /// In units of the image: a part to show or, if empty, the place that stays in view.
  var rect = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
  /// The picture's size, zero for none; in points on the node, in pixels while drawing.
  var forcedSize = CGSize.zero
  var forcesUpscaling = false
  /// The bounds that the image is cut for while they are not empty, in points.
  var displayBounds = CGRect.null

  /// Returns the size that the whole image has when the part to show fills a size.
  func scaled(_ size: CGSize) -> CGSize {
    CGSize(width: size.width / rect.width, height: size.height / rect.height)
  }
}
