import UIKit

/// A node that shows an image.
///
/// Texture: `ASImageNode`. Its size is the image's size, in points. The image is drawn in the
/// background: cropped to the bounds, with at most the image's pixels, and then passed to
/// ``imageModificationBlock``.
open class ASImageNode: ASControlNode {
  // The node's lock protects the members that any thread may use. Source: `ASImageNode.mm`, `-setImage:` and the
  // other accessors, which lock the node.
  private var storedImage: UIImage?
  private var crop = ImageCrop()
  private var storedModificationBlock: asimagenode_modification_block_t?
  private var displayCompletion: (@MainActor (Bool) -> Void)?
  private let drawn = DrawnImage()
  /// A Boolean value that indicates whether the next drawing uses the variant of the image's asset.
  @MainActor private var drawsVariant = false
  private var storedPlaceholderColor: UIColor? = ASDisplayNodeDefaultPlaceholderColor()

  /// A block that changes the image while it is drawn. The block is called on any thread.
  ///
  /// A node that draws again with the same image, size, colors, blocks and interface style shows the image
  /// that it has drawn, and does not call the block. Source: `ASImageNode.mm`,
  /// `+contentsForkey:drawParameters:isCancelled:`.
  open var imageModificationBlock: asimagenode_modification_block_t? {
    get { withNodeLock { storedModificationBlock } }
    set {
      var block = newValue
      // The former block is released without the lock.
      withNodeLock { swap(&storedModificationBlock, &block) }
      drawn.forget()
    }
  }
  /// A Boolean value that indicates whether the playback of the animated image is paused. The
  /// default is `false`.
  ///
  /// Any thread until the node is loaded, then the main thread. Source: `ASImageNode+AnimatedImage.mm`,
  /// `-setAnimatedImagePaused:`.
  open var animatedImagePaused: Bool {
    get { withNodeLock { animation.isPaused } }
    set {
      withNodeLock { animation.isPaused = newValue }
      setAnimates(!newValue)
    }
  }
  /// The run-loop mode of the playback's display link. It has no effect: the environment's clock
  /// drives the playback.
  ///
  /// Any thread.
  open var animatedImageRunLoopMode: String {
    get { withNodeLock { animation.runLoopMode } }
    set { withNodeLock { animation.runLoopMode = newValue } }
  }
  final var animation = ImageAnimation()
  @MainActor final var playback = ImagePlayback()
  @MainActor final var displayLink: CADisplayLink?

  /// Creates a node without an image that fills its bounds and crops the image.
  ///
  /// Any thread.
  public override init() {
    super.init()
    contentMode = .scaleAspectFill
    isOpaque = false
    clipsToBounds = true
    backgroundColor = .clear
  }

  // MARK: Image

  /// The image. A change requests drawing.
  ///
  /// Any thread until the node is loaded, then the main thread.
  ///
  /// - Quirk: a change does not request layout. `ASImageNode.mm`, `-_locked_setImage:`.
  open var image: UIImage? {
    get { heldImage }
    set { showImage(newValue) }
  }

  /// The image, which a subclass may have overridden ``image`` for.
  private final var heldImage: UIImage? { withNodeLock { storedImage } }

  /// Replaces the displayed image without other side effects, if a closure returns that it is still wanted.
  ///
  /// The closure is called with the node's lock held, so that no other thread replaces the image in between.
  final func showImage(_ image: UIImage?, if isWanted: () -> Bool = { true }) {
    guard image != heldImage else { return }
    waitForCheckout()
    var shown = image
    let hasChanged = withNodeLock { () -> Bool in
      guard isWanted(), shown != storedImage else { return false }
      // The former image is released without the lock.
      swap(&storedImage, &shown)
      return true
    }
    guard hasChanged else { return }
    if image != nil { return setNeedsDisplay() }
    contents = nil
    // Another thread may have set an image, whose drawing this has cleared.
    if heldImage != nil { setNeedsDisplay() }
  }

