import UIKit

/// The interface of a view controller that knows how many view controllers cover it.
///
/// Texture: `ASVisibilityDepth`. Main thread.
@preconcurrency @MainActor
public protocol ASVisibilityDepth: AnyObject {
  /// Returns the number of controllers that cover this one: 0 when it is on top.
  func visibilityDepth() -> Int
  /// Tells the controller that the number of controllers that cover it has changed.
  func visibilityDepthDidChange()
}

/// The interface of a container view controller that knows how many view controllers cover each
/// child.
///
/// Texture: `ASManagesChildVisibilityDepth`. Main thread. A conforming type must notify children
/// that conform to ``ASVisibilityDepth`` when their number changes.
@preconcurrency @MainActor
public protocol ASManagesChildVisibilityDepth: ASVisibilityDepth {
  /// Returns the number of controllers that cover a child, or `NSNotFound` for other controllers.
  func visibilityDepthOfChildViewController(_ childViewController: UIViewController) -> Int
}

/// A controller that tracks its own depth if no Texture container does.
@MainActor
protocol VisibilityDepthKeeper: UIViewController, ASVisibilityDepth {
  /// The depth from the controller's own appearance: 0 or 1.
  var ownDepth: Int { get set }
}

extension VisibilityDepthKeeper {
  private var managingParent: (any ASManagesChildVisibilityDepth)? {
    parent as? any ASManagesChildVisibilityDepth
  }

  /// The depth that the parent determines, or else the controller's own depth.
  ///
  /// Source: `ASVisibilityProtocols.h`, `ASVisibilityDepthImplementation`.
  var countedDepth: Int {
    managingParent?.visibilityDepthOfChildViewController(self) ?? ownDepth
  }

  /// Stores a depth from the appearance, unless the parent determines the depth.
  ///
  /// Source: `ASVisibilityProtocols.h`, `ASVisibilityViewWillAppear` and
  /// `ASVisibilityViewDidDisappearImplementation`.
  func noteDepth(_ depth: Int) {
    guard managingParent == nil, depth != ownDepth else { return }
    ownDepth = depth
    visibilityDepthDidChange()
  }
}

extension UIViewController {
  /// Notifies children that conform to ``ASVisibilityDepth`` that their depth may have changed.
  func tellOfDepth(_ children: [UIViewController]) {
    for child in children { (child as? any ASVisibilityDepth)?.visibilityDepthDidChange() }
  }
}
