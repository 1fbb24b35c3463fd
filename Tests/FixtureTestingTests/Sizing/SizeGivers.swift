import AsyncDisplayKit
import Foundation
import UIKit

/// A delegate that gives every item one range.
@MainActor
final class RangeDelegate: NSObject, ASCollectionDelegate {
  private let range: ASSizeRange

  init(_ range: ASSizeRange) {
    self.range = range
  }

  convenience init(width: CGFloat, height: CGFloat) {
    self.init(ASSizeRange(min: .zero, max: CGSize(width: width, height: height)))
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
  ) -> ASSizeRange { range }
}

/// A delegate in Texture's older form that gives every item one range.
@MainActor
final class OlderRangeDelegate: NSObject, ASCollectionDelegate {
  func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
  ) -> ASSizeRange { ASSizeRangeMake(.zero, CGSize(width: 140, height: 90)) }
}

/// A layout inspector of an app, which gives half of the width.
@MainActor
final class HalfWidthInspector: ASCollectionViewFlowLayoutInspector {
  override func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
  ) -> ASSizeRange {
    ASSizeRangeMake(.zero, CGSize(width: collectionView.bounds.width / 2, height: 300))
  }
}

/// A table's delegate that gives every row heights up to one.
@MainActor
final class RowRangeDelegate: NSObject, ASTableDelegate {
  private let height: CGFloat

  init(height: CGFloat) {
    self.height = height
  }

  func tableNode(
    _ tableNode: ASTableNode, constrainedSizeForRowAt indexPath: IndexPath
  ) -> ASSizeRange {
    ASSizeRangeMake(.zero, CGSize(width: tableNode.bounds.width, height: height))
  }
}
