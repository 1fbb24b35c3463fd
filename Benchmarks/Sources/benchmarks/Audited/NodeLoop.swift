import AsyncDisplayKit
import Foundation

/// Nodes that a background thread makes and measures in a plain loop, and keeps.
///
/// Proof: the task writes the nodes before it signals, and only who waited for it frees them.
final class NodeLoop: @unchecked Sendable {
  private var nodes: [ASCellNode] = []
  private let finished = DispatchSemaphore(value: 0)

  private init(_ indices: Range<Int>, make: @escaping @Sendable (Int) -> sending ASCellNode) {
    Task.detached(priority: .userInitiated) {
      for index in indices {
        let node = make(index)
        _ = node.layoutThatFits(FeedTree.tree.range)
        self.nodes.append(node)
      }
      self.finished.signal()
    }
  }

  /// Makes the nodes in some loops at the same time, of as many nodes each, and returns when all are over.
  static func run(
    _ count: Int, inLoops loopCount: Int, make: @escaping @Sendable (Int) -> sending ASCellNode
  ) -> [NodeLoop] {
    let loops = (0..<loopCount).map { loop in
      NodeLoop(loop * count / loopCount..<(loop + 1) * count / loopCount, make: make)
    }
    for loop in loops { loop.finished.wait() }
    return loops
  }
}
