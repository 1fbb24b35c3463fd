import Foundation

/// A stack of controllers under a bar.
///
/// The top controller's view fills the view; the bar's height is part of its safe area. Animated
/// changes end by the virtual clock.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// What changes the stack.
  public enum Operation: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// A controller is put on top.
    case push
    /// Controllers are taken away.
    case pop
  }

  private var stack: [UIViewController] = []
  /// Who hears `didMove(toParent:)` at the end of the change that brought it.
  private var arriving: [UIViewController] = []
  private weak var shown: UIViewController?
  private var bar = UINavigationBar()
  private var lowerBar = UIToolbar()
  /// The bar above.
  open var navigationBar: UINavigationBar { bar }
  /// The bar below.
  open var toolbar: UIToolbar! { lowerBar }
  /// Hears of shown controllers.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The gesture from the edge that goes back.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }
  private let popGesture = UIGestureRecognizer()

  /// A Boolean value that indicates whether bars hide with a swipe; kept as a value. The default is
  /// `false`.
  open var hidesBarsOnSwipe = false
  /// A Boolean value that indicates whether bars hide with a tap; kept as a value. The default is
  /// `false`.
  open var hidesBarsOnTap = false
  /// A Boolean value that indicates whether bars hide while a keyboard is shown; kept as a value.
  /// The default is `false`.
  open var hidesBarsWhenKeyboardAppears = false
  /// A Boolean value that indicates whether bars hide where there is little height; kept as a
  /// value. The default is `false`.
  open var hidesBarsWhenVerticallyCompact = false

  /// Creates an empty stack; nothing is read from an interface file.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty stack whose bars are of classes; `nil`, and a class of other views, means the
  /// usual.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    if let type = navigationBarClass as? UINavigationBar.Type { bar = type.make() }
    if let type = toolbarClass as? UIToolbar.Type { lowerBar = type.make() }
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a stack of one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates an empty stack; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The controller on top while the bar is hidden.
  ///
  /// UIKit's documentation does not say it: apps see that a shown bar's style decides, and write
  /// subclasses because of it.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  /// The controller on top, as apps see it; UIKit's documentation does not say it.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// Light text on a black bar, else as the system chooses.
  ///
  /// Rule: UIKit's documentation of `UIBarStyle.black`: a bar of that style has light content.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }

  // MARK: Stack

  /// The controllers from the root to the top.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that is seen: what the top one presents, else the top one.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Sets the whole stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let removed = stack.filter { old in !viewControllers.contains { $0 === old } }
    for controller in removed { controller.willMove(toParent: nil) }
    arriving += viewControllers.filter { $0.parent !== self }
    for controller in viewControllers { addChild(controller) }
    stack = viewControllers
    updateBarItems()
    show(animated: animated, removing: removed)
  }

  /// Puts a controller on top.
  ///
  /// Rule: UIKit's documentation: a controller that is on the stack already cannot be pushed.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      return report(.alreadyPushed, "is pushed while it is on the stack already", viewController)
    }
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Takes the top controller away; the root stays.
  ///
  /// - Returns: the controller that was taken away.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Takes every controller above the root away.
  ///
  /// - Returns: the controllers that were taken away, bottom first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Takes every controller above one away.
  ///
  /// - Returns: the controllers that were taken away, bottom first; `nil` when it is not on the
  ///   stack.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      report(.notOnStack, "is popped to but is not on the stack", viewController)
      return nil
    }
    let removed = Array(stack[(index + 1)...])
    if !removed.isEmpty { setViewControllers(Array(stack[...index]), animated: animated) }
    return removed
  }

  /// Taps the button back of the bar. A driven step: the top item's action runs, else the top goes.
  ///
  /// Rule: UIKit's documentation of `backAction` and `hidesBackButton`: without the button there is no tap.
  public func tapBackButton() {
    guard stack.count > 1, !isNavigationBarHidden, let item = topViewController?.navigationItem
    else { return }
    let hasLeft = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    guard !item.hidesBackButton, !hasLeft else { return }
    if let action = item.backAction { return action.perform(sender: item) }
    popViewController(animated: true)
  }

  /// Pushes a controller.
  open override func show(_ viewController: UIViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  /// Pushes the secondary controller, as a whole where it is a stack of its own.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    setViewControllers(stack + [secondaryViewController], animated: false)
  }

  /// Pops the top controller, unless it is the only one.
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
        remedy: "Look at viewControllers before changing the stack."))
  }

  // MARK: Bars

  /// How long a bar takes to come or go, in virtual seconds: 0.2, as in UIKit.
  open class var hideShowBarDuration: CGFloat { 0.2 }

  /// A Boolean value that indicates whether the bar above is hidden. The default is `false`.
  open var isNavigationBarHidden = false {
    didSet { if isNavigationBarHidden != oldValue { barsDidChange() } }
  }

  /// Hides or shows the bar above.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// A Boolean value that indicates whether the bar below is hidden. The default is `true`.
  open var isToolbarHidden = true {
    didSet { if isToolbarHidden != oldValue { barsDidChange() } }
  }

  /// Hides or shows the bar below.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  /// A Boolean value that indicates whether there is no bar above: a stack on another one, as split
  /// view controllers make when they collapse, has that one's.
  private var hasNoBar: Bool { isNavigationBarHidden || parent is UINavigationController }

  private func updateBarItems() {
    navigationBar.items = stack.map { controller in
      let nested = (controller as? UINavigationController)?.topViewController
      return (nested ?? controller).navigationItem
    }
    (parent as? UINavigationController)?.updateBarItems()
  }

  private func barsDidChange() {
    toolbar.isHidden = isToolbarHidden
    viewIfLoaded?.setNeedsLayout()
    positionContent()
  }

  // MARK: View

  /// Shows the top controller under the bars.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    toolbar.isHidden = isToolbarHidden
    view.addSubview(toolbar)
    installTop()
  }

  /// Positions the bars and the top controller's view.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    positionContent()
  }

  /// Whether the bars lie over content; opaque bars leave it room only below them.
  private func positionContent() {
    guard let view = viewIfLoaded else { return }
    navigationBar.isHidden = hasNoBar
    let (area, size) = (view.safeAreaInsets, view.bounds.size)
    navigationBar.frame = CGRect(
      x: 0, y: area.top, width: size.width, height: UINavigationBar.standardHeight)
    let toolbarHeight = UIToolbar.standardHeight + area.bottom
    toolbar.frame = CGRect(
      x: 0, y: size.height - toolbarHeight, width: size.width, height: toolbarHeight)
    guard let top = shown, top.isViewLoaded else { return }
    let bars = UIEdgeInsets(
      top: hasNoBar ? 0 : UINavigationBar.standardHeight, left: 0,
      bottom: isToolbarHidden ? 0 : UIToolbar.standardHeight, right: 0)
    let edges = top.edgesForExtendedLayout
    var room = view.bounds
    var covered = bars
    if !edges.contains(.top), !hasNoBar {
      let reach = area.top + bars.top
      room = CGRect(x: 0, y: reach, width: room.width, height: room.height - reach)
      covered.top = 0
    }
    if !edges.contains(.bottom), !isToolbarHidden {
      room.size.height -= area.bottom + bars.bottom
      covered.bottom = 0
    }
    top.view.frame = room
    top.values.containerSafeAreaInsets = covered
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

  /// The length of a push or pop in virtual seconds.
  private static var transitionDuration: TimeInterval { 0.35 }

  /// Shows the top of the stack in place of what was shown.
  ///
  /// Rule: UIKit's documentation: the delegate hears `willShow`, the old controller disappears while
  /// the new one appears, then the delegate hears `didShow`.
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
      after: Self.transitionDuration, RuntimeStep(.timer, "navigation"), end)
  }

  /// The change that the delegate's animator makes, if it has one.
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
