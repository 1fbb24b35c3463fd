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
