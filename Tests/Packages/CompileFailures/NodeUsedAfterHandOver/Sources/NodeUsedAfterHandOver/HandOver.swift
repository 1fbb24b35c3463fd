import AsyncDisplayKit

/// A holder of nodes on the main thread.
@MainActor
final class Shelf {
  private var nodes: [ASCellNode] = []

  func adopt(_ node: sending ASCellNode) {
    nodes.append(node)
  }
}

/// Makes a node off the main thread, hands it over, and continues to use it.
@concurrent
func fill(_ shelf: Shelf) async {
  let node = ASCellNode()
  await shelf.adopt(node)
  node.debugName = "changed too late"
}
