import UIKit

extension UIScrollView {
  /// Simulates a tap on the status bar, which scrolls the content to the top if the delegate allows
  /// it.
  public func tapStatusBar() {
    guard scrollsToTop, scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    let top = CGPoint(x: contentOffset.x, y: offsetRange.lowest.y)
    guard top != contentOffset else { return }
    animateOffset(to: top)
    motion.scrollsToTop = true
  }

  /// Moves an animated content offset to its target immediately, without waiting for the virtual
  /// clock.
  ///
  /// Cells that become visible are displayed before `scrollViewDidEndScrollingAnimation` is called.
  public func finishAnimation() {
    guard motion.isAnimating else { return }
    finishMotionInOneStep()
  }

  /// Simulates a pinch that zooms to a scale. Does nothing if the delegate returns no view for
  /// zooming.
  ///
  /// - Parameter scale: the scale of the zoomed view, which is kept between `minimumZoomScale` and
  ///   `maximumZoomScale`.
  public func pinch(to scale: CGFloat) {
    guard let view = scrollDelegate?.viewForZooming(in: self) else { return }
    scrolling.isZooming = true
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    setZoomScale(scale, animated: false)
    scrolling.isZooming = false
    scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
  }
}
