import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Advice on layouts")
@MainActor
struct LayoutAdviceTests {
  private final class Making: ASDisplayNode {
    override init() {
      super.init()
      automaticallyManagesSubnodes = true
    }
    override func layoutSpecThatFits(_ range: ASSizeRange) -> ASLayoutSpec {
      let text = ASTextNode()
      text.attributedText = TextNodeFixture.text("new")
      return ASInsetLayoutSpec(insets: .zero, child: text)
    }
  }

  private final class Keeping: ASDisplayNode {
    lazy var text = ASTextNode()
    let other = ASDisplayNode()
    override init() {
      super.init()
      automaticallyManagesSubnodes = true
    }
    override func layoutSpecThatFits(_ range: ASSizeRange) -> ASLayoutSpec {
      ASWrapperLayoutSpec(layoutElements: [text, other, ASLayoutSpec()])
    }
  }

  private func measure(_ node: ASDisplayNode, _ width: CGFloat = 100) {
    _ = node.layoutThatFits(ASSizeRangeMake(.zero, CGSize(width: width, height: 100)))
  }

  @Test("nodes that a layout makes are reported once for each class")
  func newNodes() {
    withNodeEnvironment { _, log in
      for _ in 0..<2 {
        let node = Making()
        measure(node)
        node.setNeedsLayout()
        measure(node)
      }
      #expect(log.codes == [.nodeMadeInLayout])
      let block = ASDisplayNode()
      block.layoutSpecBlock = { _, _ in ASWrapperLayoutSpec(layoutElement: ASDisplayNode()) }
      measure(block)
      #expect(log.codes == [.nodeMadeInLayout, .nodeMadeInLayout])
    }
  }

  @Test("nodes that properties, closures or supernodes keep are not reported")
  func keptNodes() {
    withNodeEnvironment { _, log in
      let node = Keeping()
      for width in [100, 50, 100] as [CGFloat] { measure(node, width) }
      let (outer, inner) = (ASDisplayNode(), ASDisplayNode())
      outer.layoutSpecBlock = { [inner] _, _ in ASWrapperLayoutSpec(layoutElement: inner) }
      measure(outer)
      let parent = ASDisplayNode()
      parent.addSubnode(ASDisplayNode())
      parent.layoutSpecBlock = { node, _ in
        ASWrapperLayoutSpec(layoutElement: node.subnodes[0])
      }
      measure(parent)
      #expect(log.codes.isEmpty)
    }
  }

  private final class Styled: ASDisplayNode {
    let photo = ASDisplayNode()
    var height: CGFloat = 20
    var stylesItself = false
    override init() {
      super.init()
      automaticallyManagesSubnodes = true
    }
    override func layoutSpecThatFits(_ range: ASSizeRange) -> ASLayoutSpec {
      let size = CGSize(width: 40, height: height)
      if stylesItself { style.preferredSize = size } else { photo.style.preferredSize = size }
      return ASInsetLayoutSpec(insets: .zero, child: photo)
    }
  }

  @Test("a size that a layout sets on a measured subnode is reported when it has no effect")
  func staleStyle() {
    withNodeEnvironment { _, log in
      let node = Styled()
      measure(node)
      node.setNeedsLayout()
      measure(node)
      #expect(log.codes.isEmpty)
      node.height = 60
      node.setNeedsLayout()
      measure(node)
      #expect(log.codes == [.staleStyle] && node.photo.calculatedSize.height == 20)
      node.photo.setNeedsLayout()
      node.setNeedsLayout()
      measure(node)
      #expect(node.photo.calculatedSize.height == 60 && log.codes.count == 1)
    }
  }

  @Test("a position and a flex basis that a layout sets are read by the layout, and not reported")
  func placedStyle() {
    withNodeEnvironment { _, log in
      let node = Styled()
      measure(node)
      node.photo.style.layoutPosition = CGPoint(x: 5, y: 5)
      node.photo.style.flexBasis = ASDimensionMake(10)
      node.setNeedsLayout()
      measure(node)
      #expect(log.codes.isEmpty)
    }
  }

  @Test("a size that a node sets on itself in its layout is reported")
  func ownStyle() {
    withNodeEnvironment { _, log in
      let node = Styled()
      node.stylesItself = true
      measure(node)
      #expect(log.codes == [.staleStyle] && node.calculatedSize != CGSize(width: 40, height: 20))
    }
  }
}
