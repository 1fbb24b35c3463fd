import UIKit

/// The inspector of layouts that a layout delegate computes: the delegate knows the axes.
final class AsynchronousLayoutInspector: ASCollectionViewLayoutInspector {
  private weak var delegate: (any ASCollectionLayoutDelegate)?

  init(delegate: any ASCollectionLayoutDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Returns the directions of the layout delegate.
  override func scrollableDirections() -> ASScrollDirection {
    delegate?.scrollableDirections() ?? .none
  }
}
