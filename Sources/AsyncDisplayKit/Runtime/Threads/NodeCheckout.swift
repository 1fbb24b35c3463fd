import UIKit

/// Nodes that the main thread has lent to a background pass.
///
/// While the pass runs, the main thread waits where it would touch one of them. The pass is one
/// work on a lane of its own, to which ``CheckedOutNodes`` carries the nodes, or a work on the lane
/// of somebody who carries them there.
final class NodeCheckout: Sendable {
  private let nodes: CheckedOutNodes
  private let lane: BackgroundLane
  private let environment: RuntimeEnvironment
  private let label: String

  /// Lends nodes with their subtrees, to a lane of their own or to one that is there.
  @MainActor init(_ roots: [ASDisplayNode], label: String, lane: BackgroundLane? = nil) {
    nodes = CheckedOutNodes(roots)
    let lane = lane ?? BackgroundLane(label: label)
    self.lane = lane
    environment = .current
    self.label = label
    for root in roots {
      // Two passes must not have one node at a time; those of one lane follow each other.
      if root.isLent(otherwiseThanTo: lane) { root.waitForCheckout() }
      root.forEachInSubtree { $0.checkOut(to: self) }
    }
  }

  /// Runs a step with the nodes in the background, then gives them back on the main thread.
  ///
  /// - Parameters:
  ///   - kind: what the step is, for schedulers.
  ///   - body: runs off the main thread with the nodes.
  ///   - completion: runs on the main thread with the nodes and what the body returned.
  @MainActor func run<Result>(
    _ kind: RuntimeStep.Kind, _ body: @escaping @Sendable ([ASDisplayNode]) -> [Result],
    then completion: @escaping @MainActor @Sendable ([ASDisplayNode], [Result]) -> Void
  ) {
    let results = CheckedOutResults<Result>()
    let work = BackgroundWork(
      label: label, parallelism: .serial, unitCount: 1, phases: [kind],
      body: { [nodes] _, _ in results.fill(nodes.lend(body)) },
      completion: { [self] in
        environment.enqueueOnMain(RuntimeStep(.main, label)) {
          let nodes = self.giveBack()
          completion(nodes, results.take())
        }
      })
    environment.enqueue(work, on: lane)
  }

  /// Returns whether the pass is a work on a lane.
  func isOn(_ lane: BackgroundLane) -> Bool { self.lane === lane }

  /// Marks the nodes as no longer lent.
  @discardableResult @MainActor func giveBack() -> [ASDisplayNode] {
    let roots = nodes.reclaim()
    for root in roots {
      root.forEachInSubtree { if $0.extras?.checkout === self { $0.checkOut(to: nil) } }
    }
    return roots
  }

  /// Holds the main thread until the pass is over.
  @MainActor func wait() { environment.scheduler.waitUntilIdle(lane) }

  /// Holds the calling thread until the pass is over, if it is the main one.
  func waitOnMain() {
    if ExecutionRole.current == .main { runOnMainActor { wait() } }
  }
}

extension ASDisplayNode {
  @MainActor fileprivate final func checkOut(to checkout: NodeCheckout?) {
    ownExtras.checkout = checkout
    // Somebody may have kept the style from before.
    if let storedStyle { storedStyle.madeExtras.checkout = checkout }
    flags.set(.checkedOut, checkout != nil)
  }

  /// Returns whether a pass on another lane has, or had a moment ago, this node.
  @MainActor final func isLent(otherwiseThanTo lane: BackgroundLane) -> Bool {
    guard let checkout = extras?.checkout else { return false }
    return !checkout.isOn(lane)
  }

  /// Waits, on the main thread, for the pass that has this node.
  @inline(__always)
  final func waitForCheckout() {
    guard flags.contains(.checkedOut), let checkout = extras?.checkout else { return }
    checkout.waitOnMain()
  }
}
