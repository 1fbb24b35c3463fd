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

  /// Creates a controller; nothing is read from an interface file.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    (values.nibName, values.nibBundle) = (nibNameOrNil, nibBundleOrNil)
  }

  /// The name of the interface file that the controller was made with; nothing is read from it.
  open var nibName: String? { values.nibName }
  /// Where that file would be.
  open var nibBundle: Bundle? { values.nibBundle }

  /// Creates a controller without an interface file.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller; archives are not read.
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

  /// The root view; `nil` before it is loaded.
  open var viewIfLoaded: UIView? { storedView }
  /// A Boolean value that indicates whether the root view is loaded.
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

  /// A Boolean value that indicates whether bars below are hidden while on a stack. The default is
  /// `false`.
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

  /// A Boolean value that indicates whether children hear of appearance together with this
  /// controller. The default is `true`.
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
    tellOfTransition(to: size, with: coordinator)
  }

  /// Tells that the traits are about to change; the default tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    tellOfTransition(to: newCollection, with: coordinator)
  }

  /// The size of a child within another size; the default is that size when the child fills.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    ownSize(of: container) ?? parentSize
  }

  /// The size that the content would like, in points.
  open var preferredContentSize: CGSize {
    get { values.preferredContentSize }
    set {
      values.preferredContentSize = newValue
      let container: (any UIContentContainer)? = parent ?? values.presentationController
      container?.preferredContentSizeDidChange(forChildContentContainer: self)
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

  /// Changes what is shown in place of missing content, before the view's layout (iOS 17).
  ///
  /// The default does nothing.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: Traits

  /// The traits: the parent's or the window's, with the changes made for this controller.
  open var traitCollection: UITraitCollection { resolvedTraits }
  /// The appearance of the controller and its children, whatever the traits say.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { values.overrideUserInterfaceStyle }
    set {
      values.overrideUserInterfaceStyle = newValue
      viewIfLoaded?.updateTraits()
    }
  }

  /// Sets traits that a child has in place of this controller's.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    values.overrides[ObjectIdentifier(childViewController)] = collection
    childViewController.viewIfLoaded?.updateTraits()
  }

  /// The traits that a child has in place of this controller's.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    values.overrides[ObjectIdentifier(childViewController)]
  }

  /// Tells that the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Lets a container adapt to other traits before the app hears of them.
  func traitsDidChange(from former: UITraitCollection) {
    traitCollectionDidChange(former)
    values.traitRegistrations.tell(self, former: former)
  }

  // MARK: Containment

  /// The controller that holds this one.
  open var parent: UIViewController? { storedParent }
  /// The controllers that this one holds, in order.
  open var children: [UIViewController] { storedChildren }

  /// The nearest navigation controller that holds this one.
  open var navigationController: UINavigationController? {
    ancestor(UINavigationController.self)
  }

  /// The nearest tab bar controller that holds this one.
  open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }

  /// The nearest split view controller that holds this one.
  open var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }

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

  /// How the controller is presented.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { values.modalPresentationStyle }
    set { values.modalPresentationStyle = newValue }
  }

  /// How the presentation moves.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { values.modalTransitionStyle }
    set { values.modalTransitionStyle = newValue }
  }

  /// A Boolean value that indicates whether a person cannot dismiss the controller. The default is
  /// `false`.
  open var isModalInPresentation: Bool {
    get { values.isModalInPresentation }
    set { values.isModalInPresentation = newValue }
  }

  /// A Boolean value that indicates whether presentations cover this controller. The default is
  /// `false`.
  open var definesPresentationContext: Bool {
    get { values.definesPresentationContext }
    set { values.definesPresentationContext = newValue }
  }

  /// Chooses who animates the controller's presentation and its end; not kept alive.
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { values.transitioningDelegate }
    set { values.transitioningDelegate = newValue }
  }

  /// A Boolean value that indicates whether the controller decides about the status bar while it is
  /// presented, even where it does not cover the screen. The default is `false`.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { values.capturesStatusBarAppearance }
    set { values.capturesStatusBarAppearance = newValue }
  }

  /// A Boolean value that indicates whether what is presented in this controller's context moves in
  /// this controller's style; kept as a value. The default is `false`.
  open var providesPresentationContextTransitionStyle: Bool {
    get { values.providesPresentationContextTransitionStyle }
    set { values.providesPresentationContextTransitionStyle = newValue }
  }

  /// A Boolean value that indicates whether the focus comes back with the controller; kept as a
  /// value. The default is `true`.
  open var restoresFocusAfterTransition: Bool {
    get { values.restoresFocusAfterTransition }
    set { values.restoresFocusAfterTransition = newValue }
  }

  /// A Boolean value that indicates whether the keyboard stays when the controller is presented;
  /// default as UIKit's documentation states: for a form sheet alone.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// A Boolean value that indicates whether a presentation of this controller is under way.
  open var isBeingPresented: Bool { values.isBeingPresented }

  /// A Boolean value that indicates whether a dismissal of this controller is under way.
  open var isBeingDismissed: Bool { values.isBeingDismissed }

  /// A Boolean value that indicates whether the controller is being added to a parent.
  open var isMovingToParent: Bool { values.isMovingToParent }

  /// A Boolean value that indicates whether the controller is being removed from its parent.
  open var isMovingFromParent: Bool { values.isMovingFromParent }

  /// The running transition that shows or hides the controller or one that holds it; `nil` without.
  ///
  /// Rule: UIKit's documentation of the property. Pushes, pops, presentations and dismissals have one
  /// while they are animated in a window.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sequence(first: self, next: \.storedParent).lazy.compactMap(\.values.transition).first
  }

  // MARK: Segues and restoration

  /// Hears that a segue is about to be performed; does nothing here.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Returns a Boolean value that indicates whether a touch may perform a segue; yes here.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Performs a segue of the controller's storyboard: it has none, which is the violation
  /// `missing-segue`, where UIKit raises.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .missingSegue, subject: "\(type(of: self))",
        message: "Receiver has no segue with identifier '\(identifier)'",
        remedy: "Make the controller and show it in code: no storyboard is read here."))
  }

  /// Writes what the controller is restored from; nobody asks for it here, and nothing is written.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Reads what the controller is restored from; nobody restores it here.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Hears that all controllers are restored; nobody restores them here.
  open func applicationFinishedRestoringState() {}

  // MARK: Presentation

  /// The controller that is shown on top of this one or of its container.
  open var presentedViewController: UIViewController? {
    sequence(first: self, next: \.storedParent).lazy.compactMap(\.presented).first
  }

  /// The controller that shows this one, or its container, on top of itself.
  open var presentingViewController: UIViewController? {
    sequence(first: self, next: \.storedParent).lazy.compactMap(\.presenting).first
  }

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
    if let navigationController { return navigationController.show(vc, sender: sender) }
    if let splitViewController { return splitViewController.show(vc, sender: sender) }
    present(vc, animated: true)
  }

  /// Shows a controller in the secondary place of the nearest split view controller, or on top of this
  /// one where there is none.
  ///
  /// Rule: UIKit's documentation of `showDetailViewController(_:sender:)`.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let splitViewController else { return present(vc, animated: true) }
    splitViewController.showDetailViewController(vc, sender: sender)
  }

  // MARK: Splitting

  /// Takes up the secondary controller of a split view controller that collapses; the default does not.
  ///
  /// Rule: UIKit's documentation: a navigation controller pushes it.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Gives the secondary controller back when a split view controller expands; the default has none.
  ///
  /// Rule: UIKit's documentation: a navigation controller pops its top controller.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  // MARK: Editing

  /// Shows or hides what the view is edited with. An override calls this.
  ///
  /// Rule: UIKit's documentation of `setEditing(_:animated:)`: it changes ``isEditing``, and the title
  /// of ``editButtonItem`` with it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    values.isEditing = editing
    values.editButtonItem?.showEditing(editing)
  }

  /// A Boolean value that indicates whether the view is being edited. The default is `false`.
  open var isEditing: Bool {
    get { values.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// A button that begins and ends editing: "Edit", then "Done".
  open var editButtonItem: UIBarButtonItem {
    values.editButtonItem ?? makeEditButtonItem()
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
    values.navigationItem ?? makeNavigationItem()
  }

  /// What a tab bar shows for this controller.
  open var tabBarItem: UITabBarItem! {
    get { values.tabBarItem ?? makeTabBarItem() }
    set { values.tabBarItem = newValue }
  }

  /// The items of the toolbar below.
  open var toolbarItems: [UIBarButtonItem]? {
    get { values.toolbarItems }
    set { values.toolbarItems = newValue }
  }

  /// Sets the items of the toolbar below.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// The edges at which the view reaches below bars; default all.
  open var edgesForExtendedLayout: UIRectEdge {
    get { values.edgesForExtendedLayout }
    set {
      values.edgesForExtendedLayout = newValue
      parent?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// A Boolean value that indicates whether the view reaches below opaque bars. The default is
  /// `false`.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { values.extendedLayoutIncludesOpaqueBars }
    set { values.extendedLayoutIncludesOpaqueBars = newValue }
  }

  /// Asks for the status bar's look again; nothing shows it here.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// A Boolean value that indicates whether the status bar is hidden. The default is `false`.
  open var prefersStatusBarHidden: Bool { false }
  /// The color of the status bar's text.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// How the status bar shows or hides; default fading.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides about the status bar's text; default none.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden; default none.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// A Boolean value that indicates whether the bar at the bottom of the screen hides. The default
  /// is `false`.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides whether the bar at the bottom of the screen hides; default none.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Asks again whether the bar at the bottom of the screen hides; nothing shows it here.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The actions that a preview of the controller offers below it; default none.
  ///
  /// Rule: UIKit's documentation; ``peek(in:at:)`` shows the preview. Main thread.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  /// The edges at which the app's gestures come before the system's; default none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides about the gestures at edges; default none.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Asks for the gestures at edges again; nothing makes the system's here.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Asks for the supported orientations again; a test turns the screen here.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Turns the interface as the device stands; a test turns the screen here.
  open class func attemptRotationToDeviceOrientation() {}
  /// How the interface is turned, by the screen's shape.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }
  /// The orientation to begin with when presented; default upright.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// The orientations that the controller supports; default all but upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// A Boolean value that indicates whether the controller follows the device's orientation. The
  /// default is `true`.
  open var shouldAutorotate: Bool { true }

  /// Tells that memory is short.
  open func didReceiveMemoryWarning() {}

  // MARK: Events

  /// The next object of the chain: the view's superview, the presenter or the window.
  open override var next: UIResponder? {
    viewIfLoaded?.superview ?? presenting ?? hostingWindow
  }
  override var responderWindow: UIWindow? { viewIfLoaded?.window }

  /// The commands that were added; `nil` without any.
  open override var keyCommands: [UIKeyCommand]? {
    values.keyCommands.isEmpty ? nil : values.keyCommands
  }

  /// Adds a command that a key runs while the controller is in the chain.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {
    values.keyCommands.append(keyCommand)
  }

  /// Takes a command away.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    values.keyCommands.removeAll { $0 === keyCommand }
  }

  private func reportMissingView() {
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .missingView, subject: "\(type(of: self))",
        message: "loadView() returned without setting the controller's view.",
        remedy: "Set view in loadView(), or call super.loadView()."))
  }
}
