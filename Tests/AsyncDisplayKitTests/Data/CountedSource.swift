import Foundation
import UIKit

@testable import AsyncDisplayKit

/// A list whose nodes are counted while they live, and that grows by fetches.
@MainActor
final class CountedSource: NSObject, ASCollectionDataSource, ASCollectionDelegateFlowLayout {
  let itemSize: CGSize
  let living = LivingNodes()
  var sections: [[Int]] = []
  var mayFetch = false
  var onFetch: ((ASBatchContext) -> Void)?

  init(itemSize: CGSize) { self.itemSize = itemSize }

  func numberOfSections(in collectionNode: ASCollectionNode) -> Int { sections.count }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    let number = sections[indexPath.section][indexPath.item]
    let (size, living) = (itemSize, living)
    return { CountedCellNode(number: number, size: size, living: living) }
  }

  func shouldBatchFetch(for collectionNode: ASCollectionNode) -> Bool { mayFetch }

  nonisolated func collectionNode(
    _ collectionNode: ASCollectionNode, willBeginBatchFetchWith context: ASBatchContext
  ) {
    onMainQueue { self.onFetch?(context) }
  }
}

/// The number of nodes that are alive, from any thread.
final class LivingNodes: Sendable {
  private let number = Locked(0)

  var count: Int { number.withLock { $0 } }
  fileprivate func add(_ change: Int) { number.withLock { $0 += change } }
}

/// A cell that knows its number and counts itself.
final class CountedCellNode: FixedCellNode {
  let number: Int
  private let living: LivingNodes

  init(number: Int, size: CGSize, living: LivingNodes) {
    self.number = number
    self.living = living
    super.init(size: size)
    living.add(1)
  }

  deinit { living.add(-1) }
}
