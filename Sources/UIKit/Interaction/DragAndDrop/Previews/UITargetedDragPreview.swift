import Foundation

/// A view that stands for a dragged item, and where it stands, as data.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  /// A preview of the same view that stands elsewhere.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
