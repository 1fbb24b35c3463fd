import Foundation

/// The control that a pull at the top of a scroll view uses.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// A Boolean value that indicates whether a refresh is under way.
  open private(set) var isRefreshing = false
  /// The text below the spinner.
  open var attributedTitle: NSAttributedString?

  /// Shows that a refresh is under way.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Shows that a refresh has ended.
  open func endRefreshing() {
    isRefreshing = false
  }

  /// Pulls far enough to refresh. A driven step: a refresh begins and `valueChanged` is sent.
  public func pull() {
    guard isEnabled, !isRefreshing else { return }
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}
