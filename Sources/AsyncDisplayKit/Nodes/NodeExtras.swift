import Synchronization
import UIKit

/// The rarely used properties of a node, stored separately so that nodes are cheap to create.
///
/// Properties that any thread may set are accessed in ``locked(_:)``. Texture protects them with the node's
/// lock; here a thread that measures the node does not block their readers.
final class NodeExtras {
  private let lock = NodeLock()
  var factory: BackingFactory?
  var didLoadBlocks: [ASDisplayNodeDidLoadBlock] = []
  var layoutSpecBlock: ASLayoutSpecBlock?
  /// The semantic content attribute that was set, which measuring on any thread reads.
  var semanticContent = UISemanticContentAttribute.unspecified
  var stateDelegates = InterfaceStateDelegateList()
  var controller: NodeControllerReference?
  /// The corner settings, which any thread may set.
  let cornerRounding = Mutex(CornerRounding())
  var hitTestSlop = UIEdgeInsets.zero
  /// The safe area of a node without a view.
  var fallbackSafeAreaInsets = UIEdgeInsets.zero
  var transition = NodeTransitionState()
  /// The drawing state, created when the node first draws.
  var drawing: NodeDrawingState?
  /// The pass that has checked out the node.
  var checkout: NodeCheckout?
  /// The number of calls that have disabled notifications of window changes for the node.
  var disabledNotificationCount = 0
  var transitionDuration = 0.2
  var transitionDelay = 0.0
  var transitionOptions: UIView.AnimationOptions = []
  var placeholderFadeDuration = 0.0
  /// The scale of drawings, or `nil` for that of the screen.
  var displayScale: CGFloat?
  var drawingPriority = ASDefaultDrawingPriority
  private var storedWillDraw: ASDisplayNodeContextModifier?
  private var storedDidDraw: ASDisplayNodeContextModifier?
  /// The custom action that represents the node inside of a combined accessibility element.
  weak var accessibilityAction: ASAccessibilityCustomAction?
  /// The accessibility elements that the app set in place of those of the subtree.
  var accessibilityElements: [Any]?
  /// The values that the app's extensions associate with the node.
  var associatedObjects = RuntimeBridge.AssociatedObjects()
  /// The number of the node's own running transition, or 0.
  let runningTransition = Atomic<Int>(0)
  /// The number of the transition of an ancestor that this node waits for, or 0.
  let ancestorsTransition = Atomic<UInt>(0)

  /// Calls a closure with the lock of these properties held.
  @inline(__always)
  func locked<Result>(_ body: (NodeExtras) -> Result) -> Result {
    lock.lock(by: NodeLock.currentThread)
    defer { lock.unlock() }
    return body(self)
  }

  /// The block that is called before drawing.
  var willDraw: ASDisplayNodeContextModifier? {
    get { locked { $0.storedWillDraw } }
    set {
      var block = newValue
      locked { swap(&$0.storedWillDraw, &block) }
    }
  }

  /// The block that is called after drawing.
  var didDraw: ASDisplayNodeContextModifier? {
    get { locked { $0.storedDidDraw } }
    set {
      var block = newValue
      locked { swap(&$0.storedDidDraw, &block) }
    }
  }

  /// The prepared or running change of subnodes. A thread that takes the node out of its supernode may
  /// discard it.
  var pendingTransition: LayoutTransition? {
    get { locked { $0.transition.pending } }
    set {
      var pending = newValue
      locked { swap(&$0.transition.pending, &pending) }
    }
  }
}

/// The default drawing priority of nodes.
public let ASDefaultDrawingPriority = 0

extension ASDisplayNode {
  /// The rarely used properties, created on first access.
  final var ownExtras: NodeExtras {
    if let extras { return extras }
    let made = extrasReference.storeIfNil(NodeExtras())
    mayIntervene = true
    return made
  }

  /// The current traits of the node.
  final var traits: ASPrimitiveTraitCollection {
    traitBox?.value ?? ASPrimitiveTraitCollection()
  }

  /// The duration of a default layout transition in seconds. The default is 0.2.
  ///
  /// Any thread.
  public final var defaultLayoutTransitionDuration: Double {
    get { extras?.locked { $0.transitionDuration } ?? 0.2 }
    set { ownExtras.locked { $0.transitionDuration = newValue } }
  }

  /// The delay of a default layout transition in seconds. The default is 0.
  ///
  /// Any thread.
  public final var defaultLayoutTransitionDelay: Double {
    get { extras?.locked { $0.transitionDelay } ?? 0 }
    set { ownExtras.locked { $0.transitionDelay = newValue } }
  }

  /// The options of a default layout transition.
  ///
  /// Any thread.
  public final var defaultLayoutTransitionOptions: UIView.AnimationOptions {
    get { extras?.locked { $0.transitionOptions } ?? [] }
    set { ownExtras.locked { $0.transitionOptions = newValue } }
  }
}
