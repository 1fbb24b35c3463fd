import AsyncDisplayKit
import FixtureTesting
import Foundation
import UIKit

/// A table of rows without content that announces what it changes.
@MainActor
final class ListTable: NSObject, ASTableDataSource, FixtureListUpdating {
  let node = ASTableNode()
  private(set) var itemCounts: [Int]
  /// The rows that blocks were asked for, in order.
  private(set) var asked: [IndexPath] = []

  init(_ itemCounts: [Int]) {
    self.itemCounts = itemCounts
    super.init()
    node.dataSource = self
  }

  func host() -> FixtureHost<ListTable> { FixtureHost(self, in: node) }

  func start(with counts: [Int]) {
    itemCounts = counts
    node.reloadData()
  }

  func apply(_ update: FixtureListUpdate) {
    asked = []
    node.performBatch(animated: false) { [self] in
      itemCounts = update.after
      update.edits.forEach(node.announce)
    }
  }

  func numberOfSections(in tableNode: ASTableNode) -> Int { itemCounts.count }

  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int {
    itemCounts[section]
  }

  func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath)
    -> ASCellNodeBlock
  {
    asked.append(indexPath)
    return { NumberCellNode(1, size: CGSize(width: 100, height: 20)) }
  }
}
