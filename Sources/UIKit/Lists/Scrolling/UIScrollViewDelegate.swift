/// The methods of a scroll view's delegate. All are optional.
///
/// The order of calls in a gesture, after UIKit's documentation of each: `scrollViewWillBeginDragging`,
/// `scrollViewDidScroll` for each move, `scrollViewWillEndDragging`, `scrollViewDidEndDragging`, and
/// while the content coasts `scrollViewWillBeginDecelerating`, `scrollViewDidScroll`,
/// `scrollViewDidEndDecelerating`.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// Tells that the offset has changed, by whatever cause.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Tells that a drag begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Tells that the finger is being lifted, and where the content will stop.
  ///
  /// - Parameters:
  ///   - scrollView: the view.
  ///   - velocity: the speed of the offset, in points a millisecond.
  ///   - targetContentOffset: the offset at which the content will stop; may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Tells the delegate that the finger was lifted, and whether the content decelerates.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Tells the delegate that the content decelerates.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Tells that the content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Tells that an animated change of the offset has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Asks whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Tells that a tap on the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Asks for the view that zooming scales.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Tells that zooming begins.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Tells that the zoom scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Tells that zooming has ended.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Tells that the insets with the safe area have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Agrees.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Names no view, so that nothing zooms.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// Gives scroll views their `delegate` in a way that lets subclasses declare one of another type.
///
/// Objective-C lets `UICollectionView` narrow the type of its superclass's delegate, Swift does not:
/// a member of a protocol extension, though, is hidden by a subclass's own member of that name.
@preconcurrency @MainActor public protocol ScrollDelegateHolding: UIScrollView {}

extension ScrollDelegateHolding {
  /// The delegate that is notified of scrolling.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
