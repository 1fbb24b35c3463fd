import Foundation
import UIKit

/// A navigation controller that tells its stack how many controllers cover each of them.
///
/// Texture: `ASDKNavigationController`. Main thread. The top has the depth of the whole stack, the
/// root one more, since a long press on the back button reaches it, and each other one as many more
/// as there are controllers above it.
@preconcurrency @MainActor
open class ASDKNavigationController: UINavigationController, ASManagesChildVisibilityDepth,
  VisibilityDepthKeeper
{
  var ownDepth = 0

  /// Sets the whole stack and tells it of the depths; pushes and pops end here too.
  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
    visibilityDepthDidChange()
  }

  /// Notes that the stack is on top.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    noteDepth(0)
  }

  /// Notes that another controller covers the stack.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    noteDepth(1)
  }

  /// Asks the new container for the depth.
  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    visibilityDepthDidChange()
  }

  /// Returns the number of controllers that cover the stack.
  open func visibilityDepth() -> Int { countedDepth }

  /// Tells the controllers of the stack; call super.
  open func visibilityDepthDidChange() { tellOfDepth(viewControllers) }

  /// Returns the number of controllers that cover one of the stack; `NSNotFound` for others.
  open func visibilityDepthOfChildViewController(_ childViewController: UIViewController) -> Int {
    guard let index = viewControllers.firstIndex(where: { $0 === childViewController }) else {
      return NSNotFound
    }
    let above = viewControllers.count - 1 - index
    return visibilityDepth() + (index == 0 ? min(above, 1) : above)
  }
}

/// The older name of ``ASDKNavigationController``.
public typealias ASNavigationController = ASDKNavigationController
