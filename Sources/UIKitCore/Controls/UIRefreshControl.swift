import Foundation

/// A control that refreshes the content of a scroll view after a pull at its top.
///
/// A drag that pulls the content far enough begins a refresh and sends `valueChanged`. During a refresh,
/// the control's height is added to the top of the scroll view's adjusted inset, so that the control stays
/// visible. The distance and the height are those of the environment's ``RuntimeMetrics/Lists``.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// A Boolean value that indicates whether a refresh is in progress.
  open package(set) var isRefreshing = false {
    didSet {
      if isRefreshing != oldValue { (superview as? UIScrollView)?.refreshingDidChange() }
    }
  }
  /// The title below the activity indicator.
  open var attributedTitle: NSAttributedString?

  /// Begins a refresh programmatically. No event is sent, and the content does not move.
  ///
  /// Rule: UIKit's documentation of the method.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Ends the refresh. Content that is scrolled to the top returns to its position.
  ///
  /// In a window and with animations enabled, the content returns in steps of 1/60 s of the virtual
  /// clock, each of which calls `scrollViewDidScroll`. Decided here, because Apple documents no order:
  /// the inset is removed before the first step, and `scrollViewDidEndScrollingAnimation` does not
  /// follow, because no scrolling was requested.
  open func endRefreshing() {
    isRefreshing = false
  }
}

extension UIScrollView {
  /// Adds the height of the refresh control to the top inset, or removes it. During a drag, the
  /// inset is added when the drag ends.
  func refreshingDidChange() {
    let height = environment.listMetrics.scrolling.refreshControlHeight
    refreshControl?.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
    guard refreshControl?.isRefreshing == true else { return removeRefreshInset() }
    guard !motion.isDragging else { return }
    scrolling.refreshInset = height
    adoptInsets()
  }

  private func removeRefreshInset() {
    let wasHeld = scrolling.refreshInset > 0
    scrolling.refreshInset = 0
    guard wasHeld, window != nil, UIView.areAnimationsEnabled else { return insetsMayHaveChanged() }
    adoptInsets()
    guard !motion.isDragging else { return }
    let target = CGPoint(x: contentOffset.x, y: max(contentOffset.y, offsetRange.lowest.y))
    if motion.isDecelerating {
      redirectDeceleration()
    } else if target != contentOffset {
      animateOffset(to: target)
      motion.isReturning = true
    }
  }

  /// Begins a refresh when a drag has pulled the content far enough.
  ///
  /// Rule: UIKit's documentation of `UIRefreshControl`: the control sends `valueChanged` when a drag at the
  /// top begins the refresh.
  package func pullRefreshControl() {
    guard motion.isDragging, let refreshControl, refreshControl.isEnabled,
      !refreshControl.isRefreshing
    else { return }
    let pulled = offsetRange.lowest.y - contentOffset.y
    guard pulled >= environment.listMetrics.scrolling.refreshPullDistance else { return }
    refreshControl.isRefreshing = true
    refreshControl.sendActions(for: .valueChanged)
  }

  /// Adds the height of the refresh control to the top inset when a drag that began the refresh
  /// ends.
  package func holdRefreshControl() {
    guard refreshControl?.isRefreshing == true else { return }
    scrolling.refreshInset = environment.listMetrics.scrolling.refreshControlHeight
    adoptInsets()
  }
}
