import UIKit

/// The layout inspector of flow layouts.
///
/// Source: `ASCollectionViewFlowLayoutInspector.h`, `ASCollectionViewFlowLayoutInspector`.
@preconcurrency @MainActor
open class ASCollectionViewFlowLayoutInspector: NSObject, ASCollectionViewLayoutInspecting {
  /// The flow layout. The inspector references it weakly.
  open private(set) weak var layout: UICollectionViewFlowLayout?

  /// Creates the inspector of a layout.
  public init(flowLayout: UICollectionViewFlowLayout) {
    layout = flowLayout
    super.init()
  }

  private func rules(_ collectionView: ASCollectionView) -> FlowSizeRules {
    FlowSizeRules(
      geometry: collectionView.inspectionGeometry,
      scrollsHorizontally: layout?.scrollDirection == .horizontal)
  }

  /// Returns the delegate's size range, or else the layout's item size, or else the default for the
  /// scrolling axis.
  ///
  /// Source: `ASCollectionViewFlowLayoutInspector.mm`,
  /// `-collectionView:constrainedSizeForNodeAtIndexPath:`.
  open func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
  ) -> ASSizeRange {
    itemRange(answer: collectionView.delegateItemRange(at: indexPath), of: collectionView)
  }

  /// Returns the size range of an item from the delegate's answer.
  final func itemRange(
    answer: ASSizeRange?, of collectionView: ASCollectionView
  ) -> ASSizeRange {
    // Read only if the delegate's answer is not used, because reading a weak reference is slow.
    var itemSize: CGSize { layout?.itemSize ?? CGSize(width: 50, height: 50) }
    if let origin = FlowSizeRules.ownItemOrigin(answer: answer, itemSize: itemSize) {
      collectionView.latestSizingOrigin = origin
    }
    return FlowSizeRules.itemRange(
      answer: answer, itemSize: itemSize,
      standard: collectionView.inspectionGeometry.defaultItemRange)
  }

  /// Returns the size range of a header or footer. Other kinds are a violation.
  open func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForSupplementaryNodeOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASSizeRange {
    guard let element = FlowSupplementary(kind: kind) else {
      collectionView.report(.unknownSupplementaryKind(kind))
      return ASSizeRangeZero
    }
    let answer = collectionView.delegateRange(of: element, inSection: indexPath.section)
    if answer == nil { collectionView.latestSizingOrigin = .layoutReferenceSize }
    return rules(collectionView).supplementaryRange(
      answer ?? ASSizeRangeMake(element.referenceSize(of: layout)))
  }

  /// Returns 1 for a header or footer whose extent along the scrolling axis is greater than 0, and
  /// 0 otherwise.
  ///
  /// Source: `ASCollectionViewFlowLayoutInspector.mm`,
  /// `-collectionView:supplementaryNodesOfKind:inSection:`.
  open func collectionView(
    _ collectionView: ASCollectionView, supplementaryNodesOfKind kind: String,
    inSection section: UInt
  ) -> UInt {
    let range = self.collectionView(
      collectionView, constrainedSizeForSupplementaryNodeOfKind: kind,
      at: IndexPath(item: 0, section: Int(section)))
    return UInt(rules(collectionView).supplementaryCount(for: range))
  }

  /// Returns both directions of the layout's scrolling axis.
  open func scrollableDirections() -> ASScrollDirection {
    layout?.scrollDirection == .horizontal
      ? ASScrollDirectionHorizontalDirections : ASScrollDirectionVerticalDirections
  }
}