  /// The animated image. It plays while the node is visible, by the environment's clock. Its cover
  /// image is shown when the node becomes visible.
  ///
  /// Any thread until the node is loaded, then the main thread. Source:
  /// `ASImageNode+AnimatedImage.mm`, `-setAnimatedImage:`.
  open var animatedImage: (any ASAnimatedImageProtocol)? {
    get { withNodeLock { animation.image } }
    set { changeAnimation(to: newValue) }
  }

  /// Shows the cover image of the animated image unless the image plays.
  ///
  /// Source: `ASImageNode+AnimatedImage.mm`, `-_locked_setCoverImage:`.
  func adoptCoverImage(_ cover: UIImage?) {
    let plays = onMain { ($0 as? ASImageNode)?.displayLink?.isPaused == false } ?? false
    if !plays { showImage(cover) }
  }

  /// Called after the animated image was set, in a later job of the main queue. Override it to be notified
  /// of an animated image; an override must call super.
  ///
  /// Main thread. Source: `ASImageNode+AnimatedImage.mm`, `-animatedImageSet:previousAnimatedImage:`.
  @preconcurrency @MainActor open func animatedImageSet(
    _ newAnimatedImage: (any ASAnimatedImageProtocol)?,
    previousAnimatedImage: (any ASAnimatedImageProtocol)?
  ) {}

  /// The placeholder's color. A color enables placeholders, `nil` disables them.
  ///
  /// Any thread. The default color alone enables nothing. Source: `ASImageNode.mm`, `-init` and
  /// `-setPlaceholderColor:`.
  open var placeholderColor: UIColor? {
    get { withNodeLock { storedPlaceholderColor } }
    set {
      let hasChanged = withNodeLock { () -> Bool in
        defer { storedPlaceholderColor = newValue }
        return newValue != storedPlaceholderColor
      }
      if hasChanged { placeholderEnabled = newValue != nil }
    }
  }

  // MARK: Cropping

  /// A Boolean value that indicates whether the image is cropped to the bounds. The default is
  /// `true`.
  ///
  /// Any thread.
  open var isCropEnabled: Bool {
    get { withNodeLock { crop.isEnabled } }
    set { setCropEnabled(newValue, recropImmediately: false, inBounds: bounds) }
  }

  /// Sets whether the image is cropped, and to which bounds in points.
  ///
  /// Any thread. With `recropImmediately`, the image is drawn while the main thread waits.
  open func setCropEnabled(
    _ isCropEnabled: Bool, recropImmediately: Bool, inBounds cropBounds: CGRect
  ) {
    let needsDisplay = withNodeLock { () -> Bool in
      guard isCropEnabled != crop.isEnabled else { return false }
      crop.isEnabled = isCropEnabled
      crop.displayBounds = cropBounds
      return storedImage != nil
    }
    guard needsDisplay else { return }
    performOnMain { recropImmediately ? $0.displayImmediately() : $0.setNeedsDisplay() }
  }

  /// The part of the image to show, in unit coordinates. If its size is empty, its origin is the
  /// anchor point of the cropping.
  ///
  /// Any thread; the default is the center. A loaded node that fills its bounds draws again if the image is
  /// larger than the bounds. Source: `ASImageNode.mm`, `-setCropRect:`.
  open var cropRect: CGRect {
    get { withNodeLock { crop.rect } }
    set {
      let former = withNodeLock { () -> CGRect in
        defer { crop.rect = newValue }
        return crop.rect
      }
      guard newValue != former else { return }
      let (room, size) = (bounds.size, image?.size ?? .zero)
      guard room.width < size.width || room.height < size.height else { return }
      performOnMain {
        if $0.isNodeLoaded, $0.contentMode == .scaleAspectFill { $0.setNeedsDisplay() }
      }
    }
  }

  /// The size of the drawn image, in points. Zero, the default, uses the size of the bounds.
  ///
  /// Any thread.
  open var forcedSize: CGSize {
    get { withNodeLock { crop.forcedSize } }
    set { withNodeLock { crop.forcedSize = newValue } }
  }

  /// A Boolean value that indicates whether the image is drawn in the bounds' size even if it has
  /// fewer pixels.
  ///
  /// Any thread.
  open var forceUpscaling: Bool {
    get { withNodeLock { crop.forcesUpscaling } }
    set { withNodeLock { crop.forcesUpscaling = newValue } }
  }

