import UIKit

/// What a container's view does to each node of its data source before anyone uses it.
struct CellNodeSetup: Sendable {
  let interactionDelegate: WeakDelegate
  let isRangeManaged: Bool
  let isInverted: Bool

  /// Prepares a node on the thread that has it.
  func prepare(_ node: ASCellNode) {
    if isRangeManaged { node.enterHierarchyState(.rangeManaged) }
    if node.interactionDelegate == nil { node.interactionDelegate = interactionDelegate.delegate }
    if isInverted { node.transform = CATransform3DMakeScale(1, -1, 1) }
  }

  /// A block that builds a node and prepares it.
  func wrapping(_ block: @escaping ASCellNodeBlock) -> ASCellNodeBlock {
    { () -> sending ASCellNode in
      let node = block()
      prepare(node)
      return node
    }
  }
}

/// The view that hears from its nodes, which do not keep it alive.
struct WeakDelegate: Sendable {
  weak let delegate: (any ASCellNodeInteractionDelegate)?

  init(_ delegate: any ASCellNodeInteractionDelegate) {
    self.delegate = delegate
  }
}
