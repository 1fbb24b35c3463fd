import UIKit

/// The source of an element's node, as returned by a data source.
package struct ElementSource: Sendable {
  /// The block that builds the node, or an existing node.
  package let source: ASCollectionElement.Source
  /// A Boolean value that indicates whether the element has a UIKit cell.
  package let isPlain: Bool
  /// The setup of the node that a block has built.
  package let setup: CellNodeSetup?

  /// The existing node, if any.
  var heldNode: HeldNode? {
    if case .kept(let held) = source { held } else { nil }
  }

  /// Creates the source of a node that a block builds.
  package init(block: @escaping ASCellNodeBlock, setup: CellNodeSetup? = nil) {
    source = .block(block)
    isPlain = false
    self.setup = setup
  }

  /// Creates the source of a node that the data source has built.
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

  /// The source of the placeholder node of a UIKit cell.
  package static let plain = ElementSource(standIn: { PlainCellNode() })
}

/// The setup that a container's view applies to each node of its data source before first use.
///
/// All nodes of a container share one object, through which they find the view to notify.
package final class CellNodeSetup: Sendable {
  /// The view that the nodes notify of interaction. Held weakly.
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

  /// Applies the setup to a node, on the thread that uses the node.
  ///
  /// The main thread waits for another container's pass that has checked out the node.
  func prepare(_ node: ASCellNode) {
    node.waitForCheckout()
    if isRangeManaged { node.enterHierarchyState(.rangeManaged) }
    if node.interactionDelegate == nil { node.containerSetup = self }
    if isInverted { node.transform = CATransform3DMakeScale(1, -1, 1) }
  }
}
