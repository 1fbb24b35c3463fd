import UIKit

/// The nodes that only one background pass may use, until the pass has ended.
///
/// While the pass runs, the main thread waits before it accesses one of them. The pass is a work on
/// its own lane, to which ``CheckedOutNodes`` passes the nodes, or a work on an existing lane.
final class NodeCheckout: Sendable {
  private let nodes: CheckedOutNodes
  private let lane: RuntimeScheduling.Lane
  private let environment: RuntimeEnvironment
  private let label: String
  /// A Boolean value that indicates whether the pass is the update of a list, which has an existing lane.
  fileprivate let isUpdate: Bool

  /// Checks out nodes and their subtrees for a pass on a new lane or an existing one.
  @MainActor init(_ roots: [ASDisplayNode], label: String, lane: RuntimeScheduling.Lane? = nil) {
    nodes = CheckedOutNodes(roots)
    isUpdate = lane != nil
    let lane = lane ?? RuntimeScheduling.Lane(label: label)
    self.lane = lane
    environment = .current
    self.label = label
    for root in roots {
      // Two passes must not use a node at the same time; passes of one lane run one after the
      // other.
      if root.isLent(otherwiseThanTo: lane) { root.waitForCheckout() }
      root.forEachInSubtree { $0.checkOut(to: self) }
    }
  }

  /// Runs a step with the nodes in the background, then ends the checkout on the main thread.
  ///
  /// - Parameters:
  ///   - kind: The kind of the step, for schedulers.
  ///   - body: The closure that is called off the main thread with the nodes.
  ///   - completion: The closure that is called on the main thread with the nodes and the body's results.
  @MainActor func run<Result>(
    _ kind: RuntimeScheduling.Step.Kind, _ body: @escaping @Sendable ([ASDisplayNode]) -> [Result],
    then completion: @escaping @MainActor @Sendable ([ASDisplayNode], [Result]) -> Void
  ) {
    let results = CheckedOutResults<Result>()
    let work = RuntimeScheduling.Work(
      label: label, parallelism: .serial, unitCount: 1, phases: [kind],
      body: { [nodes] _, _ in results.fill(nodes.lend(body)) },
      completion: { [self] in
        environment.enqueueOnMain(RuntimeScheduling.Step(.main, label)) {
          let nodes = self.giveBack()
          completion(nodes, results.take())
        }
      })
    environment.enqueue(work, on: lane)
  }

  /// Returns whether the pass runs on a lane.
  func isOn(_ lane: RuntimeScheduling.Lane) -> Bool { self.lane === lane }

  /// Ends the checkout of the nodes.
  @discardableResult @MainActor func giveBack() -> [ASDisplayNode] {
    let roots = nodes.reclaim()
    for root in roots {
      root.forEachInSubtree { if $0.extras?.checkout === self { $0.checkOut(to: nil) } }
    }
    return roots
  }

  /// Blocks the main thread until the pass has ended.
  @MainActor func wait() { environment.scheduler.waitUntilIdle(lane) }

  /// Blocks the calling thread until the pass has ended, if it is the main thread.
  func waitOnMain() {
    if RuntimeScheduling.Role.current == .main { runOnMainActor { wait() } }
  }
}

extension ASDisplayNode {
  /// A Boolean value that indicates whether a background pass has checked out the node.
  final var isCheckedOut: Bool { flags.contains(.checkedOut) }

  @MainActor fileprivate final func checkOut(to checkout: NodeCheckout?) {
    ownExtras.checkout = checkout
    // Other code may have a reference to the style.
    storedStyle?.with { $0.madeExtras.checkout = checkout }
    flags.set(.checkedOut, checkout != nil)
  }

  /// Returns whether a pass on another lane has checked out the node.
  @MainActor final func isLent(otherwiseThanTo lane: RuntimeScheduling.Lane) -> Bool {
    guard let checkout = extras?.checkout else { return false }
    return !checkout.isOn(lane)
  }

  /// Returns whether the update of another list has checked out the node, which an asynchronous transition of
  /// the node itself is not.
  @MainActor final func isHeldByUpdate(otherwiseThanOn lane: RuntimeScheduling.Lane) -> Bool {
    isLent(otherwiseThanTo: lane) && extras?.checkout?.isUpdate == true
  }

  /// Blocks the main thread until the pass that has checked out the node has ended.
  @inline(__always)
  final func waitForCheckout() {
    if flags.contains(.checkedOut) { waitOnMain() }
  }

  /// Blocks the main thread, which alone sets and reads the pass of a node. Other threads never wait.
  @inline(never)
  private final func waitOnMain() {
    guard RuntimeScheduling.Role.current == .main, let checkout = extras?.checkout else { return }
    runOnMainActor { checkout.wait() }
  }
}
