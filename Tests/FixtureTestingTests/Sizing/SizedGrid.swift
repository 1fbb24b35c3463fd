import AsyncDisplayKit
import FixtureTesting
import Foundation
import UIKit

/// A list whose cells are sized by the member that a test names.
@MainActor
final class SizedGrid: NSObject, ASCollectionDataSource {
  let node: ASCollectionNode
  // The node does not keep it.
  private let delegate: (any ASCollectionDelegate)?
  private let cell: ASCellNodeBlock

  init(
    layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
    delegate: (any ASCollectionDelegate)? = nil,
    cell: @escaping ASCellNodeBlock = { NumberCellNode(1) }
  ) {
    node = ASCollectionNode(collectionViewLayout: layout)
    self.delegate = delegate
    self.cell = cell
    super.init()
    node.dataSource = self
    node.delegate = delegate
  }

  /// A settled host of the grid's own node.
  func settledHost() async throws -> FixtureHost<SizedGrid> {
    let host = FixtureHost(self, in: node)
    try await host.settle()
    return host
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock { cell }
}
