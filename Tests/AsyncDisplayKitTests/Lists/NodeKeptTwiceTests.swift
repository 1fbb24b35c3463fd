import Foundation
import Testing
import UIKit

@testable import AsyncDisplayKit

/// One node that is kept for two items of an update.
@Suite("Nodes kept for two items of an update") @MainActor
struct NodeKeptTwiceTests {
  /// Answers whether node creation is serialized, and counts the questions.
  private final class CountingPolicy: ProcessingPolicy {
    let questions = Locked(0)
    let measurements = Locked(0)

    var serializesNodeCreation: Bool {
      questions.withLock { $0 += 1 }
      return false
    }

    func shouldMeasureEagerly(_ node: ASCellNode, in range: ASSizeRange) -> Bool {
      measurements.withLock { $0 += 1 }
      return true
    }
  }

  // Source: `ASDataController.mm`, `-_allocateNodesFromElements:strictlyOnCurrentThread:`, which asks for each series
  // of elements and knows of no shared nodes.
  @Test("the policy is asked once for the work, and for each of the items", arguments: [0, 1, 2])
  func policy(count: Int) async {
    let host = ContainerHost()
    let policy = CountingPolicy()
    host.bind {
      let node = FixedCellNode(size: CGSize(width: 10, height: 10))
      let owner = ElementOwner(environment: host.environment, node: nil)
      var map = ASMutableElementMap()
      map.insertSection(ASSection(id: 0, context: nil), at: 0)
      try? map.insertEmptySections([0])
      let elements = (0..<count).map { _ in
        ASCollectionElement(
          source: .kept(HeldNode(node)),
          constrainedSize: ASSizeRangeMake(CGSize(width: 20, height: 20)), owner: owner)
      }
      map.setItems(elements, ofSection: 0)
      let processing = ElementProcessing(policy: policy, sharesNodes: count == 2)
      let work = processing.work(for: ASElementMap(map)) { _ in }
      host.environment.enqueue(work, on: owner.editingLane)
    }
    host.settle()
    #expect(policy.questions.withLock(\.self) == (count == 0 ? 0 : 1))
    #expect(policy.measurements.withLock(\.self) == count)
  }
}
