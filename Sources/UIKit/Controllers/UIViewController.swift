import Foundation

/// Loads a view, hears of its appearance and layout, and holds other controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer,
  UITraitEnvironment
{
  private var storedView: UIView?
  var values = ControllerValues()
  var appearance = AppearanceTransition()
  weak var storedParent: UIViewController?
  var storedChildren: [UIViewController] = []
  /// The window whose root this controller is.
  weak var hostingWindow: UIWindow?
  var presented: UIViewController?
  weak var presenting: UIViewController?

  // MARK: Making

  /// Makes a controller; nothing is read from an interface file.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Makes a controller without an interface file.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller; archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: View

  /// The root view; reading it loads it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.viewController = nil
      storedView = newValue
      newValue?.viewController = self
      newValue?.updateSafeArea()
    }
  }

  /// The root view; nil before it is loaded.
  open var viewIfLoaded: UIView? { storedView }
  /// Whether the root view is loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Loads the root view when that has not been done.
  ///
  /// Rule: UIKit's documentation: `loadView()` makes the view, then `viewDidLoad()` is called once.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    if storedView == nil {
      reportMissingView()
      view = UIView(frame: RuntimeEnvironment.current.screenBounds)
    }
    viewDidLoad()
  }

  /// Makes the root view and sets ``view``; the default is a plain view of the screen's size.
  open func loadView() {
    view = UIView(frame: RuntimeEnvironment.current.screenBounds)
  }

  /// Tells that the root view is loaded.
  open func viewDidLoad() {}

  /// Whether bars below are hidden while on a stack; default no.
  open var hidesBottomBarWhenPushed: Bool {
    get { values.hidesBottomBarWhenPushed }
    set { values.hidesBottomBarWhenPushed = newValue }
  }

  // MARK: Appearance

  /// Tells that the view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Tells that the view is in a window and its size is known, before it lays its subviews out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Tells that the view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Tells that the view is about to be taken away.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Tells that the view was taken away.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children hear of appearance together with this controller; default yes.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins a child's appearance or disappearance by hand.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing ? .appearing : .disappearing, animated: animated, driven: true)
  }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` began.
  open func endAppearanceTransition() {
    endAppearance()
  }

  // MARK: Layout

  /// Tells that the root view is about to position its subviews.
  open func viewWillLayoutSubviews() {}
  /// Tells that the root view has positioned its subviews.
  open func viewDidLayoutSubviews() {}
  /// Sets the root view's constraints up; the default asks the view.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Tells that the root view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Tells that the root view's margins have changed.
  open func viewLayoutMarginsDidChange() {}

  /// Tells that the size is about to change; the default tells the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size),
        with: coordinator)
    }
    presented?.values.presentationController?.viewWillTransition(to: size, with: coordinator)
    presented?.viewWillTransition(to: size, with: coordinator)
  }

  /// Tells that the traits are about to change; the default tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren { child.willTransition(to: newCollection, with: coordinator) }
    presented?.willTransition(to: newCollection, with: coordinator)
  }

  /// The size of a child within another size; the default is that size when the child fills.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = container as? UIViewController, let own = viewIfLoaded?.bounds.size,
      let inner = child.viewIfLoaded?.bounds.size, inner != own
    else { return parentSize }
    return inner
  }

  /// The size that the content would like, in points.
  open var preferredContentSize: CGSize {
    get { values.preferredContentSize }
    set {
      values.preferredContentSize = newValue
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Tells that a child would like another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Insets added to the safe area that the view inherits, in points.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { values.additionalSafeAreaInsets }
    set {
      values.additionalSafeAreaInsets = newValue
      viewIfLoaded?.updateSafeArea()
    }
  }

  // MARK: Traits

  /// The traits: the parent's or the window's, with the changes made for this controller.
  open var traitCollection: UITraitCollection { resolvedTraits }
  /// Tells that the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Containment

  /// The controller that holds this one.
  open var parent: UIViewController? { storedParent }
  /// The controllers that this one holds, in order.
  open var children: [UIViewController] { storedChildren }

  /// Holds a controller, taken from its former parent; its view is added by the caller.
  ///
  /// Rule: UIKit's documentation: the child hears `willMove(toParent:)`; the caller sends
  /// `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Leaves the parent; the view is removed by the caller, who sends `willMove(toParent:)` before.
  open func removeFromParent() {
    leaveParent()
  }

  /// Tells that the parent is about to change.
  open func willMove(toParent parent: UIViewController?) {}
  /// Tells that the parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presentation

  /// Shows a controller on top of this one, or of the one that this one's container presents from.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    showModally(viewControllerToPresent, animated: flag, MainActorBox(completion))
  }

  /// Takes away what this controller presents, or this one when it presents nothing.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endModal(animated: flag, MainActorBox(completion))
  }

  /// Shows a controller in the nearest stack, or on top of this one where there is none.
  ///
  /// Rule: UIKit's documentation of `show(_:sender:)`: a container above decides; without one the
  /// controller is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let navigationController else { return present(vc, animated: true) }
    navigationController.show(vc, sender: sender)
  }

  // MARK: Editing

  /// Shows or hides what the view is edited with. An override calls this.
  ///
  /// Rule: UIKit's documentation of `setEditing(_:animated:)`: it changes ``isEditing``, and the title
  /// of ``editButtonItem`` with it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    values.isEditing = editing
    values.editButtonItem?.showEditing(editing)
  }

  // MARK: Titles and bars

  /// The title, shown in bars.
  open var title: String? {
    get { values.title }
    set {
      values.title = newValue
      navigationItem.title = newValue
      tabBarItem.title = newValue
    }
  }

  /// What a navigation bar shows for this controller.
  open var navigationItem: UINavigationItem {
    if let item = values.navigationItem { return item }
    let item = UINavigationItem(title: "")
    item.title = values.title
    values.navigationItem = item
    return item
  }

  /// What a tab bar shows for this controller.
  open var tabBarItem: UITabBarItem! {
    get {
      if let item = values.tabBarItem { return item }
      let item = UITabBarItem(title: values.title, image: nil, tag: 0)
      values.tabBarItem = item
      return item
    }
    set { values.tabBarItem = newValue }
  }

  /// Whether the status bar is hidden; default no.
  open var prefersStatusBarHidden: Bool { false }
  /// The colour of the status bar's text.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// How the status bar shows or hides; default fading.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides about the status bar's text; default none.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden; default none.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the bar at the bottom of the screen hides; default no.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The orientation to begin with when presented; default upright.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// The orientations that the controller supports; default all but upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the controller follows the device's orientation; default yes.
  open var shouldAutorotate: Bool { true }

  /// Tells that memory is short.
  open func didReceiveMemoryWarning() {}

  // MARK: Events

  /// The next object of the chain: the view's superview, the presenter or the window.
  open override var next: UIResponder? {
    viewIfLoaded?.superview ?? presenting ?? hostingWindow
  }
  override var responderWindow: UIWindow? { viewIfLoaded?.window }

  private func reportMissingView() {
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .missingView, subject: "\(type(of: self))",
        message: "loadView() returned without setting the controller's view.",
        remedy: "Set view in loadView(), or call super.loadView()."))
  }
}
