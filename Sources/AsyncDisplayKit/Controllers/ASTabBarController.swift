import Foundation
import UIKit

/// A tab bar controller that tells its controllers how many others cover each of them.
///
/// Texture: `ASTabBarController`. Main thread. The chosen one has the depth of the whole, each other
/// one more.
@preconcurrency @MainActor
open class ASTabBarController: UITabBarController, ASManagesChildVisibilityDepth,
  VisibilityDepthKeeper
{
  var ownDepth = 0

  /// Sets the controllers and tells them of the depths.
  open override func setViewControllers(
    _ viewControllers: [UIViewController]?, animated: Bool
  ) {
    super.setViewControllers(viewControllers, animated: animated)
    visibilityDepthDidChange()
  }

  /// The shown controller; setting it tells all of the depths.
  open override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set {
      super.selectedViewController = newValue
      visibilityDepthDidChange()
    }
  }

  /// The position of the shown controller; setting it tells all of the depths.
  open override var selectedIndex: Int {
    get { super.selectedIndex }
    set {
      super.selectedIndex = newValue
      visibilityDepthDidChange()
    }
  }

  /// Notes that the controller is on top.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    noteDepth(0)
  }

  /// Notes that another controller covers this one.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    noteDepth(1)
  }

  /// Asks the new container for the depth.
  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    visibilityDepthDidChange()
  }

  /// Returns the number of controllers that cover this one.
  open func visibilityDepth() -> Int { countedDepth }

  /// Tells the controllers of the bar; call super.
  open func visibilityDepthDidChange() { tellOfDepth(viewControllers ?? []) }

  /// Returns the number of controllers that cover one of the bar; `NSNotFound` for others.
  open func visibilityDepthOfChildViewController(_ childViewController: UIViewController) -> Int {
    guard viewControllers?.contains(where: { $0 === childViewController }) == true else {
      return NSNotFound
    }
    return visibilityDepth() + (selectedViewController === childViewController ? 0 : 1)
  }
}
