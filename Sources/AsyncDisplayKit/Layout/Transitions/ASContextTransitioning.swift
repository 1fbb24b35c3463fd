import UIKit

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
