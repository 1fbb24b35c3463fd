import AsyncDisplayKit
import UIKit

/// The sizes of offers: as many columns of at least 320 points as the width holds, ten points apart.
enum DealSizes {
  private static let design = CGSize(width: 320, height: 299)
  private static let margin: CGFloat = 10
  private static let textHeight: CGFloat = 96

  /// The one size that an offer may have: an image part that scales, and a text part that does not.
  @MainActor static func sizeRange(
    at indexPath: IndexPath, in collectionNode: ASCollectionNode
  ) -> ASSizeRange {
    let size = size(in: collectionNode.bounds.width)
    return ASSizeRangeMake(size, size)
  }

  private static func size(in width: CGFloat) -> CGSize {
    let usable = width - 2 * margin
    let columns = max(1, (usable / design.width).rounded(.down))
    let itemWidth = (usable - (columns - 1) * margin) / columns
    let imageHeight = itemWidth / design.width * (design.height - textHeight)
    return CGSize(width: itemWidth, height: imageHeight.rounded(.up) + textHeight)
  }
}
