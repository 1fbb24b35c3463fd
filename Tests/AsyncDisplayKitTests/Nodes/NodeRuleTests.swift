import Testing
import UIKit

@testable import AsyncDisplayKit

@Suite("Rules of nodes")
@MainActor
struct NodeRuleTests {
  private final class HeaderNode: ASDisplayNode {
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .header }
  }

  private final class HeaderTextNode: ASTextNode {
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .header }
  }

  private final class AttributesCell: ASCellNode {
    var applied = 0

    override func applyLayoutAttributes(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.applyLayoutAttributes(layoutAttributes)
      applied += 1
    }
  }

  private func makeParent(_ attribute: UISemanticContentAttribute) -> (
    parent: ASDisplayNode, child: ASDisplayNode
  ) {
    let (parent, child) = (ASDisplayNode(), ASDisplayNode())
    child.style.preferredSize = CGSize(width: 30, height: 10)
    parent.automaticallyManagesSubnodes = true
    parent.semanticContentAttribute = attribute
    parent.layoutSpecBlock = { _, _ in
      let stack = ASStackLayoutSpec.horizontal()
      stack.children = [child]
      return stack
    }
    return (parent, child)
  }

  // Source: `ASDisplayNode+LayoutSpec.mm`, `-calculateLayoutLayoutSpec:`.
  @Test(arguments: [
    (UIUserInterfaceLayoutDirection.leftToRight, UISemanticContentAttribute.forceRightToLeft, 70),
    (.rightToLeft, .unspecified, 70), (.rightToLeft, .forceLeftToRight, 0),
    (.rightToLeft, .playback, 0), (.leftToRight, .unspecified, 0),
  ])
  func `the positions in a layout are mirrored from right to left`(
    direction: UIUserInterfaceLayoutDirection, attribute: UISemanticContentAttribute, x: CGFloat
  ) {
    withNodeEnvironment(direction: direction) { _, _ in
      let (parent, child) = makeParent(attribute)
      let size = CGSize(width: 100, height: 50)
      let layout = parent.layoutThatFits(ASSizeRange(min: size, max: size))
      #expect(layout.sublayouts.first?.position.x == x)
      #expect(layout.frame(for: child).minX == x)
      parent.frame = CGRect(origin: .zero, size: size)
      parent.layoutIfNeeded()
      #expect(child.frame.minX == x && parent.calculatedLayout?.frame(for: child).minX == x)
    }
  }

  @Test func `a loaded node measured in the background mirrors its layout`() {
    withNodeEnvironment { _, _ in
      let (parent, _) = makeParent(.unspecified)
      _ = parent.view
      parent.semanticContentAttribute = .forceRightToLeft
      let size = CGSize(width: 100, height: 50)
      let layout = inBackgroundRole { parent.layoutThatFits(ASSizeRange(min: size, max: size)) }
      #expect(layout.sublayouts.first?.position.x == 70)
    }
  }

  // Source: `ASTextNode.mm` and `ASButtonNode.mm`, `-init`.
  @Test func `only text and button nodes have their default traits`() {
    withNodeEnvironment { _, _ in
      let node = HeaderNode()
      #expect(node.accessibilityTraits == .none)
      #expect(node.view.accessibilityTraits == .none && node.accessibilityTraits == .none)
      let text = HeaderTextNode()
      #expect(text.accessibilityTraits == .header)
      #expect(text.view.accessibilityTraits == .header)
      #expect(ASButtonNode().accessibilityTraits == .button)
    }
  }

  // Source: `ASCellNode.mm`, `-setLayoutAttributes:`.
  @Test func `equal layout attributes are not applied again`() throws {
    try withNodeEnvironment { _, _ in
      let cell = AttributesCell()
      let path = IndexPath(item: 0, section: 0)
      let first = UICollectionViewLayoutAttributes(forCellWith: path)
      first.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
      cell.layoutAttributes = first
      cell.layoutAttributes = try #require(first.copy() as? UICollectionViewLayoutAttributes)
      #expect(cell.applied == 1 && cell.layoutAttributes === first)
      let other = try #require(first.copy() as? UICollectionViewLayoutAttributes)
      other.alpha = 0.5
      cell.layoutAttributes = other
      #expect(cell.applied == 2)
    }
  }

  // Source: `_ASPendingState.mm`, `-accessibilityActivationPoint`.
  @Test func `the activation point before load is the middle of the accessibility frame`() {
    withNodeEnvironment { _, _ in
      let node = ASDisplayNode()
      node.accessibilityFrame = CGRect(x: 0, y: 0, width: 10, height: 20)
      #expect(node.accessibilityActivationPoint == CGPoint(x: 5, y: 10))
      node.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
      #expect(node.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
    }
  }

  // Source: `ASDisplayNodeExtras.mm`, `ASDisplayNodePerformBlockOnEveryNode`.
  @Test func `a layer without a node is searched for nodes`() {
    withNodeEnvironment { _, _ in
      let view = UIView()
      let (one, other) = (ASDisplayNode(), ASDisplayNode())
      view.addSubview(one.view)
      let plain = UIView()
      view.addSubview(plain)
      plain.addSubview(other.view)
      var found: [ASDisplayNode] = []
      ASDisplayNodePerformBlockOnEveryNode(view.layer, nil, true) { found.append($0) }
      #expect(found == [one, other])
      found = []
      ASDisplayNodePerformBlockOnEveryNode(view.layer, nil, false) { found.append($0) }
      #expect(found.isEmpty)
    }
  }

  // Source: `ASDisplayNodeExtras.h`, `NSStringFromASInterfaceState`; `ASControlNode.h`,
  // `ASControlNodeEvent`.
  @Test func `names and numbers are those of the headers`() {
    #expect(NSStringFromASInterfaceState([]) == "{ No state }")
    #expect(NSStringFromASInterfaceState([.preload, .visible]) == "{ Preload | Visible }")
    #expect(ASControlNodeEvent.valueChanged.rawValue == 4096)
  }

  private final class StyleLog: ASLayoutElementStyleDelegate {
    var calls: [String] = []

    func style(_ style: ASLayoutElementStyle, propertyDidChange propertyName: String) {
      calls.append("\(propertyName.dropFirst(20)) \(style.minHeight.value)")
    }
  }

  // Source: `ASLayoutElement.mm`, `-setMinLayoutSize:` and others.
  @Test func `a style notifies of both sides after both are stored`() {
    let log = StyleLog()
    let style = ASLayoutElementStyle(delegate: log)
    style.minSize = CGSize(width: 3, height: 4)
    #expect(log.calls == ["MinWidthProperty 4.0", "MinHeightProperty 4.0"])
    log.calls = []
    style.minSize = CGSize(width: 5, height: 4)
    #expect(log.calls == ["MinWidthProperty 4.0", "MinHeightProperty 4.0"])
    log.calls = []
    style.minSize = CGSize(width: 5, height: 4)
    #expect(log.calls.isEmpty)
    style.maxSize = CGSize(width: 5, height: 4)
    style.preferredSize = CGSize(width: 0, height: 4)
    let names = log.calls.map { $0.prefix { $0 != " " } }
    #expect(
      names == ["MaxWidthProperty", "MaxHeightProperty", "WidthProperty", "HeightProperty"])
  }
}
