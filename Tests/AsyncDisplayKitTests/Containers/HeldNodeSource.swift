import UIKit

@testable import AsyncDisplayKit

/// Gives nodes that it keeps.
@MainActor
final class HeldNodeSource: NSObject, ASCollectionDataSource,
  ASCollectionDelegateFlowLayout
{
  var nodes: [ASCellNode] = [HeldCellNode()]
  /// The nodes of a second section, if there is one.
  var others: [ASCellNode] = []
  /// The header of the first section.
  var header: ASCellNode?
  var measurements: [Int] = []
  /// Called for each question for a size.
  var onSize: (() -> Void)?

  func numberOfSections(in collectionNode: ASCollectionNode) -> Int { others.isEmpty ? 1 : 2 }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode { header ?? ASCellNode() }

  func collectionNode(
    _ collectionNode: ASCollectionNode, sizeRangeForHeaderInSection section: Int
  ) -> ASSizeRange {
    header == nil || section > 0 ? ASSizeRangeZero : ASSizeRangeMake(CGSize(width: 300, height: 30))
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, constrainedSizeForItemAt indexPath: IndexPath
  ) -> ASSizeRange {
    onSize?()
    return ASSizeRangeMake(.zero, CGSize(width: 100, height: 100))
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { section == 0 ? nodes.count : others.count }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath
  ) -> ASCellNode { indexPath.section == 0 ? nodes[indexPath.item] : others[indexPath.item] }
}
