import UIKit

/// The drawings of one tree of nodes, ordered by priority.
///
/// Nodes that request display in the same turn of the main queue are drawn together: visible ones
/// first, then by ``ASDisplayNode/drawingPriority``, then in the order of the requests. The
/// drawings run concurrently.
@MainActor
final class DisplayQueue {
  private let lane = RuntimeScheduling.Lane(label: "display")
  private var waiting: [WeakMainActorReference<ASDisplayNode>] = []
  private var isScheduled = false

  /// Adds a node, unless it is already queued.
  func add(_ node: ASDisplayNode) {
    guard !node.ownDrawing.isQueued else { return }
    node.ownDrawing.isQueued = true
    waiting.append(WeakMainActorReference(node))
    guard !isScheduled else { return }
    isScheduled = true
    node.environment.enqueueOnMain(RuntimeScheduling.Step(.main, "display")) { self.flush() }
  }

  /// Starts the drawings of all queued nodes.
  private func flush() {
    isScheduled = false
    let nodes = takeInOrder()
    let drawings = nodes.compactMap { node in
      node.beginDrawing(on: lane).map { (node, $0) }
    }
    guard !drawings.isEmpty else { return }
    enqueue(
      drawings.map { node, begun in
        let drawing = Drawing(node, begun)
        return (drawing, node.join(drawing))
      })
  }

  private func takeInOrder() -> [ASDisplayNode] {
    let alive = waiting.compactMap(\.object)
    waiting = []
    let requests = alive.enumerated().map { order, node in
      (node, node.isVisible ? 0 : 1, -node.drawingPriority, order)
    }
    // A node whose drawing was canceled while it was queued is no longer marked.
    let sorted = requests.sorted { ($0.1, $0.2, $0.3) < ($1.1, $1.2, $1.3) }.map(\.0)
    return sorted.filter { node in
      defer { node.ownDrawing.isQueued = false }
      return node.ownDrawing.isQueued
    }
  }

  private func enqueue(_ drawings: [(Drawing, DrawingTransaction?)]) {
    let environment = RuntimeEnvironment.current
    let work = RuntimeScheduling.Work(
      label: "display", unitCount: drawings.count, phases: [.display],
      body: { unit, _ in
        let (drawing, transaction) = drawings[unit]
        drawing.token.finish(drawing.job.perform(drawing.token))
        environment.enqueueOnMain(RuntimeScheduling.Step(.main, "display done")) {
          if let transaction { return transaction.didFinishDrawing() }
          drawing.node.object?.drawingDidFinish(drawing.token)
        }
      })
    environment.enqueue(work, on: lane)
  }
}

/// One drawing to be run on a background thread.
struct Drawing: Sendable {
  let node: WeakMainActorReference<ASDisplayNode>
  let job: DrawingJob
  let token: DrawingToken

  @MainActor init(_ node: ASDisplayNode, _ begun: (job: DrawingJob, token: DrawingToken)) {
    self.node = WeakMainActorReference(node)
    job = begun.job
    token = begun.token
  }
}
