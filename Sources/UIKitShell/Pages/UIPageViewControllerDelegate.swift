/// The delegate of a page view controller, notified of the user's swipes; all methods are optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Tells the delegate that a swipe has begun.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Tells the delegate that a swipe has ended and whether it changed the page.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Asks the delegate for the position of the spine. This method is never called by this runtime.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
  /// The default implementation does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  /// The default implementation does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}

  /// The default implementation returns `min`.
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .min }
}

/// The methods that provide a page view controller with pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Asks the data source for the page before another, or `nil` at the first page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Asks the data source for the page after another, or `nil` at the last page.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Asks the data source for the number of page indicators. Optional; this method is never called
  /// by this runtime.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Asks the data source for the index of the selected indicator. Optional; this method is never
  /// called by this runtime.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// The default implementation returns zero.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The default implementation returns zero.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
