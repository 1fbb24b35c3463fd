import UIKit

/// A node that shows an image.
///
/// Texture: `ASImageNode`. Its size is the image's, in points. The picture is drawn in the
/// background: cut to the bounds, no larger than the image has pixels, then given to
/// ``imageModificationBlock``.
open class ASImageNode: ASControlNode {
  private var storedImage: UIImage?
  private var crop = ImageCrop()
  private var displayCompletion: (@MainActor (Bool) -> Void)?
  private var storedPlaceholderColor: UIColor?

  /// Changes the picture while it is drawn; the block runs on any thread.
  open var imageModificationBlock: asimagenode_modification_block_t?
  /// A Boolean value that indicates whether an animated image stands still; without a screen it
  /// always does; any thread.
  open var animatedImagePaused = false
  /// The mode of the run loop in which an animated image would move, by its name; any thread.
  open var animatedImageRunLoopMode = RunLoop.Mode.common.rawValue

  /// Makes a node without an image, which fills its bounds and cuts what does not fit; any thread.
  public override init() {
    super.init()
    contentMode = .scaleAspectFill
    isOpaque = false
    clipsToBounds = true
    backgroundColor = .clear
  }

  // MARK: Image

  /// The image; a change asks for drawing; any thread until load, then the main one.
  ///
  /// - Quirk: a change does not ask for layout, as in Texture.
  open var image: UIImage? {
    get { storedImage }
    set { showImage(newValue) }
  }

  /// Shows another image without any other consequence.
  final func showImage(_ image: UIImage?) {
    guard image != storedImage else { return }
    waitForCheckout()
    storedImage = image
    if image != nil {
      setNeedsDisplay()
    } else if isNodeLoaded {
      performOnMain { $0.contents = nil }
    }
  }

  /// The animation, of which the cover is shown; any thread until load, then the main one.
  open var animatedImage: (any ASAnimatedImageProtocol)? {
    didSet {
      guard animatedImage !== oldValue, let cover = animatedImage?.coverImage else { return }
      showImage(cover)
    }
  }

  /// The colour of the placeholder; setting one turns placeholders on, setting nil off; any thread.
  open var placeholderColor: UIColor? {
    get { storedPlaceholderColor ?? ASDisplayNodeDefaultPlaceholderColor() }
    set {
      storedPlaceholderColor = newValue
      placeholderEnabled = newValue != nil
    }
  }

  // MARK: Cropping

  /// A Boolean value that indicates whether the image is cut to the bounds; the default is true;
  /// any thread.
  open var isCropEnabled: Bool {
    get { crop.isEnabled }
    set { setCropEnabled(newValue, recropImmediately: false, inBounds: bounds) }
  }

  /// Sets whether the image is cut, and to which bounds in points; any thread.
  ///
  /// Cutting again immediately draws the picture while the main thread waits.
  open func setCropEnabled(
    _ isCropEnabled: Bool, recropImmediately: Bool, inBounds cropBounds: CGRect
  ) {
    guard isCropEnabled != crop.isEnabled else { return }
    crop.isEnabled = isCropEnabled
    crop.displayBounds = cropBounds
    guard storedImage != nil else { return }
    performOnMain { recropImmediately ? $0.displayImmediately() : $0.setNeedsDisplay() }
  }

  /// The part to show in units of the image or, with an empty size, the place that stays in view.
  ///
  /// Any thread; the default is the middle.
  open var cropRect: CGRect {
    get { crop.rect }
    set {
      guard newValue != crop.rect else { return }
      crop.rect = newValue
      if isNodeLoaded, contentMode == .scaleAspectFill { setNeedsDisplay() }
    }
  }

  /// The size of the picture in points; zero, the default, for the bounds' size; any thread.
  open var forcedSize: CGSize {
    get { crop.forcedSize }
    set { crop.forcedSize = newValue }
  }

  /// A Boolean value that indicates whether the picture has the bounds' size even if the image has
  /// fewer pixels; any thread.
  open var forceUpscaling: Bool {
    get { crop.forcesUpscaling }
    set { crop.forcesUpscaling = newValue }
  }

