import UIKit

/// A container that says how many controllers cover each of its children.
///
/// Texture: `ASManagesChildVisibilityDepth`. Main thread. Who adopts it has to tell children that are
/// ``ASVisibilityDepth`` when their number changes.
@preconcurrency @MainActor
public protocol ASManagesChildVisibilityDepth: ASVisibilityDepth {
  /// The number of controllers that cover a child; `NSNotFound` for others than children.
  func visibilityDepthOfChildViewController(_ childViewController: UIViewController) -> Int
}
