import AsyncDisplayKit
import Foundation
import UIKit

/// A cell of a fixed size that shows a number.
final class NumberCellNode: ASCellNode {
  let label = ASTextNode()
  private let size: CGSize
  private let badge: Badge?

  init(_ number: Int, size: CGSize = CGSize(width: 100, height: 50), badge: Badge? = nil) {
    self.size = size
    self.badge = badge
    super.init()
    automaticallyManagesSubnodes = true
    label.attributedText = NSAttributedString(string: "\(number)")
  }

  override func calculateLayoutThatFits(_ constrainedSize: ASSizeRange) -> ASLayout {
    let text = label.layoutThatFits(ASSizeRangeMake(.zero, size))
    text.position = .zero
    return ASLayout(layoutElement: self, size: size, sublayouts: [text])
  }
}
