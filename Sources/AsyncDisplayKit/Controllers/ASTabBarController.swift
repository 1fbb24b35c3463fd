import Foundation
import UIKit

/// A tab bar controller that notifies its view controllers of the number of controllers that cover
/// them.
///
/// Texture: `ASTabBarController`. Main thread. The selected controller has the depth of the tab bar
/// controller, each other one has one more. Source: `ASTabBarController.mm`,
/// `-visibilityDepthOfChildViewController:`.
@preconcurrency @MainActor
open class ASTabBarController: UITabBarController, ASManagesChildVisibilityDepth,
  VisibilityDepthKeeper
{
  var ownDepth = 0

  /// The controllers. Setting them calls ``setViewControllers(_:animated:)`` and notifies them of their
  /// depths once more.
  ///
  /// Source: `ASTabBarController.mm`, `-setViewControllers:`. Decided here: UIKit's setter calls the
  /// method, as that of a navigation controller does.
  open override var viewControllers: [UIViewController]? {
    get { super.viewControllers }
    set {
      super.viewControllers = newValue
      visibilityDepthDidChange()
    }
  }

  /// Sets the controllers and notifies them of their depths.
  open override func setViewControllers(
    _ viewControllers: [UIViewController]?, animated: Bool
  ) {
    super.setViewControllers(viewControllers, animated: animated)
    visibilityDepthDidChange()
  }

  /// The selected controller. Setting it notifies all controllers of their depths.
  open override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set {
      super.selectedViewController = newValue
      visibilityDepthDidChange()
    }
  }

  /// The index of the selected controller. Setting it notifies all controllers of their depths.
  open override var selectedIndex: Int {
    get { super.selectedIndex }
    set {
      super.selectedIndex = newValue
      visibilityDepthDidChange()
    }
  }

  /// Records that the controller is on top.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    noteDepth(0)
  }

  /// Records that another controller covers this one.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    noteDepth(1)
  }

  /// Updates the depth for the new container.
  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    visibilityDepthDidChange()
  }

  /// Returns the number of controllers that cover this one.
  open func visibilityDepth() -> Int { countedDepth }

  /// Notifies the controllers of the tab bar that their depths may have changed. An override must
  /// call super.
  open func visibilityDepthDidChange() { tellOfDepth(viewControllers ?? []) }

  /// Returns the number of controllers that cover a controller of the tab bar, or `NSNotFound` for
  /// others.
  open func visibilityDepthOfChildViewController(_ childViewController: UIViewController) -> Int {
    guard viewControllers?.contains(where: { $0 === childViewController }) == true else {
      return NSNotFound
    }
    return visibilityDepth() + (selectedViewController === childViewController ? 0 : 1)
  }
}
