import UIKit

/// What the drawing of one node needs; made when a node first draws or gets a placeholder.
@MainActor
final class NodeDrawingState {
  /// The drawing that is under way.
  var token: DrawingToken?
  /// A Boolean value that indicates whether the node waits in a display queue.
  var isQueued = false
  /// A Boolean value that indicates whether a drawing is being started, which answers what the
  /// layer has asked for.
  var isStarting = false
  /// A Boolean value that indicates whether the node has drawn before, so that its class is known
  /// to.
  var isKnownToDraw = false
  /// A Boolean value that indicates whether the running drawing told the hooks of its start.
  var hasToldStart = false
  /// The node itself and its subnodes that have begun to draw and not finished.
  var pendingNodes: Set<ObjectIdentifier> = []
  /// A Boolean value that indicates whether one of them has really drawn since all had last
  /// finished.
  var hasSeenDrawing = false
  /// The layer of the placeholder.
  var placeholderLayer: CALayer?
  /// The picture of the placeholder.
  var placeholderImage: UIImage?
  /// Orders the drawings of the tree below, where this node is the root.
  lazy var queue = DisplayQueue()

  nonisolated init() {}
}

extension ASDisplayNode {
  /// The drawing state, if there is one.
  @MainActor final var drawing: NodeDrawingState? { extras?.drawing }

  /// The drawing state, made now if need be.
  @MainActor final var ownDrawing: NodeDrawingState {
    if let drawing { return drawing }
    let made = NodeDrawingState()
    ownExtras.drawing = made
    return made
  }

  /// The queue of the outermost node, or of the container that holds the cell.
  @MainActor final var displayQueue: DisplayQueue {
    let root = rootNode
    if let cell = root as? ASCellNode, let owner = cell.owningNode, owner !== root {
      return owner.displayQueue
    }
    return root.ownDrawing.queue
  }
}
