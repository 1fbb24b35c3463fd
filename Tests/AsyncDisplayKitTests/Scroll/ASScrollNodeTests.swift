import Testing
import UIKit

@testable import AsyncDisplayKit

/// A node that notes the range it was last measured with.
private final class RangeNode: ASDisplayNode {
  var range = ASSizeRange()

  override func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    range = constrainedSize
    return super.calculateLayoutThatFits(constrainedSize)
  }
}

@Suite("Scroll node")
@MainActor
struct ASScrollNodeTests {
  private let parentSize = CGSize(width: 100, height: 200)
  private let child = RangeNode()

  private func makeNode(grows: Bool = false) -> ASScrollNode {
    let node = ASScrollNode()
    let child = child
    node.automaticallyManagesSubnodes = true
    node.automaticallyManagesContentSize = true
    node.layoutSpecBlock = { _, _ in
      let stack = ASStackLayoutSpec.vertical()
      stack.alignItems = grows ? .stretch : .start
      if grows { child.style.flexGrow = 1 }
      stack.children = [child]
      return stack
    }
    return node
  }

  private func contentSize(of node: ASScrollNode) -> CGSize {
    node.frame = CGRect(origin: .zero, size: node.calculatedSize)
    node.view.layoutIfNeeded()
    return node.view.contentSize
  }

  // Source: `ASScrollNode.mm`, `-setScrollableDirections:`.
  @Test func `other directions make the layout stale`() {
    let node = ASScrollNode()
    let version = node.layoutVersion
    node.scrollableDirections = ASScrollDirectionHorizontalDirections
    #expect(node.layoutVersion == version + 1)
    node.scrollableDirections = ASScrollDirectionHorizontalDirections
    #expect(node.layoutVersion == version + 1)
  }

  @Test func `the content is measured without a limit where it scrolls`() {
    let node = ASScrollNode()
    let child = child
    node.automaticallyManagesContentSize = true
    #expect(node.scrollableDirections == ASScrollDirectionVerticalDirections)
    node.layoutSpecBlock = { _, _ in ASWrapperLayoutSpec(layoutElement: child) }
    let exact = ASSizeRangeMake(CGSize(width: 100, height: 100))
    _ = node.layoutThatFits(exact, parentSize: exact.max)
    #expect(child.range.max == CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
    node.scrollableDirections = ASScrollDirectionHorizontalDirections
    node.invalidateCalculatedLayout()
    _ = node.layoutThatFits(exact, parentSize: exact.max)
    #expect(child.range.max == CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100))
  }

  struct Case: Sendable {
    let name: String
    let child: CGSize
    let range: ASSizeRange
    let parent: CGSize
    let size: CGSize
  }

