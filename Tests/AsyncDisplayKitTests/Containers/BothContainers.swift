import Foundation
import UIKit

@testable import AsyncDisplayKit

/// A table and a collection of equal cells, over one number of items.
@MainActor
final class BothContainers: NSObject, ASTableDataSource, ASCollectionDataSource {
  let table = ASTableNode()
  let collection = ASCollectionNode.flow()
  var count = 1

  override init() {
    super.init()
    for node in [table, collection] {
      node.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    }
    table.dataSource = self
    collection.dataSource = self
  }

  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { count }
  func tableNode(_ tableNode: ASTableNode, nodeForRowAt indexPath: IndexPath) -> ASCellNode {
    makeCell()
  }
  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { count }
  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath
  ) -> ASCellNode { makeCell() }

  private func makeCell() -> ASCellNode {
    let node = ASCellNode()
    node.style.preferredSize = CGSize(width: 10, height: 10)
    return node
  }
}
