import Foundation

/// A view of a collection view that can be reused for other data when it is no longer visible.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier with which the view was dequeued, or `nil`.
  open internal(set) var reuseIdentifier: String?
  /// The key of the pool to which the view is returned, or `nil`.
  var poolKey: ReusePoolKey?
  private(set) var layoutAttributes: UICollectionViewLayoutAttributes?
  private var placedFrame: CGRect?

  /// Creates a view with a frame in points. Collection views use this initializer.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view with default values. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Prepares the view for reuse. Called when the view is dequeued again. An override must call
  /// `super`.
  open func prepareForReuse() {}

  /// Applies layout attributes. The default implementation does nothing. A subclass applies its own
  /// attributes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Notifies the view that the layout is about to be replaced. The default implementation does
  /// nothing.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Notifies the view that the layout was replaced. The default implementation does nothing.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Returns attributes with the size that the content prefers.
  ///
  /// Rule: UIKit's documentation of the method: the default implementation adjusts the size to that
  /// of a self-sizing view. Constraints determine the size where there are any, otherwise the view
  /// of a content configuration, otherwise `sizeThatFits(_:)`. Lengths that the layout specifies
  /// are required.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = fittingSize(for: layoutAttributes)
    return layoutAttributes
  }

  /// The view whose constraints or content determine the size.
  var measuredView: UIView { self }
  /// The width beside the measured view, in points: accessories and indentation of list cells.
  @_spi(Runtime) open var measuredSides: CGFloat { 0 }
  /// A Boolean value that indicates whether the measured view was created by a content
  /// configuration.
  var isConfigured: Bool { false }

  /// Applies layout attributes to the view: its geometry and visibility, and the attributes
  /// themselves if they changed.
  ///
  /// - Parameters:
  ///   - attributes: The layout's attributes.
  ///   - frame: The frame of the attributes in the view's coordinates, mirrored if the view mirrors
  ///     the layout.
  func place(_ attributes: UICollectionViewLayoutAttributes, frame: CGRect) {
    // Changes of the app to a visible view stay until the attributes of the layout change.
    let isNew = layoutAttributes?.isSame(as: attributes) != true
    guard isNew || placedFrame != frame else { return }
    placedFrame = frame
    if !attributes.isTransformed {
      transform3D = CATransform3DIdentity
      if self.frame != frame { self.frame = frame }
    } else {
      bounds.size = attributes.size
      center = CGPoint(x: frame.midX, y: frame.midY)
      transform3D = attributes.transform3D
    }
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    layer.zPosition = CGFloat(attributes.zIndex)
    guard isNew else { return }
    layoutAttributes = attributes
    apply(attributes)
  }

  /// Prepares the view for reuse: removes its layout attributes and calls ``prepareForReuse()``.
  func recycle() {
    layoutAttributes = nil
    prepareForReuse()
  }
}
