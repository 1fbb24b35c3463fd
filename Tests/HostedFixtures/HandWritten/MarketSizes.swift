import AsyncDisplayKit
import Foundation
import UIKit

/// A hand-written answer to the question for an item's size range.
@MainActor enum MarketSizes {
  static func sizeRange(at indexPath: IndexPath, in collectionNode: ASCollectionNode)
    -> ASSizeRange
  {
    ASSizeRangeMake(
      CGSize(width: 60 + 10 * indexPath.item, height: 30 + 5 * indexPath.item))
  }
}
