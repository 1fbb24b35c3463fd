import AsyncDisplayKit
import Foundation

/// A hand-written layout inspector, which knows of the badges.
@MainActor final class RingInspector: NSObject, ASCollectionViewLayoutInspecting {
  func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
  ) -> ASSizeRange {
    ASSizeRangeMake(.zero, CGSize(width: 200, height: 200))
  }

  func collectionView(
    _ collectionView: ASCollectionView,
    constrainedSizeForSupplementaryNodeOfKind kind: String, at indexPath: IndexPath
  ) -> ASSizeRange {
    ASSizeRangeMake(.zero, CGSize(width: 20, height: 20))
  }

  func collectionView(
    _ collectionView: ASCollectionView, supplementaryNodesOfKind kind: String,
    inSection section: UInt
  ) -> UInt {
    kind == "Badge" ? 1 : 0
  }

  func scrollableDirections() -> ASScrollDirection { ASScrollDirectionVerticalDirections }
}
