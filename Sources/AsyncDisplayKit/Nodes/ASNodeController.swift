import Foundation

/// What a node does apart from what it shows: it makes the node and hears its interface state.
///
/// Texture: `ASNodeController`. A subclass names its node's type, makes the node in ``loadNode()`` and
/// overrides the hooks that it needs. The controller keeps the node alive, or the other way round with
/// ``shouldInvertStrongReference``. Threads as in ``ASDisplayNode``; the hooks run on the main thread.
open class ASNodeController<DisplayNodeType: ASDisplayNode>: NSObject {
  private var ownedNode: DisplayNodeType?
  private weak var owner: DisplayNodeType?

  /// Makes a controller whose node is made when it is asked for; any thread.
  public override init() {
    super.init()
  }

  private var nodeIfLoaded: DisplayNodeType? { shouldInvertStrongReference ? owner : ownedNode }

  /// The node, made by ``loadNode()`` when there is none.
  ///
  /// Any thread. The node that is set tells the controller of its interface state.
  /// - Quirk: a node that another one replaces goes on telling the controller; advisory
  ///   `former-node-of-controller`.
  public final var node: DisplayNodeType! {
    get {
      if nodeIfLoaded == nil { loadNode() }
      return nodeIfLoaded
    }
    set {
      let former = nodeIfLoaded
      guard newValue !== former else { return }
      former?.reportFormerController()
      setReferences(to: newValue)
      newValue?.addStateDelegate(self)
    }
  }

  /// A Boolean value that indicates whether the node keeps the controller alive, instead of the
  /// controller the node.
  ///
  /// Any thread; the default is false.
  public final var shouldInvertStrongReference = false {
    willSet {
      guard newValue != shouldInvertStrongReference else { return }
      kept = nodeIfLoaded
    }
    didSet {
      guard oldValue != shouldInvertStrongReference else { return }
      setReferences(to: kept)
      kept = nil
    }
  }

  // Holds the node while the two exchange who keeps whom.
  private var kept: DisplayNodeType?

  private func setReferences(to node: DisplayNodeType?) {
    ownedNode = shouldInvertStrongReference ? nil : node
    owner = shouldInvertStrongReference ? node : nil
    node?.setController(self, isKept: shouldInvertStrongReference)
  }

  /// Sets ``node``; an override makes the node of the subclass and does not call super.
  open func loadNode() {
    // A type that has no node of its own to make is that of any node.
    node = ASDisplayNode() as? DisplayNodeType
  }

  /// Tells that the view or layer exists; overrides call super.
  @preconcurrency @MainActor open func nodeDidLoad() {}
  /// Tells that a layout pass ran; overrides call super.
  @preconcurrency @MainActor open func nodeDidLayout() {}
  /// Tells that the node is about to compute a layout, on the thread that measures.
  open func nodeWillCalculateLayout(_ constrainedSize: ASSizeRange) {}
  /// Tells that the node became visible; overrides call super.
  @preconcurrency @MainActor open func didEnterVisibleState() {}
  /// Tells that the node is no longer visible; overrides call super.
  @preconcurrency @MainActor open func didExitVisibleState() {}
  /// Tells that the node should draw; overrides call super.
  @preconcurrency @MainActor open func didEnterDisplayState() {}
  /// Tells that the node need not be drawn any longer; overrides call super.
  @preconcurrency @MainActor open func didExitDisplayState() {}
  /// Tells that the node should load its data; overrides call super.
  @preconcurrency @MainActor open func didEnterPreloadState() {}
  /// Tells that a range-managed node may drop its data; overrides call super.
  @preconcurrency @MainActor open func didExitPreloadState() {}
  /// Tells that the interface state changed, after the hooks of its bits; overrides call super.
  @preconcurrency @MainActor open func interfaceStateDidChange(
    _ newState: ASInterfaceState, from oldState: ASInterfaceState
  ) {}
  /// Tells that the node and everything below it has drawn; overrides call super.
  @preconcurrency @MainActor open func hierarchyDisplayDidFinish() {}
  /// Tells that the node's view or layer came into a window; overrides call super.
  @preconcurrency @MainActor open func didEnterHierarchy() {}
  /// Tells that the node's view or layer left its window; overrides call super.
  @preconcurrency @MainActor open func didExitHierarchy() {}
}

// Apart from the class, which would otherwise be the main actor's as the protocol is.
extension ASNodeController: ASInterfaceStateDelegate {}

extension ASDisplayNode {
  /// The ``ASNodeController`` that the node was given to, while it lives; any thread.
  ///
  /// Texture types it as the controller of any node, which Swift has no type for: cast it to yours.
  public final var nodeController: (any ASInterfaceStateDelegate)? {
    extras?.controller?.controller
  }

  /// Refers to a controller, which the node keeps alive or is kept by.
  final func setController(_ controller: any ASInterfaceStateDelegate, isKept: Bool) {
    ownExtras.controller = NodeControllerReference(controller, isKept: isKept)
  }

  /// Says that the node goes on telling a controller that has another node now.
  final func reportFormerController() {
    report(
      .formerNodeOfController, severity: .advisory,
      "The node's controller has another node now, and still hears of this one, as in Texture.",
      remedy: "Remove the controller from the interface state delegates of its former node.")
  }
}

/// How a node refers to its controller: it keeps the controller alive, or is kept by it.
struct NodeControllerReference {
  private let kept: (any ASInterfaceStateDelegate)?
  private weak var keeper: (any ASInterfaceStateDelegate)?

  /// Refers to a controller.
  init(_ controller: any ASInterfaceStateDelegate, isKept: Bool) {
    kept = isKept ? controller : nil
    keeper = controller
  }

  /// The controller, while it lives.
  var controller: (any ASInterfaceStateDelegate)? { kept ?? keeper }
}
