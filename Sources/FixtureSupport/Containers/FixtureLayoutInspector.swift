import AsyncDisplayKit
import Foundation
import UIKit

/// The layout inspector of a generated layout delegate. The delegate measures the elements itself.
@MainActor
public final class FixtureLayoutInspector: NSObject, ASCollectionViewLayoutInspecting {
  private let hasSupplementary: @MainActor (String, Int) -> Bool

  /// Creates an inspector that counts the supplementary elements of a data source.
  public init<Model, Fields>(for dataSource: FixtureDataSource<Model, Fields>) {
    hasSupplementary = { [weak dataSource] kind, section in
      dataSource?.supplementary(ofKind: kind, at: IndexPath(item: 0, section: section)) != nil
    }
    super.init()
  }

  /// Returns the zero range, because the layout uses a range of its own.
  public func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
  ) -> ASSizeRange {
    ASSizeRangeZero
  }

  /// Returns the zero range, because the layout uses a range of its own.
  public func collectionView(
    _ collectionView: ASCollectionView,
    constrainedSizeForSupplementaryNodeOfKind kind: String, at indexPath: IndexPath
  ) -> ASSizeRange {
    ASSizeRangeZero
  }

  /// Returns 1 if the section has an element of the kind, or else 0.
  public func collectionView(
    _ collectionView: ASCollectionView, supplementaryNodesOfKind kind: String,
    inSection section: UInt
  ) -> UInt {
    hasSupplementary(kind, Int(section)) ? 1 : 0
  }

  /// Returns the vertical directions: the layout scrolls vertically.
  public func scrollableDirections() -> ASScrollDirection {
    ASScrollDirectionVerticalDirections
  }
}

extension FixtureMosaicFlowLayout: ASCollectionViewLayoutInspecting {
  /// Returns a range from zero to the item's size in the layout.
  public func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
  ) -> ASSizeRange {
    let width = metrics.columnWidth(in: collectionView.bounds.width)
    return ASSizeRangeMake(.zero, CGSize(width: width, height: width * ratio(indexPath)))
  }

  /// Returns a range from zero to the header's size in the layout.
  public func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForSupplementaryNodeOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASSizeRange {
    let width = metrics.contentWidth(in: collectionView.bounds.width)
    return ASSizeRangeMake(.zero, CGSize(width: width, height: metrics.headerHeight))
  }

  /// Returns 1 if the section has a header, or else 0.
  public func collectionView(
    _ collectionView: ASCollectionView, supplementaryNodesOfKind kind: String,
    inSection section: UInt
  ) -> UInt {
    kind == UICollectionView.elementKindSectionHeader && hasHeader(Int(section)) ? 1 : 0
  }

  /// Returns the vertical directions: the layout scrolls vertically.
  public func scrollableDirections() -> ASScrollDirection {
    ASScrollDirectionVerticalDirections
  }
}
