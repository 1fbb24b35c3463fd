extension UIViewController {
  /// The identifier for state restoration, for the app to read.
  public var restorationIdentifier: String? {
    get { values.restorationIdentifier }
    set { values.restorationIdentifier = newValue }
  }

  /// A Boolean value that indicates whether a container insets the view when it is a scroll view.
  /// The default is `true`.
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { values.automaticallyAdjustsScrollViewInsets }
    set {
      values.automaticallyAdjustsScrollViewInsets = newValue
      (viewIfLoaded as? UIScrollView)?.safeAreaInsetsDidChange()
    }
  }

}

/// The stored values of a view controller, with UIKit's defaults.
struct ControllerValues {
  var title: String?
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var preferredContentSize = CGSize.zero
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The insets that a container adds for its bars, in points.
  var containerSafeAreaInsets = UIEdgeInsets.zero
  var edgesForExtendedLayout = UIRectEdge.all
  var automaticallyAdjustsScrollViewInsets = true
  var modalPresentationStyle = UIModalPresentationStyle.automatic
  var respectsMinimumMargins = true
  var contentScrollViews = EdgeScrollViews()
  var nibName: String?
  var nibBundle: Bundle?
  var presentationController: UIPresentationController?
  /// The style for which the presentation controller was created.
  var managedStyle: UIModalPresentationStyle?
  var restorationIdentifier: String?
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var overrides: [ObjectIdentifier: UITraitCollection] = [:]
  var traitRegistrations = TraitRegistrations()
  var isBeingPresented = false
  var isBeingDismissed = false
  var isMovingToParent = false
  var isMovingFromParent = false
  var isEditing = false
  var keyCommands: [UIKeyCommand] = []
  var previewings: [PreviewingContext] = []
  var transition: TransitionCoordinator?
  var editButtonItem: UIBarButtonItem?
  var topGuide: BarGuide?
  var bottomGuide: BarGuide?
  var contentUnavailable = ContentUnavailableValues()
}

/// The scroll views that were set for the edges of a controller's view, referenced weakly.
struct EdgeScrollViews {
  private struct Entry {
    weak var scrollView: UIScrollView?
  }

  private var entries: [UInt: Entry] = [:]

  /// Sets the scroll view of each edge, or removes it when `nil`.
  @MainActor mutating func set(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
    for edge in Self.edges where edges.contains(edge) {
      entries[edge.rawValue] = scrollView.map { Entry(scrollView: $0) }
    }
  }

  /// Returns the scroll view of the first edge of a set that has one.
  @MainActor subscript(edges: NSDirectionalRectEdge) -> UIScrollView? {
    Self.edges.lazy.filter(edges.contains).compactMap { entries[$0.rawValue]?.scrollView }.first
  }

  private static var edges: [NSDirectionalRectEdge] { [.top, .leading, .bottom, .trailing] }
}

// The items of a controller's bars are created at the first access.
extension UIViewController {
  func makeEditButtonItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      title: "Edit",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    item.showEditing(isEditing)
    values.editButtonItem = item
    return item
  }

  func makeNavigationItem() -> UINavigationItem {
    let item = UINavigationItem(title: "")
    item.title = values.title
    values.navigationItem = item
    return item
  }

  func makeTabBarItem() -> UITabBarItem {
    let item = UITabBarItem(title: values.title, image: nil, tag: 0)
    values.tabBarItem = item
    return item
  }
}
