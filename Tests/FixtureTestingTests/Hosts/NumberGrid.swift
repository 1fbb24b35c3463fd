import AsyncDisplayKit
import FixtureTesting
import Foundation
import UIKit

/// A hand-written data source of numbered cells, which logs the delegate calls that it receives.
@MainActor
final class NumberGrid: NSObject, ASCollectionDataSource, ASCollectionDelegateFlowLayout {
  /// The number of items of each section.
  var sections: [Int]
  var headerHeight: CGFloat = 0
  var allowsSelection = true
  private(set) var events: [String] = []
  let node: ASCollectionNode

  init(
    sections: [Int] = [40], layout: UICollectionViewLayout = UICollectionViewFlowLayout()
  ) {
    self.sections = sections
    node = ASCollectionNode(collectionViewLayout: layout)
    super.init()
    node.dataSource = self
    node.delegate = self
    node.registerSupplementaryNode(ofKind: UICollectionView.elementKindSectionHeader)
  }

  /// A host of the grid's own node.
  func host() -> FixtureHost<NumberGrid> { FixtureHost(self, in: node) }

  func numberOfSections(in collectionNode: ASCollectionNode) -> Int { sections.count }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { sections[section] }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    let number = indexPath.section * 1000 + indexPath.item
    return { NumberCellNode(number) }
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode {
    NumberCellNode(indexPath.section, size: CGSize(width: 320, height: headerHeight))
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, sizeRangeForHeaderInSection section: Int
  ) -> ASSizeRange {
    let size = CGSize(width: headerHeight == 0 ? 0 : 320, height: headerHeight)
    return ASSizeRangeMake(size, size)
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    events.append("shouldHighlight \(indexPath.item)")
    return true
  }

  func collectionNode(_ collectionNode: ASCollectionNode, didHighlightItemAt indexPath: IndexPath) {
    events.append("didHighlight \(indexPath.item)")
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, didUnhighlightItemAt indexPath: IndexPath
  ) {
    events.append("didUnhighlight \(indexPath.item)")
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    events.append("shouldSelect \(indexPath.item)")
    return allowsSelection
  }

  func collectionNode(_ collectionNode: ASCollectionNode, didSelectItemAt indexPath: IndexPath) {
    events.append("didSelect \(indexPath.item)")
  }
}
