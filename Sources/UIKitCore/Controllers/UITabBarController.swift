/// A container that shows one of several view controllers, selected in a tab bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  private var members: [UIViewController] = []
  private weak var shown: UIViewController?
  private let bar = UITabBar()
  /// The tab bar at the bottom.
  open var tabBar: UITabBar { bar }
  /// The delegate that decides on selections by the user and is notified of them.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The view controllers in the order of the bar. Setting them shows the first, unless the shown
  /// one remains.
  open var viewControllers: [UIViewController]? {
    get { members.isEmpty ? nil : members }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the view controllers in the order of the bar.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let former = members
    members = viewControllers ?? []
    let removed = former.filter { old in !members.contains { $0 === old } }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in members {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabBar.items = members.map(\.tabBarItem)
    if !members.contains(where: { $0 === shown }) { show(members.first) }
    for controller in removed { controller.removeFromParent() }
  }

  /// The shown view controller. Setting it does not notify the delegate; other controllers are
  /// ignored.
  open var selectedViewController: UIViewController? {
    get { shown }
    set { if members.contains(where: { $0 === newValue }) { show(newValue) } }
  }

  /// The index of the shown view controller, or `NSNotFound`. Setting an invalid index has no
  /// effect.
  open var selectedIndex: Int {
    get { members.firstIndex { $0 === shown } ?? NSNotFound }
    set { if members.indices.contains(newValue) { show(members[newValue]) } }
  }

  /// The view controllers that the user can rearrange. Not used by the runtime, which reports
  /// `unused-member`.
  open var customizableViewControllers: [UIViewController]? {
    didSet { reportUnused("UITabBarController", if: customizableViewControllers != nil) }
  }

  /// A Boolean value that indicates whether the tab bar is hidden. The shown controller then gets
  /// its space. The default is `false`.
  open var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the tab bar and updates the shown controller's safe area.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != tabBar.isHidden else { return }
    tabBar.isHidden = hidden
    viewIfLoaded?.setNeedsLayout()
    positionContent()
  }

  /// Notifies the controller that the user selected an item. The default implementation does
  /// nothing.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// The view controller that determines the status bar's style: the shown one.
  ///
  /// Not in UIKit's documentation: apps observe it.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }

  /// The view controller that determines whether the status bar is hidden: the shown one.
  ///
  /// Not in UIKit's documentation: apps observe it.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  private func show(_ controller: UIViewController?) {
    let former = shown
    guard former !== controller else { return }
    shown = controller
    tabBar.selectedItem = controller?.tabBarItem
    guard isViewLoaded else { return }
    let isVisible = appearance.state == .appeared || appearance.state == .appearing
    if isVisible {
      former?.beginAppearance(.disappearing, animated: false, driven: true)
      controller?.beginAppearance(.appearing, animated: false, driven: true)
    }
    former?.viewIfLoaded?.removeFromSuperview()
    installShown()
    guard isVisible else { return }
    if former?.appearance.state == .disappearing { former?.endAppearance() }
    if appearance.state == .appeared { controller?.endAppearance() }
  }

  private func installShown() {
    guard let controller = shown else { return }
    controller.view.frame = view.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(controller.view, at: 0)
    positionContent()
  }

  /// Adds the tab bar and the view of the shown view controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    installShown()
  }

  /// Positions the bar and the view of the shown view controller.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    positionContent()
  }

  /// Positions the bar and the view of the shown view controller.
  ///
  /// Decided here: a bar that a pushed controller hides is below the bottom edge. Its `isHidden`
  /// stays the app's value.
  func positionContent() {
    guard let view = viewIfLoaded else { return }
    let (area, size) = (view.safeAreaInsets, view.bounds.size)
    let barHeight = BarHeight(view.traitCollection).tabBar
    let height = barHeight + area.bottom
    let isPushedOut = (shown as? UINavigationController)?.hidesTabBar == true
    tabBar.frame = CGRect(
      x: 0, y: isPushedOut ? size.height : size.height - height, width: size.width,
      height: height)
    guard let controller = shown, controller.isViewLoaded else { return }
    controller.view.frame = view.bounds
    controller.values.containerSafeAreaInsets.bottom =
      tabBar.isHidden || isPushedOut ? 0 : barHeight
    controller.view.updateSafeArea()
  }
}

/// The delegate of a tab bar controller, notified of selections by the user; all methods are
/// optional.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
  /// Asks the delegate whether a view controller may be selected.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Tells the delegate that a view controller was selected.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// The default implementation returns `true`.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
