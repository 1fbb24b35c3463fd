import AsyncDisplayKit
import UIKit

/// An advertisement as a node: it takes the place of ``OfferCell``.
public final class OfferCellNode: ASCellNode {
  /// What is offered.
  public let textNode = ASTextNode()

  /// Makes the node, on any one thread.
  public init(text: String) {
    super.init()
    automaticallyManagesSubnodes = true
    backgroundColor = .yellow
    textNode.attributedText = NSAttributedString(string: text)
  }

  /// Lets the text fill the cell.
  public override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASWrapperLayoutSpec(layoutElement: textNode)
  }
}
