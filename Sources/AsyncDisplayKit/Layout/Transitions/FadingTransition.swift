import UIKit

extension ASDisplayNode {
  /// Runs Texture's default animation.
  ///
  /// Removed subnodes fade out, new and resized ones fade in, others move.
  @MainActor final func animateByFading(_ context: any ASContextTransitioning) {
    guard context.isAnimated() else {
      applyCalculatedLayout()
      return context.completeTransition(true)
    }
    if !isNodeLoaded {
      report(
        .transitionBeforeLoad, "An animated layout transition began before the node was loaded.",
        remedy: "Load the node first, or leave the transition without animation.")
    }
    let fade = FadingTransition(of: self, context)
    fade.begin()
    UIView.animate(
      withDuration: defaultLayoutTransitionDuration, delay: defaultLayoutTransitionDelay,
      options: defaultLayoutTransitionOptions, animations: { fade.animate() },
      completion: { fade.finish($0) })
  }
}

/// The fade-out, move and fade-in of Texture's default animation for one transition.
@MainActor
private final class FadingTransition {
  private let node: ASDisplayNode
  private let context: any ASContextTransitioning
  private var appearing: [(node: ASDisplayNode, alpha: CGFloat)] = []
  private var leaving: [(node: ASDisplayNode, alpha: CGFloat)] = []
  private var moving: [ASDisplayNode] = []
  private let allowedGroupOpacity: Bool

  init(of node: ASDisplayNode, _ context: any ASContextTransitioning) {
    self.node = node
    self.context = context
    allowedGroupOpacity = node.allowsGroupOpacity
    appearing = context.insertedSubnodes().map { ($0, $0.alpha) }
    leaving = context.removedSubnodes().map { ($0, $0.alpha) }
    let inserted = Set(context.insertedSubnodes().map { ObjectIdentifier($0) })
    for subnode in context.subnodes(forKey: ASTransitionContextToLayoutKey)
    where !inserted.contains(ObjectIdentifier(subnode)) {
      sort(subnode)
    }
  }

  private func sort(_ subnode: ASDisplayNode) {
    let (from, to) = (context.initialFrame(for: subnode), context.finalFrame(for: subnode))
    if from.size != to.size { appearing.append((subnode, subnode.alpha)) }
    if from.origin != to.origin { moving.append(subnode) }
  }

  /// Prepares the animation, which needs group opacity.
  ///
  /// Source: `ASDisplayNode+Layout.mm`, `-animateLayoutTransition:`.
  func begin() {
    node.allowsGroupOpacity = true
    for (subnode, _) in appearing {
      subnode.frame = context.finalFrame(for: subnode)
      subnode.alpha = 0
    }
  }

  func animate() {
    for (subnode, _) in leaving { subnode.alpha = 0 }
    for (subnode, alpha) in appearing { subnode.alpha = alpha }
    resizeNode()
    for subnode in moving { subnode.frame = context.finalFrame(for: subnode) }
  }

  private func resizeNode() {
    let from = context.layout(forKey: ASTransitionContextFromLayoutKey)?.size ?? .zero
    guard let to = context.layout(forKey: ASTransitionContextToLayoutKey)?.size, to != from else {
      return
    }
    node.frame = CGRect(origin: node.frame.origin, size: to)
  }

  func finish(_ finished: Bool) {
    for (subnode, alpha) in leaving { subnode.alpha = alpha }
    node.allowsGroupOpacity = allowedGroupOpacity
    context.completeTransition(finished)
  }
}
