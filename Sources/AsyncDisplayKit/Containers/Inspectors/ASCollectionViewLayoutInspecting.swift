import UIKit

/// The methods of an object that determines the size ranges of a collection layout's elements.
///
/// All members are called on the main actor; those of supplementary elements and the two notifications
/// of changes are optional. Source:
/// `ASCollectionViewLayoutInspector.h`, `ASCollectionViewLayoutInspecting`.
@preconcurrency @MainActor
public protocol ASCollectionViewLayoutInspecting: AnyObject {
  /// Returns the size range of an item, in points.
  func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
  ) -> ASSizeRange
  /// Returns the directions in which the layout's content can scroll.
  func scrollableDirections() -> ASScrollDirection
  /// Returns the size range of a supplementary element, in points.
  func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForSupplementaryNodeOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASSizeRange
  /// Returns the number of supplementary elements of a kind in a section.
  func collectionView(
    _ collectionView: ASCollectionView, supplementaryNodesOfKind kind: String,
    inSection section: UInt
  ) -> UInt
  /// Tells the inspector that the collection view's delegate changed.
  func didChangeCollectionViewDelegate(_ delegate: (any ASCollectionDelegate)?)
  /// Tells the inspector that the collection view's data source changed.
  func didChangeCollectionViewDataSource(_ dataSource: (any ASCollectionDataSource)?)
}

extension ASCollectionViewLayoutInspecting {
  /// The default implementation reports the method as not implemented.
  public func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForSupplementaryNodeOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASSizeRange { collectionView.notImplemented(returning: ASSizeRangeZero) }

  /// The default implementation reports the method as not implemented.
  public func collectionView(
    _ collectionView: ASCollectionView, supplementaryNodesOfKind kind: String,
    inSection section: UInt
  ) -> UInt { collectionView.notImplemented(returning: 0) }

  /// The default implementation does nothing.
  public func didChangeCollectionViewDelegate(_ delegate: (any ASCollectionDelegate)?) {}

  /// The default implementation does nothing.
  public func didChangeCollectionViewDataSource(_ dataSource: (any ASCollectionDataSource)?) {}
}
