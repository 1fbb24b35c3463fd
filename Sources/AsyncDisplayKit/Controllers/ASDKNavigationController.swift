import Foundation
import UIKit

/// A navigation controller that notifies its view controllers of the number of controllers that
/// cover them.
///
/// Texture: `ASDKNavigationController`. Main thread. The top controller has the depth of the stack;
/// the root has one more, because a long press on the back button reaches it; each other one has as
/// many more as there are controllers above it. Source: `ASDKNavigationController.mm`,
/// `-visibilityDepthOfChildViewController:`.
@preconcurrency @MainActor
open class ASDKNavigationController: UINavigationController, ASManagesChildVisibilityDepth,
  VisibilityDepthKeeper
{
  var ownDepth = 0

  /// The stack. Setting it calls ``setViewControllers(_:animated:)`` and notifies the controllers of
  /// their depths once more.
  ///
  /// Source: `ASDKNavigationController.mm`, `-setViewControllers:`, also for the other five methods.
  open override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set {
      super.viewControllers = newValue
      visibilityDepthDidChange()
    }
  }

  /// Sets the stack and notifies the controllers of their depths.
  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
    visibilityDepthDidChange()
  }

  /// Pushes a controller and notifies those of the stack of their depths.
  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
    visibilityDepthDidChange()
  }

  /// Pops the top controller and notifies those of the stack of their depths, also if none is popped.
  @discardableResult
  open override func popViewController(animated: Bool) -> UIViewController? {
    defer { visibilityDepthDidChange() }
    return super.popViewController(animated: animated)
  }

  /// Pops all controllers above the root and notifies those of the stack of their depths.
  @discardableResult
  open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    defer { visibilityDepthDidChange() }
    return super.popToRootViewController(animated: animated)
  }

  /// Pops all controllers above one of them and notifies those of the stack of their depths.
  @discardableResult
  open override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    defer { visibilityDepthDidChange() }
    return super.popToViewController(viewController, animated: animated)
  }

  /// Records that the navigation controller is on top.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    noteDepth(0)
  }

  /// Records that another controller covers the navigation controller.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    noteDepth(1)
  }

  /// Updates the depth for the new container.
  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    visibilityDepthDidChange()
  }

  /// Returns the number of controllers that cover the stack.
  open func visibilityDepth() -> Int { countedDepth }

  /// Notifies the controllers of the stack that their depths may have changed. An override must
  /// call super.
  open func visibilityDepthDidChange() { tellOfDepth(viewControllers) }

  /// Returns the number of controllers that cover a controller of the stack, or `NSNotFound` for
  /// others.
  open func visibilityDepthOfChildViewController(_ childViewController: UIViewController) -> Int {
    guard let index = viewControllers.firstIndex(where: { $0 === childViewController }) else {
      return NSNotFound
    }
    let above = viewControllers.count - 1 - index
    return visibilityDepth() + (index == 0 ? min(above, 1) : above)
  }
}

/// The name of ``ASDKNavigationController`` in an older version of Texture.
public typealias ASNavigationController = ASDKNavigationController
