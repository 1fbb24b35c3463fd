import UIKit

/// The input of an image node's drawing, created on the main thread and passed to any other thread.
struct ImageNodeDrawing: Sendable {
  let image: UIImage
  let bounds: CGRect
  let contentsScale: CGFloat
  let contentMode: UIView.ContentMode
  let crop: ImageCrop
  let isOpaque: Bool
  let background: UIColor?
  let tint: UIColor?
  let traits: ASPrimitiveTraitCollection
  let modification: asimagenode_modification_block_t?
  let willDraw: ASDisplayNodeContextModifier?
  let didDraw: ASDisplayNodeContextModifier?
  let drawn: DrawnImage

  /// Returns the image that the node displays, or `nil`.
  ///
  /// Source: `ASImageNode.mm`, `+displayWithParameters:isCancelled:`.
  func picture(isCancelled: () -> Bool) -> UIImage? {
    // Such an image is neither tinted nor drawn.
    if image.capInsets != .zero { return modified(image) }
    let backing = backing
    guard !backing.drawRect.isEmpty, !isCancelled() else { return nil }
    let key = DrawnImage.Key(
      image: image, backing: backing, isOpaque: isOpaque, background: background, tint: tint,
      style: traits.userInterfaceStyle)
    let (known, version) = drawn.image(for: key)
    if let known { return known }
    guard !isCancelled(), let picture = draw(backing, isCancelled).flatMap(modified) else {
      return nil
    }
    drawn.keep(picture, for: key, version)
    return picture
  }

  /// Source: `ASImageNode.mm`, `+createContentsForkey:drawParameters:isCancelled:`.
  private func draw(_ backing: ImageBacking, _ isCancelled: () -> Bool) -> UIImage? {
    drawnImage(traits, backing.size, isOpaque: isOpaque, 1, isCancelled: isCancelled) {
      let context = UIGraphicsGetCurrentContext()
      if let context { willDraw?(context, self) }
      if isOpaque, let context, let fill = background?.cgColor {
        context.setFillColor(fill)
        context.fill(CGRect(origin: .zero, size: backing.size))
      }
      tinted.draw(in: backing.drawRect)
      if let context { didDraw?(context, self) }
    }
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
    // The scale counts twice here. Source: `ASImageNode.mm`, `+displayWithParameters:isCancelled:`.
    guard room.width * contentsScale >= 1, room.height * contentsScale >= 1, pixels.width >= 1,
      pixels.height >= 1
    else {
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

/// The image that a node has drawn last, with everything that determines it.
///
/// Texture shares such images among all nodes and holds them weakly; each node keeps its latest one, and two
/// nodes never have the same block. Source: `ASImageNode.mm`, `-drawParametersForAsyncLayer:` and
/// `+contentsForkey:drawParameters:isCancelled:`. Any thread.
final class DrawnImage: Sendable {
  /// What determines a drawn image, apart from the blocks of the node.
  struct Key {
    let image: UIImage
    let backing: ImageBacking
    let isOpaque: Bool
    let background: UIColor?
    let tint: UIColor?
    let style: UIUserInterfaceStyle

    /// Returns whether another drawing has the same result; one without a color never has.
    ///
    /// Source: `ASImageNode.mm`, `ASImageNodeContentsKey`, `-isEqual:`.
    func isEqual(to other: Key) -> Bool {
      guard let background, let tint else { return false }
      return image == other.image && backing == other.backing && isOpaque == other.isOpaque
        && background == other.background && tint == other.tint && style == other.style
    }
  }

  private struct State {
    var version = 0
    var drawn: (key: Key, image: UIImage)?
  }

  private let state = Locked(State())

  /// Returns the image that was drawn with equal values, or `nil`, and the version of the node's blocks.
  func image(for key: Key) -> (image: UIImage?, version: Int) {
    state.withLock { state in
      (state.drawn.flatMap { $0.key.isEqual(to: key) ? $0.image : nil }, state.version)
    }
  }

  /// Keeps an image, unless the blocks were changed while it was drawn.
  func keep(_ image: UIImage, for key: Key, _ version: Int) {
    state.withLock { state in
      if state.version == version { state.drawn = (key, image) }
    }
  }

  /// Forgets the image, because a block was changed or the contents were cleared.
  func forget() {
    state.withLock { state in
      state.version += 1
      state.drawn = nil
    }
  }
}
