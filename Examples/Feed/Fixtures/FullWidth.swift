import AsyncDisplayKit
import UIKit

/// Cells as wide as the collection and as high as they need: a flow layout asks for no width itself.
enum FullWidth {
  @MainActor static func sizeRange(
    at indexPath: IndexPath, in collectionNode: ASCollectionNode
  ) -> ASSizeRange {
    let width = collectionNode.bounds.width
    return ASSizeRangeMake(
      CGSize(width: width, height: 0), CGSize(width: width, height: .infinity))
  }
}
