import AsyncDisplayKit
import Foundation
import UIKit

/// A cell that takes all the room it is given.
final class WrappingCellNode: ASCellNode {
  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize { constrainedSize }
}

/// A cell with a sentence in a row, which wraps only where it may shrink.
final class SentenceCellNode: ASCellNode {
  let sentence = ASTextNode()
  var justifyContent = ASStackLayoutJustifyContent.start

  init(
    shrinks: Bool,
    text: String =
      "A sentence of so many words that no phone shows them all in a single line of text"
  ) {
    super.init()
    automaticallyManagesSubnodes = true
    sentence.attributedText = NSAttributedString(string: text)
    sentence.style.flexShrink = shrinks ? 1 : 0
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASStackLayoutSpec(
      direction: .horizontal, spacing: 0, justifyContent: justifyContent, alignItems: .start,
      children: [sentence])
  }
}

/// A cell with a button of a side, in points, and a slop around it.
final class ButtonCellNode: ASCellNode {
  let button = ASButtonNode()

  init(side: CGFloat, slop: CGFloat = 0) {
    super.init()
    automaticallyManagesSubnodes = true
    button.style.preferredSize = CGSize(width: side, height: side)
    button.hitTestSlop = UIEdgeInsets(top: -slop, left: -slop, bottom: -slop, right: -slop)
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASInsetLayoutSpec(
      insets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10), child: button)
  }
}

/// A cell whose banner is too wide for it from one width to another.
final class BandCellNode: ASCellNode {
  let banner = ASDisplayNode()
  private let isFaulty: Bool

  init(isFaulty: Bool) {
    self.isFaulty = isFaulty
    super.init()
    automaticallyManagesSubnodes = true
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let isWide = isFaulty && constrainedSize.max.width > 360
    banner.style.preferredSize = CGSize(width: isWide ? 372 : 100, height: 20)
    // A stack lets a child that may not shrink stick out.
    return ASStackLayoutSpec(
      direction: .horizontal, spacing: 0, justifyContent: .start, alignItems: .start,
      children: [banner])
  }
}
