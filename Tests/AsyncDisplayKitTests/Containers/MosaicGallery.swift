import Foundation
import UIKit

@testable import AsyncDisplayKit

/// The data source of the sample: images in sections of five, UIKit cells for every third item.
@MainActor
final class MosaicGallery: NSObject, ASCollectionDataSourceInterop, ASCollectionViewLayoutInspecting
{
  static let sizes: [CGSize] = [
    (453, 960), (500, 747), (430, 1308), (503, 900), (417, 512), (1002, 637), (900, 900),
    (450, 640), (450, 675), (880, 1244), (885, 1181), (600, 900), (452, 700), (640, 753),
  ].map { CGSize(width: $0.0, height: $0.1) }

  let sections: [[CGSize]] = [
    Array(sizes[0..<5]), Array(sizes[5..<10]), Array(sizes[10..<14]),
  ]
  var showsPlainCells = true

  func numberOfSections(in collectionNode: ASCollectionNode) -> Int { sections.count }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock? {
    if showsPlainCells, indexPath.item % 3 == 1 { return nil }
    let size = sections[indexPath.section][indexPath.item]
    return { RatioCellNode(ratio: size.height / size.width) }
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode {
    let node = FixedCellNode(size: CGSize(width: 100, height: 20))
    return node
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Orange", for: indexPath)
  }

  func collectionView(
    _ collectionView: ASCollectionView, constrainedSizeForNodeAt indexPath: IndexPath
  ) -> ASSizeRange { ASSizeRangeZero }

  func scrollableDirections() -> ASScrollDirection { ASScrollDirectionVerticalDirections }

  func collectionView(
    _ collectionView: ASCollectionView, supplementaryNodesOfKind kind: String,
    inSection section: UInt
  ) -> UInt {
    kind == UICollectionView.elementKindSectionHeader ? 1 : 0
  }
}

final class OrangeCell: UICollectionViewCell {}

/// A cell whose height follows its width.
final class RatioCellNode: ASCellNode {
  private let ratio: CGFloat

  init(ratio: CGFloat) {
    self.ratio = ratio
    super.init()
    automaticallyManagesSubnodes = true
  }

  private let picture = ASDisplayNode()

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASRatioLayoutSpec(ratio: ratio, child: picture)
  }
}

/// A cell of a fixed size.
class FixedCellNode: ASCellNode {
  let size: CGSize

  init(size: CGSize) {
    self.size = size
    super.init()
  }

  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize { size }
}
