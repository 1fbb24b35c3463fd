import Foundation

/// A dragged item: the data that it transfers, and the object that it represents in this app.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// The provider of the item's data.
  open private(set) var itemProvider: NSItemProvider
  /// The object that the item represents, for drops in the app that it was dragged from.
  open var localObject: Any?
  /// Creates the preview of the item while it is dragged. Not used by the runtime, which reports
  /// `unused-member`, which draws no previews.
  open var previewProvider: (() -> UIDragPreview?)? {
    didSet { reportUnused("UIDragItem.previewProvider", if: previewProvider != nil) }
  }

  /// Creates an item with a provider.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// A view that is shown in place of an item while it is dragged, as data. Nothing is drawn.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The parameters with which the view is shown.
  public let parameters: UIDragPreviewParameters

  /// Creates a preview.
  public init(
    view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()
  ) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
}

/// The parameters of a dragged item's preview, as data. Nothing is drawn.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {
  /// Creates parameters that show the whole view.
  public override init() {
    super.init()
  }

  /// Creates parameters that show the lines of a text: rectangles in the view's coordinate system,
  /// in points.
  public init(textLineRects: [NSValue]) {
    super.init()
    let path = UIBezierPath()
    for line in textLineRects { path.append(UIBezierPath(rect: line.cgRectValue)) }
    visiblePath = path
  }
}

/// The position of a dragged item's preview in a view.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that represents a dragged item, and its position, as data. Nothing is drawn.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  /// Returns a preview of the same view at another target.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
