import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Members that apps override")
@MainActor
struct OverriddenMemberTests {
  private final class Card: ASDisplayNode {
    var log: [String] = []
    override var transform: CATransform3D {
      didSet { log.append("transform") }
    }
    override var isOpaque: Bool {
      get { false }
      set { super.isOpaque = newValue }
    }
    override var shadowOpacity: CGFloat {
      get { super.shadowOpacity }
      set { super.shadowOpacity = newValue / 2 }
    }
    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
    }
    override func addSubnode(_ subnode: ASDisplayNode) {
      log.append("add")
      super.addSubnode(subnode)
    }
    override func insertSubnode(_ subnode: ASDisplayNode, at index: Int) {
      log.append("insert \(index)")
      super.insertSubnode(subnode, at: index)
    }
    override func removeFromSupernode() {
      log.append("remove")
      super.removeFromSupernode()
    }
    override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
      ASStackLayoutSpec(
        direction: .vertical, spacing: 0, justifyContent: .start, alignItems: .start,
        children: [managed])
    }
    let managed = ASDisplayNode()
  }

  @Test func `overrides are asked, and the base keeps its meaning`() {
    withNodeEnvironment { _, violations in
      let (card, child) = (Card(), ASDisplayNode())
      card.addSubnode(child)
      card.insertSubnode(child, at: 0)
      #expect(card.log == ["add", "insert 0"] && card.subnodes.count == 1)
      card.transform = CATransform3DMakeScale(2, 2, 1)
      #expect(card.log.last == "transform" && card.transform.m11 == 2)
      card.shadowOpacity = 1
      #expect(card.shadowOpacity == 0.5 && card.view.layer.shadowOpacity == 0.5)
      #expect(!card.isOpaque && card.safeAreaInsets.top == 7)
      let parent = ASDisplayNode()
      parent.addSubnode(card)
      card.removeFromSupernode()
      #expect(card.log.suffix(2) == ["remove", "remove"] && parent.subnodes.isEmpty)
      #expect(violations.codes.isEmpty)
    }
  }

  // Source: `ASLayoutTransition.mm`, `-applySubnodeInsertionsAndMoves`.
  @Test func `subnodes that the layout manages are inserted through an override`() {
    withNodeEnvironment { _, _ in
      let card = Card()
      card.automaticallyManagesSubnodes = true
      card.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      card.view.layoutIfNeeded()
      #expect(card.managed.supernode === card)
      #expect(card.log.filter { $0.hasPrefix("insert") || $0 == "add" } == ["insert 0"])
    }
  }

  @Test func `accessibility set before load reaches the view`() {
    withNodeEnvironment { _, _ in
      let (node, path) = (
        ASDisplayNode(), UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2))
      )
      #expect(node.accessibilityPath == nil && node.accessibilityActivationPoint == .zero)
      node.accessibilityPath = path
      node.accessibilityActivationPoint = CGPoint(x: 3, y: 4)
      node.accessibilityAttributedValue = NSAttributedString(string: "half")
      node.accessibilityNavigationStyle = .combined
      node.shouldGroupAccessibilityChildren = true
      #expect(node.view.accessibilityPath === path)
      #expect(node.view.accessibilityActivationPoint == CGPoint(x: 3, y: 4))
      #expect(node.view.accessibilityAttributedValue?.string == "half")
      #expect(node.view.accessibilityNavigationStyle == .combined)
      #expect(node.view.shouldGroupAccessibilityChildren)
      #expect(node.accessibilityPath === path)
    }
  }

  @Test func `the range overlay is a value of the environment`() {
    withNodeEnvironment { _, _ in
      ASDisplayNode.shouldShowRangeDebugOverlay = true
      #expect(ASDisplayNode.shouldShowRangeDebugOverlay)
    }
    withNodeEnvironment { _, _ in #expect(!ASDisplayNode.shouldShowRangeDebugOverlay) }
  }
}
