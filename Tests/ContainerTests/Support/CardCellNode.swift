import AsyncDisplayKit
import Foundation
import UIKit

/// A card by hand: a square mark beside a title in the preferred text size.
final class CardCellNode: ASCellNode {
  let mark = ASDisplayNode()
  let title = ASTextNode()

  init(_ card: Card) {
    super.init()
    automaticallyManagesSubnodes = true
    mark.style.preferredSize = CGSize(width: 30, height: 30)
    title.attributedText = NSAttributedString(
      string: card.title, attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    title.style.flexShrink = 1
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let row = ASStackLayoutSpec(
      direction: .horizontal, spacing: 10, justifyContent: .start, alignItems: .start,
      children: [mark, title])
    return ASInsetLayoutSpec(
      insets: UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 20), child: row)
  }
}
