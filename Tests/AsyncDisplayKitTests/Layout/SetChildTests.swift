import AsyncDisplayKit
import Testing

@Suite("Children of specs by index")
struct SetChildTests {
  private let nodes = (0..<3).map { _ in ASDisplayNode() }

  private func children(_ spec: ASLayoutSpec) -> [ASDisplayNode] {
    spec.children?.compactMap { $0 as? ASDisplayNode } ?? []
  }

  @Test("children are appended, replaced and taken away by index")
  func indices() {
    let stack = ASStackLayoutSpec.vertical()
    stack.setChild(nodes[0], at: 0)
    stack.setChild(nodes[1], at: 7)
    #expect(children(stack) == [nodes[0], nodes[1]])
    stack.setChild(nodes[2], at: 0)
    #expect(children(stack) == [nodes[2], nodes[1]])
    stack.setChild(nil, at: 0)
    #expect(children(stack) == [nodes[1]])
  }

  @Test("an animated image's run loop has a name that an app sets")
  func runLoopMode() {
    let node = ASNetworkImageNode()
    #expect(node.animatedImageRunLoopMode == RunLoop.Mode.common.rawValue)
    node.animatedImageRunLoopMode = RunLoop.Mode.default.rawValue
    #expect(node.animatedImageRunLoopMode == RunLoop.Mode.default.rawValue)
  }
}
