import UIKit

/// The input of an image node's drawing, created on the main thread and passed to any other thread.
struct ImageNodeDrawing: Sendable {
  let image: UIImage
  let bounds: CGRect
  let contentsScale: CGFloat
  let contentMode: UIView.ContentMode
  let crop: ImageCrop
  /// The background color of an opaque node.
  let fill: CGColor?
  let tint: UIColor?
  let traits: ASPrimitiveTraitCollection
  let modification: asimagenode_modification_block_t?
  let willDraw: ASDisplayNodeContextModifier?
  let didDraw: ASDisplayNodeContextModifier?

  /// Returns the image that the node displays, or `nil`.
  func picture(isCancelled: () -> Bool) -> UIImage? {
    // Source: `ASImageNode.mm`, `+displayWithParameters:isCancelled:`, which does not tint such an image.
    if image.capInsets != .zero { return modified(image) }
    let backing = backing
    guard !backing.drawRect.isEmpty, !isCancelled() else { return nil }
    UIGraphicsBeginImageContextWithOptions(backing.size, fill != nil, 1)
    defer { UIGraphicsEndImageContext() }
    let context = UIGraphicsGetCurrentContext()
    if let context { willDraw?(context, self) }
    if let fill, let context {
      context.setFillColor(fill)
      context.fill(CGRect(origin: .zero, size: backing.size))
    }
    tinted.draw(in: backing.drawRect)
    if let context { didDraw?(context, self) }
    guard !isCancelled(), let drawn = UIGraphicsGetImageFromCurrentImageContext() else {
      return nil
    }
    return modified(drawn)
  }

  private var tinted: UIImage {
    guard image.renderingMode == .alwaysTemplate, let tint else { return image }
    return image.withTintColor(tint)
  }

  private func modified(_ picture: UIImage) -> UIImage? {
    guard let modification else { return picture }
    return modification(picture, traits)
  }

  private var backing: ImageBacking {
    let area = crop.isEnabled && !crop.displayBounds.isEmpty ? crop.displayBounds : bounds
    let room = CGSize(
      width: (area.width * contentsScale).rounded(.down),
      height: (area.height * contentsScale).rounded(.down))
    let pixels = CGSize(
      width: image.size.width * image.scale, height: image.size.height * image.scale)
    guard room.width >= 1, room.height >= 1, pixels.width >= 1, pixels.height >= 1 else {
      return ImageBacking(whole: .zero)
    }
    let modes: [UIView.ContentMode] = [.scaleAspectFill, .scaleAspectFit, .center]
    guard crop.isEnabled, modes.contains(contentMode) else { return ImageBacking(whole: pixels) }
    var crop = crop
    crop.forcedSize.width *= contentsScale
    crop.forcedSize.height *= contentsScale
    return ImageBacking(image: pixels, bounds: room, contentMode: contentMode, crop: crop)
  }
}
