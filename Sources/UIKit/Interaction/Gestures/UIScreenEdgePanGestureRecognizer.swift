/// Recognises a finger that moves in from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which the finger may come; the steps of a pan do not look at them.
  open var edges: UIRectEdge = []
}
