import Foundation

/// A control that refreshes the content of a scroll view after a pull at its top.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// A Boolean value that indicates whether a refresh is in progress.
  open package(set) var isRefreshing = false
  /// The title below the activity indicator.
  open var attributedTitle: NSAttributedString?

  /// Begins a refresh programmatically. No event is sent.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Ends the refresh.
  open func endRefreshing() {
    isRefreshing = false
  }
}
