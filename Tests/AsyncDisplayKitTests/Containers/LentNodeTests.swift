import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// Nodes that the main thread has already are lent to the background while they are measured.
@Suite("Nodes lent to an update") @MainActor
struct LentNodeTests {
  private func show(_ source: HeldNodeSource) -> (ContainerHost, ASCollectionNode) {
    let host = ContainerHost()
    host.retained.append(source)
    let node = host.bind {
      ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())
    }
    host.bind {
      node.dataSource = source
      node.cellLayoutMode = .alwaysAsync
    }
    host.show(node)
    host.settle()
    return (host, node)
  }

  @Test("touching a node that is being measured waits for the update")
  func heldNode() {
    let source = HeldNodeSource()
    let (host, node) = show(source)
    host.bind {
      source.nodes += [HeldCellNode(), HeldCellNode()]
      node.insertItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)])
      let held = source.nodes[2]
      #expect(held.measurements == 0)
      held.setNeedsLayout()
      #expect(held.measurements == 1)
      node.waitUntilAllUpdatesAreProcessed()
      #expect(held.calculatedSize == CGSize(width: 30, height: 30))
      #expect(source.nodes.allSatisfy { !$0.flags.contains(.checkedOut) })
    }
    #expect(host.violations.isEmpty)
  }

  @Test("so does touching a node that is kept for a new model")
  func keptNode() throws {
    let host = ContainerHost()
    let source = AskedSource([["a1", "b1"]])
    let node = source.show(in: host)
    try host.bind {
      node.cellLayoutMode = .alwaysAsync
      let kept = try #require(node.nodeForItem(at: IndexPath(item: 0, section: 0)))
      source.sections = [["a2", "b1"]]
      node.reloadItems(at: [IndexPath(item: 0, section: 0)])
      #expect(kept.nodeModel as? String == "a1")
      kept.setNeedsLayout()
      #expect(kept.nodeModel as? String == "a2")
      node.waitUntilAllUpdatesAreProcessed()
      #expect(!kept.flags.contains(.checkedOut))
    }
  }
}

/// Gives nodes that it keeps.
@MainActor
private final class HeldNodeSource: NSObject, ASCollectionDataSource {
  var nodes = [HeldCellNode()]

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { nodes.count }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath
  ) -> ASCellNode { nodes[indexPath.item] }
}

private final class HeldCellNode: ASCellNode {
  private(set) var measurements = 0

  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    measurements += 1
    return CGSize(width: 30, height: 30)
  }
}
