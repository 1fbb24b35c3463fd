import Foundation

/// The frames of the bars and the content of a navigation controller, in its view's coordinates in points.
struct NavigationFrames {
  /// The bars of a navigation controller.
  struct Bars: OptionSet {
    let rawValue: Int
    static let navigationBar = Bars(rawValue: 1 << 0)
    static let toolbar = Bars(rawValue: 1 << 1)
  }

  /// The frame of the navigation bar below the safe area's top edge, also while it is hidden.
  let navigationBar: CGRect
  /// The frame of the toolbar, which reaches the bottom edge of the view, also while it is hidden.
  let toolbar: CGRect
  private let bounds: CGRect
  private let safeArea: UIEdgeInsets
  private let height: BarHeight
  /// The height of the search bar below the navigation bar.
  private let searchBarHeight: CGFloat
  private let shownBars: Bars

  /// Creates the frames for a view's bounds and safe area, and the height of a search bar below the navigation bar.
  init(
    bounds: CGRect, safeArea: UIEdgeInsets, height: BarHeight, searchBarHeight: CGFloat,
    shownBars: Bars
  ) {
    (self.bounds, self.safeArea) = (bounds, safeArea)
    (self.height, self.shownBars) = (height, shownBars)
    self.searchBarHeight = searchBarHeight
    navigationBar = CGRect(
      x: 0, y: safeArea.top, width: bounds.width, height: height.navigationBar)
    let toolbarHeight = height.toolbar + safeArea.bottom
    toolbar = CGRect(
      x: 0, y: bounds.height - toolbarHeight, width: bounds.width, height: toolbarHeight)
  }

  /// Returns the frame of content that extends under bars at some edges, and what the bars at these edges add to its
  /// safe area. Content that does not extend under a bar ends at it.
  func content(extendingTo edges: UIRectEdge) -> (frame: CGRect, covered: UIEdgeInsets) {
    var frame = bounds
    var covered = UIEdgeInsets.zero
    if shownBars.contains(.navigationBar) {
      if edges.contains(.top) {
        covered.top = height.navigationBar + searchBarHeight
      } else {
        frame.origin = CGPoint(x: 0, y: navigationBar.maxY + searchBarHeight)
        frame.size.height -= frame.minY
      }
    }
    if shownBars.contains(.toolbar) {
      if edges.contains(.bottom) {
        covered.bottom = height.toolbar
      } else {
        frame.size.height -= toolbar.height
      }
    }
    return (frame, covered)
  }
}
