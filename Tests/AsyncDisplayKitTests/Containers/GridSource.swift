import Foundation
import UIKit

@testable import AsyncDisplayKit

/// A mutable list of numbered items for collections, tables and pagers, which counts questions.
@MainActor
final class GridSource: NSObject, ASCollectionDataSource, ASCollectionDelegateFlowLayout {
  var sections: [[Int]]
  var itemSize = CGSize(width: 100, height: 100)
  var generation = 1
  private(set) var calls: [String] = []
  private(set) var fetches: [ASBatchContext] = []
  var onFetch: ((ASBatchContext) -> Void)?
  var mayFetch = false
  /// Called for each question for a block.
  var onBlock: (() -> Void)?

  init(sections: Int = 10, items: Int = 10) {
    self.sections = (0..<sections).map { section in (0..<items).map { section * 1000 + $0 } }
  }

  func forgetCalls() { calls = [] }

  func numberOfSections(in collectionNode: ASCollectionNode) -> Int {
    calls.append("sections")
    return sections.count
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int {
    calls.append("items \(section)")
    return sections[section].count
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    calls.append("block \(indexPath.text)")
    onBlock?()
    let number = sections[indexPath.section][indexPath.item]
    let size = itemSize
    return { NumberedCellNode(number: number, size: size) }
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> ASCellNode {
    FixedCellNode(size: CGSize(width: 100, height: 20))
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, contextForSection section: Int
  ) -> (any ASSectionContext)? {
    GenerationContext(generation: generation, section: section)
  }

  func shouldBatchFetch(for collectionNode: ASCollectionNode) -> Bool { mayFetch }

  nonisolated func collectionNode(
    _ collectionNode: ASCollectionNode, willBeginBatchFetchWith context: ASBatchContext
  ) {
    onMainQueue {
      self.fetches.append(context)
      self.onFetch?(context)
    }
  }
}

final class GenerationContext: ASSectionContext {
  let generation: Int
  let section: Int
  var sectionName: String?
  weak var collectionView: ASCollectionView?

  init(generation: Int, section: Int) {
    self.generation = generation
    self.section = section
  }
}

/// A cell that knows its number and counts its preload and visibility events.
final class NumberedCellNode: FixedCellNode {
  let number: Int
  @MainActor private(set) var preloads = 0
  @MainActor private(set) var events: [ASCellNodeVisibilityEvent] = []

  init(number: Int, size: CGSize) {
    self.number = number
    super.init(size: size)
  }

  override func didEnterPreloadState() {
    super.didEnterPreloadState()
    preloads += 1
  }

  override func cellNodeVisibilityEvent(
    _ event: ASCellNodeVisibilityEvent, in scrollView: UIScrollView?,
    withCellFrame cellFrame: CGRect
  ) {
    events.append(event)
  }
}
