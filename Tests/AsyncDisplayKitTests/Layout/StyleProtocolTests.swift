import AsyncDisplayKit
import Testing

extension ASStackLayoutElement {
  fileprivate func growing(_ share: CGFloat) -> Self {
    flexGrow = share
    (spacingBefore, spacingAfter, flexShrink) = (1, 2, 3)
    (ascender, descender) = (4, 5)
    alignSelf = .end
    flexBasis = ASDimensionMake(6)
    return self
  }
}

extension ASAbsoluteLayoutElement {
  fileprivate func placed(_ point: CGPoint) -> Self {
    layoutPosition = point
    return self
  }
}

@Suite("Protocols of styles")
struct StyleProtocolTests {
  @Test("an app's extensions of both protocols set a style and hand it on")
  func chain() {
    let node = ASDisplayNode()
    let style = node.style.growing(7).placed(CGPoint(x: 8, y: 9))
    #expect(style === node.style && style.flexGrow == 7 && style.flexShrink == 3)
    #expect(style.spacingBefore == 1 && style.spacingAfter == 2)
    #expect(style.ascender == 4 && style.descender == 5 && style.alignSelf == .end)
    #expect(ASDimensionEqualToDimension(style.flexBasis, ASDimensionMake(6)))
    #expect(style.layoutPosition == CGPoint(x: 8, y: 9))
  }
}
