import Foundation

/// One thing that is dragged: what it hands on, and what it stands for in this app.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// Hands the data on.
  open private(set) var itemProvider: NSItemProvider
  /// What the item stands for, for drops in the app that it was dragged from.
  open var localObject: Any?
  /// Makes what is shown while the item is dragged; kept as a value, for nothing is shown.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Makes an item of a provider.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

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

/// How the preview of a dragged item is shown, as data.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {
  /// Makes parameters that show all of a view.
  public override init() {
    super.init()
  }

  /// Makes parameters that show the lines of a text: rectangles in the view's space, in points.
  public init(textLineRects: [NSValue]) {
    super.init()
    let path = UIBezierPath()
    for line in textLineRects { path.append(UIBezierPath(rect: line.cgRectValue)) }
    visiblePath = path
  }
}

/// Where the preview of a dragged item goes: a place in a view.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that stands for a dragged item, and where it stands, as data.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  /// Returns a preview of the same view that stands elsewhere.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
