import UIKit

/// Tells a collection view how to size the elements of its layout.
///
/// All members are called on the main actor; those of supplementary elements and the two notifications
/// of changes are optional. Source:
/// `ASCollectionViewLayoutInspector.h`, `ASCollectionViewLayoutInspecting`.
@preconcurrency @MainActor
public protocol ASCollectionViewLayoutInspecting: AnyObject {
  /// Returns the range of sizes of an item, in points.
  func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
  ) -> ASSizeRange
  /// Returns the directions in which the layout's content scrolls.
  func scrollableDirections() -> ASScrollDirection
  /// Returns the range of sizes of a supplementary element, in points.
  func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForSupplementaryNodeOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASSizeRange
  /// Returns the number of supplementary elements of a kind in a section.
  func collectionView(
    _ collectionView: ASCollectionView, supplementaryNodesOfKind kind: String,
    inSection section: UInt
  ) -> UInt
  /// Tells the inspector that the collection view has another delegate.
  func didChangeCollectionViewDelegate(_ delegate: (any ASCollectionDelegate)?)
  /// Tells the inspector that the collection view has another data source.
  func didChangeCollectionViewDataSource(_ dataSource: (any ASCollectionDataSource)?)
}

extension ASCollectionViewLayoutInspecting {
  /// Reports the method as not implemented.
  public func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForSupplementaryNodeOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASSizeRange { collectionView.notImplemented(returning: ASSizeRangeZero) }

  /// Reports the method as not implemented.
  public func collectionView(
    _ collectionView: ASCollectionView, supplementaryNodesOfKind kind: String,
    inSection section: UInt
  ) -> UInt { collectionView.notImplemented(returning: 0) }

  /// Does nothing.
  public func didChangeCollectionViewDelegate(_ delegate: (any ASCollectionDelegate)?) {}

  /// Does nothing.
  public func didChangeCollectionViewDataSource(_ dataSource: (any ASCollectionDataSource)?) {}
}
