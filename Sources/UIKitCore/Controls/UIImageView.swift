import Foundation

/// A view that shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The image that is shown while the view is not highlighted.
  open var image: UIImage? {
    didSet { imageDidChange() }
  }
  /// The image for the highlighted state.
  open var highlightedImage: UIImage? {
    didSet { imageDidChange() }
  }
  /// A Boolean value that indicates whether the highlighted image is shown. The default is `false`.
  open var isHighlighted = false {
    didSet { imageDidChange() }
  }
  /// The symbol configuration for images. An image's own configuration takes precedence.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { imageDidChange() }
  }
  /// The images of the animation.
  open var animationImages: [UIImage]?
  /// The images of the animation in the highlighted state, or `nil` for ``animationImages``.
  open var highlightedAnimationImages: [UIImage]?
  /// The duration of one cycle of the animation, in seconds. Not used by the runtime, which reports
  /// `unused-member`.
  open var animationDuration: TimeInterval = 0 {
    didSet { reportUnused("UIImageView", if: animationDuration != 0) }
  }
  /// The number of cycles; 0 for an endless animation. Not used by the runtime, which reports
  /// `unused-member`.
  open var animationRepeatCount = 0 {
    didSet { reportUnused("UIImageView", if: animationRepeatCount != 0) }
  }
  /// A Boolean value that indicates whether the animation is running.
  open private(set) var isAnimating = false

  /// Creates an image view with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an image view with the size of an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    assemble(image, nil)
  }

  /// Creates an image view with the size of an image, with another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    assemble(image, highlightedImage)
  }

  private func assemble(_ image: UIImage?, _ highlightedImage: UIImage?) {
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Creates an image view of size zero. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  private var shownImage: UIImage? {
    configured(isHighlighted ? highlightedImage ?? image : image)
  }

  /// The image as it is drawn. A template image, or a symbol without a rendering mode, has the tint
  /// color.
  ///
  /// Source: `UIImage.RenderingMode`: with `automatic` the context decides; an image view tints symbols.
  var picturedImage: UIImage? {
    guard let image = shownImage else { return nil }
    let isTemplate =
      image.renderingMode == .alwaysTemplate
      || (image.renderingMode == .automatic && image.isSymbolImage)
    guard isTemplate, image.tint == nil else { return image }
    return image.withTintColor((tintColor ?? .systemBlue).resolvedColor(with: traitCollection))
  }

  private func configured(_ image: UIImage?) -> UIImage? {
    guard let preferredSymbolConfiguration, let image, let own = image.symbolConfiguration else {
      return image
    }
    return image.withConfiguration(preferredSymbolConfiguration.applying(own))
  }

  private func imageDidChange() {
    layer.contents = shownImage?.cgImage
    layer.contentsScale = shownImage?.scale ?? traitCollection.displayScale
    invalidateIntrinsicContentSize()
  }

  /// Returns the size of the image in points, or the current size without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configured(image)?.size ?? bounds.size
  }

  /// The size of the image's alignment rectangle in points, so that the frame has the size of the
  /// image.
  open override var intrinsicContentSize: CGSize {
    configured(image)?.size.inset(by: alignmentRectInsets) ?? super.intrinsicContentSize
  }

  /// The alignment insets of the image.
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  /// Starts the animation. The shown image does not change here.
  open func startAnimating() {
    let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    isAnimating = images?.isEmpty == false
  }

  /// Stops the animation.
  open func stopAnimating() {
    isAnimating = false
  }
}
