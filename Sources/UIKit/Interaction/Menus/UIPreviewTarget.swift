import Foundation

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
