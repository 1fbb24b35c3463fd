import Foundation

/// A dragged item: its data, and the object that it represents in this app.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// The provider of the item's data.
  open private(set) var itemProvider: NSItemProvider
  /// The object that the item represents, for drops in the app from which it was dragged.
  open var localObject: Any?
  /// A closure that creates the preview of the dragged item. Not used by the runtime, which reports
  /// `unused-member`: no previews are drawn.
  open var previewProvider: (() -> UIDragPreview?)? {
    didSet { reportUnused("UIDragItem", if: previewProvider != nil) }
  }

  /// Creates an item with a provider of its data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// A view that is shown instead of an item while it is dragged, stored as data. Nothing is drawn.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  /// The view that is shown.
  public let view: UIView
  /// The parameters with which the view is shown.
  public let parameters: UIDragPreviewParameters

  /// Creates a preview from a view and parameters.
  public init(
    view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()
  ) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
}

/// The parameters of a dragged item's preview, stored as data. Nothing is drawn.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {
  /// Creates parameters for showing the whole view.
  public override init() {
    super.init()
  }

  /// Creates parameters for showing lines of text, given as rectangles in points of the view's
  /// coordinate system.
  public init(textLineRects: [NSValue]) {
    super.init()
    let path = UIBezierPath()
    for line in textLineRects { path.append(UIBezierPath(rect: line.cgRectValue)) }
    visiblePath = path
  }
}

/// The target of a dragged item's preview: a position in a view.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that represents a dragged item, with its target, stored as data. Nothing is drawn.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  /// Returns a preview of the same view at another target.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
