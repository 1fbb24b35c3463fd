import Foundation

/// A view controller that shows one of several pages, to which the user swipes or the app
/// navigates.
///
/// Both transition styles show one page; the page curl is not drawn. An animated change in a window
/// ends after 0.3 seconds of the environment's clock.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// The style of the transition between pages.
  public enum TransitionStyle: Int, Hashable, Sendable {
    /// A page curl. It is not drawn here.
    case pageCurl
    /// A scroll from page to page.
    case scroll
  }

  /// The direction in which pages are arranged.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    /// Pages are arranged side by side.
    case horizontal
    /// Pages are arranged one above the other.
    case vertical
  }

  /// The direction of a change of page.
  public enum NavigationDirection: Int, Hashable, Sendable {
    /// A change to a later page.
    case forward
    /// A change to an earlier page.
    case reverse
  }

  /// The position of the spine of a page curl.
  public enum SpineLocation: Int, Hashable, Sendable {
    /// The page curl has no spine.
    case none
    /// The spine is at the left or top edge.
    case min
    /// The spine is in the center.
    case mid
    /// The spine is at the right or bottom edge.
    case max
  }

  /// A key of an option for creating a page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as a string.
    public let rawValue: String

    /// Creates a key from a string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The key of the position of the spine, the raw value of a ``SpineLocation``.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The key of the spacing between pages, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The style of the transition between pages.
  public let transitionStyle: TransitionStyle
  /// The direction in which pages are arranged.
  public let navigationOrientation: NavigationOrientation
  /// The position of the spine.
  public let spineLocation: SpineLocation
  /// The spacing between pages, in points. In UIKit it is an option only.
  package let interPageSpacing: CGFloat
  /// The object that provides the neighbors of the shown page; without it the user cannot swipe.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The delegate that is notified of swipes.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// A Boolean value that indicates whether pages have content on both sides. The default is
  /// `false`. Not used by the runtime, which reports `unused-member`.
  open var isDoubleSided = false {
    didSet { reportUnused("UIPageViewController", if: isDoubleSided) }
  }
  /// The gesture recognizers of a page curl; always empty here.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  private var shown: [UIViewController] = []
  private let scroller = UIScrollView()

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spine = options?[.spineLocation]
    spineLocation =
      spine as? SpineLocation ?? (spine as? NSNumber).flatMap {
        SpineLocation(rawValue: $0.intValue)
      }
      ?? (style == .pageCurl ? .min : .none)
    let spacing = options?[.interPageSpacing]
    interPageSpacing =
      spacing as? CGFloat ?? (spacing as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a horizontal page curl without pages. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    interPageSpacing = 0
    super.init(coder: coder)
  }

  /// The shown view controllers, or `nil` before the first are set.
  open var viewControllers: [UIViewController]? { shown.isEmpty ? nil : shown }

  /// Shows pages without notifying the delegate.
  ///
  /// Rule: UIKit's documentation: the completion handler receives whether the change finished, here
  /// always `true`.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    change(to: viewControllers ?? [], animated: animated) { completion?(true) }
  }

  /// Replaces the page by its neighbor and notifies the delegate, as a swipe does.
  ///
  /// - Parameters:
  ///   - direction: the direction of the neighbor.
  ///   - completed: `false` for a transition that is canceled.
  /// - Returns: `true` if the data source returned a page.
  package func turnPage(_ direction: NavigationDirection, completed: Bool) -> Bool {
    guard let current = shown.first, let next = neighbor(of: current, direction) else {
      return false
    }
    let former = shown
    delegate?.pageViewController(self, willTransitionTo: [next])
    guard completed else {
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: former,
        transitionCompleted: false)
      return true
    }
    change(to: [next], animated: true) {
      self.delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: former,
        transitionCompleted: true)
    }
    return true
  }

  private func neighbor(
    of controller: UIViewController, _ direction: NavigationDirection
  ) -> UIViewController? {
    direction == .forward
      ? dataSource?.pageViewController(self, viewControllerAfter: controller)
      : dataSource?.pageViewController(self, viewControllerBefore: controller)
  }

  private static var duration: TimeInterval { 0.3 }

  private func change(
    to pages: [UIViewController], animated: Bool, _ completion: @escaping () -> Void
  ) {
    let former = shown
    let removed = former.filter { page in !pages.contains { $0 === page } }
    let added = pages.filter { page in !former.contains { $0 === page } }
    let isVisible = appearance.state == .appeared || appearance.state == .appearing
    let animated = animated && viewIfLoaded?.window != nil && UIView.areAnimationsEnabled
    for page in removed { page.willMove(toParent: nil) }
    for page in added { addChild(page) }
    shown = pages
    if isVisible {
      for page in removed { page.beginAppearance(.disappearing, animated: animated, driven: true) }
      for page in added { page.beginAppearance(.appearing, animated: animated, driven: true) }
    }
    installPages()
    let end: @MainActor () -> Void = {
      for page in removed { page.viewIfLoaded?.removeFromSuperview() }
      if isVisible { (removed + added).forEach { $0.endAppearance() } }
      for page in removed { page.removeFromParent() }
      for page in added { page.didMove(toParent: self) }
      completion()
    }
    guard animated, let window = viewIfLoaded?.window else { return end() }
    window.runtimeEnvironment.scheduleTimer(
      after: Self.duration, RuntimeScheduling.Step(.timer, "page"), end)
  }

  private func installPages() {
    guard isViewLoaded else { return }
    for page in shown where page.view.superview == nil {
      pageHolder.addSubview(page.view)
    }
    positionPages()
  }

  /// The view that contains the pages. For the scroll style it is a scroll view, which apps
  /// look up among the subviews.
  private var pageHolder: UIView { transitionStyle == .scroll ? scroller : view }

  private func positionPages() {
    guard let view = viewIfLoaded else { return }
    scroller.frame = view.bounds
    for page in shown { page.viewIfLoaded?.frame = view.bounds }
  }

  /// Adds the page views.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if transitionStyle == .scroll {
      scroller.isPagingEnabled = true
      scroller.contentInsetAdjustmentBehavior = .never
      view.addSubview(scroller)
    }
    installPages()
  }

  /// Resizes the page views to the whole view.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    positionPages()
  }
}
