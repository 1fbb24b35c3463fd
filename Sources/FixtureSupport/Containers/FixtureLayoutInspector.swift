import AsyncDisplayKit
import Foundation
import UIKit

/// The layout inspector of a generated layout delegate, which measures its elements itself.
@MainActor
public final class FixtureLayoutInspector: NSObject, ASCollectionViewLayoutInspecting {
  private let hasSupplementary: @MainActor (String, Int) -> Bool

  /// Makes an inspector that counts the supplementary elements of a data source.
  public init<Model, Fields>(for dataSource: FixtureDataSource<Model, Fields>) {
    hasSupplementary = { [weak dataSource] kind, section in
      dataSource?.supplementary(ofKind: kind, at: IndexPath(item: 0, section: section)) != nil
    }
    super.init()
  }

  /// Answers zero: the layout has a range of its own.
  public func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
  ) -> ASSizeRange {
    ASSizeRangeZero
  }

  /// Answers zero: the layout has a range of its own.
  public func collectionView(
    _ collectionView: ASCollectionView,
    constrainedSizeForSupplementaryNodeOfKind kind: String, at indexPath: IndexPath
  ) -> ASSizeRange {
    ASSizeRangeZero
  }

  /// Answers one where the fixture states an element of the kind for the section.
  public func collectionView(
    _ collectionView: ASCollectionView, supplementaryNodesOfKind kind: String,
    inSection section: UInt
  ) -> UInt {
    hasSupplementary(kind, Int(section)) ? 1 : 0
  }

  /// Answers with the vertical directions.
  public func scrollableDirections() -> ASScrollDirection {
    ASScrollDirectionVerticalDirections
  }
}

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
