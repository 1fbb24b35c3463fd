import AsyncDisplayKit
import UIKit

/// An announcement between products, three times as wide as it is high.
final class BannerCellNode: ASCellNode {
  let textNode = ASTextNode()

  init(text: String) {
    super.init()
    automaticallyManagesSubnodes = true
    backgroundColor = .yellow
    textNode.attributedText = NSAttributedString(string: text)
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    let centered = ASCenterLayoutSpec(
      centeringOptions: .XY, sizingOptions: [], child: textNode)
    return ASRatioLayoutSpec(ratio: 1 / 3, child: centered)
  }
}
