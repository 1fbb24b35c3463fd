import Foundation

/// A view that stands for something while it is pressed or dragged, as data.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// How the view is shown.
  public let parameters: UIPreviewParameters

  /// Makes a preview.
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// The size of the view in points.
  public var size: CGSize { view.bounds.size }
}
