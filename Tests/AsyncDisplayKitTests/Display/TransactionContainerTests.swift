import Testing
import UIKit

@testable import AsyncDisplayKit

/// Drawings that end together, because a layer above them is a transaction container.
///
/// Source: `_ASAsyncTransactionContainer.mm`, `_ASAsyncTransaction.mm` and `_ASAsyncTransactionGroup.mm`, as
/// named at each test.
@Suite("Transaction containers") @MainActor
struct TransactionContainerTests {
  /// A container with two drawing subnodes, in a window.
  @MainActor
  private struct Tree {
    let window = makeWindow()
    let root = ASDisplayNode()
    let nodes = [DrawingNode("a", DrawingLog()), DrawingNode("b", DrawingLog())]

    init(isContainer: Bool = true) {
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      root.asyncdisplaykit_isAsyncTransactionContainer = isContainer
      for node in nodes { root.addSubnode(node) }
      window.addSubview(root.view)
      window.layoutIfNeeded()
    }

    var ended: [Int] { nodes.map { $0.count("finish") } }
  }

  /// Runs steps until a drawing in the background has ended, and returns after each whether one has.
  private func run(
    _ scheduler: RuntimeScheduling.SteppedScheduler, until condition: () -> Bool,
    each: () -> Void = {}
  ) {
    while !condition(), scheduler.runStep() { each() }
  }

  // Source: `ASDisplayNode+UIViewBridge.mm`, `-asyncdisplaykit_setAsyncTransactionContainer:`.
  @Test func `a container is marked before and after load, on nodes, views and layers`() {
    withNodeEnvironment { _, _ in
      let node = ASDisplayNode()
      #expect(!node.asyncdisplaykit_isAsyncTransactionContainer)
      node.asyncdisplaykit_isAsyncTransactionContainer = true
      #expect(!node.isNodeLoaded && node.asyncdisplaykit_isAsyncTransactionContainer)
      #expect(node.view.asyncdisplaykit_isAsyncTransactionContainer)
      node.view.asyncdisplaykit_isAsyncTransactionContainer = false
      #expect(!node.layer.asyncdisplaykit_isAsyncTransactionContainer)
      #expect(!node.asyncdisplaykit_isAsyncTransactionContainer)
      node.layer.asyncdisplaykit_isAsyncTransactionContainer = true
      #expect(node.asyncdisplaykit_isAsyncTransactionContainer)
    }
  }

  // Source: `_ASAsyncTransactionContainer.mm`, `-asyncdisplaykit_parentTransactionContainer`.
  @Test func `the nearest container counts, the layer itself first`() {
    withNodeEnvironment { _, _ in
      let layers = (0..<3).map { _ in CALayer() }
      layers[0].addSublayer(layers[1])
      layers[1].addSublayer(layers[2])
      #expect(layers[2].asyncdisplaykit_parentTransactionContainer == nil)
      layers[0].asyncdisplaykit_isAsyncTransactionContainer = true
      #expect(layers[2].asyncdisplaykit_parentTransactionContainer === layers[0])
      layers[2].asyncdisplaykit_isAsyncTransactionContainer = true
      #expect(layers[2].asyncdisplaykit_parentTransactionContainer === layers[2])
    }
  }

  // Source: `_ASAsyncTransaction.mm`, `-commit` and `-completeTransaction`.
  @Test(
    "drawings below a container end together, others one by one",
    arguments: [(true, [[0, 0], [1, 1]]), (false, [[0, 0], [1, 0], [1, 1]])])
  func together(isContainer: Bool, expected: [[Int]]) {
    withNodeEnvironment { scheduler, _ in
      let tree = Tree(isContainer: isContainer)
      var steps = [tree.ended]
      run(scheduler, until: { false }) {
        if tree.ended != steps.last { steps.append(tree.ended) }
      }
      #expect(steps == expected)
      #expect(tree.nodes.allSatisfy { $0.contents != nil })
    }
  }

  // Source: `_ASAsyncTransactionContainer.mm`, `-asyncdisplaykit_asyncTransactionContainerState`.
  @Test func `the state is pending while drawings below the container run`() {
    withNodeEnvironment { scheduler, _ in
      let tree = Tree()
      #expect(tree.root.asyncdisplaykit_asyncTransactionContainerState == .noTransactions)
      run(scheduler, until: { tree.nodes[0].drawing?.token != nil })
      #expect(tree.root.asyncdisplaykit_asyncTransactionContainerState == .pendingTransactions)
      #expect(tree.root.view.asyncdisplaykit_asyncTransactionContainerState == .pendingTransactions)
      #expect(tree.nodes[0].asyncdisplaykit_asyncTransactionContainerState == .noTransactions)
      scheduler.drain()
      #expect(tree.root.asyncdisplaykit_asyncTransactionContainerState == .noTransactions)
      #expect(tree.ended == [1, 1])
    }
  }

  @Test func `without a container, the state is that of the node's own drawing`() {
    withNodeEnvironment { scheduler, _ in
      let tree = Tree(isContainer: false)
      let node = tree.nodes[0]
      run(scheduler, until: { node.drawing?.token != nil })
      #expect(node.asyncdisplaykit_asyncTransactionContainerState == .pendingTransactions)
      #expect(tree.root.asyncdisplaykit_asyncTransactionContainerState == .noTransactions)
      scheduler.drain()
      #expect(node.asyncdisplaykit_asyncTransactionContainerState == .noTransactions)
      #expect(ASDisplayNode().asyncdisplaykit_asyncTransactionContainerState == .noTransactions)
    }
  }

  // Source: `_ASAsyncTransactionContainer.mm`, `-asyncdisplaykit_cancelAsyncTransactions`.
  @Test(
    "canceled drawings are skipped and call no hook, and later ones are drawn",
    arguments: [true, false])
  func cancel(isContainer: Bool) {
    withNodeEnvironment { scheduler, _ in
      let tree = Tree(isContainer: isContainer)
      run(scheduler, until: { tree.nodes[1].drawing?.token != nil })
      if isContainer {
        tree.root.view.asyncdisplaykit_cancelAsyncTransactions()
      } else {
        for node in tree.nodes { node.asyncdisplaykit_cancelAsyncTransactions() }
      }
      scheduler.drain()
      #expect(tree.ended == [0, 0])
      #expect(tree.nodes.allSatisfy { $0.contents == nil && $0.log.all.isEmpty })
      #expect(tree.root.asyncdisplaykit_asyncTransactionContainerState == .noTransactions)
      for node in tree.nodes { node.setNeedsDisplay() }
      scheduler.drain()
      #expect(tree.ended == [1, 1])
    }
  }

  // Source: `ASDisplayNode.mm`, `recursivelyTriggerDisplayForLayer`; `_ASAsyncTransaction.mm`,
  // `-waitUntilComplete`.
  @Test func `waiting for the display waits for the container's drawings, and ends them`() {
    withNodeEnvironment { scheduler, _ in
      let tree = Tree()
      run(scheduler, until: { tree.nodes[0].drawing?.token != nil })
      tree.root.recursivelyEnsureDisplaySynchronously(true)
      #expect(tree.ended == [1, 1])
      #expect(tree.root.asyncdisplaykit_asyncTransactionContainerState == .noTransactions)
      for node in tree.nodes { node.layer.setNeedsDisplay() }
      tree.root.recursivelyEnsureDisplaySynchronously(true)
      #expect(tree.ended == [2, 2])
      scheduler.drain()
      #expect(tree.ended == [2, 2])
    }
  }
}
