import AsyncDisplayKit
import FixtureTesting
import Foundation
import UIKit

/// A data source of three cells with banners.
@MainActor
final class BannerGrid: NSObject, ASCollectionDataSource {
  private let bannerWidth: CGFloat

  init(bannerWidth: CGFloat) {
    self.bannerWidth = bannerWidth
  }

  func host() -> FixtureHost<BannerGrid> {
    let node = ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())
    node.dataSource = self
    return FixtureHost(self, in: node)
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    let width = bannerWidth
    return { OverhangCellNode(bannerWidth: width) }
  }
}
