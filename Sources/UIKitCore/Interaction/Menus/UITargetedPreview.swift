import Foundation

/// A view that represents an item while it is pressed or dragged, stored as data. Nothing is drawn.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view that is shown.
  public let view: UIView
  /// The parameters with which the view is shown.
  public let parameters: UIPreviewParameters

  /// The position of the view.
  public let target: UIPreviewTarget

  /// Creates a preview at the view's own position in its superview, or in the view itself if it has
  /// no superview.
  public convenience init(
    view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()
  ) {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let target = UIPreviewTarget(
      container: view.superview ?? view, center: view.superview == nil ? middle : view.center,
      transform: view.transform)
    self.init(view: view, parameters: parameters, target: target)
  }

  /// Creates a preview at a target.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Returns a preview of the same view at another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// The size of the view in points.
  public var size: CGSize { view.bounds.size }
}

/// The parameters of a preview, stored as data. Nothing is drawn.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// The part of the view that is shown, or `nil` for all of it. Not used by the runtime, which
  /// reports `unused-member`.
  open var visiblePath: UIBezierPath? {
    didSet { reportUnused("UIPreviewParameters", if: visiblePath != nil) }
  }
  /// The outline of the shadow, or `nil` for the outline of the visible part. Not used by the
  /// runtime, which reports `unused-member`.
  open var shadowPath: UIBezierPath? {
    didSet { reportUnused("UIPreviewParameters", if: shadowPath != nil) }
  }
  /// The color behind the view. Not used by the runtime, which reports `unused-member`.
  open var backgroundColor: UIColor? {
    didSet { reportUnused("UIPreviewParameters", if: backgroundColor != nil) }
  }

  /// Creates parameters for showing the whole view.
  public override init() {
    super.init()
  }
}

/// The position of a preview in a view.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The view that contains the preview.
  public let container: UIView
  /// The center of the preview in the container's coordinate system, in points.
  public let center: CGPoint
  /// The transform of the preview.
  public let transform: CGAffineTransform

  /// Creates a target in a view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}
