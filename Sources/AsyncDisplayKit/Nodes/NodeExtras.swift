import Synchronization
import UIKit

/// The rarely used properties of a node, stored separately so that nodes are cheap to create.
final class NodeExtras {
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
  var willDraw: ASDisplayNodeContextModifier?
  var didDraw: ASDisplayNodeContextModifier?
  /// The custom action that represents the node inside of a combined accessibility element.
  weak var accessibilityAction: ASAccessibilityCustomAction?
  /// The accessibility elements that the app set in place of those of the subtree.
  var accessibilityElements: [Any]?
  /// The values that the app's extensions associate with the node.
  var associatedObjects = AssociatedObjects()
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
    get { extras?.transitionDuration ?? 0.2 }
    set { ownExtras.transitionDuration = newValue }
  }

  /// The delay of a default layout transition in seconds. The default is 0.
  ///
  /// Any thread.
  public final var defaultLayoutTransitionDelay: Double {
    get { extras?.transitionDelay ?? 0 }
    set { ownExtras.transitionDelay = newValue }
  }

  /// The options of a default layout transition.
  ///
  /// Any thread.
  public final var defaultLayoutTransitionOptions: UIView.AnimationOptions {
    get { extras?.transitionOptions ?? [] }
    set { ownExtras.transitionOptions = newValue }
  }
}
