import Testing
import UIKit

@testable import AsyncDisplayKit

/// The order of layers and views follows that of the subnodes.
///
/// Source: `ASDisplayNode.mm`, `-insertSubnode:atIndex:` and its relatives, which count the layer's
/// index before a subnode leaves its former place; `ASLayoutTransition.mm`.
@Suite("Layers follow subnodes") @MainActor
struct SublayerOrderTests {
  private static let names = ["a", "b", "c", "d", "e", "f"]

  /// Makes subnodes of which every third is layer-backed.
  private func makeSubnodes() -> [ASDisplayNode] {
    Self.names.enumerated().map { index, name in
      let node = ASDisplayNode()
      node.debugName = name
      node.isLayerBacked = index % 3 == 2
      node.style.preferredSize = CGSize(width: 10, height: 10)
      return node
    }
  }

  private func expectEqualOrders(_ parent: ASDisplayNode, _ comment: Comment) {
    guard parent.isNodeLoaded else { return }
    let names = SubnodeTests.names(parent)
    #expect(SubnodeTests.layerNames(parent) == names, comment)
    let views = parent.view.subviews.map { $0.displayNode?.debugName ?? "-" }.joined()
    let backed = parent.subnodes.filter { !$0.isLayerBacked }.map { $0.debugName ?? "?" }.joined()
    #expect(views == backed, comment)
  }

  @Test("a subnode moves to every index that its removal leaves", arguments: [false, true])
  func moves(isLoaded: Bool) {
    withNodeEnvironment { _, log in
      for from in 0..<6 {
        for to in 0..<6 {
          let parent = ASDisplayNode()
          let subnodes = makeSubnodes()
          for subnode in subnodes { parent.addSubnode(subnode) }
          if isLoaded { _ = parent.view }
          parent.insertSubnode(subnodes[from], at: to)
          var expected = subnodes
          expected.insert(expected.remove(at: from), at: to)
          #expect(parent.subnodes == expected, "\(from) to \(to)")
          expectEqualOrders(parent, "\(from) to \(to)")
        }
      }
      #expect(log.all.isEmpty)
    }
  }

  @Test("moving a subnode to the number of subnodes is a violation", arguments: [false, true])
  func moveToCount(isLoaded: Bool) {
    withNodeEnvironment { _, log in
      let parent = ASDisplayNode()
      let subnodes = makeSubnodes()
      for subnode in subnodes { parent.addSubnode(subnode) }
      if isLoaded { _ = parent.view }
      parent.insertSubnode(subnodes[1], at: 6)
      #expect(log.codes == [.subnodeIndexOutOfBounds])
      #expect(parent.subnodes == subnodes)
      expectEqualOrders(parent, "")
    }
  }

