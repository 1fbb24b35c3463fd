import Testing
import UIKit

@testable import AsyncDisplayKit

@MainActor
struct LayoutPassTests {
  /// A leaf that counts how often it was measured, and where.
  final class Leaf: ASDisplayNode {
    var wanted = CGSize.zero
    var measurings: [RuntimeScheduling.Role] = []

    override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
      measurings.append(.current)
      return wanted
    }
  }

  static func makeLeaf(_ width: CGFloat, _ height: CGFloat) -> Leaf {
    let leaf = Leaf()
    leaf.wanted = CGSize(width: width, height: height)
    return leaf
  }

  static func makeRow(_ leaves: [ASDisplayNode]) -> ASDisplayNode {
    let root = ASDisplayNode()
    root.automaticallyManagesSubnodes = true
    root.layoutSpecBlock = { _, _ in
      let stack = ASStackLayoutSpec.horizontal()
      stack.alignItems = .start
      stack.children = leaves
      return stack
    }
    return root
  }

  @Test("a view that was never measured is measured in its layout pass")
  func measuredInPass() {
    withNodeEnvironment { _, _ in
      let root = ASDisplayNode()
      let child = Self.makeRow([])
      root.addSubnode(child)
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      child.frame = root.bounds
      #expect(root.calculatedSize == .zero)
      root.view.layoutIfNeeded()
      #expect(root.calculatedSize == CGSize(width: 100, height: 100))
      #expect(child.calculatedSize == CGSize(width: 100, height: 100))
    }
  }

  @Test("empty bounds lay out nothing")
  func emptyBounds() {
    withNodeEnvironment { _, _ in
      let leaf = Self.makeLeaf(5, 5)
      let root = Self.makeRow([leaf])
      _ = root.view
      root.layoutIfNeeded()
      #expect(leaf.measurings.isEmpty)
      #expect(root.subnodes.isEmpty)
    }
  }

  @Test("the pass uses a measured layout whose size is that of the bounds")
  func pendingLayoutIsUsed() {
    withNodeEnvironment { _, _ in
      let leaf = Self.makeLeaf(30, 20)
      let root = Self.makeRow([leaf])
      let size = root.layoutThatFits(
        ASSizeRangeMake(.zero, CGSize(width: 100, height: CGFloat.infinity))
      ).size
      #expect(size == CGSize(width: 30, height: 20))
      root.frame = CGRect(origin: .zero, size: size)
      root.layoutIfNeeded()
      #expect(leaf.measurings.count == 1)
      #expect(leaf.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    }
  }

  @Test("other bounds are measured exactly")
  func otherBounds() {
    withNodeEnvironment { _, _ in
      let leaf = Self.makeLeaf(30, 20)
      let root = Self.makeRow([leaf])
      _ = root.layoutThatFits(ASSizeRangeMake(.zero, CGSize(width: 100, height: 1000)))
      root.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      root.layoutIfNeeded()
      #expect(root.calculatedSize == CGSize(width: 50, height: 50))
      #expect(root.constrainedSizeForCalculatedLayout.min == CGSize(width: 50, height: 50))
    }
  }

  @Test("a subnode of another size resizes a root without container and keeps its origin")
  func rootResizes() {
    withNodeEnvironment { _, log in
      let leaf = Self.makeLeaf(30, 20)
      let root = Self.makeRow([leaf])
      let range = ASSizeRangeMake(.zero, CGSize(width: 100, height: 100))
      root.frame = CGRect(origin: CGPoint(x: 7, y: 9), size: root.layoutThatFits(range).size)
      root.view.layoutIfNeeded()
      leaf.wanted = CGSize(width: 40, height: 25)
      leaf.setNeedsLayout()
      root.setNeedsLayout()
      root.view.layoutIfNeeded()
      #expect(root.frame == CGRect(x: 7, y: 9, width: 40, height: 25))
      #expect(leaf.frame == CGRect(x: 0, y: 0, width: 40, height: 25))
      #expect(log.all.isEmpty)
    }
  }

  @Test("a cell of another size tells its container, once")
  func cellTellsContainer() {
    withNodeEnvironment { _, _ in
      let container = StubContainer()
      let leaf = Self.makeLeaf(30, 20)
      let cell = ASCellNode()
      cell.automaticallyManagesSubnodes = true
      cell.layoutSpecBlock = { _, _ in ASWrapperLayoutSpec(layoutElement: leaf) }
      cell.interactionDelegate = container
      let range = ASSizeRangeMake(.zero, CGSize(width: 100, height: 100))
      cell.frame = CGRect(origin: .zero, size: cell.layoutThatFits(range).size)
      cell.view.layoutIfNeeded()
      #expect(container.resized.isEmpty)
      leaf.wanted = CGSize(width: 30, height: 44)
      leaf.setNeedsLayout()
      cell.setNeedsLayout()
      cell.view.layoutIfNeeded()
      #expect(container.resized == [cell])
      #expect(cell.bounds.size == CGSize(width: 30, height: 20))
      #expect(cell.calculatedSize == CGSize(width: 30, height: 44))
    }
  }

  @Test("invalidation makes the next measuring fresh, and nothing else does")
  func invalidation() {
    withNodeEnvironment { _, _ in
      let leaf = Self.makeLeaf(30, 20)
      let range = ASSizeRangeMake(.zero, CGSize(width: 100, height: 100))
      _ = leaf.layoutThatFits(range)
      _ = leaf.layoutThatFits(range)
      #expect(leaf.measurings.count == 1)
      leaf.invalidateCalculatedLayout()
      _ = leaf.layoutThatFits(range)
      #expect(leaf.measurings.count == 2)
      _ = leaf.layoutThatFits(range, parentSize: CGSize(width: 1, height: 1))
      #expect(leaf.measurings.count == 3)
      leaf.setNeedsLayout()
      _ = leaf.layoutThatFits(range)
      #expect(leaf.measurings.count == 4)
    }
  }

  @Test("a request for layout from the background reaches the view in the next main turn")
  func requestOffMain() {
    withNodeEnvironment { scheduler, log in
      let node = RecordingNode()
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      node.view.layoutIfNeeded()
      #expect(node.count("layout") == 1)
      inBackgroundRole { node.setNeedsLayout() }
      node.view.layoutIfNeeded()
      #expect(node.count("layout") == 1)
      scheduler.drain()
      node.view.layoutIfNeeded()
      #expect(node.count("layout") == 2)
      #expect(log.all.isEmpty)
    }
  }

  @Test("frames are mirrored where the interface reads from right to left")
  func rightToLeft() {
    withNodeEnvironment(direction: .rightToLeft) { _, _ in
      let leaves = [Self.makeLeaf(30, 20), Self.makeLeaf(10, 20)]
      let root = Self.makeRow(leaves)
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      root.layoutIfNeeded()
      #expect(leaves.map(\.frame.minX) == [70, 60])
      let forced = Self.makeRow([Self.makeLeaf(30, 20)])
      forced.semanticContentAttribute = .forceLeftToRight
      forced.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
      forced.layoutIfNeeded()
      #expect(forced.subnodes.map(\.frame.minX) == [0])
    }
  }

  @Test("an element made in a spec lives as long as the layout")
  func elementsLive() {
    withNodeEnvironment { _, _ in
      let root = ASDisplayNode()
      root.layoutSpecBlock = { _, _ in
        let child = ASDisplayNode()
        child.style.preferredSize = CGSize(width: 300, height: 300)
        return ASWrapperLayoutSpec(layoutElement: child)
      }
      let layout = root.layoutThatFits(ASSizeRangeMake(.zero, CGSize(width: 1000, height: 1000)))
      #expect(layout.sublayouts.count == 1)
      #expect(layout.sublayouts[0].layoutElement != nil)
      #expect(layout.sublayouts[0].size == CGSize(width: 300, height: 300))
    }
  }

  // Source: `_ASDisplayView.mm`, `-sizeThatFits:`.
  @Test("a view's fitting size is that of its node, measured with exactly the proposed size")
  func fittingSize() {
    withNodeEnvironment { _, _ in
      let node = ASDisplayNode()
      node.style.preferredSize = CGSize(width: 30, height: 20)
      node.frame = CGRect(x: 0, y: 0, width: 7, height: 8)
      #expect(
        node.view.sizeThatFits(CGSize(width: 50, height: 60)) == CGSize(width: 50, height: 60))
      #expect(node.constrainedSizeForCalculatedLayout.min == CGSize(width: 50, height: 60))
    }
  }

  // Source: `ASDisplayNode+Yoga.mm`, `-calculateLayoutFromYogaRoot:willApply:`, the only caller of
  // `nodeWillCalculateLayout:`.
  @Test("delegates are notified after a pass, and not before a layout that Yoga does not calculate")
  func delegates() {
    final class Observer: ASInterfaceStateDelegate {
      var passes = 0
      let calculations = Locked(0)
      func nodeDidLayout() { passes += 1 }
      nonisolated func nodeWillCalculateLayout(_ constrainedSize: ASSizeRange) {
        calculations.withLock { $0 += 1 }
      }
    }
    withNodeEnvironment { _, _ in
      let observer = Observer()
      let node = ASDisplayNode()
      node.addInterfaceStateDelegate(observer)
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
      node.view.layoutIfNeeded()
      #expect(observer.passes == 1)
      #expect(observer.calculations.withLock { $0 } == 0)
    }
  }
}

