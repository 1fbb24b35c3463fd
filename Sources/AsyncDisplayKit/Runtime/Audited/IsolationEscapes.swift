import Foundation
import Synchronization
import UIKit

// The one file of this target in which the compiler's isolation checks are switched off. Each use
// says why it is safe.

extension ASDisplayNode {
  /// Runs a closure with the node on the main actor if this is the main thread.
  ///
  /// - Returns: The result of the closure, or `nil` on any other thread.
  final func onMain<Result>(_ body: @MainActor (ASDisplayNode) -> Result) -> Result? {
    guard RuntimeScheduling.Role.current == .main else { return nil }
    // Proof: the role is main only on the main thread, so the closure runs at once on the thread
    // that already holds the node, and neither the node nor the result changes threads.
    nonisolated(unsafe) let node = self
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated { result = body(node) }
    return result
  }

  /// Runs a closure with the node and a value on the main actor if this is the main thread.
  ///
  /// - Returns: The result of the closure, or `nil` on any other thread.
  final func onMain<Input, Result>(
    _ input: Input, _ body: @MainActor (ASDisplayNode, Input) -> Result
  ) -> Result? {
    // Proof: as above; the value stays on the thread too.
    nonisolated(unsafe) let input = input
    return onMain { body($0, input) }
  }

  /// Returns a reference for a job of the main queue, created on any thread.
  ///
  /// It keeps the node alive: a job runs once and then releases the reference.
  final func nodeReferenceForMain() -> DeferredNodeReference { DeferredNodeReference(node: self) }
}

/// A reference with which any thread can pass a node to the main queue.
///
/// Proof: the only access to the node is isolated to the main actor. A caller on another thread
/// must not use the node until the job has run, as Texture requires for loaded nodes.
struct DeferredNodeReference: @unchecked Sendable {
  fileprivate let node: ASDisplayNode

  @MainActor var object: ASDisplayNode { node }
}

/// Runs a closure on the main actor. Call it only on the main thread.
func runOnMainActor(_ body: @MainActor () -> Void) {
  // Proof: callers have checked that the role is main, which it is only on the main thread.
  MainActor.assumeIsolated { body() }
}

/// Runs a closure for the main actor with a node on the calling thread, whichever it is.
///
/// Proof: it only calls members of an app's delegate that Texture calls on the thread where an app's cache
/// answers, whatever their declaration says. The caller reports such a call; whether the delegate's state
/// is safe on that thread is the app's own rule, as on a device. Members of the runtime in the closure are for
/// any thread.
func onCallingThread<Node: ASDisplayNode>(_ node: Node, _ body: @MainActor (Node) -> Void) {
  withoutActuallyEscaping(body) { body in
    unsafeBitCast(body, to: ((Node) -> Void).self)(node)
  }
}

/// One call of a downloader on any thread.
///
/// Proof: the node's members that the call uses are locked or for any thread, and the downloader and its delegate
/// are called on the thread of the step (`ASNetworkImageNode.mm`, `-_downloadImageWithCompletion:`). The two
/// phases run one after the other, so that no two threads use the variables.
final class ImageDownloadStart: @unchecked Sendable {
  let node: ASNetworkImageNode
  /// The URL for which the loading began.
  let asked: URL
  let listener: ImageLoadListener
  /// The URL with which the downloader was called.
  var url: URL?
  var number = 0
  var identifier: Any?

  init(of node: ASNetworkImageNode, for asked: URL, _ listener: ImageLoadListener) {
    self.node = node
    self.asked = asked
    self.listener = listener
  }
}

/// Nodes that only one background pass may use.
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

/// The results of a background pass for checked-out nodes.
///
/// Proof: the object is filled in the pass's background step and read on the main thread
/// afterwards; the scheduler orders the two, and no other code has the object.
final class CheckedOutResults<Result>: @unchecked Sendable {
  private var results: [Result] = []

  func fill(_ results: [Result]) { self.results = results }

  @MainActor func take() -> [Result] {
    defer { results = [] }
    return results
  }
}

/// Measures the children of a stack concurrently, each in its own measuring pass.
///
/// Proof: each index is one child, whose subtree no other index reaches; the closure stores only in
/// that child and in the stack's item of that index; and the caller, which owns the tree, waits
/// until the last child is measured. The outer pass is only read meanwhile, to describe paths.
func measureConcurrently(
  _ indices: Range<Int>, of items: UnsafeMutableBufferPointer<StackItem>, in pass: LayoutPass,
  _ body: (Int, LayoutPass) -> Void
) {
  let environment = RuntimeEnvironment.current
  nonisolated(unsafe) let (outer, items) = (pass, items)
  let depth = pass.depth
  withoutActuallyEscaping(body) { body in
    nonisolated(unsafe) let body = body
    environment.scheduler.performConcurrently(indices.count) { offset in
      let index = indices.lowerBound + offset
      environment.bind {
        body(index, LayoutPass(root: items[index].element.element, depth: depth, outer: outer))
      }
    }
  }
}

/// A node of a collection element, for the thread that works with the element.
///
/// Proof: a node block transfers its node. From then on only the editing lane uses the node until
/// its work for the update has ended, and only the main actor uses it after that. If the main actor
/// needs the node earlier, it waits for the lane, or builds the node itself and lends it to the
/// lane before the lane can access it. A node that a block returns and that another element already
/// used is left to the main actor. The one exception is a layout delegate's calculation, which
/// requires every node: two containers whose calculations get the same node from blocks are an
/// error of the app, which is reported.
package struct HeldNode: @unchecked Sendable {
  let node: ASCellNode

  /// Creates a reference to a node that the main actor created or owns.
  init(_ node: ASCellNode) {
    self.node = node
  }

  /// Creates a reference to the node of a source, whose block is called at most once.
  init(_ source: ASCollectionElement.Source) {
    switch source {
    case .block(let block): node = block()
    case .kept(let held), .returned(let held): self = held
    }
  }
}

