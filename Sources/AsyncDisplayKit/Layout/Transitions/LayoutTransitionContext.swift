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
    if isCompleted {
      node.report(
        .transitionCompletedTwice, severity: .advisory,
        "A layout transition was completed a second time.",
        remedy: "Call completeTransition(_:) once.")
    }
    isCompleted = true
    node.finishTransition(self)
  }

  // Source: `_ASTransitionContext.mm`, `-initialFrameForNode:`, which asks a layout that may be nil.
  private func frame(of child: ASDisplayNode, in layout: ASLayout?) -> CGRect {
    layout?.frame(for: child) ?? .zero
  }
}

/// The key of the layout from which a transition starts.
public let ASTransitionContextFromLayoutKey = "org.asyncdisplaykit.ASTransitionContextFromLayoutKey"

/// The key of the layout with which a transition ends.
public let ASTransitionContextToLayoutKey = "org.asyncdisplaykit.ASTransitionContextToLayoutKey"

/// The information that an animation reads about a layout transition, and the method to complete
/// it.
///
/// Texture: `ASContextTransitioning`. Main thread. Keys are ``ASTransitionContextFromLayoutKey`` and
/// ``ASTransitionContextToLayoutKey``; frames are in the node's space, in points.
@preconcurrency @MainActor
public protocol ASContextTransitioning: AnyObject {
  /// Returns whether the transition was requested with animation.
  func isAnimated() -> Bool
  /// Returns the layout for a key, or `nil` for an unknown key.
  func layout(forKey key: String) -> ASLayout?
  /// Returns the size range in which the layout for a key was measured.
  func constrainedSize(forKey key: String) -> ASSizeRange
  /// Returns the subnodes of the layout for a key, back to front.
  func subnodes(forKey key: String) -> [ASDisplayNode]
  /// Returns the subnodes that the transition inserts.
  func insertedSubnodes() -> [ASDisplayNode]
  /// Returns the subnodes that the transition removes.
  func removedSubnodes() -> [ASDisplayNode]
  /// Returns the frame of a subnode in the old layout, `CGRect.null` if it has none, or zero if there is
  /// no old layout.
  func initialFrame(for node: ASDisplayNode) -> CGRect
  /// Returns the frame of a subnode in the new layout, or `CGRect.null` if it has none.
  func finalFrame(for node: ASDisplayNode) -> CGRect
  /// Completes the transition.
  ///
  /// - Quirk: a second call ends the transition again; advisory `transition-completed-twice`.
  ///   `_ASTransitionContext.mm`, `-completeTransition:`.
  func completeTransition(_ didComplete: Bool)
}