  /// Asks for drawing and tells when it is done; main thread.
  ///
  /// - Parameter displayCompletionBlock: gets whether the drawing was given up.
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

  /// Returns the image's size in points; without an image the default rule; any thread.
  open override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    storedImage?.size ?? super.calculateSizeThatFits(constrainedSize)
  }

  /// The parameters of the drawing: image, bounds and modes as values; main thread.
  @preconcurrency @MainActor
  open override func drawParameters(forAsyncLayer layer: _ASDisplayLayer) -> (any Sendable)? {
    guard let storedImage else { return nil }
    return ImageNodeDrawing(
      image: storedImage, bounds: bounds, contentsScale: contentsScale, contentMode: contentMode,
      crop: crop, fill: isOpaque ? backgroundColor?.cgColor : nil, tint: tintColor,
      traits: primitiveTraitCollection(), modification: imageModificationBlock)
  }

  /// Draws the picture that the node shows; any thread.
  open override class func display(
    withParameters parameters: Any?, isCancelled isCancelledBlock: () -> Bool
  ) -> UIImage? {
    (parameters as? ImageNodeDrawing)?.picture(isCancelled: isCancelledBlock)
  }

  /// Tells who asked that the picture is drawn; main thread; call super.
  @preconcurrency @MainActor open override func displayDidFinish() {
    super.displayDidFinish()
    guard storedImage != nil, let completion = displayCompletion else { return }
    displayCompletion = nil
    completion(false)
  }

  /// Draws a template image again, whose tint may be another here; main thread; call super.
  @preconcurrency @MainActor open override func didEnterHierarchy() {
    super.didEnterHierarchy()
    if storedImage?.renderingMode == .alwaysTemplate { setNeedsDisplay() }
  }

  /// Draws a template image again; main thread; call super.
  @preconcurrency @MainActor open override func tintColorDidChange() {
    super.tintColorDidChange()
    if storedImage?.renderingMode == .alwaysTemplate { setNeedsDisplay() }
  }

  /// Draws the placeholder's colour; nil without a size; any thread.
  open override func placeholderImage() -> UIImage? {
    let size = calculatedSize
    guard size.width * size.height > 0 else { return nil }
    UIGraphicsBeginImageContext(size)
    defer { UIGraphicsEndImageContext() }
    placeholderColor?.setFill()
    UIRectFill(CGRect(origin: .zero, size: size))
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}

/// Changes the picture of an image node while it is drawn; any thread; nil shows nothing.
public typealias asimagenode_modification_block_t =
  @Sendable (_ image: UIImage, _ traitCollection: ASPrimitiveTraitCollection) -> UIImage?

/// Returns a block that makes a picture round and draws a border of a width in points on it.
public func ASImageNodeRoundBorderModificationBlock(
  _ borderWidth: CGFloat, _ borderColor: UIColor?
) -> asimagenode_modification_block_t {
  { image, _ in
    UIGraphicsBeginImageContextWithOptions(image.size, false, image.scale)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return nil }
    let outline = CGRect(origin: .zero, size: image.size)
    context.addEllipse(in: outline)
    context.clip()
    image.draw(in: outline)
    if borderWidth > 0 {
      context.setStrokeColor((borderColor ?? .black).cgColor)
      context.setLineWidth(borderWidth)
      context.strokeEllipse(in: outline)
    }
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}

/// Returns a block that fills a picture's opaque parts with a colour; caps are kept.
public func ASImageNodeTintColorModificationBlock(
  _ color: UIColor
) -> asimagenode_modification_block_t {
  { image, _ in
    UIGraphicsBeginImageContextWithOptions(image.size, false, image.scale)
    defer { UIGraphicsEndImageContext() }
    let tinted = image.withTintColor(color, renderingMode: .alwaysTemplate)
    tinted.draw(in: CGRect(origin: .zero, size: image.size))
    let result = UIGraphicsGetImageFromCurrentImageContext()
    guard image.capInsets != .zero else { return result }
    return result?.resizableImage(
      withCapInsets: image.capInsets, resizingMode: image.resizingMode)
  }
}
