import AsyncDisplayKit
import Foundation
import UIKit

/// A cell whose content, beside its size, is what a number says when the cell is made.
final class ChangingCellNode: ASCellNode {
  /// What changes with the number.
  enum Part: CaseIterable, Sendable {
    /// The text of a node that was added by hand below another one, in no layout.
    case nestedText
    /// The size of the image of a node that was added by hand.
    case imageSize
    /// The size of the cell, which has neither text nor image.
    case cellSize
  }

  private let size: CGSize

  init(_ part: Part, _ number: Int) {
    size = CGSize(width: part == .cellSize ? 50 + number : 50, height: 50)
    super.init()
    switch part {
    case .nestedText:
      let (holder, label) = (ASDisplayNode(), ASTextNode())
      label.attributedText = NSAttributedString(string: "\(number)")
      holder.addSubnode(label)
      addSubnode(holder)
    case .imageSize:
      let picture = ASImageNode()
      picture.image = UIImage(name: "planted", size: CGSize(width: number, height: 1))
      addSubnode(picture)
    case .cellSize: break
    }
  }

  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize { size }
}