  @Test("random changes of subnodes keep both orders equal", arguments: [false, true], 1...8)
  func randomChanges(isLoaded: Bool, seed: Int) {
    withNodeEnvironment { _, log in
      var random = SplitMix(seed: seed)
      let parent = ASDisplayNode()
      var pool = makeSubnodes()
      for subnode in pool { parent.addSubnode(subnode) }
      if isLoaded { _ = parent.view }
      for step in 0..<60 {
        let moved = pool.randomElement(using: &random) ?? ASDisplayNode()
        let other = parent.subnodes.randomElement(using: &random) ?? moved
        let count = parent.subnodes.count - (moved.supernode == nil ? 0 : 1)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: parent.insertSubnode(moved, at: Int.random(in: 0...count, using: &random))
        case 1 where moved !== other: parent.insertSubnode(moved, aboveSubnode: other)
        case 2 where moved !== other: parent.insertSubnode(moved, belowSubnode: other)
        case 3 where moved.supernode == nil: parent.replaceSubnode(other, withSubnode: moved)
        case 4 where count > 1: moved.removeFromSupernode()
        default: break
        }
        expectEqualOrders(parent, "step \(step) of seed \(seed)")
      }
      pool.removeAll()
      #expect(log.all.isEmpty)
    }
  }

  @Test("a replacement that was before the replaced subnode gets its index, as in Texture")
  func replacementFromBefore() {
    withNodeEnvironment { _, log in
      let parent = ASDisplayNode()
      let subnodes = Array(makeSubnodes().prefix(3))
      for subnode in subnodes { parent.addSubnode(subnode) }
      _ = parent.view
      parent.replaceSubnode(subnodes[1], withSubnode: subnodes[0])
      #expect(SubnodeTests.names(parent) == "ca")
      expectEqualOrders(parent, "")
      parent.replaceSubnode(subnodes[0], withSubnode: subnodes[2])
      #expect(log.codes == [.subnodeIndexOutOfBounds])
      #expect(SubnodeTests.names(parent) == "ca")
    }
  }

  /// A node that lays out a changeable list of subnodes.
  private func makeManaged(_ shown: @escaping () -> [ASDisplayNode]) -> ASDisplayNode {
    let root = ASDisplayNode()
    root.automaticallyManagesSubnodes = true
    root.layoutSpecBlock = { _, _ in
      let stack = ASStackLayoutSpec.horizontal()
      stack.children = shown()
      return stack
    }
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 30)
    return root
  }

  @Test(
    "random lists of managed subnodes are adopted in their order by layout passes",
    arguments: [false, true], 1...8)
  func managed(isLoaded: Bool, seed: Int) {
    withNodeEnvironment { _, log in
      var random = SplitMix(seed: seed)
      let pool = makeSubnodes()
      var shown = pool
      let root = makeManaged { shown }
      if isLoaded { _ = root.view }
      root.layoutIfNeeded()
      for step in 0..<30 {
        shown = Array(pool.shuffled(using: &random).prefix(Int.random(in: 1...6, using: &random)))
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(root.subnodes == shown, "step \(step) of seed \(seed)")
        expectEqualOrders(root, "step \(step) of seed \(seed)")
      }
      #expect(log.all.isEmpty)
    }
  }

  @Test(
    "a transition to a random list keeps both orders equal, and loses only nodes that it advises on",
    arguments: [false, true], 1...20)
  func transition(isAnimated: Bool, seed: Int) {
    withNodeEnvironment { scheduler, log in
      var random = SplitMix(seed: seed)
      let pool = makeSubnodes()
      var shown = Array(pool.shuffled(using: &random).prefix(4))
      let root = makeManaged { shown }
      _ = root.view
      root.layoutIfNeeded()
      shown = Array(pool.shuffled(using: &random).prefix(5))
      root.transitionLayout(withAnimation: isAnimated, shouldMeasureAsync: false)
      expectEqualOrders(root, "seed \(seed)")
      scheduler.advance(by: 1)
      scheduler.drain()
      expectEqualOrders(root, "seed \(seed)")
      let lost = shown.count { $0.supernode == nil }
      #expect(log.codes == Array(repeating: .laidOutSubnodeRemoved, count: lost))
    }
  }

  @Test("an animated reversal of three removes the middle one at its end, with an advisory")
  func animatedReversal() {
    withNodeEnvironment { scheduler, log in
      let pool = Array(makeSubnodes().prefix(3))
      var shown = pool
      let root = makeManaged { shown }
      _ = root.view
      root.layoutIfNeeded()
      shown = pool.reversed()
      root.transitionLayout(withAnimation: true, shouldMeasureAsync: false)
      #expect(SubnodeTests.names(root) == "cba")
      expectEqualOrders(root, "")
      scheduler.advance(by: 1)
      scheduler.drain()
      #expect(SubnodeTests.names(root) == "ca")
      expectEqualOrders(root, "")
      #expect(log.codes == [.laidOutSubnodeRemoved])
    }
  }

  @Test("insertions, removals and moves are those that Texture finds")
  func operations() {
    let pool = makeSubnodes()
    func operations(_ old: String?, _ new: String) -> String {
      let nodes = { (text: String) in
        text.compactMap { name in pool.first { $0.debugName == String(name) } }
      }
      let found = SubnodeOperations(from: old.map(nodes), to: nodes(new))
      let placed = { (list: [SubnodeOperations.Placement]) in
        list.map { "\($0.node.debugName ?? "?")\($0.index)" }.joined(separator: " ")
      }
      let removed = found.removals.compactMap(\.debugName).joined()
      return "+\(placed(found.insertions)) -\(removed) ~\(placed(found.moves))"
    }
    #expect(operations(nil, "ab") == "+a0 b1 - ~")
    #expect(operations("ab", "ab") == "+ - ~")
    #expect(operations("ab", "ca") == "+c0 -b ~a1")
    #expect(operations("abc", "cba") == "+b1 -b ~c0 a2")
    #expect(operations("abcd", "bcd") == "+ -a ~b0 c1 d2")
    #expect(operations("abc", "adc") == "+d1 -b ~")
  }
}
