import AsyncDisplayKit
import Foundation
import UIKit

/// A data source of node blocks, whose number of items may change from one question to the next.
@MainActor
final class BlockGrid: NSObject, ASCollectionDataSource {
  private let count: @MainActor () -> Int
  private let block: @MainActor (Int) -> ASCellNodeBlock

  init(
    count: @escaping @MainActor () -> Int = { 4 },
    _ block: @escaping @MainActor (Int) -> ASCellNodeBlock
  ) {
    self.count = count
    self.block = block
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { count() }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock { block(indexPath.item) }
}
