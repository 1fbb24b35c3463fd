import Foundation
import Synchronization
import Testing
import UIKit

@testable import AsyncDisplayKit

/// Nodes that an update's work and other code want at the same time.
@Suite("Nodes that two want") @MainActor
struct SharedNodeTests {
  private let host = ContainerHost()
  private let first = [IndexPath(item: 0, section: 0)]

  private func show(_ source: AnswerSource) -> ASCollectionNode {
    host.showAsynchronously(source)
  }

  private func insert(_ answers: [Answer], into node: ASCollectionNode) {
    (node.dataSource as? AnswerSource)?.answers += answers
    let count = (node.dataSource as? AnswerSource)?.answers.count ?? 0
    node.insertItems(
      at: (count - answers.count..<count).map { IndexPath(item: $0, section: 0) })
  }

  /// Runs steps until a work has a node.
  private func runUntilTaken(_ node: ASCellNode) {
    while node.latestWork.load(ordering: .relaxed) == 0 { #expect(host.scheduler.runStep()) }
  }

  private func expectMeasuredOnMain(_ node: LoanCellNode, since old: Int) {
    let roles = node.roles.dropFirst(old)
    #expect(!roles.isEmpty && roles.allSatisfy { $0 == .main })
  }

  @Test("a node that the main thread builds for an update is lent to the update's work")
  func builtOnMain() {
    let node = show(AnswerSource())
    host.bind {
      insert([.new, .new], into: node)
      let new = node.nodeForItem(at: first[0]) as? LoanCellNode
      #expect(new?.builder == .main && new?.roles == [])
      new?.style.flexGrow = 1
      #expect(new?.roles == [.background])
      host.settle()
      #expect(new?.isLent == false)
    }
    #expect(host.reports.all.isEmpty)
  }

  @Test("the main thread gets a node that a work has built when the work is over")
  func builtByWork() {
    let source = AnswerSource()
    let node = show(source)
    host.bind {
      insert([.new, .new], into: node)
      while source.built.withLock({ $0.isEmpty }) { #expect(host.scheduler.runStep()) }
      #expect(node.isProcessingUpdates)
      let item = source.built.withLock { $0[0] }
      let new = node.nodeForItem(at: IndexPath(item: item, section: 0)) as? LoanCellNode
      #expect(new?.builder == .background && new?.roles == [.background])
      host.settle()
    }
  }

  @Test("the main thread gets a node that is lent to an update when the update is built")
  func lentNode() {
    let (node, lent) = (show(AnswerSource()), LoanCellNode())
    host.bind {
      insert([.node(lent), .new], into: node)
      #expect(node.nodeForItem(at: first[0]) === lent)
      #expect(lent.roles == [.background])
      host.settle()
    }
    #expect(host.reports.all.isEmpty)
  }

  @Test("so it does where a block returns the lent node, for which the work waits")
  func blockOfLentNode() {
    let (node, lent) = (show(AnswerSource()), LoanCellNode())
    host.bind {
      insert([.node(lent), .block(HeldNode(lent))], into: node)
      #expect(node.nodeForItem(at: IndexPath(item: 1, section: 0)) === lent)
      host.settle()
      #expect(node.nodeForItem(at: first[0]) === lent)
    }
    #expect(host.reports.all.map(\.code) == [.sharedNode])
  }

  @Test("a node that blocks of two containers return is measured by one, then had by the other")
  func twoContainers() {
    let (one, other, shared) = (show(AnswerSource()), show(AnswerSource()), LoanCellNode())
    host.bind {
      insert([.block(HeldNode(shared)), .new], into: one)
      insert([.block(HeldNode(shared)), .new], into: other)
      runUntilTaken(shared)
      #expect(shared.roles.isEmpty && one.isProcessingUpdates && other.isProcessingUpdates)
      let (winner, loser) = shared.owningNode === one ? (one, other) : (other, one)
      loser.waitUntilAllUpdatesAreProcessed()
      #expect(shared.owningNode === loser)
      #expect(loser.nodeForItem(at: first[0]) === shared)
      #expect(shared.roles == [.background])
      winner.waitUntilAllUpdatesAreProcessed()
      #expect(winner.nodeForItem(at: first[0]) === shared)
    }
    #expect(host.reports.all.map(\.code) == [.sharedNode])
  }

  @Test("the main thread waits for the other container's work, too, where it asks for the node")
  func twoContainersOnMain() {
    let (one, other, shared) = (show(AnswerSource()), show(AnswerSource()), LoanCellNode())
    host.bind {
      insert([.block(HeldNode(shared)), .new], into: one)
      runUntilTaken(shared)
      insert([.block(HeldNode(shared)), .new], into: other)
      #expect(shared.roles.isEmpty)
      #expect(other.nodeForItem(at: first[0]) === shared)
      #expect(shared.roles == [.background])
      host.settle()
    }
    #expect(host.reports.all.map(\.code) == [.sharedNode])
  }

  @Test("so it does where a data source gives the node itself")
  func keptNode() {
    let (one, other, shared) = (show(AnswerSource()), show(AnswerSource()), LoanCellNode())
    host.bind {
      insert([.block(HeldNode(shared)), .new], into: one)
      runUntilTaken(shared)
      #expect(shared.roles.isEmpty)
      insert([.node(shared), .new], into: other)
      #expect(shared.roles == [.background])
      host.settle()
      #expect(!shared.isLent)
    }
  }

  @Test("a block that returns a node of a layout delegate's container leaves it to the main thread")
  func layoutDelegate() {
    let (source, shared) = (AnswerSource(), LoanCellNode())
    host.retained.append(source)
    source.answers = [.block(HeldNode(shared))]
    let other = show(AnswerSource())
    host.bind {
      let one = ASCollectionNode(
        layoutDelegate: ASCollectionFlowLayoutDelegate(), layoutFacilitator: nil)
      one.dataSource = source
      host.show(one)
      host.settle()
      shared.setNeedsLayout()
      let old = shared.roles.count
      insert([.block(HeldNode(shared)), .new], into: other)
      host.settle()
      expectMeasuredOnMain(shared, since: old)
    }
    #expect(host.reports.all.map(\.code) == [.layoutWithoutDirections, .sharedNode])
  }

  @Test("a node that another container has given up is not shared")
  func givenUp() {
    let source = AnswerSource()
    let (one, other, shared) = (show(source), show(AnswerSource()), LoanCellNode())
    host.bind {
      insert([.block(HeldNode(shared))], into: one)
      host.settle()
      source.answers = []
      one.reloadData()
      host.settle()
      insert([.block(HeldNode(shared)), .new], into: other)
      host.settle()
      #expect(shared.owningNode === other)
    }
    #expect(host.reports.all.isEmpty)
  }

  @Test("nodes built one after the other by blocks that return one node are remarked on, too")
  func serial() {
    let (node, shared) = (show(AnswerSource()), LoanCellNode())
    host.bind {
      node.cellLayoutMode = [.alwaysAsync, .serializeNodeCreation]
      insert([.block(HeldNode(shared)), .block(HeldNode(shared))], into: node)
      host.settle()
      #expect(shared.roles == [.background])
    }
    #expect(host.reports.all.map(\.code) == [.sharedNode])
  }

  @Test("a block that returns a node that is shown leaves it to the main thread")
  func shownNode() {
    let (one, other, shared) = (show(AnswerSource()), show(AnswerSource()), LoanCellNode())
    host.bind {
      insert([.block(HeldNode(shared))], into: one)
      host.settle()
      shared.setNeedsLayout()
      let old = shared.roles.count
      insert([.block(HeldNode(shared)), .new], into: other)
      host.settle()
      expectMeasuredOnMain(shared, since: old)
      #expect(shared.owningNode === other)
    }
    #expect(host.reports.all.map(\.code) == [.sharedNode])
  }

  @Test("so does one that returns the node of an item that is gone, which is no sharing")
  func returnedAgain() {
    let (node, shared) = (show(AnswerSource()), LoanCellNode())
    host.bind {
      insert([.block(HeldNode(shared))], into: node)
      host.settle()
      shared.setNeedsLayout()
      let old = shared.roles.count
      node.reloadData()
      host.settle()
      expectMeasuredOnMain(shared, since: old)
      #expect(node.nodeForItem(at: first[0]) === shared)
    }
    #expect(host.reports.all.isEmpty)
  }

  @Test("on real threads no two containers have such a node at a time")
  func realThreads() async {
    let reports = ReportLog()
    let environment = reports.makeLiveEnvironment()
    let shared = (0..<50).map { _ in LoanCellNode() }
    let sources = (0..<2).map { _ in AnswerSource() }
    let nodes = environment.bind {
      sources.map { source in
        source.answers = shared.map { .block(HeldNode($0)) }
        let node = ASCollectionNode.flow()
        node.load(source)
        return node
      }
    }
    for node in nodes { await node.allUpdatesAreProcessed() }
    for node in nodes { #expect(node.numberOfItems(inSection: 0) == 50) }
    #expect(shared.allSatisfy { !$0.wasShared && $0.roles.first == .background })
    #expect(Set(reports.all.map(\.code)) == [.sharedNode])
  }
}

/// What a data source gives an item.
private enum Answer {
  /// A block that makes a node.
  case new
  /// A node.
  case node(LoanCellNode)
  /// A block that returns a node that is retained elsewhere.
  case block(HeldNode)
}

/// Gives what it is set to return.
@MainActor
private final class AnswerSource: NSObject, ASCollectionDataSource {
  var answers: [Answer] = []
  /// The items whose new nodes have been made, in order.
  let built = Locked<[Int]>([])

  func collectionNode(
    _ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int
  ) -> Int { answers.count }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock? {
    switch answers[indexPath.item] {
    case .new:
      { [built, item = indexPath.item] in
        built.withLock { $0.append(item) }
        return LoanCellNode()
      }
    case .node: nil
    case .block(let held): { held.node }
    }
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath
  ) -> ASCellNode? {
    guard case .node(let node) = answers[indexPath.item] else { return nil }
    return node
  }
}
