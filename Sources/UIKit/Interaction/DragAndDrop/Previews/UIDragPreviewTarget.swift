import Foundation

/// Where the preview of a dragged item goes: a place in a view.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}
