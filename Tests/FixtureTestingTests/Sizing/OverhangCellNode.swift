import AsyncDisplayKit
import Foundation
import UIKit

/// A cell of 100 by 50 points with a banner that may be wider than the cell.
final class OverhangCellNode: ASCellNode {
  let banner = ASDisplayNode()
  private let bannerWidth: CGFloat

  init(bannerWidth: CGFloat) {
    self.bannerWidth = bannerWidth
    super.init()
    addSubnode(banner)
  }

  override func calculateSizeThatFits(_ constrainedSize: CGSize) -> CGSize {
    CGSize(width: 100, height: 50)
  }

  override func layout() {
    super.layout()
    banner.frame = CGRect(x: 0, y: 10, width: bannerWidth, height: 20)
  }
}
