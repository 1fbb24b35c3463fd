import AsyncDisplayKit
import UIKit

/// A message as a node: it takes the place of ``MessageCell``.
public final class MessageCellNode: ASCellNode {
  /// The first line.
  public let senderNode = ASTextNode()
  /// The second line.
  public let subjectNode = ASTextNode()

  /// Makes the node, on any one thread.
  public init(sender: String, subject: String) {
    super.init()
    automaticallyManagesSubnodes = true
    senderNode.attributedText = NSAttributedString(string: sender)
    subjectNode.attributedText = NSAttributedString(string: subject)
    for node in [senderNode, subjectNode] {
      node.maximumNumberOfLines = 1
      node.style.height = ASDimensionMake(24)
    }
  }

  /// Puts the lines below each other.
  public override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let lines = ASStackLayoutSpec(
      direction: .vertical, spacing: 0, justifyContent: .start, alignItems: .stretch,
      children: [senderNode, subjectNode])
    return ASInsetLayoutSpec(
      insets: UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16), child: lines)
  }
}
