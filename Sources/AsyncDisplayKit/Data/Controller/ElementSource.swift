import UIKit

/// Where a data source says that a node comes from.
package struct ElementSource: Sendable {
  /// The block that builds the node, or a node that is there already.
  package let source: ASCollectionElement.Source
  /// A Boolean value that indicates whether a UIKit cell stands for the element.
  package let isPlain: Bool
  /// What is done to the node that a block has built.
  package let setup: CellNodeSetup?

  /// The node that is there already, if any.
  var heldNode: HeldNode? {
    if case .kept(let held) = source { held } else { nil }
  }

  /// Makes the source of a node that a block builds.
  package init(block: @escaping ASCellNodeBlock, setup: CellNodeSetup? = nil) {
    source = .block(block)
    isPlain = false
    self.setup = setup
  }

  /// Makes the source of a node that the data source has built.
  package init(node: ASCellNode) {
    source = .kept(HeldNode(node))
    isPlain = false
    setup = nil
  }

  private init(standIn: @escaping ASCellNodeBlock) {
    source = .block(standIn)
    isPlain = true
    setup = nil
  }

  /// The source of a UIKit cell's stand-in.
  package static let plain = ElementSource(standIn: { PlainCellNode() })
}

/// What a container's view does to each node of its data source before anyone uses it.
///
/// All nodes of a container share one object, through which they find the view that hears of them.
package final class CellNodeSetup: Sendable {
  /// The view that hears from its nodes, which do not keep it alive.
  weak let interactionDelegate: (any ASCellNodeInteractionDelegate)?
  let isRangeManaged: Bool
  let isInverted: Bool

  init(
    interactionDelegate: any ASCellNodeInteractionDelegate, isRangeManaged: Bool, isInverted: Bool
  ) {
    self.interactionDelegate = interactionDelegate
    self.isRangeManaged = isRangeManaged
    self.isInverted = isInverted
  }

  /// Prepares a node on the thread that has it.
  ///
  /// The main thread waits for another container's pass that has the node.
  func prepare(_ node: ASCellNode) {
    node.waitForCheckout()
    if isRangeManaged { node.enterHierarchyState(.rangeManaged) }
    if node.interactionDelegate == nil { node.containerSetup = self }
    if isInverted { node.transform = CATransform3DMakeScale(1, -1, 1) }
  }
}