/// The delegate, node and view of a batch fetch, which runs off the main thread.
///
/// Proof: the references are weak, and weak loads are atomic. The step only passes the objects to a
/// member of the delegate that is declared without isolation, which is why it may be called on any
/// thread; members of the node and the view that belong to the main thread check the thread.
struct BatchFetchRecipients: @unchecked Sendable {
  static let lane = RuntimeScheduling.Lane(label: "batch fetch")
  private weak var delegate: AnyObject?
  private weak var node: ASDisplayNode?
  private weak var view: UIView?

  /// Creates weak references to the objects.
  @MainActor init(delegate: AnyObject, node: ASDisplayNode?, view: UIView) {
    self.delegate = delegate
    self.node = node
    self.view = view
  }

  /// Calls a closure with the delegate, the node and the view, if the delegate and the view still
  /// exist.
  func call(_ body: (AnyObject, ASDisplayNode?, UIView) -> Void) {
    guard let delegate, let view else { return }
    body(delegate, node, view)
  }
}

/// Storage for an object that is set once and read without a lock.
///
/// Proof: the storage is filled by an exchange that one thread wins, with a reference that the
/// storage owns until `deinit`, when no other code has the storage. The exchange releases and every
/// read acquires, so a reader sees the object as it was stored. In an element of a container, the object
/// is its node, which a reader may use by the rules of ``HeldNode``; in a node, it is `Sendable`; in a
/// layout element, it is the style, whose values and rare properties are atomic or locked. The rare
/// properties of a node or a style follow the rules of that object; a layout's sublayouts are never changed.
///
/// The standard library's `AtomicLazyReference` is not specialized in other modules, which makes a load
/// thirty times as slow.
struct OnceSlot<Object: AnyObject>: ~Copyable, @unchecked Sendable {
  private let held = Atomic<Unmanaged<Object>?>(nil)

  /// The object, or `nil` if none was stored.
  @inline(__always)
  var object: Object? { held.load(ordering: .acquiring)?.takeUnretainedValue() }

  /// An unretained reference to the object, for code that keeps the slot's owner alive.
  @inline(__always)
  var borrowed: Borrowed<Object>? { held.load(ordering: .acquiring).map { Borrowed($0) } }

  /// Stores an object unless one is stored already, and returns the stored one.
  func storeIfNil(_ object: Object) -> Object {
    fill(with: object) ? object : self.object ?? object
  }

  /// Stores an object unless one is stored already.
  ///
  /// - Returns: Whether the object is the stored one.
  @discardableResult
  func fill(with object: Object) -> Bool {
    let wanted = Unmanaged.passUnretained(object).toOpaque()
    if let first = held.load(ordering: .acquiring) { return first.toOpaque() == wanted }
    // Retained before any other thread can see it.
    let new = Unmanaged.passRetained(object)
    let (isNew, first) = held.compareExchange(
      expected: nil, desired: new, ordering: .acquiringAndReleasing)
    if isNew { return true }
    new.release()
    return first?.toOpaque() == wanted
  }

  deinit { held.load(ordering: .acquiring)?.release() }
}

/// An item's model or a layout's information, which any thread can pass on with the elements it
/// belongs to.
///
/// Proof: the runtime never accesses its contents: it passes the reference to the node or the
/// layout function for which it was created, and compares its type or equality on the main actor.
///
/// It is a class, because most elements have none, and four words in each of a million elements
/// would be too much.
package final class HeldModel: @unchecked Sendable {
  let model: Any

  init(_ model: Any) {
    self.model = model
  }
}

/// A weak reference to a container's node, for the elements of the container.
///
/// Proof: weak loads are atomic, and a reader of the node must follow the thread rules of nodes.
struct WeakNode: @unchecked Sendable {
  weak var node: ASDisplayNode?

  init(_ node: ASDisplayNode) {
    self.node = node
  }
}

/// Layout attributes that any thread can pass on after a layout calculation.
///
/// Proof: the calculation transfers them when it ends, and no code changes them afterwards.
struct HeldAttributes: @unchecked Sendable {
  let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
  }
}

/// The parameters of a drawing, created by the node for the drawing thread.
///
/// Proof: a value is `Sendable`. An object is passed from the main thread, which created it for
/// this drawing, to the one thread that draws; the scheduler orders the two, the runtime never
/// accesses its contents, and the app must not change it in between.
struct DrawParameters: @unchecked Sendable {
  let content: Any?

  /// Creates parameters from a value that any thread may use.
  init(value: (any Sendable)?) {
    content = value
  }

  /// Creates parameters from an object that the node created for one drawing.
  init(object: any NSObjectProtocol) {
    content = object
  }
}

/// Values that threads other than the main thread set on a loaded node.
///
/// Proof: the state is used only under the lock, until `take` hands it to the main actor and forgets it.
final class DeferredViewState: @unchecked Sendable {
  private let lock = NSLock()
  private var state: PendingViewState?

  /// Changes the values in a closure, and returns whether they were empty before.
  ///
  /// - Returns: whether there were none, so that the caller has to schedule their use.
  func change(_ body: (PendingViewState) -> Void) -> Bool {
    lock.withLock {
      let isFirst = state == nil
      let state = state ?? PendingViewState(clipsToBounds: false)
      self.state = state
      body(state)
      return isFirst
    }
  }

  /// Removes and returns the values, or returns `nil` if there are none.
  @MainActor func take() -> PendingViewState? {
    lock.withLock {
      defer { state = nil }
      return state
    }
  }
}
