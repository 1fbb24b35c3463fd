import UIKit

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

  /// The size that the whole image has when the part to show fills a size.
  func scaled(_ size: CGSize) -> CGSize {
    CGSize(width: size.width / rect.width, height: size.height / rect.height)
  }
}