  nonisolated static let cases = [
    Case(
      name: "content smaller than the parent", child: CGSize(width: 100, height: 100),
      range: ASSizeRangeUnconstrained, parent: CGSize(width: 100, height: 200),
      size: CGSize(width: 100, height: 200)),
    Case(
      name: "content larger than the parent", child: CGSize(width: 100, height: 500),
      range: ASSizeRangeUnconstrained, parent: CGSize(width: 100, height: 200),
      size: CGSize(width: 100, height: 200)),
    Case(
      name: "a range smaller than the parent", child: CGSize(width: 100, height: 100),
      range: ASSizeRangeMake(CGSize(width: 100, height: 100), CGSize(width: 100, height: 200)),
      parent: CGSize(width: 100, height: 500), size: CGSize(width: 100, height: 200)),
    Case(
      name: "a parent without a size", child: CGSize(width: 100, height: 200),
      range: ASSizeRangeUnconstrained,
      parent: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude),
      size: CGSize(width: 100, height: 200)),
  ]

  @Test("the node takes the parent's size and the content its own", arguments: cases)
  func sizes(row: Case) {
    withNodeEnvironment { _, _ in
      child.style.preferredSize = row.child
      let node = makeNode()
      let layout = node.layoutThatFits(row.range, parentSize: row.parent)
      #expect(layout.size == row.size)
      #expect(contentSize(of: node) == row.child)
    }
  }

  @Test func `content that grows fills the node`() {
    withNodeEnvironment { _, _ in
      child.style.minHeight = ASDimensionMake(50)
      let node = makeNode(grows: true)
      let size = CGSize(width: 100, height: 200)
      let layout = node.layoutThatFits(
        ASSizeRangeMake(size), parentSize: CGSize(width: 100, height: 500))
      #expect(layout.size == size)
      #expect(layout.sublayouts.map(\.frame.height) == [200])
    }
  }

  @Test func `smaller content is measured again within the node`() {
    child.style.preferredSize = CGSize(width: 10, height: 10)
    let node = makeNode()
    let child = child
    node.layoutSpecBlock = { _, _ in
      ASCenterLayoutSpec(centeringOptions: .XY, sizingOptions: [], child: child)
    }
    let layout = node.layoutThatFits(
      ASSizeRangeMake(.zero, parentSize), parentSize: parentSize)
    #expect(layout.sublayouts.map(\.frame.origin) == [CGPoint(x: 45, y: 95)])
  }

  @Test func `a node that does not manage its content size is as large as its content`() {
    child.style.preferredSize = CGSize(width: 10, height: 20)
    let node = makeNode()
    node.automaticallyManagesContentSize = false
    let layout = node.layoutThatFits(ASSizeRangeUnconstrained, parentSize: parentSize)
    #expect(layout.size == CGSize(width: 10, height: 20))
  }

  enum HeightPlace: CaseIterable, Sendable { case style, nowhere, wrapper, growing }

  // Source: `ASScrollNode.mm`, `-calculateLayoutThatFits:restrictedToSize:relativeToParentSize:`, and
  // `ASStackUnpositionedLayout.mm`, `compute`: the height of the stack is unknown, so that it is not a number.
  @Test(
    "a scroll node in a stack of unknown height has the height of a wrapper, and none of its own",
    arguments: HeightPlace.allCases)
  func heightInStack(_ place: HeightPlace) {
    withNodeEnvironment { _, reports in
      child.style.preferredSize = CGSize(width: 100, height: 1000)
      let node = makeNode()
      let wrapper = ASWrapperLayoutSpec(layoutElement: node)
      wrapper.style.height = ASDimensionMake(200)
      if place == .style { node.style.height = ASDimensionMake(200) }
      if place == .growing { node.style.flexGrow = 1 }
      let stack = ASStackLayoutSpec.vertical()
      stack.children = place == .wrapper ? [wrapper] : [node]
      let lowest: CGFloat = place == .growing ? 200 : 0
      let layout = stack.layoutThatFits(
        ASSizeRangeMake(
          CGSize(width: 100, height: lowest),
          CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)))
      let isShown = place == .wrapper || place == .growing
      #expect(layout.size.height == (isShown ? 200 : 0))
      #expect(contentSize(of: node).height == (place == .style ? 200 : 1000))
      switch place {
      case .style: #expect(reports.all.map(\.code) == [.scrollNodeLimitsContent])
      case .nowhere: #expect(reports.all.map(\.code) == [.scrollNodeWithoutSize])
      default: #expect(reports.all.isEmpty)
      }
    }
  }

  @Test("a scroll node reports each cause once")
  func twoCauses() {
    withNodeEnvironment { _, reports in
      child.style.preferredSize = CGSize(width: 100, height: 1000)
      let node = makeNode()
      node.style.height = ASDimensionMake(200)
      let stack = ASStackLayoutSpec.vertical()
      stack.children = [node]
      @MainActor func lay() {
        _ = stack.layoutThatFits(
          ASSizeRangeMake(
            CGSize(width: 100, height: 0),
            CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)))
        _ = contentSize(of: node)
      }
      lay()
      node.style.height = ASDimensionAuto
      node.setNeedsLayout()
      for _ in 0..<2 { lay() }
      #expect(reports.all.map(\.code) == [.scrollNodeLimitsContent, .scrollNodeWithoutSize])
    }
  }

  @Test(
    "a largest height that the content does not reach is no advisory, nor is a manual content size")
  func largestHeight() {
    withNodeEnvironment { _, reports in
      child.style.preferredSize = CGSize(width: 100, height: 50)
      let node = makeNode()
      node.style.maxHeight = ASDimensionMake(200)
      _ = node.layoutThatFits(ASSizeRangeUnconstrained, parentSize: parentSize)
      _ = contentSize(of: node)
      let manual = makeNode()
      manual.automaticallyManagesContentSize = false
      manual.style.height = ASDimensionMake(20)
      _ = manual.layoutThatFits(ASSizeRangeUnconstrained, parentSize: parentSize)
      _ = contentSize(of: manual)
      #expect(reports.all.isEmpty)
    }
  }

  // Source: `ASScrollNode.mm`, `-setAutomaticallyManagesContentSize:`.
  @Test func `managing the content size does not request layout, other directions do`() {
    let node = ASScrollNode()
    let version = node.layoutVersion
    node.automaticallyManagesContentSize = true
    #expect(node.scrollableDirections == ASScrollDirectionVerticalDirections)
    #expect(node.layoutVersion == version)
    node.scrollableDirections = ASScrollDirectionHorizontalDirections
    #expect(node.layoutVersion == version + 1)
  }

  // Source: `ASScrollNode.mm`, `-accessibilityElements`.
  @Test func `the view has the accessibility elements of its node`() {
    withNodeEnvironment { _, _ in
      let (node, text) = (ASScrollNode(), ASTextNode())
      text.attributedText = NSAttributedString(string: "text")
      node.addSubnode(text)
      node.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      text.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
      let window = makeWindow()
      window.addSubview(node.view)
      #expect(node.view.accessibilityElements?.count == 1)
      #expect(node.view.accessibilityElements?.first as? UIView === text.view)
    }
  }

  @Test func `the view is a scroll view that finds its node`() {
    withNodeEnvironment { _, _ in
      let node = ASScrollNode()
      #expect(node.isSynchronous)
      #expect(node.view.displayNode === node)
      let window = makeWindow()
      window.addSubview(node.view)
      #expect(node.isInHierarchy)
      node.view.removeFromSuperview()
      #expect(!node.isInHierarchy)
    }
  }
}
