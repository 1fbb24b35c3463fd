import Testing
import UIKit

@testable import AsyncDisplayKit

@MainActor
struct LayoutTransitionTests {
  /// A node with a changeable list of subnodes that writes down its transitions.
  final class Transitioning: ASDisplayNode {
    var shown: [ASDisplayNode] = []
    var log: [String] = []
    var completes = true
    var roles: [RuntimeScheduling.Role] = []
    var context: (any ASContextTransitioning)?

    override init() {
      super.init()
      automaticallyManagesSubnodes = true
    }

    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
      roles.append(.current)
      let stack = ASStackLayoutSpec.horizontal()
      stack.children = shown
      return stack
    }

    override func animateLayoutTransition(_ context: any ASContextTransitioning) {
      log.append("animate \(context.isAnimated())")
      #expect(RuntimeScheduling.Role.current == .main)
      self.context = context
      if completes { context.completeTransition(true) }
    }

    override func didCompleteLayoutTransition(_ context: any ASContextTransitioning) {
      log.append("complete")
      super.didCompleteLayoutTransition(context)
    }
  }

  static func makeNode(_ name: String, _ side: CGFloat = 10) -> ASDisplayNode {
    let node = ASDisplayNode()
    node.debugName = name
    node.style.preferredSize = CGSize(width: side, height: side)
    return node
  }

  static func makeTransitioning() -> (Transitioning, [ASDisplayNode]) {
    let nodes = [makeNode("a"), makeNode("b"), makeNode("c", 20)]
    let root = Transitioning()
    root.shown = [nodes[0], nodes[1]]
    root.view.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    root.view.layoutIfNeeded()
    return (root, nodes)
  }

  @Test("measured, completed, inserted, animated, removed: in that order")
  func order() {
    withNodeEnvironment { _, log in
      let (root, nodes) = Self.makeTransitioning()
      root.completes = false
      root.shown = [nodes[2], nodes[0]]
      root.transitionLayout(withAnimation: true, shouldMeasureAsync: false) {
        root.log.append("measured \(SubnodeTests.names(root))")
      }
      #expect(root.log == ["measured ab", "animate true"])
      #expect(Set(root.subnodes.compactMap(\.debugName)) == ["a", "b", "c"])
      let context = root.context
      #expect(context?.insertedSubnodes() == [nodes[2]])
      #expect(context?.removedSubnodes() == [nodes[1]])
      #expect(context?.subnodes(forKey: ASTransitionContextFromLayoutKey) == [nodes[0], nodes[1]])
      #expect(context?.initialFrame(for: nodes[0]) == CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(context?.finalFrame(for: nodes[0]) == CGRect(x: 20, y: 0, width: 10, height: 10))
      #expect(context?.finalFrame(for: nodes[1]).isNull == true)
      #expect(
        context?.layout(forKey: ASTransitionContextToLayoutKey)?.size
          == CGSize(width: 100, height: 30))
      context?.completeTransition(true)
      #expect(root.log.last == "complete")
      #expect(SubnodeTests.names(root) == "ca")
      #expect(log.all.isEmpty)
      context?.completeTransition(true)
      #expect(log.codes == [.transitionCompletedTwice])
      #expect(log.all.map(\.severity) == [.advisory])
      #expect(root.log.suffix(2) == ["complete", "complete"])
    }
  }

  // Source: `_ASTransitionContext.mm`, `-initialFrameForNode:`.
  @Test func `without a former layout the initial frame is zero`() {
    withNodeEnvironment { _, _ in
      let root = Transitioning()
      let node = Self.makeNode("a")
      root.shown = [node]
      root.transitionLayout(
        with: ASSizeRangeMake(CGSize(width: 100, height: 30)), animated: false,
        shouldMeasureAsync: false)
      #expect(root.context?.initialFrame(for: node) == .zero)
      #expect(root.context?.finalFrame(for: Self.makeNode("b")).isNull == true)
    }
  }

  // Source: `ASDisplayNode+Layout.mm`,
  // `-transitionLayoutWithSizeRange:animated:shouldMeasureAsync:measurementCompletion:`.
  @Test func `the end of a transition cancels one that began in its completion handler`() {
    withNodeEnvironment { scheduler, log in
      let (root, nodes) = Self.makeTransitioning()
      root.transitionLayout(withAnimation: false, shouldMeasureAsync: false) {
        root.shown = [nodes[2]]
        root.transitionLayout(withAnimation: false, shouldMeasureAsync: true)
      }
      #expect(log.codes == [.transitionCanceledByFormer])
      scheduler.drain()
      #expect(SubnodeTests.names(root) == "ab")
    }
  }

  // Source: `ASLayoutTransition.mm`, `-applySubnodeInsertionsAndMoves`, which asks for nothing, and
  // `-applySubnodeRemovals`, which asks whether the node manages its subnodes.
  @Test(
    "a node that does not manage its subnodes gets new ones, and keeps those that the layout leaves out",
    arguments: [false, true])
  func manualSubnodes(isAnimated: Bool) {
    withNodeEnvironment { scheduler, log in
      let (root, nodes) = Self.makeTransitioning()
      root.automaticallyManagesSubnodes = false
      root.shown = [nodes[0], nodes[2]]
      root.transitionLayout(withAnimation: isAnimated, shouldMeasureAsync: false)
      scheduler.drain()
      #expect(root.log.suffix(1) == ["complete"])
      #expect(Set(root.subnodes.compactMap(\.debugName)) == ["a", "b", "c"])
      #expect(nodes[1].view.superview === root.view && log.all.isEmpty)
      #expect(!root.automaticallyManagesSubnodes)
    }
  }

  @Test("measuring in the background runs off main, everything else on main")
  func asynchronous() {
    withNodeEnvironment { scheduler, log in
      let (root, nodes) = Self.makeTransitioning()
      root.roles = []
      root.shown = [nodes[2]]
      root.transitionLayout(withAnimation: false, shouldMeasureAsync: true) {
        #expect(RuntimeScheduling.Role.current == .main)
        root.log.append("measured")
      }
      #expect(root.log.isEmpty)
      #expect(root.roles.isEmpty)
      scheduler.drain()
      #expect(root.roles == [.background])
      #expect(root.log == ["measured", "animate false", "complete"])
      #expect(root.subnodes == [nodes[2]])
      #expect(log.all.isEmpty)
    }
  }

  @Test("the main thread waits for a background measuring before it touches the node")
  func checkedOut() {
    withNodeEnvironment { scheduler, log in
      let (root, nodes) = Self.makeTransitioning()
      root.roles = []
      root.shown = [nodes[2]]
      root.transitionLayout(withAnimation: false, shouldMeasureAsync: true)
      root.addSubnode(Self.makeNode("x"))
      #expect(root.roles == [.background])
      scheduler.drain()
      #expect(root.subnodes.contains(nodes[2]))
      #expect(log.all.isEmpty)
    }
  }

  @Test("a new transition cancels the one that is being measured")
  func supersede() {
    withNodeEnvironment { scheduler, _ in
      let (root, nodes) = Self.makeTransitioning()
      root.shown = [nodes[2]]
      root.transitionLayout(withAnimation: false, shouldMeasureAsync: true) {
        root.log.append("first")
      }
      root.cancelLayoutTransition()
      root.transitionLayout(withAnimation: false, shouldMeasureAsync: true) {
        root.log.append("second")
      }
      scheduler.drain()
      #expect(root.log.filter { $0 == "first" }.isEmpty)
      #expect(root.log.filter { $0 == "second" }.count == 1)
    }
  }

  // Source: `ASDisplayNode+Layout.mm`,
  // `-transitionLayoutWithSizeRange:animated:shouldMeasureAsync:measurementCompletion:`.
  @Test("a transition that is canceled before its step measures nothing", arguments: [true, false])
  func canceledBeforeStep(isCanceled: Bool) {
    withNodeEnvironment { scheduler, log in
      let (root, nodes) = Self.makeTransitioning()
      root.roles = []
      root.shown = [nodes[2]]
      root.transitionLayout(withAnimation: false, shouldMeasureAsync: true)
      if isCanceled { root.cancelLayoutTransition() }
      scheduler.drain()
      #expect(root.roles == (isCanceled ? [] : [.background]))
      #expect(log.all.isEmpty)
    }
  }

  @Test("an empty range is ignored")
  func emptyRange() {
    withNodeEnvironment { _, log in
      let root = Transitioning()
      root.transitionLayout(
        with: ASSizeRangeMake(.zero), animated: true, shouldMeasureAsync: false)
      #expect(root.log.isEmpty)
      #expect(log.all.isEmpty)
    }
  }

  @Test("a subnode may be measured while its supernode is in a transition, without effect")
  func measuringMidTransition() {
    withNodeEnvironment { scheduler, log in
      let (root, nodes) = Self.makeTransitioning()
      let before = nodes[0].calculatedSize
      root.transitionLayout(withAnimation: false, shouldMeasureAsync: true)
      let size = nodes[0].layoutThatFits(ASSizeRangeMake(CGSize(width: 3, height: 3))).size
      #expect(size == CGSize(width: 3, height: 3))
      #expect(nodes[0].calculatedSize == before)
      scheduler.drain()
      #expect(log.all.isEmpty)
    }
  }

  @Test("a subnode must not begin a transition during its supernode's")
  func nested() {
    withNodeEnvironment { scheduler, log in
      let (root, nodes) = Self.makeTransitioning()
      root.transitionLayout(withAnimation: false, shouldMeasureAsync: true)
      nodes[0].transitionLayout(
        with: ASSizeRangeMake(CGSize(width: 3, height: 3)), animated: false,
        shouldMeasureAsync: false)
      #expect(log.codes == [.nestedLayoutTransition])
      // Texture ignores it silently. Source: `ASDisplayNode+Layout.mm`, `-_isLayoutTransitionInvalid`.
      #expect(log.all.first?.severity == .advisory)
      scheduler.drain()
    }
  }

  @Test("the default animation fades and moves, and removes at its end")
  func fading() {
    withNodeEnvironment { scheduler, log in
      let nodes = [Self.makeNode("a"), Self.makeNode("b"), Self.makeNode("c")]
      var shown = [nodes[0], nodes[1]]
      let root = ASDisplayNode()
      root.automaticallyManagesSubnodes = true
      root.layoutSpecBlock = { _, _ in
        let stack = ASStackLayoutSpec.horizontal()
        stack.children = shown
        return stack
      }
      root.view.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
      root.view.layoutIfNeeded()
      #expect(root.defaultLayoutTransitionDuration == 0.2)
      #expect(root.defaultLayoutTransitionDelay == 0)
      shown = [nodes[2], nodes[0]]
      root.allowsGroupOpacity = false
      root.transitionLayout(withAnimation: true, shouldMeasureAsync: false)
      #expect(root.allowsGroupOpacity)
      scheduler.drain()
      scheduler.advance(by: 1)
      scheduler.drain()
      #expect(SubnodeTests.names(root) == "ca")
      #expect(nodes[0].frame == CGRect(x: 10, y: 0, width: 10, height: 10))
      #expect(nodes[2].frame == CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(nodes.map(\.alpha) == [1, 1, 1])
      #expect(!root.allowsGroupOpacity)
      #expect(log.all.isEmpty)
    }
  }
}
