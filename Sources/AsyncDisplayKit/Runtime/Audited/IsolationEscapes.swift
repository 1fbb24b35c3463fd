import Synchronization
import UIKit

// The one file of this target in which the compiler's isolation checks are switched off. Each use
// says why it is safe.

extension ASDisplayNode {
  /// Runs a closure with the node on the main actor if this is the main thread.
  ///
  /// - Returns: what the closure returns, or nil in any other thread's role.
  final func onMain<Result>(_ body: @MainActor (ASDisplayNode) -> Result) -> Result? {
    guard ExecutionRole.current == .main else { return nil }
    // Proof: the role is main only on the main thread, so the closure runs at once on the thread
    // that already holds the node, and neither the node nor the result changes threads.
    nonisolated(unsafe) let node = self
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated { result = body(node) }
    return result
  }

  /// Runs a closure with the node and a value on the main actor if this is the main thread.
  ///
  /// - Returns: what the closure returns, or nil in any other thread's role.
  final func onMain<Input, Result>(
    _ input: Input, _ body: @MainActor (ASDisplayNode, Input) -> Result
  ) -> Result? {
    // Proof: as above; the value stays on the thread too.
    nonisolated(unsafe) let input = input
    return onMain { body($0, input) }
  }

  /// Returns a reference for a job of the main queue, made on a thread that may not be the main
  /// one.
  ///
  /// It keeps the node alive: a job runs once and lets go of it.
  final func deferredReference() -> DeferredNodeReference { DeferredNodeReference(node: self) }
}

/// A node on its way to the main queue.
///
/// Proof: the only access to the node is isolated to the main actor. Who calls from another thread
/// has to leave the node alone until the next main turn, as Texture demands of loaded nodes.
struct DeferredNodeReference: @unchecked Sendable {
  fileprivate let node: ASDisplayNode

  @MainActor var object: ASDisplayNode { node }
}

/// Runs a closure on the main actor; only in the main thread's role.
func runOnMainActor(_ body: @MainActor () -> Void) {
  // Proof: callers have seen that the role is main, which it is only on the main thread.
  MainActor.assumeIsolated { body() }
}

/// Nodes on loan to one background pass.
///
/// Proof: `lend` runs in the pass's one background step, which the main thread starts and whose
/// completion runs before `reclaim`; the scheduler orders the three. In between the main thread
/// waits for the pass before it touches a node whose `checkout` is set.
struct CheckedOutNodes: @unchecked Sendable {
  private let nodes: [ASDisplayNode]

  @MainActor init(_ nodes: [ASDisplayNode]) {
    self.nodes = nodes
  }

  func lend<Result>(_ body: ([ASDisplayNode]) -> [Result]) -> [Result] { body(nodes) }

  @MainActor func reclaim() -> [ASDisplayNode] { nodes }
}

/// What a background pass computed of nodes on loan.
///
/// Proof: filled in the pass's background step and taken on the main thread after it; the scheduler
/// orders the two, and nobody else has the object.
final class CheckedOutResults<Result>: @unchecked Sendable {
  private var results: [Result] = []

  func fill(_ results: [Result]) { self.results = results }

  @MainActor func take() -> [Result] {
    defer { results = [] }
    return results
  }
}

/// Measures the children of a stack at the same time, each in a pass of its own.
///
/// Proof: an index stands for one child, whose subtree no other index reaches; what the closure
/// notes lies in that child and in the stack's item of that index; and the caller, which owns the
/// tree, waits until the last child is measured.
func measureConcurrently(
  _ indices: Range<Int>, in pass: LayoutPass, _ body: (Int, LayoutPass) -> Void
) {
  let environment = RuntimeEnvironment.current
  nonisolated(unsafe) let root = pass.root
  let depth = pass.depth
  withoutActuallyEscaping(body) { body in
    nonisolated(unsafe) let body = body
    environment.scheduler.performConcurrently(indices.count) { offset in
      environment.bind { body(indices.lowerBound + offset, LayoutPass(root: root, depth: depth)) }
    }
  }
}

