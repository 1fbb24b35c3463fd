import AsyncDisplayKit
import Foundation
import UIKit

/// A hand-written plain cell.
@MainActor class SoldOutCell: UICollectionViewCell {}

/// A hand-written answer to the question for an item's size range.
@MainActor enum DealSizes {
  static func sizeRange(at indexPath: IndexPath, in collectionNode: ASCollectionNode)
    -> ASSizeRange
  {
    ASSizeRangeMake(CGSize(width: 100, height: 50))
  }
}

/// A hand-written layout.
@MainActor class RingLayout: UICollectionViewLayout {
  init(radius: CGFloat) {
    super.init()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

/// A hand-written layout inspector.
@MainActor class RingInspector: ASCollectionViewLayoutInspector {}
