import AsyncDisplayKit
import UIKit

/// A cell with a node inside another one: 10 points of inset around the outer, 5 around the inner.
final class NestedCellNode: ASCellNode {
  let outer = ASDisplayNode()
  let inner = ASDisplayNode()

  override init() {
    super.init()
    automaticallyManagesSubnodes = true
    outer.automaticallyManagesSubnodes = true
    inner.style.preferredSize = CGSize(width: 20, height: 20)
    outer.layoutSpecBlock = { [inner] _, _ in Self.inset(5, around: inner) }
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    Self.inset(10, around: outer)
  }

  private static func inset(_ inset: CGFloat, around child: ASDisplayNode) -> ASLayoutSpec {
    ASInsetLayoutSpec(
      insets: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset), child: child)
  }
}