/// A node that a collection element holds for the thread that works with it.
///
/// Proof: a node block hands its node over whole. From then on the editing lane has the node until
/// its work at the update is over, and the main actor has it after that. Where the main actor asks
/// earlier, it waits for the lane, or builds the node itself and lends it to the lane before the lane
/// can see it. A node that a block returns and that has been somebody else's is left to the main
/// actor. The one exception is a layout delegate's calculation, which cannot do without a node: two
/// containers whose calculations get one node from blocks are the app's fault, which is reported.
package struct HeldNode: @unchecked Sendable {
  let node: ASCellNode

  /// Holds a node that the main actor made or had.
  init(_ node: ASCellNode) {
    self.node = node
  }

  /// Holds the node of a source, which is run at most once.
  init(_ source: ASCollectionElement.Source) {
    switch source {
    case .block(let block): node = block()
    case .kept(let held), .returned(let held): self = held
    }
  }
}

/// The place of an object that is put in once and read without a lock.
///
/// Proof: the place is filled by an exchange that one thread wins, with a reference that it owns until
/// `deinit`, when nobody else has the place. The exchange releases and every reading acquires, so that
/// who sees the object sees it as it was put in. The object of an element's place is its node, which
/// whoever gets it has by the rules of ``HeldNode``; that of a node's place is `Sendable`.
struct OnceSlot<Object: AnyObject>: ~Copyable, @unchecked Sendable {
  private let held = Atomic<Unmanaged<Object>?>(nil)

  /// The object, once there is one.
  var object: Object? { held.load(ordering: .acquiring)?.takeUnretainedValue() }

  /// Puts an object in unless there is one already.
  ///
  /// - Returns: whether it is the one in the place from now on.
  @discardableResult
  func fill(with object: Object) -> Bool {
    let wanted = Unmanaged.passUnretained(object).toOpaque()
    if let first = held.load(ordering: .acquiring) { return first.toOpaque() == wanted }
    // Counted before anybody else can see it.
    let new = Unmanaged.passRetained(object)
    let (isNew, first) = held.compareExchange(
      expected: nil, desired: new, ordering: .acquiringAndReleasing)
    if isNew { return true }
    new.release()
    return first?.toOpaque() == wanted
  }

  deinit { held.load(ordering: .acquiring)?.release() }
}

/// A model or layout information that travels with the elements it describes.
///
/// Proof: the runtime never looks inside it: it hands the reference to the node or the layout
/// function that it was given for, and compares its type or equality on the main actor.
///
/// An object, since most elements have none, and four words in each of a million are much.
package final class HeldModel: @unchecked Sendable {
  let model: Any

  init(_ model: Any) {
    self.model = model
  }
}

/// A weak reference to a container's node, for the elements of the container.
///
/// Proof: weak loads are atomic, and who gets the node owes it the thread rules of any node.
struct WeakNode: @unchecked Sendable {
  weak var node: ASDisplayNode?

  init(_ node: ASDisplayNode) {
    self.node = node
  }
}

/// Layout attributes of a calculated layout.
///
/// Proof: the calculation hands them over at its end, and nobody changes them afterwards.
struct HeldAttributes: @unchecked Sendable {
  let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
  }
}

/// What a drawing was given by the node it belongs to.
///
/// Proof: a value is `Sendable`. An object goes from the main thread, which made it for this drawing,
/// to the one thread that draws; the scheduler orders the two, the runtime never looks inside, and
/// the app owes it, as in Texture, that nobody changes it in between.
struct DrawParameters: @unchecked Sendable {
  let content: Any?

  /// Holds a value that any thread may have.
  init(value: (any Sendable)?) {
    content = value
  }

  /// Holds an object that the node has made for one drawing.
  init(object: any NSObjectProtocol) {
    content = object
  }
}
