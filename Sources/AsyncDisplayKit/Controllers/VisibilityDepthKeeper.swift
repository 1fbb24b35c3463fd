import UIKit

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
