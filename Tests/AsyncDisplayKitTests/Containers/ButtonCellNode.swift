import UIKit

@testable import AsyncDisplayKit

/// A cell with a button, which counts its measurements.
final class ButtonCellNode: ASCellNode {
  let button = ASButtonNode()
  private(set) var measurements = 0

  override init() {
    super.init()
    addSubnode(button)
    button.setTitle("title", with: nil, with: nil, for: .normal)
    button.setTitle("disabled", with: nil, with: nil, for: .disabled)
  }

  override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    measurements += 1
    return ASWrapperLayoutSpec(layoutElement: button)
  }
}