  /// Requests drawing and calls a closure when it has finished.
  ///
  /// Main thread.
  ///
  /// - Parameter displayCompletionBlock: A closure that receives whether the drawing was canceled.
  @preconcurrency @MainActor
  open func setNeedsDisplay(completion displayCompletionBlock: (@MainActor (Bool) -> Void)?) {
    if displaySuspended {
      displayCompletionBlock?(true)
      return
    }
    displayCompletion = displayCompletionBlock
    setNeedsDisplay()
  }

  // MARK: Overrides

  /// Returns the image's size in points, or the size of the superclass without an image.
  ///
  /// Any thread.
  open override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    heldImage?.size ?? super.calculateSizeThatFits(constrainedSize)
  }

  /// Returns the parameters of the drawing: image, bounds and modes as values.
  ///
  /// Main thread. After a change of the interface style, the variant of the image's asset is drawn.
  ///
  /// - Quirk: only the first drawing after the change uses the variant, and later ones the image itself;
  ///   advisory `image-variant-lost`. `ASImageNode.mm`, `-drawParametersForAsyncLayer:`.
  @preconcurrency @MainActor
  open override func drawParameters(forAsyncLayer layer: _ASDisplayLayer) -> (any Sendable)? {
    guard let image = imageForDrawing() else { return nil }
    // Supernodes may be asked for colors and traits, so the lock is not held. Source: `ASImageNode.mm`,
    // `-drawParametersForAsyncLayer:`.
    let crop = withNodeLock { self.crop }
    return ImageNodeDrawing(
      image: image, bounds: bounds, contentsScale: contentsScaleForDisplay,
      contentMode: contentMode, crop: crop, isOpaque: isOpaque, background: backgroundColor,
      tint: tintColor,
      traits: primitiveTraitCollection(), modification: imageModificationBlock,
      willDraw: extras?.willDraw, didDraw: extras?.didDraw, drawn: drawn)
  }

  /// Returns the image, or the variant of its asset if the interface style has changed since the latest
  /// drawing.
  @MainActor private final func imageForDrawing() -> UIImage? {
    let image = heldImage
    guard let image, let asset = image.imageAsset else { return image }
    let style = UITraitCollection(userInterfaceStyle: traits.userInterfaceStyle)
    if drawsVariant {
      drawsVariant = false
      return asset.image(with: style)
    }
    if traits.userInterfaceStyle != .unspecified, asset.image(with: style) != image {
      report(
        .imageVariantLost, severity: .advisory,
        "The image is drawn, as in Texture, although its asset has another one for the present style.",
        remedy: "Set the image for the present style in asyncTraitCollectionDidChange.")
    }
    return image
  }

  /// Draws the variant of the image's asset next if the interface style has changed.
  ///
  /// Called on the main thread. An override must call super. Source: `ASImageNode.mm`,
  /// `-asyncTraitCollectionDidChangeWithPreviousTraitCollection:`.
  @preconcurrency @MainActor open override func asyncTraitCollectionDidChange(
    withPreviousTraitCollection previousTraitCollection: ASPrimitiveTraitCollection
  ) {
    super.asyncTraitCollectionDidChange(withPreviousTraitCollection: previousTraitCollection)
    if heldImage != nil,
      traits.userInterfaceStyle != previousTraitCollection.userInterfaceStyle
    {
      drawsVariant = true
    }
  }

  /// Forgets the image that was drawn, because another block may draw.
  override func drawingBlocksDidChange() { drawn.forget() }

  /// Clears the contents, and the image that was drawn.
  ///
  /// Called on the main thread. An override must call super. Source: `ASImageNode.mm`, `-clearContents`.
  @preconcurrency @MainActor open override func clearContents() {
    super.clearContents()
    drawn.forget()
  }

  /// Returns the image that the node displays.
  ///
  /// Any thread.
  open override class func display(
    withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool
  ) -> UIImage? {
    (parameters as? ImageNodeDrawing)?.picture(isCancelled: isCancelledBlock)
  }

  /// Calls the completion handler of ``setNeedsDisplay(completion:)``.
  ///
  /// Called on the main thread. An override must call super.
  @preconcurrency @MainActor open override func displayDidFinish() {
    super.displayDidFinish()
    guard heldImage != nil, let completion = displayCompletion else { return }
    displayCompletion = nil
    completion(false)
  }

  /// Shows the cover image of the animated image and starts its playback.
  ///
  /// Called on the main thread. An override must call super.
  @preconcurrency @MainActor open override func didEnterVisibleState() {
    super.didEnterVisibleState()
    guard let image = animatedImageAtHand else { return }
    if image.coverImageReady { adoptCoverImage(image.coverImage) }
    if image.playbackReady { startAnimating() }
  }

  /// Pauses the playback of the animated image.
  ///
  /// Called on the main thread. An override must call super.
  @preconcurrency @MainActor open override func didExitVisibleState() {
    super.didExitVisibleState()
    stopAnimating()
  }

  /// Clears the contents of an animated image.
  ///
  /// Called on the main thread. An override must call super.
  @preconcurrency @MainActor open override func didExitDisplayState() {
    let isAnimated = animatedImageAtHand != nil
    super.didExitDisplayState()
    guard isAnimated else { return }
    contents = nil
    adoptCoverImage(nil)
  }

  /// Redraws a template image, because its tint color may have changed.
  ///
  /// Called on the main thread. An override must call super.
  @preconcurrency @MainActor open override func didEnterHierarchy() {
    super.didEnterHierarchy()
    if heldImage?.renderingMode == .alwaysTemplate { setNeedsDisplay() }
  }

  /// The scale of contents before load. Source: `ASImageNode.mm`, `-init`, which sets the screen's.
  override var defaultContentsScale: CGFloat { environment.screen.scale }

  /// Redraws a template image.
  ///
  /// Called on the main thread. An override must call super.
  @preconcurrency @MainActor open override func tintColorDidChange() {
    super.tintColorDidChange()
    if heldImage?.renderingMode == .alwaysTemplate { setNeedsDisplay() }
  }

  /// Returns an image filled with the placeholder's color, or `nil` if the node has no size.
  ///
  /// Any thread.
  open override func placeholderImage() -> UIImage? {
    let size = calculatedSize
    return drawnImage(primitiveTraitCollection(), size, 1) {
      placeholderColor?.setFill()
      UIRectFill(CGRect(origin: .zero, size: size))
    }
  }
}

