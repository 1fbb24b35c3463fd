import UIKit

/// The drawing state of one node, created when the node first draws or shows a placeholder.
@MainActor
final class NodeDrawingState {
  /// The running drawing.
  var token: DrawingToken?
  /// A Boolean value that indicates whether the node is in a display queue.
  var isQueued = false
  /// A Boolean value that indicates whether a drawing is being started in response to the layer's
  /// request to display.
  var isStarting = false
  /// The transaction of the running drawing, if a container holds the node.
  weak var transaction: DrawingTransaction?
  /// The number of drawings in the background outside of containers, with the canceled ones.
  var runningCount = 0
  /// The layers that cover the corners of a node that clips them.
  var clippingCorners = ClippingCorners()
  /// The node itself and its subnodes that have started and not finished drawing.
  var pending = PendingDisplays()
  /// The layer of the placeholder.
  var placeholderLayer: CALayer?
  /// The image of the placeholder.
  var placeholderImage: UIImage?
  /// The queue for the drawings of the tree of which this node is the root.
  lazy var queue = DisplayQueue()

  nonisolated init() {}

  /// Replaces the running or queued drawing.
  func replaceDrawing(by token: DrawingToken) {
    self.token?.cancel()
    self.token = token
    isQueued = false
  }
}

extension ASDisplayNode {
  /// The drawing state, if there is one.
  @MainActor final var drawing: NodeDrawingState? { extras?.drawing }

  /// The drawing state, created on first access.
  @MainActor final var ownDrawing: NodeDrawingState {
    if let drawing { return drawing }
    let made = NodeDrawingState()
    ownExtras.drawing = made
    return made
  }

  /// The display queue of the node's root, or of the container that displays the cell.
  @MainActor final var displayQueue: DisplayQueue {
    let root = rootNode
    if let cell = root as? ASCellNode, let owner = cell.elementOwner?.node, owner !== root {
      return owner.displayQueue
    }
    return root.ownDrawing.queue
  }
}
