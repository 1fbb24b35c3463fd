import AsyncDisplayKit
import UIKit

/// A cell that shows a hand-written layer, since a cell node itself cannot be backed by one.
open class FixtureLayerCellNode: ASCellNode {
  /// The node around the layer, which fills the cell.
  public let layerNode: ASDisplayNode

  /// Makes the cell; the block makes the layer on the main thread when the cell is loaded.
  public init(layerBlock: @escaping ASDisplayNodeLayerBlock) {
    layerNode = ASDisplayNode(layerBlock: layerBlock)
    super.init()
    automaticallyManagesSubnodes = true
  }

  /// Returns the layer the whole cell.
  open override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASWrapperLayoutSpec(layoutElement: layerNode)
  }
}