/// A block that returns a changed image for an image node to draw, or `nil` to draw nothing. Called
/// on any thread.
public typealias asimagenode_modification_block_t =
  @Sendable (_ image: UIImage, _ traitCollection: ASPrimitiveTraitCollection) -> UIImage?

/// Returns a block that crops an image to an ellipse and draws a border with a width in points.
public func ASImageNodeRoundBorderModificationBlock(
  _ borderWidth: CGFloat, _ borderColor: UIColor?
) -> asimagenode_modification_block_t {
  { image, traits in
    drawnImage(traits, image.size, image.scale) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      let outline = CGRect(origin: .zero, size: image.size)
      context.addEllipse(in: outline)
      context.clip()
      image.draw(in: outline)
      if borderWidth > 0 {
        context.setStrokeColor((borderColor ?? .black).cgColor)
        context.setLineWidth(borderWidth)
        context.strokeEllipse(in: outline)
      }
    }
  }
}

/// Returns a block that fills an image's opaque parts with a color. Cap insets are kept.
public func ASImageNodeTintColorModificationBlock(
  _ color: UIColor
) -> asimagenode_modification_block_t {
  { image, traits in
    let result = drawnImage(traits, image.size, image.scale) {
      let tinted = image.withTintColor(color, renderingMode: .alwaysTemplate)
      tinted.draw(in: CGRect(origin: .zero, size: image.size))
    }
    guard image.capInsets != .zero else { return result }
    return result?.resizableImage(
      withCapInsets: image.capInsets, resizingMode: image.resizingMode)
  }
}
