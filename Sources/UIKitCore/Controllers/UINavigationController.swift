import Foundation

/// A container that shows the top of a stack of view controllers under a navigation bar.
///
/// The view of the top controller fills the container; the bars contribute to its safe area. An
/// animated push or pop ends after 0.35 seconds of the environment's clock.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The kind of change of the stack.
  public enum Operation: Int, Hashable, Sendable {
    /// The stack does not change.
    case none
    /// A view controller is pushed.
    case push
    /// View controllers are popped.
    case pop
  }

  private var stack: [UIViewController] = []
  /// The new controllers that receive `didMove(toParent:)` at the end of the current change.
  private var arriving: [UIViewController] = []
  private weak var shown: UIViewController?
  private var bar = UINavigationBar()
  private var lowerBar = UIToolbar()
  /// The navigation bar at the top.
  open var navigationBar: UINavigationBar { bar }
  /// The toolbar at the bottom.
  open var toolbar: UIToolbar! { lowerBar }
  /// The delegate that is notified of shown view controllers.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The gesture recognizer of the swipe from the edge that pops the top controller.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }
  private let popGesture = UIGestureRecognizer()

  /// A Boolean value that indicates whether a swipe hides the bars. The default is `false`. Not
  /// used by the runtime, which reports `unused-member`.
  open var hidesBarsOnSwipe = false {
    didSet { reportUnused("UINavigationController", if: hidesBarsOnSwipe) }
  }
  /// A Boolean value that indicates whether a tap hides the bars. The default is `false`. Not used
  /// by the runtime, which reports `unused-member`.
  open var hidesBarsOnTap = false {
    didSet { reportUnused("UINavigationController", if: hidesBarsOnTap) }
  }
  /// A Boolean value that indicates whether the keyboard hides the bars. The default is `false`.
  /// Not used by the runtime, which reports `unused-member`.
  open var hidesBarsWhenKeyboardAppears = false {
    didSet { reportUnused("UINavigationController", if: hidesBarsWhenKeyboardAppears) }
  }
  /// A Boolean value that indicates whether a vertically compact environment hides the bars. The
  /// default is `false`. Not used by the runtime, which reports `unused-member`.
  open var hidesBarsWhenVerticallyCompact = false {
    didSet { reportUnused("UINavigationController", if: hidesBarsWhenVerticallyCompact) }
  }

  /// Creates an empty stack. Nothing is read from a nib file.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty stack with custom bar classes. For `nil` or an unrelated class, the standard
  /// class is used.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    if let type = navigationBarClass as? UINavigationBar.Type { bar = type.make() }
    if let type = toolbarClass as? UIToolbar.Type { lowerBar = type.make() }
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a stack with a root view controller, which is pushed.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates an empty stack. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The view controller that determines the status bar's style: the top one while the navigation
  /// bar is hidden, otherwise `nil`.
  ///
  /// Not in UIKit's documentation: apps observe that the style of a visible bar decides, and
  /// subclass the controller for that reason.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  /// The view controller that determines whether the status bar is hidden: the top one.
  ///
  /// Not in UIKit's documentation: apps observe it.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// The preferred status bar style: light content for a black bar, otherwise `default`.
  ///
  /// Rule: UIKit's documentation of `UIBarStyle.black`: a bar of that style has light content.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }

  // MARK: Stack

  /// The view controllers from the root to the top. Setting them calls
  /// ``setViewControllers(_:animated:)``.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The top view controller.
  open var topViewController: UIViewController? { stack.last }

  /// The visible view controller: the one that the top controller presents, otherwise the top
  /// controller.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Replaces the whole stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  /// Replaces the stack. Pushes and pops do not call the overridable method.
  private func replaceStack(with viewControllers: [UIViewController], animated: Bool) {
    let removed = stack.filter { old in !viewControllers.contains { $0 === old } }
    for controller in removed {
      controller.parentWillChange(to: nil)
      controller.willMove(toParent: nil)
    }
    arriving += viewControllers.filter { $0.parent !== self }
    for controller in viewControllers { addChild(controller) }
    stack = viewControllers
    updateBarItems()
    updateBottomBars()
    show(animated: animated, removing: removed)
  }

  /// Pushes a view controller.
  ///
  /// Rule: UIKit's documentation: a controller that already is on the stack cannot be pushed; the
  /// call is reported as a violation and has no effect.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      return report(.alreadyPushed, "was pushed but already is on the stack", viewController)
    }
    replaceStack(with: stack + [viewController], animated: animated)
  }

  /// Pops the top view controller. The root view controller is never popped.
  ///
  /// - Returns: the popped controller, or `nil` when only the root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    replaceStack(with: Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Pops all view controllers above the root.
  ///
  /// - Returns: the popped controllers, bottom first, or `nil` when the stack is empty.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.isEmpty ? nil : pop(to: 0, animated: animated)
  }

  /// Pops all view controllers above one of them.
  ///
  /// - Returns: the popped controllers, bottom first, or `nil` when the controller is not on the
  ///   stack, which is reported as a violation.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      report(.notOnStack, "cannot be popped to because it is not on the stack", viewController)
      return nil
    }
    return pop(to: index, animated: animated)
  }

  private func pop(to index: Int, animated: Bool) -> [UIViewController] {
    let removed = Array(stack[(index + 1)...])
    if !removed.isEmpty { replaceStack(with: Array(stack[...index]), animated: animated) }
    return removed
  }

  /// Pushes a view controller.
  open override func show(_ viewController: UIViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  /// Pushes the secondary controller. A navigation controller is pushed as a whole.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    setViewControllers(stack + [secondaryViewController], animated: false)
  }

  /// Pops the top view controller and returns it, or returns `nil` when only the root is left.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    popViewController(animated: false)
  }

  private func report(
    _ code: RuntimeViolation.Code, _ reason: String, _ controller: UIViewController
  ) {
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        code, subject: "\(type(of: self))", message: "\(type(of: controller)) \(reason).",
        remedy: "Check viewControllers before you change the stack."))
  }

  // MARK: Bars

  /// The duration of hiding or showing a bar: 0.2 seconds, as in UIKit.
  open class var hideShowBarDuration: CGFloat { 0.2 }

  /// A Boolean value that indicates whether the navigation bar is hidden. The default is `false`.
  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { barsDidChange() } }
  }

  /// Hides or shows the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// A Boolean value that indicates whether the toolbar is hidden. The default is `true`.
  open var isToolbarHidden = true {
    didSet { if isToolbarHidden != oldValue { barsDidChange() } }
  }

  /// Hides or shows the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  /// A Boolean value that indicates whether the controller shows no navigation bar of its own.
  ///
  /// A stack inside another one, as in a collapsed split view controller, uses the outer bar.
  private var hasNoBar: Bool { isNavigationBarHidden || parent is UINavigationController }

  private func updateBarItems() {
    navigationBar.items = stack.map { controller in
      let nested = (controller as? UINavigationController)?.topViewController
      return (nested ?? controller).navigationItem
    }
    (parent as? UINavigationController)?.updateBarItems()
  }

  /// A Boolean value that indicates whether a controller of the stack hides the tab bar.
  private(set) var hidesTabBar = false
  /// A Boolean value that indicates whether the top controller hides the toolbar.
  private var hidesToolbar = false

  /// Hides or shows the bars at the bottom as the controllers of the stack request.
  private func updateBottomBars() {
    let hidesTabBar = stack.contains(where: \.hidesBottomBarWhenPushed)
    let hidesToolbar = topViewController?.hidesBottomBarWhenPushed == true
    guard (hidesTabBar, hidesToolbar) != (self.hidesTabBar, self.hidesToolbar) else { return }
    (self.hidesTabBar, self.hidesToolbar) = (hidesTabBar, hidesToolbar)
    barsDidChange()
    (parent as? UITabBarController)?.positionContent()
  }

  private var hasNoToolbar: Bool { isToolbarHidden || hidesToolbar }

  private func barsDidChange() {
    toolbar.isHidden = hasNoToolbar
    viewIfLoaded?.setNeedsLayout()
    positionContent()
  }

  // MARK: View

  /// Adds the bars and the view of the top view controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    toolbar.isHidden = hasNoToolbar
    view.addSubview(toolbar)
    installTop()
  }

  /// Positions the bars and the view of the top view controller.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    positionContent()
  }

  /// Positions the bars and the content. A controller that does not extend under the bars gets the
  /// area between them.
  private func positionContent() {
    guard let view = viewIfLoaded else { return }
    navigationBar.isHidden = hasNoBar
    var shownBars: NavigationFrames.Bars = []
    if !hasNoBar { shownBars.insert(.navigationBar) }
    if !hasNoToolbar { shownBars.insert(.toolbar) }
    let frames = NavigationFrames(
      bounds: view.bounds, safeArea: view.safeAreaInsets, height: BarHeight(view.traitCollection),
      searchBarHeight: navigationBar.shownSearchBarHeight, shownBars: shownBars)
    navigationBar.frame = frames.navigationBar
    toolbar.frame = frames.toolbar
    guard let top = shown, top.isViewLoaded else { return }
    let content = frames.content(extendingTo: top.edgesForExtendedLayout)
    top.view.frame = content.frame
    top.values.containerSafeAreaInsets = content.covered
    top.view.updateSafeArea()
  }

  private func installTop() {
    guard isViewLoaded, let top = stack.last else { return }
    shown = top
    top.view.frame = view.bounds
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(top.view, at: 0)
    positionContent()
  }

  /// The duration of a push or pop, in seconds of the environment's clock.
  private static var transitionDuration: TimeInterval { 0.35 }

  /// Shows the top of the stack in place of the controller that was shown.
  ///
  /// Rule: UIKit's documentation: the delegate receives `willShow`, the old controller disappears
  /// while the new one appears, then the delegate receives `didShow`.
  private func show(animated: Bool, removing removed: [UIViewController]) {
    let (former, top) = (shown, stack.last)
    guard isViewLoaded, former !== top else { return finish(removed) }
    let animated = animated && view.window != nil && UIView.areAnimationsEnabled
    let coordinator = animated ? makeCoordinator(from: former, to: top) : nil
    values.transition = coordinator
    if let top { delegate?.navigationController(self, willShow: top, animated: animated) }
    let isVisible = appearance.state == .appeared || appearance.state == .appearing
    if isVisible {
      former?.beginAppearance(.disappearing, animated: animated, driven: true)
      top?.beginAppearance(.appearing, animated: animated, driven: true)
    }
    installTop()
    coordinator?.begin()
    guard animated else {
      return endShow(of: top, after: former, removed, isVisible: isVisible, animated: animated)
    }
    let end: @MainActor () -> Void = {
      self.endShow(of: top, after: former, removed, isVisible: isVisible, animated: animated) {
        coordinator?.end()
      }
    }
    if let transition = transition(from: former, to: top) { return transition.run(end) }
    view.environment.scheduleTimer(
      after: Self.transitionDuration, RuntimeScheduling.Step(.timer, "navigation"), end)
  }

  /// Returns the transition of the delegate's animator, or `nil` without one.
  private func transition(
    from former: UIViewController?, to top: UIViewController?
  ) -> AnimatedTransition? {
    guard let former, let top else { return nil }
    let operation = stack.contains { $0 === former } ? Operation.push : .pop
    let animator = delegate?.navigationController(
      self, animationControllerFor: operation, from: former, to: top)
    return animator.map {
      AnimatedTransition(animator: $0, from: former, to: top, container: view)
    }
  }

  private func makeCoordinator(
    from former: UIViewController?, to top: UIViewController?
  ) -> TransitionCoordinator {
    TransitionCoordinator(
      isAnimated: true, duration: Self.transitionDuration, from: former, to: top,
      in: viewIfLoaded)
  }

  private func endShow(
    of top: UIViewController?, after former: UIViewController?, _ removed: [UIViewController],
    isVisible: Bool, animated: Bool, _ end: () -> Void = {}
  ) {
    if former !== shown { former?.viewIfLoaded?.removeFromSuperview() }
    if isVisible {
      if former?.appearance.state == .disappearing { former?.endAppearance() }
      if appearance.state == .appeared { top?.endAppearance() }
    }
    finish(removed)
    if shown === top { values.transition = nil }
    end()
    if let top { delegate?.navigationController(self, didShow: top, animated: animated) }
  }

  private func finish(_ removed: [UIViewController]) {
    for controller in removed { controller.removeFromParent() }
    let arrived = arriving.filter { $0.parent === self }
    arriving = []
    for controller in arrived { controller.didMove(toParent: self) }
  }
}
