import UIKit

/// The drawings of one tree of nodes, in the order of their importance.
///
/// Nodes that ask in one main turn are drawn together: visible ones first, then by
/// ``ASDisplayNode/drawingPriority``, then in the order in which they asked. The drawings overlap.
@MainActor
final class DisplayQueue {
  private let lane = BackgroundLane(label: "display")
  private var waiting: [WeakMainActorReference<ASDisplayNode>] = []
  private var isScheduled = false

  /// Adds a node, unless it waits already.
  func add(_ node: ASDisplayNode) {
    guard !node.ownDrawing.isQueued else { return }
    node.ownDrawing.isQueued = true
    waiting.append(WeakMainActorReference(node))
    guard !isScheduled else { return }
    isScheduled = true
    node.environment.enqueueOnMain(RuntimeStep(.main, "display")) { self.flush() }
  }

  /// Draws everything that waits.
  private func flush() {
    isScheduled = false
    let nodes = takeInOrder()
    let drawings = nodes.compactMap { node in
      node.beginDrawing(asynchronously: true, on: lane).map { (node, $0) }
    }
    guard !drawings.isEmpty else { return }
    enqueue(drawings.map { Drawing($0.0, $0.1) })
  }

  private func takeInOrder() -> [ASDisplayNode] {
    let alive = waiting.compactMap(\.object)
    waiting = []
    let requests = alive.enumerated().map { order, node in
      (node, node.isVisible ? 0 : 1, -node.drawingPriority, order)
    }
    // A node that was cancelled while it waited is no longer marked.
    let sorted = requests.sorted { ($0.1, $0.2, $0.3) < ($1.1, $1.2, $1.3) }.map(\.0)
    return sorted.filter { node in
      defer { node.ownDrawing.isQueued = false }
      return node.ownDrawing.isQueued
    }
  }

  private func enqueue(_ drawings: [Drawing]) {
    let environment = RuntimeEnvironment.current
    let work = BackgroundWork(
      label: "display", unitCount: drawings.count, phases: [.display],
      body: { unit, _ in
        let drawing = drawings[unit]
        drawing.token.finish(drawing.job.perform(drawing.token))
        environment.enqueueOnMain(RuntimeStep(.main, "display done")) {
          drawing.node.object?.adoptResult(of: drawing.token)
        }
      })
    environment.enqueue(work, on: lane)
  }
}

/// One drawing on its way to a background thread.
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
