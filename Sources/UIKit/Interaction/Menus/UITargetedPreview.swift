import Foundation

/// A view that stands for something while it is pressed or dragged, as data.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// How the view is shown.
  public let parameters: UIPreviewParameters

  /// Where the view stands.
  public let target: UIPreviewTarget

  /// Makes a preview that stands where the view is; for a view of no other one, in the view itself.
  public convenience init(
    view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()
  ) {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let target = UIPreviewTarget(
      container: view.superview ?? view, center: view.superview == nil ? middle : view.center,
      transform: view.transform)
    self.init(view: view, parameters: parameters, target: target)
  }

  /// Makes a preview that stands somewhere.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Returns a preview of the same view that stands elsewhere.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// The size of the view in points.
  public var size: CGSize { view.bounds.size }
}

/// How a preview is shown, as data.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// The part of the view that is shown; nil is all of it.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow; nil is that of the part.
  open var shadowPath: UIBezierPath?
  /// The colour behind the view.
  open var backgroundColor: UIColor?

  /// Makes parameters that show all of a view.
  public override init() {
    super.init()
  }
}

/// Where a preview stands: a place in a view.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The view that the preview stands in.
  public let container: UIView
  /// The middle of the preview in the container's space, in points.
  public let center: CGPoint
  /// How the preview is turned and scaled.
  public let transform: CGAffineTransform

  /// Makes a place in a view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}
