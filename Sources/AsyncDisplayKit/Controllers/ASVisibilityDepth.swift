import UIKit

/// A controller that knows how many others cover it.
///
/// Texture: `ASVisibilityDepth`. Main thread.
@preconcurrency @MainActor
public protocol ASVisibilityDepth: AnyObject {
  /// Returns the number of controllers that cover this one: 0 when it is on top.
  func visibilityDepth() -> Int
  /// Hears that the number has changed.
  func visibilityDepthDidChange()
}

/// A container that says how many controllers cover each of its children.
///
/// Texture: `ASManagesChildVisibilityDepth`. Main thread. Who adopts it has to tell children that are
/// ``ASVisibilityDepth`` when their number changes.
@preconcurrency @MainActor
public protocol ASManagesChildVisibilityDepth: ASVisibilityDepth {
  /// Returns the number of controllers that cover a child; `NSNotFound` for others than children.
  func visibilityDepthOfChildViewController(_ childViewController: UIViewController) -> Int
}

/// A controller that counts its own depth where no container of Texture's counts it.
@MainActor
protocol VisibilityDepthKeeper: UIViewController, ASVisibilityDepth {
  /// The depth by the controller's own appearance: 0 or 1.
  var ownDepth: Int { get set }
}

extension VisibilityDepthKeeper {
  private var managingParent: (any ASManagesChildVisibilityDepth)? {
    parent as? any ASManagesChildVisibilityDepth
  }

  /// What the parent says, if it counts, else the controller's own depth.
  var countedDepth: Int {
    managingParent?.visibilityDepthOfChildViewController(self) ?? ownDepth
  }

  /// Notes a depth by appearance, unless the parent counts.
  func noteDepth(_ depth: Int) {
    guard managingParent == nil, depth != ownDepth else { return }
    ownDepth = depth
    visibilityDepthDidChange()
  }
}

extension UIViewController {
  /// Tells controllers that hear of their depth that it may have changed.
  func tellOfDepth(_ children: [UIViewController]) {
    for child in children { (child as? any ASVisibilityDepth)?.visibilityDepthDidChange() }
  }
}
