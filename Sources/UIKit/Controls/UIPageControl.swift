import Foundation

/// A row of dots, one of which is the current page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  private var page = 0
  /// The number of dots. The default is 0.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = page
    }
  }
  /// A Boolean value that indicates whether a single dot is hidden. The default is `false`.
  open var hidesForSinglePage = false
  /// The color of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the current page's dot.
  open var currentPageIndicatorTintColor: UIColor?

  /// How the room behind the dots is drawn; kept as data; default as the system.
  open var backgroundStyle = BackgroundStyle.automatic
  /// The picture of every dot; kept as data; `nil` is the system's.
  open var preferredIndicatorImage: UIImage?
  /// The picture of the current page's dot; kept as data; `nil` is that of every dot.
  open var preferredCurrentPageIndicatorImage: UIImage?
  private var indicatorImages: [Int: UIImage] = [:]
  private var currentIndicatorImages: [Int: UIImage] = [:]

  /// How the room behind the dots is drawn.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// As the system chooses.
    case automatic
    /// With a background.
    case prominent
    /// Without a background.
    case minimal
  }

  /// Sets the picture of a page's dot; kept as data.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
  }

  /// Returns the picture of a page's dot; `nil` is that of every dot.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }

  /// Sets the picture of a page's dot while it is the current page; kept as data.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentIndicatorImages[page] = image
  }

  /// Returns the picture of a page's dot while it is the current page.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentIndicatorImages[page]
  }

  /// A Boolean value that indicates whether the dots wait for ``updateCurrentPageDisplay()``; kept
  /// as a value. The default is `false`.
  open var defersCurrentPageDisplay = false
  /// A Boolean value that indicates whether a drag over the dots goes from page to page; kept as a
  /// value. The default is `true`.
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
