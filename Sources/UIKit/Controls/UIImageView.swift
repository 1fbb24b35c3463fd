import Foundation

/// Shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? {
    didSet { imageDidChange() }
  }
  /// The image while highlighted.
  open var highlightedImage: UIImage? {
    didSet { imageDidChange() }
  }
  /// A Boolean value that indicates whether the highlighted image is shown. The default is `false`.
  open var isHighlighted = false {
    didSet { imageDidChange() }
  }
  /// The configuration of symbols that have none of their own: it is applied before theirs.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { imageDidChange() }
  }
  /// Images shown one after the other.
  open var animationImages: [UIImage]?
  /// Images shown one after the other while highlighted; `nil` for ``animationImages``.
  open var highlightedAnimationImages: [UIImage]?
  /// The length of one round of ``animationImages``, in seconds.
  open var animationDuration: TimeInterval = 0
  /// The number of rounds; 0 for no end.
  open var animationRepeatCount = 0
  /// A Boolean value that indicates whether ``animationImages`` are being shown.
  open private(set) var isAnimating = false

  /// Creates an image view with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an image view of an image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    assemble(image, nil)
  }

  /// Creates an image view of an image's size, with another image while highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    assemble(image, highlightedImage)
  }

  private func assemble(_ image: UIImage?, _ highlightedImage: UIImage?) {
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Creates an image view of size zero; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  private var shownImage: UIImage? {
    configured(isHighlighted ? highlightedImage ?? image : image)
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

  /// The image's size in points; the present size without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configured(image)?.size ?? bounds.size
  }

  /// The size in points of the part of the image that is aligned, so that the frame has the image's.
  open override var intrinsicContentSize: CGSize {
    configured(image)?.size.inset(by: alignmentRectInsets) ?? super.intrinsicContentSize
  }

  /// The insets of the image: what constraints align is a part of it.
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  /// Begins to show ``animationImages``.
  open func startAnimating() {
    let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    isAnimating = images?.isEmpty == false
  }

  /// Stops showing ``animationImages``.
  open func stopAnimating() {
    isAnimating = false
  }
}
