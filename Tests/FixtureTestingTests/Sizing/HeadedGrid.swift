import AsyncDisplayKit
import FixtureTesting
import Foundation
import UIKit

/// A list of two cells below a header whose size the layout states.
@MainActor
final class HeadedGrid: NSObject, ASCollectionDataSource {
  private let node: ASCollectionNode

  init(headerHeight: CGFloat) {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 320, height: headerHeight)
    node = ASCollectionNode(collectionViewLayout: layout)
    super.init()
    node.dataSource = self
    node.registerSupplementaryNode(ofKind: UICollectionView.elementKindSectionHeader)
  }

  func host() -> FixtureHost<HeadedGrid> { FixtureHost(self, in: node) }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock { { NumberCellNode(1) } }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode { NumberCellNode(0) }
}
