import UIKit

/// Notes what a scroll view tells, with the offset and the state at that time.
@MainActor
final class ScrollRecorder: UIScrollViewDelegate {
  let log = CallLog()
  var target: CGPoint?
  var zoomed: UIView?

  private func note(_ call: String, _ view: UIScrollView) {
    let state = [
      view.isTracking ? "T" : "", view.isDragging ? "D" : "", view.isDecelerating ? "C" : "",
    ].joined()
    log("\(call) \(Int(view.contentOffset.x)),\(Int(view.contentOffset.y)) \(state)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll", scrollView) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("begin", scrollView) }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEnd to \(Int(targetContentOffset.pointee.y)) at", scrollView)
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEnd \(decelerate)", scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("coast", scrollView) }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("rest", scrollView) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("animated", scrollView)
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("top", scrollView) }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { log("zoom \(scrollView.zoomScale)") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    log("inset \(Int(scrollView.adjustedContentInset.top))")
  }
}
