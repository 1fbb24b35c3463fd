import AsyncDisplayKit
import Foundation
import UIKit

/// A collection of texts that takes batch updates.
@MainActor
final class ScheduledList: NSObject, ASCollectionDataSource {
  let node = ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())
  private(set) var count: Int

  init(count: Int) {
    self.count = count
    super.init()
    node.dataSource = self
  }

  /// Deletes five items, inserts six and reloads two, in one batch.
  func update(_ number: Int) {
    node.performBatch(animated: false) {
      let start = number * 7
      self.count += 1
      self.node.deleteItems(at: (start..<start + 5).map { IndexPath(item: $0, section: 0) })
      self.node.insertItems(at: (start..<start + 6).map { IndexPath(item: $0, section: 0) })
      self.node.reloadItems(at: [IndexPath(item: 60, section: 0), IndexPath(item: 61, section: 0)])
    }
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    let number = indexPath.item
    return { ScheduledCellNode(number) }
  }
}

/// A cell with a picture and two texts.
final class ScheduledCellNode: ASCellNode {
  private let picture = ASDisplayNode()
  private let title = ASTextNode()
  private let detail = ASTextNode()

  init(_ number: Int) {
    super.init()
    automaticallyManagesSubnodes = true
    picture.style.preferredSize = CGSize(width: 40, height: 40)
    title.attributedText = NSAttributedString(string: "Item \(number)")
    detail.attributedText = NSAttributedString(
      string: "The details of item \(number) take more than one line on a phone of this width")
    detail.style.flexShrink = 1
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let texts = ASStackLayoutSpec(
      direction: .vertical, spacing: 4, justifyContent: .start, alignItems: .start,
      children: [title, detail])
    texts.style.flexShrink = 1
    let row = ASStackLayoutSpec(
      direction: .horizontal, spacing: 8, justifyContent: .start, alignItems: .start,
      children: [picture, texts])
    return ASInsetLayoutSpec(
      insets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), child: row)
  }
}
