import AsyncDisplayKit
import Foundation

/// Nodes that one background thread makes and measures in a plain loop, and keeps.
///
/// Proof: the task writes the nodes before it signals, and only who waited for it frees them.
final class NodeLoop: @unchecked Sendable {
  private var nodes: [ASCellNode] = []

  /// Makes the nodes, and returns when the loop is over.
  init(count: Int, make: @escaping @Sendable (Int) -> sending ASCellNode) {
    let finished = DispatchSemaphore(value: 0)
    Task.detached(priority: .userInitiated) {
      for index in 0..<count {
        let node = make(index)
        _ = node.layoutThatFits(FeedTree.tree.range)
        self.nodes.append(node)
      }
      finished.signal()
    }
    finished.wait()
  }
}
