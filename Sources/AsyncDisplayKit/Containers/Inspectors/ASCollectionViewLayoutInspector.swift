import UIKit

/// The inspector of layouts other than flow layouts: the delegate's sizes, or else the default for
/// the scrolling axis.
///
/// Source: `ASCollectionViewLayoutInspector.h`, `ASCollectionViewLayoutInspector`.
@preconcurrency @MainActor
open class ASCollectionViewLayoutInspector: NSObject, ASCollectionViewLayoutInspecting {
  /// Creates an inspector.
  public override init() {
    super.init()
  }

  /// Returns the delegate's size range, or else up to the viewport across the scrolling axis and
  /// unlimited along it.
  ///
  /// - Quirk: an unconstrained range of the delegate is used, unlike in flow layouts.
  ///   `ASCollectionViewLayoutInspector.mm`, `-collectionView:constrainedSizeForNodeAtIndexPath:`.
  open func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
  ) -> ASSizeRange {
    if let range = collectionView.delegateItemRange(at: indexPath) { return range }
    collectionView.latestSizingOrigin = .axisDefault
    return collectionView.inspectionGeometry.defaultItemRange
  }

  /// Returns no direction, whatever the layout does.
  ///
  /// Source: `ASCollectionViewLayoutInspector.mm`, `-scrollableDirections`.
  open func scrollableDirections() -> ASScrollDirection { .none }
}

/// Returns the default size range of an item, in points, for the scrolling axis.
@preconcurrency @MainActor
public func NodeConstrainedSizeForScrollDirection(_ collectionView: ASCollectionView) -> ASSizeRange
{
  collectionView.inspectionGeometry.defaultItemRange
}

/// The inspector of layouts that a layout delegate computes. The delegate knows the scrolling axes.
///
/// Decided here: `UICollectionViewLayout+ASConvenience.mm`, `-asdk_layoutInspector`, gives such a
/// layout the inspector without directions, so that its ranges would end at the viewport.
final class AsynchronousLayoutInspector: ASCollectionViewLayoutInspector {
  private weak var delegate: (any ASCollectionLayoutDelegate)?

  init(delegate: any ASCollectionLayoutDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Returns the scrollable directions of the layout delegate.
  override func scrollableDirections() -> ASScrollDirection {
    delegate?.scrollableDirections() ?? .none
  }
}
