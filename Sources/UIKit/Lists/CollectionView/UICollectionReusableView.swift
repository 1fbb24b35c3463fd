import Foundation

/// A view of a collection view that is used again for other data once it is out of sight.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier under which the view was dequeued; `nil` when it was not.
  open internal(set) var reuseIdentifier: String?
  /// The pool that takes the view back.
  var poolKey: ReusePoolKey?
  private(set) var layoutAttributes: UICollectionViewLayoutAttributes?
  private var placedFrame: CGRect?

  /// Creates a view with a frame in points; collection views make theirs with this.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view with its default values: there is no archive to read without Interface Builder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Prepares a view that was used before; called when it is dequeued again. An override calls this.
  open func prepareForReuse() {}

  /// Applies layout attributes. The default does nothing; a subclass applies its own attributes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Notifies the object that the layout is about to be replaced; does nothing here.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Notifies the object that the layout was replaced; does nothing here.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Returns the attributes with the size that the content wants.
  ///
  /// Rule: UIKit's documentation of the method: the default implementation adjusts the size to that of a
  /// self-sizing view. Constraints give it where there are any, then the view of a content configuration,
  /// then `sizeThatFits(_:)`. Lengths that the layout knows are required.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = fittingSize(for: layoutAttributes)
    return layoutAttributes
  }

  /// The view whose constraints or content give the size.
  var measuredView: UIView { self }
  /// The room beside the measured view, in points: accessories and indentation of list cells.
  var measuredSides: CGFloat { 0 }
  /// A Boolean value that indicates whether a content configuration made the measured view.
  var isConfigured: Bool { false }

  /// Places the view as its attributes say, and hands them on if they are new.
  ///
  /// - Parameters:
  ///   - attributes: what the layout says.
  ///   - frame: the attributes' frame as the view shows it, mirrored where it mirrors.
  func place(_ attributes: UICollectionViewLayoutAttributes, frame: CGRect) {
    // What an app changes of a view in sight stays until the layout says something else.
    guard placedFrame != frame || layoutAttributes?.isEqual(attributes) != true else { return }
    placedFrame = frame
    if CATransform3DIsIdentity(attributes.transform3D) {
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
    guard layoutAttributes?.isEqual(attributes) != true else { return }
    layoutAttributes = attributes
    apply(attributes)
  }

  /// Forgets its former place and runs the hook of its class.
  func recycle() {
    layoutAttributes = nil
    prepareForReuse()
  }
}
