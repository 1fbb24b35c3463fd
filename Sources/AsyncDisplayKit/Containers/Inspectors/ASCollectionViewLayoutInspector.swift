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
  /// - Quirk: so has the list of a layout delegate, although the delegate knows its directions: its
  ///   ranges end at the viewport, and the distance of batch fetching is the horizontal one; advisory
  ///   `layout-without-directions`. `ASCollectionViewLayoutInspector.mm`, `-scrollableDirections`;
  ///   `UICollectionViewLayout+ASConvenience.mm`, `-asdk_layoutInspector`.
  open func scrollableDirections() -> ASScrollDirection { .none }
}

/// Returns the default size range of an item, in points, for the scrolling axis.
@preconcurrency @MainActor
public func NodeConstrainedSizeForScrollDirection(_ collectionView: ASCollectionView) -> ASSizeRange
{
  collectionView.inspectionGeometry.defaultItemRange
}
