import Foundation

/// A row of dots, one of which is the current page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  private var page = 0
  /// The number of dots; default 0.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = page
    }
  }
  /// Whether a single dot is hidden; default no.
  open var hidesForSinglePage = false
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the current page's dot.
  open var currentPageIndicatorTintColor: UIColor?

  /// Whether the dots wait for ``updateCurrentPageDisplay()``; kept as a value; default no.
  open var defersCurrentPageDisplay = false
  /// Whether a drag over the dots goes from page to page; kept as a value; default yes.
  open var allowsContinuousInteraction = true

  /// Shows the current page; nothing shows it here.
  open func updateCurrentPageDisplay() {}

  /// The size of a number of dots in points: 8 for each, 8 between them, 28 high.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, 16 * pageCount - 8)), height: 28)
  }

  /// The current page, kept between 0 and the last one; setting it sends no event.
  open var currentPage: Int {
    get { page }
    set { page = max(0, min(newValue, numberOfPages - 1)) }
  }

  /// Taps beside the dots to go to a page. A driven step: `valueChanged` is sent on a change.
  public func tapPage(_ page: Int) {
    let former = currentPage
    guard isEnabled else { return }
    currentPage = page
    if currentPage != former { sendActions(for: .valueChanged) }
  }
}
