import Testing
import UIKit

@testable import AsyncDisplayKit

/// The properties of layout specs, as they are read back and as they change the layout.
///
/// Source: the headers of the specs; the methods that are called have their source in the conformance cases.
@Suite("Properties of layout specs")
struct SpecPropertyTests {
  private func leaf(_ width: CGFloat, _ height: CGFloat) -> ASDisplayNode {
    let node = ASDisplayNode()
    node.style.preferredSize = CGSize(width: width, height: height)
    return node
  }

  private func size(of spec: ASLayoutSpec) -> CGSize {
    spec.layoutThatFits(ASSizeRangeMake(.zero, CGSize(width: 100, height: 80))).size
  }

  @Test("a stack has the wrapping and the lines that were set")
  func stack() {
    let stack = ASStackLayoutSpec()
    #expect(stack.flexWrap == .noWrap && stack.alignContent == .start && stack.lineSpacing == 0)
    #expect(stack.spacing == 0)
    stack.spacing = 3
    #expect(stack.spacing == 3)
    stack.flexWrap = .wrap
    stack.alignContent = .center
    stack.lineSpacing = 7
    #expect(stack.flexWrap == .wrap && stack.alignContent == .center && stack.lineSpacing == 7)
  }

  // Source: `ASStackLayoutSpec.h`, `flexWrap`; `ASCornerLayoutSpec.h`, `cornerLocation`;
  // `ASAbsoluteLayoutSpec.h`, `sizing`, whose setters do not assert.
  @Test func `some properties may be set after a node has used the spec`() {
    let (stack, corner, absolute) = (
      ASStackLayoutSpec(), ASCornerLayoutSpec(), ASAbsoluteLayoutSpec()
    )
    for spec in [stack, corner, absolute] as [ASLayoutSpec] { spec.isMutable = false }
    let found = LaidOut.violations {
      stack.flexWrap = .wrap
      stack.alignContent = .end
      stack.lineSpacing = 5
      stack.isConcurrent = true
      corner.cornerLocation = .bottomLeft
      corner.offset = CGPoint(x: 1, y: 2)
      corner.wrapsCorner = true
      absolute.sizing = .sizeToFit
    }
    #expect(found.isEmpty)
    #expect(stack.flexWrap == .wrap && stack.alignContent == .end && stack.lineSpacing == 5)
    #expect(stack.isConcurrent && absolute.sizing == .sizeToFit)
    #expect(corner.cornerLocation == .bottomLeft && corner.offset == CGPoint(x: 1, y: 2))
    #expect(corner.wrapsCorner)
  }

  // Source: `ASRatioLayoutSpec.mm`, `-setRatio:`.
  @Test func `a ratio is 0 until it is set, and may be any value`() {
    let spec = ASRatioLayoutSpec()
    #expect(spec.ratio == 0)
    #expect(LaidOut.violations { spec.ratio = -2 }.isEmpty && spec.ratio == -2)
  }

  // Source: `ASStackLayoutDefines.h`, `ASLayoutElement.h`, `ASDisplayNode.h` and
  // `ASDisplayNode+InterfaceState.h`.
  @Test func `enumerations have the raw types of the headers`() {
    let bits: [UInt8] = [
      ASStackLayoutDirection.vertical.rawValue, ASStackLayoutJustifyContent.start.rawValue,
      ASStackLayoutAlignItems.start.rawValue, ASStackLayoutAlignSelf.auto.rawValue,
      ASStackLayoutFlexWrap.wrap.rawValue, ASStackLayoutAlignContent.end.rawValue,
      ASHorizontalAlignment.left.rawValue, ASVerticalAlignment.top.rawValue,
      ASLayoutElementType.displayNode.rawValue, ASCornerRoundingType.clipping.rawValue,
      ASInterfaceState.visible.rawValue,
    ]
    #expect(bits == [0, 0, 0, 0, 1, 2, 1, 1, 1, 2, 8])
  }

  @Test("an inset spec has the insets that were set")
  func insets() {
    let spec = ASInsetLayoutSpec()
    #expect(spec.insets == .zero)
    spec.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(spec.insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    spec.child = leaf(10, 10)
    #expect(size(of: spec) == CGSize(width: 16, height: 14))
  }

  @Test("a center spec is as small as its options allow")
  func center() {
    let spec = ASCenterLayoutSpec()
    spec.child = leaf(10, 20)
    spec.centeringOptions = .XY
    spec.sizingOptions = .minimumX
    #expect(spec.sizingOptions == .minimumX)
    #expect(size(of: spec) == CGSize(width: 10, height: 80))
  }

  @Test("an absolute spec is as large as its mode says")
  func absolute() {
    let spec = ASAbsoluteLayoutSpec(children: [leaf(10, 20)])
    #expect(spec.sizing == .default)
    spec.sizing = .sizeToFit
    #expect(spec.sizing == .sizeToFit)
    #expect(size(of: spec) == CGSize(width: 10, height: 20))
  }

  @Test("specs with two elements return each of them")
  func pairs() {
    let (child, other) = (leaf(10, 20), leaf(4, 4))
    let overlay = ASOverlayLayoutSpec(child: child, overlay: other)
    #expect(overlay.overlay === other && overlay.child === child)
    let background = ASBackgroundLayoutSpec(child: child, background: other)
    #expect(background.background === other && background.child === child)
    let corner = ASCornerLayoutSpec(child: child, corner: other, location: .topRight)
    #expect(corner.corner === other && corner.child === child)
    #expect(corner.cornerLocation == .topRight && corner.offset == .zero && !corner.wrapsCorner)
    corner.cornerLocation = .bottomLeft
    corner.offset = CGPoint(x: 3, y: 5)
    corner.wrapsCorner = true
    #expect(corner.cornerLocation == .bottomLeft && corner.offset == CGPoint(x: 3, y: 5))
    #expect(corner.wrapsCorner)
  }

  // Source: `ASLayoutSpec.mm`, `+wrapperWithLayoutElement:` and `+wrapperWithLayoutElements:`.
  @Test("a wrapper holds what it was made with")
  func wrappers() {
    let (first, second) = (leaf(10, 20), leaf(30, 4))
    let one = ASWrapperLayoutSpec.wrapper(with: first)
    #expect(one.children?.count == 1 && one.child === first)
    #expect(size(of: one) == CGSize(width: 10, height: 20))
    let both = ASWrapperLayoutSpec.wrapper(with: [first, second])
    #expect(both.children?.count == 2)
    #expect(size(of: both) == CGSize(width: 30, height: 20))
  }
}
