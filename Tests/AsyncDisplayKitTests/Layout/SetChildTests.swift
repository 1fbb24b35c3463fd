import AsyncDisplayKit
import Testing

@Suite("Children of specs by index")
struct SetChildTests {
  private let nodes = (0..<3).map { _ in ASDisplayNode() }

  private func children(_ spec: ASLayoutSpec) -> [ASDisplayNode] {
    spec.children?.compactMap { $0 as? ASDisplayNode } ?? []
  }

  // Source: `ASLayoutSpec+Subclasses.mm`, `-setChild:atIndex:`.
  @Test("children are replaced by index, and empty specs fill the places without a child")
  func indices() {
    let stack = ASStackLayoutSpec.vertical()
    stack.setChild(nodes[0], at: 0)
    stack.setChild(nodes[1], at: 2)
    #expect(children(stack) == [nodes[0], nodes[1]] && stack.children?.count == 3)
    stack.setChild(nodes[2], at: 0)
    #expect(children(stack) == [nodes[2], nodes[1]])
    stack.setChild(nil, at: 0)
    #expect(children(stack) == [nodes[1]] && stack.children?.count == 3)
    stack.setChild(nil, at: 9)
    #expect(stack.children?.count == 3)
    stack.setChild(nodes[0], at: .max)
    #expect(children(stack) == [nodes[1], nodes[0]])
  }

  @Test("a stack has space before and after an empty spec in place of a child")
  func spacing() {
    let stack = ASStackLayoutSpec.vertical()
    stack.spacing = 10
    for node in nodes { node.style.preferredSize = CGSize(width: 5, height: 5) }
    stack.setChild(nodes[0], at: 0)
    stack.setChild(nodes[1], at: 2)
    let size = stack.layoutThatFits(
      ASSizeRange(min: .zero, max: CGSize(width: 100, height: 100))
    ).size
    #expect(size == CGSize(width: 5, height: 30))
  }

  @Test("the second element may be set before the child")
  @MainActor func secondElementFirst() {
    let overlay = ASOverlayLayoutSpec()
    overlay.overlay = nodes[0]
    #expect(overlay.child == nil)
    overlay.child = nodes[1]
    #expect(children(overlay) == [nodes[1], nodes[0]])
    let background = ASBackgroundLayoutSpec()
    background.background = nodes[0]
    background.child = nodes[1]
    #expect(children(background) == [nodes[1], nodes[0]])
    let corner = ASCornerLayoutSpec()
    corner.corner = nodes[0]
    corner.child = nodes[1]
    #expect(children(corner) == [nodes[1], nodes[0]])
    withNodeEnvironment { _, log in
      corner.corner = nil
      #expect(corner.corner == nil && children(corner) == [nodes[1]])
      #expect(log.codes == [.missingLayoutChild])
    }
  }

  // Source: `ASOverlayLayoutSpec.mm`, `-setChild:` and `-setOverlay:`; background and corner specs likewise.
  @Test("a spec of two elements reports nil for either")
  @MainActor func missingElement() {
    withNodeEnvironment { _, log in
      let overlay = ASOverlayLayoutSpec(child: nodes[0], overlay: nodes[1])
      overlay.child = nil
      overlay.overlay = nil
      let background = ASBackgroundLayoutSpec(child: nodes[0], background: nodes[1])
      background.child = nil
      background.background = nil
      ASCornerLayoutSpec().child = nil
      #expect(log.codes == Array(repeating: .missingLayoutChild, count: 5))
      #expect(log.all.map(\.message).contains("'overlay' was set to nil."))
    }
  }

  @Test("the only child is removed with nil")
  func onlyChild() {
    let spec = ASInsetLayoutSpec(insets: .zero, child: nodes[0])
    spec.child = nil
    #expect(spec.children?.isEmpty == true)
    spec.child = nodes[1]
    #expect(children(spec) == [nodes[1]])
  }

  private final class SizedSpec: ASLayoutSpec {
    override func calculateLayoutThatFits(
      _ constrainedSize: ASSizeRange, restrictedTo size: ASLayoutElementSize,
      relativeToParentSize parentSize: CGSize
    ) -> ASLayout {
      super.calculateLayoutThatFits(
        constrainedSize, restrictedTo: fiftyWide, relativeToParentSize: parentSize)
    }
  }

  private final class SizedNode: ASDisplayNode {
    override func calculateLayoutThatFits(
      _ constrainedSize: ASSizeRange, restrictedTo size: ASLayoutElementSize,
      relativeToParentSize parentSize: CGSize
    ) -> ASLayout {
      super.calculateLayoutThatFits(
        constrainedSize, restrictedTo: fiftyWide, relativeToParentSize: parentSize)
    }
  }

  // Source: `ASLayoutElementPrivate.h`, `ASLayoutElementLayoutCalculationDefaults`.
  @Test("the size that an override passes on is ignored")
  func passedSize() {
    let range = ASSizeRange(min: .zero, max: CGSize(width: 100, height: 100))
    let spec = SizedSpec()
    spec.style.width = ASDimensionMake(20)
    #expect(spec.layoutThatFits(range).size.width == 20)
    let node = SizedNode()
    node.style.width = ASDimensionMake(20)
    #expect(node.layoutThatFits(range).size.width == 20)
  }

  @Test("an animated image's run loop has a name that an app sets")
  func runLoopMode() {
    let node = ASNetworkImageNode()
    #expect(node.animatedImageRunLoopMode == RunLoop.Mode.common.rawValue)
    node.animatedImageRunLoopMode = RunLoop.Mode.default.rawValue
    #expect(node.animatedImageRunLoopMode == RunLoop.Mode.default.rawValue)
  }
}

private var fiftyWide: ASLayoutElementSize {
  var size = ASLayoutElementSize()
  size.width = ASDimensionMake(50)
  return size
}
