import AsyncDisplayKit
import UIKit

/// A cell node that displays a hand-written layer, because cell nodes cannot be layer-backed.
open class FixtureLayerCellNode: ASCellNode {
  /// The node that wraps the layer and fills the cell.
  public let layerNode: ASDisplayNode

  /// Creates the cell. The block creates the layer on the main thread when the cell is loaded.
  public init(layerBlock: @escaping ASDisplayNodeLayerBlock) {
    layerNode = ASDisplayNode(layerBlock: layerBlock)
    super.init()
    automaticallyManagesSubnodes = true
  }

  /// Returns a spec in which the layer fills the cell.
  open override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
    ASWrapperLayoutSpec(layoutElement: layerNode)
  }
}
