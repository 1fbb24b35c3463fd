import Foundation

/// A controller that creates a node and responds to its interface state.
///
/// Texture: `ASNodeController`. A subclass specifies its node's type, creates the node in
/// ``loadNode()`` and overrides the hooks that it needs. The controller retains the node, or the
/// node the controller with ``shouldInvertStrongReference``. Threads as in ``ASDisplayNode``; the
/// hooks are called on the main thread.
open class ASNodeController<DisplayNodeType: ASDisplayNode>: NSObject {
  private let ownLock = NodeLock()
  private var ownedNode: DisplayNodeType?
  private weak var owner: DisplayNodeType?

  /// Creates a controller whose node is created on first access.
  ///
  /// Any thread.
  public override init() {
    super.init()
  }

  private var nodeIfLoaded: DisplayNodeType? { isOwnedByNode ? owner : ownedNode }

  /// The node, created by ``loadNode()`` on first access.
  ///
  /// Any thread: the controller is locked meanwhile, so that ``loadNode()`` is called once. The node
  /// notifies the controller of its interface state. Source: `ASNodeController+Beta.mm`, `-node`.
  ///
  /// - Quirk: a node that is replaced by another keeps notifying the controller; advisory
  ///   `former-node-of-controller`. `ASNodeController+Beta.mm`, `-setNode:`.
  public final var node: DisplayNodeType! {
    get {
      lock()
      defer { unlock() }
      if nodeIfLoaded == nil { loadNode() }
      return nodeIfLoaded
    }
    set {
      lock()
      defer { unlock() }
      let former = nodeIfLoaded
      guard newValue !== former else { return }
      former?.reportFormerController()
      setReferences(to: newValue)
      newValue?.addStateDelegate(self)
    }
  }

  /// A Boolean value that indicates whether the node retains the controller, instead of the
  /// controller the node.
  ///
  /// Any thread; the default is false.
  public final var shouldInvertStrongReference: Bool {
    get { isOwnedByNode }
    set {
      lock()
      defer { unlock() }
      guard newValue != isOwnedByNode else { return }
      let node = nodeIfLoaded
      isOwnedByNode = newValue
      setReferences(to: node)
    }
  }

  private var isOwnedByNode = false

  private func setReferences(to node: DisplayNodeType?) {
    ownedNode = isOwnedByNode ? nil : node
    owner = isOwnedByNode ? node : nil
    node?.setController(self, isKept: isOwnedByNode)
  }

  /// Sets ``node``. An override creates the subclass's node and does not call super.
  open func loadNode() {
    // A controller type without its own node type has a plain node.
    node = ASDisplayNode() as? DisplayNodeType
  }

  /// Called after the view or layer has been created. An override must call super.
  @preconcurrency @MainActor open func nodeDidLoad() {}
  /// Called after a layout pass. An override must call super.
  @preconcurrency @MainActor open func nodeDidLayout() {}
  /// This method is never called by this runtime: Texture calls it only for layouts that Yoga
  /// calculates.
  open func nodeWillCalculateLayout(_ constrainedSize: ASSizeRange) {}
  /// Called when the node has become visible. An override must call super.
  @preconcurrency @MainActor open func didEnterVisibleState() {}
  /// Called when the node is no longer visible. An override must call super.
  @preconcurrency @MainActor open func didExitVisibleState() {}
  /// Called when the node should draw. An override must call super.
  @preconcurrency @MainActor open func didEnterDisplayState() {}
  /// Called when the node no longer needs to be drawn. An override must call super.
  @preconcurrency @MainActor open func didExitDisplayState() {}
  /// Called when the node should load its data. An override must call super.
  @preconcurrency @MainActor open func didEnterPreloadState() {}
  /// Called when a range-managed node may release its data. An override must call super.
  @preconcurrency @MainActor open func didExitPreloadState() {}
  /// Called after the interface state has changed and its hooks were called. An override must call
  /// super.
  @preconcurrency @MainActor open func interfaceStateDidChange(
    _ newState: ASInterfaceState, from oldState: ASInterfaceState
  ) {}
  /// Called after the node and its direct subnodes have drawn. An override must call super.
  @preconcurrency @MainActor open func hierarchyDisplayDidFinish() {}
  /// Called when the node's view or layer has entered a window. An override must call super.
  @preconcurrency @MainActor open func didEnterHierarchy() {}
  /// Called when the node's view or layer has left its window. An override must call super.
  @preconcurrency @MainActor open func didExitHierarchy() {}
}

extension ASNodeController: ASLocking {
  /// Acquires the controller's lock, waiting for other threads. The lock is recursive.
  ///
  /// Any thread. Source: `ASNodeController+Beta.mm`, `-lock`.
  public func lock() { ownLock.lock(by: NodeLock.currentThread) }

  /// Releases the controller's lock once.
  ///
  /// Any thread.
  public func unlock() { ownLock.unlock() }

  /// Acquires the controller's lock if no other thread has it, and returns whether it did.
  ///
  /// Any thread.
  public func tryLock() -> Bool { ownLock.tryLock(by: NodeLock.currentThread) }

  /// Acquires the locks of the node and of the controller, in whatever order other threads acquire
  /// them. Release them with ``ASUnlockSet(_:)``.
  ///
  /// Any thread. A node that is not loaded by ``loadNode()`` yet has no lock. Source:
  /// `ASNodeController+Beta.mm`, `-lockPair`.
  public func lockPair() -> ASLockSet {
    ASLockSequence { addLock in
      if let nodeIfLoaded, !addLock(nodeIfLoaded) { return false }
      return addLock(self)
    }
  }
}

// Outside the class, which otherwise would be isolated to the main actor as the protocol is.
extension ASNodeController: ASInterfaceStateDelegate {}

extension ASDisplayNode {
  /// The ``ASNodeController`` of the node, or `nil`.
  ///
  /// Any thread. Texture's type is the controller of any node, which Swift cannot express: cast it
  /// to your type.
  public final var nodeController: (any ASInterfaceStateDelegate)? {
    extras?.controller?.controller
  }

  /// Stores a reference to a controller. The node retains it if `isKept` is `true`.
  final func setController(_ controller: any ASInterfaceStateDelegate, isKept: Bool) {
    ownExtras.controller = NodeControllerReference(controller, isKept: isKept)
  }

  /// Reports that the node still notifies a controller that now has another node.
  final func reportFormerController() {
    report(
      .formerNodeOfController, severity: .advisory,
      "The node's controller has another node now, and this one still notifies it, as in Texture.",
      remedy: "Remove the controller from the interface state delegates of its former node.")
  }
}

/// A strong or weak reference from a node to its controller.
struct NodeControllerReference {
  private let kept: (any ASInterfaceStateDelegate)?
  private weak var keeper: (any ASInterfaceStateDelegate)?

  /// Creates a reference to a controller.
  init(_ controller: any ASInterfaceStateDelegate, isKept: Bool) {
    kept = isKept ? controller : nil
    keeper = controller
  }

  /// The controller, or `nil` after it was deallocated.
  var controller: (any ASInterfaceStateDelegate)? { kept ?? keeper }
}