/// A container that writes down what its cell nodes tell it.
@MainActor
final class StubContainer: ASCellNodeInteractionDelegate {
  var resized: [ASCellNode] = []
  var selected: [Bool] = []
  var highlighted: [Bool] = []
  var path: IndexPath?

  func nodeDidInvalidateSize(_ node: ASCellNode) { resized.append(node) }
  func nodeSelectedStateDidChange(_ node: ASCellNode) { selected.append(node.isSelected) }
  func nodeHighlightedStateDidChange(_ node: ASCellNode) { highlighted.append(node.isHighlighted) }
  func indexPath(of node: ASCellNode) -> IndexPath? { path }
}

@MainActor
struct SeveralPassTests {
  @Test("a node squeezed by a second pass stays so when it asks for layout alone")
  func squeezedNode() {
    withNodeEnvironment { _, log in
      let wide = LayoutPassTests.makeLeaf(8, 1)
      wide.style.flexShrink = 1
      let other = LayoutPassTests.makeLeaf(3, 1)
      let root = LayoutPassTests.makeRow([wide, other])
      let window = makeWindow(CGSize(width: 10, height: 1))
      window.addSubview(root.view)
      root.view.frame = window.bounds
      window.layoutIfNeeded()
      #expect(wide.frame.width == 7)
      other.wanted = CGSize(width: 1, height: 1)
      wide.setNeedsLayout()
      window.layoutIfNeeded()
      #expect(wide.frame.width == 7)
      #expect(root.calculatedLayout?.frame(for: wide).width == 7)
      #expect(log.all.isEmpty)
    }
  }

  @Test("a synchronous transition replaces a layout that was measured but never applied")
  func transitionOverPending() {
    withNodeEnvironment { _, log in
      let leaf = LayoutPassTests.makeLeaf(4, 1)
      let root = LayoutPassTests.makeRow([leaf])
      _ = root.view
      let measured = ASSizeRangeMake(CGSize(width: 15, height: 1))
      let wanted = ASSizeRangeMake(CGSize(width: 10, height: 1))
      #expect(root.layoutThatFits(measured).size.width == 15)
      root.transitionLayout(with: wanted, animated: false, shouldMeasureAsync: false)
      #expect(root.calculatedSize == CGSize(width: 10, height: 1))
      #expect(root.constrainedSizeForCalculatedLayout == wanted)
      #expect(root.calculatedLayout?.size == CGSize(width: 10, height: 1))
      #expect(root.subnodes == [leaf])
      #expect(log.all.isEmpty)
    }
  }
}
