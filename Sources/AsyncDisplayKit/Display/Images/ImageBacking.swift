import UIKit

/// The size of an image node's drawn image, and the rectangle of the source image in it, in pixels.
struct ImageBacking: Equatable {
  var size = CGSize.zero
  var drawRect = CGRect.zero

  /// Creates the values for a drawn image as large as the source image.
  init(whole image: CGSize) {
    size = image
    drawRect = CGRect(origin: .zero, size: image)
  }

  /// Creates the values for an image in bounds.
  ///
  /// The drawn image has the bounds' size, unless the source image has fewer pixels: then it has
  /// the smallest size that shows the source unscaled, and the screen scales it.
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

  /// Returns the smallest size that shows the image unscaled.
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
  /// - Quirk: a height that is computed from the width is rounded; a width that is computed from
  ///   the height is not. `ASImageNode+CGExtras.mm`, `_ASSizeFillWithAspectRatio`.
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

/// The cropping parameters of an image node.
struct ImageCrop: Equatable {
  var isEnabled = true
  /// The part of the image to show, in unit coordinates, or an empty rectangle whose origin is the
  /// anchor point.
  var rect = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
  /// The size of the drawn image, or zero if not set. In points on the node, and in pixels while
  /// drawing.
  var forcedSize = CGSize.zero
  var forcesUpscaling = false
  /// The bounds to which the image is cropped, unless they are empty, in points.
  var displayBounds = CGRect.null

  /// Returns the size of the whole image such that the visible part has the given size.
  func scaled(_ size: CGSize) -> CGSize {
    CGSize(width: size.width / rect.width, height: size.height / rect.height)
  }
}
