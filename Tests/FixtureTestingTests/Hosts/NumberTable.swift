import AsyncDisplayKit
import FixtureTesting
import Foundation
import UIKit

/// A hand-written data source of numbered rows, 40 points high.
@MainActor
final class NumberTable: NSObject, ASTableDataSource, ASTableDelegate {
  var rowCount: Int
  var allowsSelection = true
  private(set) var events: [String] = []
  let node = ASTableNode()

  init(rowCount: Int = 100) {
    self.rowCount = rowCount
    super.init()
    node.dataSource = self
    node.delegate = self
  }

  /// A host of the table's own node, without separators.
  func host() -> FixtureHost<NumberTable> {
    let host = FixtureHost(self, in: node)
    host.bind { node.view.separatorStyle = .none }
    return host
  }

  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { rowCount }

  func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath)
    -> ASCellNodeBlock
  {
    let number = indexPath.row
    return { NumberCellNode(number, size: CGSize(width: 320, height: 40)) }
  }

  func tableNode(_ tableNode: ASTableNode, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    events.append("willSelect \(indexPath.row)")
    return allowsSelection ? indexPath : nil
  }

  func tableNode(_ tableNode: ASTableNode, didSelectRowAt indexPath: IndexPath) {
    events.append("didSelect \(indexPath.row)")
  }
}
