import AsyncDisplayKit
import Foundation
import Testing
import UIKit

@Suite("Flattening")
struct FlatteningTests {
  @Test("only nodes remain, depth first, backgrounds before what they lie behind")
  func order() {
    let found = LaidOut(exactly(100, 100)) {
      let row = SpecImageTree.row([Box("a", 10, 10), ASLayoutSpec(), Box("b", 10, 10)])
      let backed = ASBackgroundLayoutSpec(child: row, background: Box("back"))
      return ASOverlayLayoutSpec(child: backed, overlay: Box("front"))
    }
    #expect(found.order == ["back", "a", "b", "front"])
  }

  @Test("positions add up from the root and are rounded up to pixels")
  func positions() {
    let found = LaidOut(ASSizeRangeUnconstrained) {
      let inner = ASAbsoluteLayoutSpec(
        sizing: .sizeToFit, children: [Box("a", 10, 10).placed(0.1, 0.1)])
      return ASAbsoluteLayoutSpec(sizing: .sizeToFit, children: [inner.placed(0.15, 0.7)])
    }
    #expect(found["a"] == [0.5, 1, 10, 10])
  }

  @Test("what lies below a node is not listed")
  func nodesEnd() {
    let child = Box("inner", 10, 10)
    let outer = ASDisplayNode()
    outer.debugName = "outer"
    outer.layoutSpecBlock = { _, _ in ASWrapperLayoutSpec(layoutElement: child) }
    let found = LaidOut(ASSizeRangeUnconstrained) { ASWrapperLayoutSpec(layoutElement: outer) }
    #expect(found.order == ["outer"])
    #expect(
      outer.layoutThatFits(ASSizeRangeUnconstrained).sublayouts.map(\.layoutElement?.debugName)
        == ["inner"])
  }

  @Test("a layout that is flat and has no position is returned as it is")
  func reuse() {
    let leaf = ASLayout(layoutElement: Box("a"), size: CGSize(width: 10, height: 10))
    #expect(leaf.filteredNodeLayoutTree() === leaf)
    let tree = ASLayout(
      layoutElement: ASLayoutSpec(), size: CGSize(width: 10, height: 10),
      sublayouts: [placed(leaf)])
    #expect(tree.filteredNodeLayoutTree() === tree)
  }

  @Test("a layout with a position, or with specs below it, is made anew")
  func renewal() {
    let box = Box("a")
    let spec = ASLayout(
      layoutElement: ASLayoutSpec(), size: CGSize(width: 10, height: 10),
      sublayouts: [placed(ASLayout(layoutElement: box, size: CGSize(width: 5, height: 5)))])
    let tree = ASLayout(
      layoutElement: ASLayoutSpec(), size: CGSize(width: 10, height: 10),
      sublayouts: [placed(spec)])
    let flat = tree.filteredNodeLayoutTree()
    #expect(flat !== tree)
    #expect(flat.sublayouts.map { $0.layoutElement === box } == [true])
  }

  private func placed(_ layout: ASLayout) -> ASLayout {
    layout.position = .zero
    return layout
  }
}
