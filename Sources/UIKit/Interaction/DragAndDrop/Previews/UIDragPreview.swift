import Foundation

/// A view that is shown in place of an item while it is dragged, as data.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  /// The view.
  public let view: UIView
  /// How the view is shown.
  public let parameters: UIDragPreviewParameters

  /// Makes a preview.
  public init(
    view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()
  ) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
}
