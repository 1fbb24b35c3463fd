import UIKit

/// What few nodes need: kept apart, so that making a node costs little.
final class NodeExtras {
  var factory: BackingFactory?
  var didLoadBlocks: [ASDisplayNodeDidLoadBlock] = []
  var layoutSpecBlock: ASLayoutSpecBlock?
  var stateDelegates = InterfaceStateDelegateList()
  var controller: NodeControllerReference?
  var cornerRounding = CornerRounding()
  var hitTestSlop = UIEdgeInsets.zero
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  var transition = NodeTransitionState()
  /// What drawing needs, made when drawing first does.
  var drawing: NodeDrawingState?
  /// The pass that has the node now.
  var checkout: NodeCheckout?
  var transitionDuration = 0.2
  var transitionDelay = 0.0
  var transitionOptions: UIView.AnimationOptions = []
  var placeholderFadeDuration = 0.0
  var drawingPriority = ASDefaultDrawingPriority
  var willDraw: ASDisplayNodeContextModifier?
  var didDraw: ASDisplayNodeContextModifier?
  /// The accessibility elements that an app set in place of those of the tree.
  var accessibilityElements: [Any]?
  /// The values that extensions of apps keep here.
  var associatedObjects = AssociatedObjects()
}

/// The drawing priority that nodes start with.
public let ASDefaultDrawingPriority = 0

extension ASDisplayNode {
  /// The extras, made now if need be.
  final var ownExtras: NodeExtras {
    if let extras { return extras }
    let made = NodeExtras()
    extras = made
    mayIntervene = true
    return made
  }

  /// The present traits.
  final var traits: ASPrimitiveTraitCollection {
    traitBox?.primitiveTraitCollection ?? ASPrimitiveTraitCollection()
  }

  /// The duration of a default layout transition in seconds; the default is 0.2; any thread.
  public final var defaultLayoutTransitionDuration: Double {
    get { extras?.transitionDuration ?? 0.2 }
    set { ownExtras.transitionDuration = newValue }
  }

  /// The delay of a default layout transition in seconds; the default is 0; any thread.
  public final var defaultLayoutTransitionDelay: Double {
    get { extras?.transitionDelay ?? 0 }
    set { ownExtras.transitionDelay = newValue }
  }

  /// The options of a default layout transition; any thread.
  public final var defaultLayoutTransitionOptions: UIView.AnimationOptions {
    get { extras?.transitionOptions ?? [] }
    set { ownExtras.transitionOptions = newValue }
  }
}
