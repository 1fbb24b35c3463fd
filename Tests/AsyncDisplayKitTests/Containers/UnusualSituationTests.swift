import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// Calls of members while a container is in the middle of something else.
@Suite("Unusual situations") @MainActor
struct UnusualSituationTests {
  private let host = ContainerHost()

  // Source: `ASTableNode.mm`, `-reloadDataWithCompletion:`; `ASCollectionNode.mm`,
  // `-reloadDataWithCompletion:`.
  @Test("before load, each reload of a table calls back and none of a collection")
  func reloadsBeforeLoad() {
    host.bind {
      var calls: [String] = []
      let (table, collection) = (ASTableNode(), ASCollectionNode.flow())
      for round in 1...2 {
        table.reloadData { calls.append("table \(round)") }
        collection.reloadData { calls.append("collection \(round)") }
      }
      host.settle()
      #expect(calls == ["table 1", "table 2"])
    }
  }

  // Source: `ASCollectionView.mm`, `-rangeController:updateWithChangeSet:updates:`.
  @Test("an update whose data source is taken away before it is applied completes with false")
  func dataSourceTakenAway() {
    let source = GridSource(sections: 1, items: 4)
    let node = host.showAsynchronously(source)
    host.bind {
      var outcomes: [Bool] = []
      source.sections[0] += [4, 5]
      node.performBatch(
        animated: false,
        updates: { node.insertItems(at: [4, 5].map { IndexPath(item: $0, section: 0) }) },
        completion: { outcomes.append($0) })
      node.dataSource = nil
      host.settle()
      #expect(outcomes == [false])
      // Without a delegate too, the data is cleared. Source: `ASCollectionView.mm`,
      // `-_asyncDelegateOrDataSourceDidChange`.
      #expect(node.numberOfSections == 0)
    }
    #expect(host.violations.isEmpty)
  }

  // Source: `ASCellNode.mm`, `-_layoutTransitionMeasurementDidFinish`; `ASDataController.mm`,
  // `-relayoutNodes:nodesSizeChanged:`, for which a node has to be in both maps.
  @Test("a cell may run a transition while an update that deletes it is pending")
  func transitionDuringUpdate() {
    let source = GridSource(sections: 1, items: 3)
    let node = host.showAsynchronously(source)
    host.bind {
      let first = IndexPath(item: 0, section: 0)
      let cell = node.nodeForItem(at: first)
      source.sections[0].removeFirst()
      node.performBatch(animated: false, updates: { node.deleteItems(at: [first]) })
      cell?.transitionLayout(
        with: ASSizeRangeMake(CGSize(width: 30, height: 30)), animated: false,
        shouldMeasureAsync: true)
      host.settle()
      #expect(cell?.indexPath == nil)
      #expect(node.visibleNodes.count == 2)
    }
    #expect(host.violations.isEmpty)
  }

  // Source: `ASDataController.mm`, `-relayoutAllNodesWithInvalidationBlock:`, a block of the main serial
  // queue.
  @Test("measuring all items again during an update waits for it")
  func relayoutDuringUpdate() {
    let source = GridSource(sections: 1, items: 3)
    let node = host.showAsynchronously(source)
    host.bind {
      source.sections[0].append(3)
      node.performBatch(
        animated: false, updates: { node.insertItems(at: [IndexPath(item: 3, section: 0)]) })
      node.relayoutItems()
      host.settle()
      #expect(node.visibleNodes.count == 4)
    }
    #expect(host.violations.isEmpty)
  }

  // Source: `ASPagerNode.mm`, `-setDataSource:`, which ignores the present data source.
  @Test("a pager that gets its present data source again keeps its pages")
  func pagerSource() {
    final class Pages: ASPagerDataSource {
      var blocks = 0
      func numberOfPages(in pagerNode: ASPagerNode) -> Int { 2 }
      func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock {
        blocks += 1
        return { ASCellNode() }
      }
    }
    let pages = Pages()
    host.retained.append(pages)
    let pager = host.show(ASPagerNode()) { $0.setDataSource(pages) }
    host.bind {
      let node = pager.nodeForPage(at: 0)
      pager.setDataSource(pages)
      host.settle()
      #expect(pages.blocks == 2)
      #expect(pager.nodeForPage(at: 0) === node)
      pager.reloadData()
      host.settle()
      #expect(pages.blocks == 4)
      #expect(pager.nodeForPage(at: 0) !== node)
      #expect(pager.indexOfPage(with: ASCellNode()) == NSNotFound)
    }
  }

  // Source: `ASDisplayNode+Layout.mm`, `-didCompleteLayoutTransition:`.
  @Test("subnodes may be moved while the removal of another one is animated")
  func moveDuringRemoval() {
    host.bind {
      let nodes = (0..<3).map { _ in
        ASDisplayNode().styled { $0.preferredSize = CGSize(width: 10, height: 10) }
      }
      var shown = nodes
      let root = ASDisplayNode()
      root.layoutSpecBlock = { _, _ in
        let stack = ASStackLayoutSpec.horizontal()
        stack.children = shown
        return stack
      }
      root.automaticallyManagesSubnodes = true
      host.show(root)
      shown = [nodes[0], nodes[2]]
      root.transitionLayout(withAnimation: true, shouldMeasureAsync: false)
      #expect(root.subnodes.count == 3)
      root.insertSubnode(nodes[2], at: 0)
      host.scheduler.advance(by: 1)
      host.settle()
      #expect(nodes[1].supernode == nil)
      #expect(Set(root.subnodes.map(ObjectIdentifier.init)).count == 2)
      #expect(root.layer.sublayers?.count == 2)
    }
    #expect(host.violations.isEmpty)
  }

  // Source: `ASDisplayNode.mm`, `-hitTest:withEvent:`: a node without a view takes no touches.
  @Test("a touch on a transformed layer-backed subnode reaches its supernode")
  func touchOnLayer() {
    host.bind {
      let (root, child) = (ASDisplayNode(), ASDisplayNode())
      child.isLayerBacked = true
      child.frame = CGRect(x: 50, y: 50, width: 40, height: 40)
      child.transform = CATransform3DMakeScale(3, 3, 1)
      root.addSubnode(child)
      host.show(root)
      #expect(host.window.hitTest(CGPoint(x: 15, y: 15), with: nil) === root.view)
      #expect(host.window.hitTest(CGPoint(x: 70, y: 70), with: nil) === root.view)
      #expect(child.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
    }
  }
}
