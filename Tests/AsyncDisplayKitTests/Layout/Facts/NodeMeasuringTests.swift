import AsyncDisplayKit
import Foundation
import Testing
import UIKit

@Suite("Nodes answer the same question once")
struct NodeMeasuringTests {
  @Test("the same range and parent are not measured again")
  func caching() {
    let box = Box("a", 10, 10)
    let first = box.layoutThatFits(upTo(100, 100))
    let second = box.layoutThatFits(upTo(100, 100))
    #expect(box.constraints.count == 1)
    #expect(first === second)
    #expect(box.calculatedSize == CGSize(width: 10, height: 10))
    #expect(box.constrainedSizeForCalculatedLayout == upTo(100, 100))
  }

  @Test(
    "a layout holds every element of a tree of which a part was measured before",
    arguments: [1, 10, 300])
  func partlyMeasured(count: Int) {
    let boxes = (0..<count).map { Box("\($0)", 10, 10) }
    for measured in [0, count / 2, count] {
      for box in boxes.prefix(measured) { _ = box.layoutThatFits(upTo(100, 100)) }
      let stack = ASStackLayoutSpec(
        direction: .vertical, spacing: 0, justifyContent: .start, alignItems: .start,
        children: boxes)
      let layout = stack.layoutThatFits(upTo(100, 10_000))
      #expect(layout.sublayouts.map(\.position.y) == (0..<count).map { CGFloat($0 * 10) })
    }
  }

  @Test("a size of zero has no negative zero")
  func zero() {
    let size = Box("a", 0, 0).layoutThatFits(ASSizeRange(min: .zero, max: .zero)).size
    #expect(size.width.sign == .plus && size.height.sign == .plus)
  }

  @Test("another range, another parent or an invalidation measures again")
  func invalidation() {
    let box = Box("a", 10, 10)
    _ = box.layoutThatFits(upTo(100, 100))
    _ = box.layoutThatFits(upTo(50, 50))
    _ = box.layoutThatFits(upTo(50, 50), parentSize: CGSize(width: 70, height: 70))
    #expect(box.constraints.count == 3)
    box.invalidateCalculatedLayout()
    _ = box.layoutThatFits(upTo(50, 50), parentSize: CGSize(width: 70, height: 70))
    #expect(box.constraints.count == 4)
  }

  @Test("a parent of unknown size is measured again each time")
  func unknownParent() {
    let box = Box("a", 10, 10)
    _ = box.layoutThatFits(upTo(100, 100), parentSize: ASLayoutElementParentSizeUndefined)
    _ = box.layoutThatFits(upTo(100, 100), parentSize: ASLayoutElementParentSizeUndefined)
    #expect(box.constraints.count == 2)
  }

  @Test("a node without content takes a known constraint, and nothing of an unknown one")
  func plainNodes() {
    #expect(ASDisplayNode().layoutThatFits(upTo(30, 40)).size == CGSize(width: 30, height: 40))
    #expect(ASDisplayNode().layoutThatFits(upTo(30, .infinity)).size == .zero)
    #expect(
      ASDisplayNode().layoutThatFits(upTo(30, 10_000_000)).size == .zero)
  }

  @Test("the style narrows the range, the content is clamped and rounded up")
  func clamping() {
    let box = Box("a", 33.3, 200)
    box.style.maxHeight = ASDimensionMake(80)
    #expect(box.layoutThatFits(upTo(100, 100)).size == CGSize(width: 33.5, height: 80))
    #expect(box.constraints == [CGSize(width: 100, height: 80)])
  }

  @Test("a layout keeps the nodes alive that were made for it")
  func lifetime() throws {
    let node = ASDisplayNode()
    node.layoutSpecBlock = { _, _ in
      ASAbsoluteLayoutSpec(children: [Box("a", 10, 10), Box("b", 10, 10)])
    }
    let layout = node.layoutThatFits(exactly(300, 300))
    let names = layout.sublayouts.map { $0.layoutElement?.debugName }
    #expect(names == ["a", "b"])
    #expect(layout.layoutElement === node)
  }

  @Test("a layout does not keep its own node alive")
  func noCycle() {
    var node: ASDisplayNode? = Box("a", 10, 10)
    weak let watched = node
    let layout = node?.layoutThatFits(upTo(100, 100))
    node = nil
    #expect(watched == nil)
    #expect(layout?.layoutElement == nil)
  }

  @Test("an override of the layout is used, with what it says of its children")
  func customLayout() throws {
    final class Diagonal: ASLayoutSpec {
      override func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
        let layouts = (children ?? []).enumerated().map { index, child in
          let layout = child.layoutThatFits(ASSizeRangeUnconstrained)
          layout.position = CGPoint(x: index * 10, y: index * 20)
          return layout
        }
        return ASLayout(
          layoutElement: self, size: CGSize(width: 50, height: 60), sublayouts: layouts)
      }
    }
    let found = LaidOut(ASSizeRangeUnconstrained) {
      let diagonal = Diagonal()
      diagonal.children = [Box("a", 5, 5), Box("b", 5, 5)]
      return ASInsetLayoutSpec(
        insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), child: diagonal)
    }
    #expect(found.size == CGSize(width: 56, height: 64))
    #expect(found["b"] == [12, 21, 5, 5])
  }

  @Test("a subclass of a spec that overrides nothing lays out like the spec")
  func subclass() {
    final class Plain: ASStackLayoutSpec {}
    let found = LaidOut(exactly(100, 50)) {
      let plain = Plain(
        direction: .horizontal, spacing: 5, justifyContent: .end, alignItems: .center,
        children: [Box("a", 10, 10), Box("b", 20, 20)])
      return ASWrapperLayoutSpec(layoutElement: plain)
    }
    #expect(found["a"] == [65, 20, 10, 10])
    #expect(found["b"] == [80, 15, 20, 20])
  }

  @Test("an override that calls super sees the true size, and may keep the layout")
  func superCall() {
    final class Keeping: ASDisplayNode {
      var kept: [ASLayout] = []

      override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
        CGSize(width: 12, height: 34)
      }

      override func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
        let layout = super.calculateLayoutThatFits(constrainedSize)
        kept.append(layout)
        return layout
      }
    }
    let nodes = [Keeping(), Keeping()]
    _ = LaidOut(ASSizeRangeUnconstrained) { SpecImageTree.row(nodes) }
    for node in nodes {
      #expect(node.kept.map(\.size) == [CGSize(width: 12, height: 34)])
      #expect(node.kept.map { $0.layoutElement === node } == [true])
    }
  }
}
