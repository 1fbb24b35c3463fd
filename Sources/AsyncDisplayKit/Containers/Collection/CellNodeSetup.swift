import UIKit

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
