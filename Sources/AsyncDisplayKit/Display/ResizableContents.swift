import UIKit

/// The contents of a layer that shows a resizable image.
///
/// Source: `_ASCoreAnimationExtras.mm`, `ASDisplayNodeSetResizableContents`.
private struct ResizableContents {
  let pixels: CGImage?
  let scale: CGFloat
  /// The stretched part of the image, in unit coordinates.
  let center: CGRect

  /// Creates the contents of an image. An image whose middle is tiled is reported, and stretched.
  init(_ image: UIImage) {
    (pixels, scale) = (image.layerContents, image.scale)
    let (size, insets) = (image.size, image.capInsets)
    let (x, width) = Self.stretched(size.width, insets.left, insets.right)
    let (y, height) = Self.stretched(size.height, insets.top, insets.bottom)
    center = CGRect(x: x, y: y, width: width, height: height)
    guard image.resizingMode != .stretch, insets != .zero else { return }
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .tiledResizableImage, subject: "UIImage",
        message: "A node shows a resizable image whose resizing mode is not .stretch.",
        remedy: "Pass resizingMode: .stretch to resizableImage(withCapInsets:resizingMode:)."))
  }

  /// Returns start and length of the part between two caps: the pixel between them, less a hundredth of a
  /// point on either side.
  private static func stretched(
    _ length: CGFloat, _ low: CGFloat, _ high: CGFloat
  ) -> (CGFloat, CGFloat) {
    guard low > 0 || high > 0 else { return (0, 1) }
    return ((low + 0.49) / length, (length - (low + high + 1) + 0.02) / length)
  }
}

/// Gives a layer a resizable image as contents, whose middle is stretched.
///
/// Main thread. The layer gets the image's scale and the gravity `resize`. Without an image, the contents are
/// removed. An image whose middle is tiled is a violation, and is stretched.
@preconcurrency @MainActor
public func ASDisplayNodeSetResizableContents(_ obj: CALayer, _ image: UIImage?) {
  guard let image else { return obj.contents = nil }
  let contents = ResizableContents(image)
  obj.contents = contents.pixels
  obj.contentsScale = contents.scale
  obj.rasterizationScale = contents.scale
  obj.contentsGravity = .resize
  obj.contentsCenter = contents.center
}

/// Gives a node a resizable image as contents, whose middle is stretched.
///
/// Any thread until the node is loaded, then the main thread. The node gets the image's scale and the
/// gravity `resize`. Without an image, the contents are removed. An image whose middle is tiled is a
/// violation, and is stretched.
public func ASDisplayNodeSetResizableContents(_ obj: ASDisplayNode, _ image: UIImage?) {
  guard let image else { return obj.contents = nil }
  let contents = ResizableContents(image)
  obj.contents = contents.pixels
  obj.contentsScale = contents.scale
  obj.rasterizationScale = contents.scale
  obj.contentsGravity = CALayerContentsGravity.resize.rawValue
  obj.contentsCenter = contents.center
}

extension CALayer {
  /// Shows an image: a resizable one stretched between its caps, another one where the gravity places it.
  ///
  /// - Quirk: a layer counts the pixels of another image with its own scale, not with the image's, so that
  ///   an image of another scale has another size with a content mode that does not scale.
  ///   `ASDisplayNode+AsyncDisplay.mm`, `-displayAsyncLayer:asynchronously:`.
  func show(_ image: UIImage?, scale: CGFloat) {
    if let image, image.capInsets != .zero {
      return ASDisplayNodeSetResizableContents(self, image)
    }
    contentsScale = scale
    contents = image?.layerContents
  }
}

extension UIImage {
  /// The image as the contents of a layer.
  ///
  /// Decided here: a symbol or a tinted image is drawn, because its Core Graphics image has neither shape
  /// nor color here.
  fileprivate var layerContents: CGImage? {
    guard isSymbolImage || tint != nil, size.width > 0, size.height > 0 else { return cgImage }
    UIGraphicsBeginImageContextWithOptions(size, false, scale)
    defer { UIGraphicsEndImageContext() }
    draw(in: CGRect(origin: .zero, size: size))
    return UIGraphicsGetImageFromCurrentImageContext()?.cgImage
  }
}
