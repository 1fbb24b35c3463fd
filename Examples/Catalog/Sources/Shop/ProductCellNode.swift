import AsyncDisplayKit
import UIKit

/// A product: its title, its price, and a note when it is sold out.
final class ProductCellNode: ASCellNode {
  let titleNode = ASTextNode()
  let priceNode = ASTextNode()
  let soldOutNode = ASTextNode()
  private let isSoldOut: Bool

  init(title: String, price: String, isSoldOut: Bool) {
    self.isSoldOut = isSoldOut
    super.init()
    automaticallyManagesSubnodes = true
    titleNode.attributedText = NSAttributedString(
      string: title, attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
    titleNode.maximumNumberOfLines = 2
    priceNode.attributedText = NSAttributedString(
      string: price, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    soldOutNode.attributedText = NSAttributedString(
      string: "Sold out",
      attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red])
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let text = ASStackLayoutSpec.vertical()
    text.spacing = 4
    text.children = isSoldOut ? [titleNode, soldOutNode] : [titleNode]
    text.style.flexShrink = 1
    text.style.flexGrow = 1

    let line = ASStackLayoutSpec.horizontal()
    line.spacing = 12
    line.alignItems = .center
    line.children = [text, priceNode]
    return ASInsetLayoutSpec(
      insets: UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16), child: line)
  }
}
