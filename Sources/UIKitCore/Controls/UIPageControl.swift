import Foundation

/// A row of indicators, one of which represents the current page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  private var page = 0
  /// The number of pages. The default is 0.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = page
    }
  }
  /// A Boolean value that indicates whether the control is hidden for a single page. The default is
  /// `false`.
  open var hidesForSinglePage = false
  /// The color of the indicators.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the current page's indicator.
  open var currentPageIndicatorTintColor: UIColor?

  /// The style of the background. The default is `automatic`. Not used by the runtime, which
  /// reports `unused-member`.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { reportUnused("UIPageControl", if: backgroundStyle != .automatic) }
  }
  /// The image of the indicators, or `nil` for the system's. Not used by the runtime, which reports
  /// `unused-member`.
  open var preferredIndicatorImage: UIImage? {
    didSet { reportUnused("UIPageControl", if: preferredIndicatorImage != nil) }
  }
  /// The image of the current page's indicator, or `nil` for the other indicators' image. Not used
  /// by the runtime, which reports `unused-member`.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    didSet { reportUnused("UIPageControl", if: preferredCurrentPageIndicatorImage != nil) }
  }
  private var indicatorImages: [Int: UIImage] = [:]
  private var currentIndicatorImages: [Int: UIImage] = [:]

  /// The style of the background.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// The system chooses the background.
    case automatic
    /// A prominent background.
    case prominent
    /// A minimal background.
    case minimal
  }

  /// Sets the image of a page's indicator. Not used by the runtime, which reports `unused-member`.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    reportUnused("UIPageControl", if: image != nil, member: "setIndicatorImage")
    indicatorImages[page] = image
  }

  /// Returns the image of a page's indicator, or `nil` for the common image.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }

  /// Sets the image of a page's indicator while the page is current. Not used by the runtime, which
  /// reports `unused-member`.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    reportUnused("UIPageControl", if: image != nil, member: "setCurrentPageIndicatorImage")
    currentIndicatorImages[page] = image
  }

  /// Returns the image of a page's indicator while the page is current.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentIndicatorImages[page]
  }

  /// A Boolean value that indicates whether display updates wait for
  /// ``updateCurrentPageDisplay()``.
  ///
  /// The default is `false`. Not used by the runtime, which reports `unused-member`.
  open var defersCurrentPageDisplay = false {
    didSet { reportUnused("UIPageControl", if: defersCurrentPageDisplay) }
  }
  /// A Boolean value that indicates whether dragging over the indicators changes the page. The
  /// default is `true`. Not used by the runtime, which reports `unused-member`.
  open var allowsContinuousInteraction = true {
    didSet { reportUnused("UIPageControl", if: !allowsContinuousInteraction) }
  }

  /// Updates the display of the current page. This method has no effect here.
  open func updateCurrentPageDisplay() {}

  /// Returns the size for a number of pages, in points: 8 for each indicator, 8 between indicators,
  /// 28 high.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, 16 * pageCount - 8)), height: 28)
  }

  /// The current page, limited to the existing pages. Setting it sends no event.
  open var currentPage: Int {
    get { page }
    set { page = max(0, min(newValue, numberOfPages - 1)) }
  }
}
