import AsyncDisplayKit
import UIKit

extension FixtureMosaicFlowLayout: ASCollectionViewLayoutInspecting {
  /// Answers with a range from zero to the item's size.
  public func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
  ) -> ASSizeRange {
    let width = metrics.columnWidth(in: collectionView.bounds.width)
    return ASSizeRangeMake(.zero, CGSize(width: width, height: width * ratio(indexPath)))
  }

  /// Answers with a range from zero to the header's size.
  public func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForSupplementaryNodeOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASSizeRange {
    let width = metrics.contentWidth(in: collectionView.bounds.width)
    return ASSizeRangeMake(.zero, CGSize(width: width, height: metrics.headerHeight))
  }

  /// Answers one header where a section has one.
  public func collectionView(
    _ collectionView: ASCollectionView, supplementaryNodesOfKind kind: String,
    inSection section: UInt
  ) -> UInt {
    kind == UICollectionView.elementKindSectionHeader && hasHeader(Int(section)) ? 1 : 0
  }

  /// Answers with the vertical directions.
  public func scrollableDirections() -> ASScrollDirection {
    ASScrollDirectionVerticalDirections
  }
}
