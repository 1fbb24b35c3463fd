import AsyncDisplayKit
import Foundation

/// A cell of one element, so that a list of a million shows what the pipeline itself costs.
final class SmallCellNode: ASCellNode {
  private let index: Int

  init(index: Int) {
    self.index = index
    super.init()
  }

  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    CGSize(width: constrainedSize.width, height: CGFloat(40 + index % 30))
  }
}
