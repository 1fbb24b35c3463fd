import Foundation

/// Shows one of several controllers, to which a person swipes or the app goes.
///
/// Both styles show one page: no page curls here. A page comes and goes by the virtual clock when the
/// change is animated in a window.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// How one page follows another.
  public enum TransitionStyle: Int, Hashable, Sendable {
    /// The page curls.
    case pageCurl
    /// The page is pushed away.
    case scroll
  }

  /// Which way the pages lie.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    /// Side by side.
    case horizontal
    /// One above the other.
    case vertical
  }

  /// Which way a change goes.
  public enum NavigationDirection: Int, Hashable, Sendable {
    /// To a later page.
    case forward
    /// To an earlier page.
    case reverse
  }

  /// Where the spine of a book is.
  public enum SpineLocation: Int, Hashable, Sendable {
    /// None.
    case none
    /// At the least edge.
    case min
    /// In the middle.
    case mid
    /// At the greatest edge.
    case max
  }

  /// Names of settings.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The spine of a book.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The room between pages, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// How one page follows another.
  public let transitionStyle: TransitionStyle
  /// Which way the pages lie.
  public let navigationOrientation: NavigationOrientation
  /// Where the spine of a book is.
  public let spineLocation: SpineLocation
  /// The room between pages, in points; UIKit has it as an option alone.
  public let interPageSpacing: CGFloat
  /// Gives the pages beside the shown one; without it a person cannot swipe.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Hears of swipes.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// A Boolean value that indicates whether pages have a back; kept as a value. The default is
  /// `false`.
  open var isDoubleSided = false
  /// The recognisers of a page curl; none here.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  private var shown: [UIViewController] = []
  private let scroller = UIScrollView()

  /// Creates a controller without a page.
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

  /// Creates a controller without a page that curls sideways; archives are not read.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    interPageSpacing = 0
    super.init(coder: coder)
  }

  /// The shown controllers; `nil` before any is set.
  open var viewControllers: [UIViewController]? { shown.isEmpty ? nil : shown }

  /// Shows pages. The delegate does not hear of it.
  ///
  /// Rule: UIKit's documentation: the completion hears whether the change has ended.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    change(to: viewControllers ?? [], animated: animated) { completion?(true) }
  }

  /// Swipes to the page beside the shown one. A driven step.
  ///
  /// Rule: UIKit's documentation: the data source gives the page, the delegate hears before and after
  /// the change; nothing happens at the last page.
  ///
  /// - Parameters:
  ///   - direction: which way.
  ///   - completed: whether the finger goes far enough; otherwise the page comes back.
  /// - Returns: whether there is a page that way.
  @discardableResult
  public func swipe(_ direction: NavigationDirection, completed: Bool = true) -> Bool {
    guard let current = shown.first, let next = neighbour(of: current, direction) else {
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

  private func neighbour(
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
      after: Self.duration, RuntimeStep(.timer, "page"), end)
  }

  private func installPages() {
    guard isViewLoaded else { return }
    for page in shown where page.view.superview == nil {
      pageHolder.addSubview(page.view)
    }
    positionPages()
  }

  /// A scroll view holds the pages that are pushed, as apps look for it among the subviews.
  private var pageHolder: UIView { transitionStyle == .scroll ? scroller : view }

  private func positionPages() {
    guard let view = viewIfLoaded else { return }
    scroller.frame = view.bounds
    for page in shown { page.viewIfLoaded?.frame = view.bounds }
  }

  /// Shows the pages.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if transitionStyle == .scroll {
      scroller.isPagingEnabled = true
      scroller.contentInsetAdjustmentBehavior = .never
      view.addSubview(scroller)
    }
    installPages()
  }

  /// Gives the pages the whole view.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    positionPages()
  }
}
