import UIKit

/// The context of one run of a layout transition.
@MainActor
final class LayoutTransitionContext: ASContextTransitioning {
  private weak var node: ASDisplayNode?
  private let transition: LayoutTransition
  private let animated: Bool
  private let fromLayout: ASLayout?
  private let toLayout: ASLayout?
  private var isCompleted = false

  init(
    of node: ASDisplayNode, _ transition: LayoutTransition, isAnimated: Bool,
    from fromLayout: ASLayout?, to toLayout: ASLayout?
  ) {
    self.node = node
    self.transition = transition
    animated = isAnimated
    self.fromLayout = fromLayout
    self.toLayout = toLayout
  }

  func isAnimated() -> Bool { animated }

  func layout(forKey key: String) -> ASLayout? {
    switch key {
    case ASTransitionContextFromLayoutKey: return fromLayout
    case ASTransitionContextToLayoutKey: return toLayout
    default: return nil
    }
  }

  func constrainedSize(forKey key: String) -> ASSizeRange {
    switch key {
    case ASTransitionContextFromLayoutKey:
      return transition.previous.map { ASSizeRange($0.range) } ?? ASSizeRange()
    case ASTransitionContextToLayoutKey: return ASSizeRange(transition.next.range)
    default: return ASSizeRange()
    }
  }

  func subnodes(forKey key: String) -> [ASDisplayNode] {
    switch key {
    case ASTransitionContextFromLayoutKey: return transition.previousNodes
    case ASTransitionContextToLayoutKey: return transition.nextNodes
    default: return []
    }
  }

  func insertedSubnodes() -> [ASDisplayNode] { transition.inserted }

  func removedSubnodes() -> [ASDisplayNode] { transition.removed }

  func initialFrame(for node: ASDisplayNode) -> CGRect { frame(of: node, in: fromLayout) }

  func finalFrame(for node: ASDisplayNode) -> CGRect { frame(of: node, in: toLayout) }

  func completeTransition(_ didComplete: Bool) {
    guard let node else { return }
    guard !isCompleted else {
      return node.report(
        .transitionCompletedTwice, "A layout transition was completed a second time.",
        remedy: "Call completeTransition(_:) once.")
    }
    isCompleted = true
    node.finishTransition(self)
  }

  private func frame(of child: ASDisplayNode, in layout: ASLayout?) -> CGRect {
    guard let layout, let node else { return .null }
    let frame = layout.frame(for: child)
    return frame.isNull ? frame : node.mirrored(frame, in: layout.size.width)
  }
}

/// The name of the layout that a transition comes from.
public let ASTransitionContextFromLayoutKey = "org.asyncdisplaykit.ASTransitionContextFromLayoutKey"

/// The name of the layout that a transition goes to.
public let ASTransitionContextToLayoutKey = "org.asyncdisplaykit.ASTransitionContextToLayoutKey"

/// What an animation of a layout transition may ask, and must complete.
///
/// Texture: `ASContextTransitioning`. Main thread. Keys are ``ASTransitionContextFromLayoutKey`` and
/// ``ASTransitionContextToLayoutKey``; frames are in the node's space, in points.
@preconcurrency @MainActor
public protocol ASContextTransitioning: AnyObject {
  /// Whether the transition was asked to animate.
  func isAnimated() -> Bool
  /// Gives the layout of a key.
  func layout(forKey key: String) -> ASLayout?
  /// Gives the size range that the layout of a key was measured with.
  func constrainedSize(forKey key: String) -> ASSizeRange
  /// Gives the subnodes of the layout of a key, back to front.
  func subnodes(forKey key: String) -> [ASDisplayNode]
  /// Gives the subnodes that only the new layout has.
  func insertedSubnodes() -> [ASDisplayNode]
  /// Gives the subnodes that only the old layout has.
  func removedSubnodes() -> [ASDisplayNode]
  /// Gives the frame of a subnode in the old layout; null where it has none.
  func initialFrame(for node: ASDisplayNode) -> CGRect
  /// Gives the frame of a subnode in the new layout; null where it has none.
  func finalFrame(for node: ASDisplayNode) -> CGRect
  /// Ends the transition; a second call is a violation.
  func completeTransition(_ didComplete: Bool)
}
