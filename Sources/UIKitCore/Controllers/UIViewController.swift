import Foundation

/// An object that loads a view, is notified of its appearance and layout, and contains other view
/// controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer,
  UITraitEnvironment
{
  private var storedView: UIView?
  var values = ControllerValues()
  package var appearance = AppearanceTransition()
  weak var storedParent: UIViewController?
  var storedChildren: [UIViewController] = []
  /// The window whose root view controller this is, or `nil`.
  weak var hostingWindow: UIWindow?
  /// A Boolean value that indicates whether the view has entered a window before.
  var hasEnteredWindow = false
  /// A Boolean value that indicates whether the controller is not notified when its view first enters a window, since
  /// the list in whose cell it is was loaded before it entered the window.
  package var missesFirstAppearance = false
  package var presented: UIViewController?
  package weak var presenting: UIViewController?

  // MARK: Creation

  /// Creates a controller. Nothing is read from a nib file.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    (values.nibName, values.nibBundle) = (nibNameOrNil, nibBundleOrNil)
  }

  /// The name of the nib file, as given to the initializer. Nothing is read from it.
  open var nibName: String? { values.nibName }
  /// The bundle of the nib file, as given to the initializer.
  open var nibBundle: Bundle? { values.nibBundle }

  /// Creates a controller without a nib file.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller. The contents of the archive are not decoded.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: View

  /// The root view. Reading it loads the view.
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

  /// The root view, or `nil` before it is loaded.
  open var viewIfLoaded: UIView? { storedView }
  /// A Boolean value that indicates whether the root view is loaded.
  open var isViewLoaded: Bool { storedView != nil }

  /// Loads the root view if it is not loaded.
  ///
  /// Rule: UIKit's documentation: `loadView()` creates the view, then `viewDidLoad()` is called
  /// once. If `loadView()` sets no view, a violation is reported and a plain view is used.
  open func loadViewIfNeeded() {
    isOnMainThread("\(type(of: self))", member: "view")
    guard storedView == nil else { return }
    loadView()
    if storedView == nil {
      reportMissingView()
      view = UIView(frame: RuntimeEnvironment.current.screenBounds)
    }
    viewDidLoad()
  }

  /// Creates the root view and sets ``view``. The default is a plain view of the screen's size.
  open func loadView() {
    view = UIView(frame: RuntimeEnvironment.current.screenBounds)
  }

  /// Notifies the controller that the root view is loaded.
  open func viewDidLoad() {}

  /// A Boolean value that indicates whether the bar at the bottom is hidden when the controller is
  /// pushed. The default is `false`.
  ///
  /// A navigation controller reads the value when its stack changes.
  /// - Its toolbar is hidden while the value of the top controller is `true` [Apple,
  ///   `hidesBottomBarWhenPushed`].
  /// - The bar of a tab bar controller around it is hidden while the value of any controller of the
  ///   stack is `true`, until that controller is popped [Stack Overflow, question 5641671: apps
  ///   override the property so that it is `true` for the top controller alone].
  open var hidesBottomBarWhenPushed = false

  // MARK: Appearance

  /// Notifies the controller that its view is about to appear.
  open func viewWillAppear(_ animated: Bool) {}
  /// Notifies the controller that its view is in a window and has its size, before it lays out its
  /// subviews.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Notifies the controller that its view appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Notifies the controller that its view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Notifies the controller that its view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// A Boolean value that indicates whether children are notified of appearance with this
  /// controller. The default is `true`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins an appearance transition of a child controller.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing ? .appearing : .disappearing, animated: animated, driven: true)
  }

  /// Ends the transition that ``beginAppearanceTransition(_:animated:)`` began.
  open func endAppearanceTransition() {
    endAppearance()
  }

  // MARK: Layout

  /// Notifies the controller that the root view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Notifies the controller that the root view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Updates the constraints of the root view. The default implementation calls
  /// `updateConstraints()` of the view.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Notifies the controller that the safe area of the root view changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Notifies the controller that the margins of the root view changed.
  open func viewLayoutMarginsDidChange() {}

  /// Notifies the controller that its size will change. The default implementation notifies the
  /// children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    tellOfTransition(to: size, with: coordinator)
  }

  /// Notifies the controller that its traits will change. The default implementation notifies the
  /// children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    tellOfTransition(to: newCollection, with: coordinator)
  }

  /// Returns the size, in points, of a child for a new size of this controller. A child that fills
  /// the view gets that size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    ownSize(of: container) ?? parentSize
  }

  /// The preferred size of the content, in points.
  open var preferredContentSize: CGSize {
    get { values.preferredContentSize }
    set {
      values.preferredContentSize = newValue
      let container: (any UIContentContainer)? = parent ?? values.presentationController
      container?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Notifies the controller that the preferred size of a child changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Insets, in points, that are added to the inherited safe area of the view.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { values.additionalSafeAreaInsets }
    set {
      values.additionalSafeAreaInsets = newValue
      viewIfLoaded?.updateSafeArea()
    }
  }

  /// Updates the configuration of the content-unavailable view before the layout of the view (iOS
  /// 17).
  ///
  /// The default implementation does nothing.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: Traits

  /// The traits of the parent or the window, with the overrides for this controller.
  open var traitCollection: UITraitCollection { resolvedTraits }
  /// The interface style of the controller and its children, which overrides that of the traits.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { values.overrideUserInterfaceStyle }
    set {
      values.overrideUserInterfaceStyle = newValue
      viewIfLoaded?.updateTraits()
    }
  }

  /// Sets the traits that override this controller's traits for a child.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    values.overrides[ObjectIdentifier(childViewController)] = collection
    childViewController.viewIfLoaded?.updateTraits()
  }

  /// Returns the traits that override this controller's traits for a child, or `nil`.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    values.overrides[ObjectIdentifier(childViewController)]
  }

  /// Notifies the controller that its traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Handles a change of traits. A container overrides it to adapt before the app is notified.
  func traitsDidChange(from former: UITraitCollection) {
    traitCollectionDidChange(former)
    values.traitRegistrations.tell(self, former: former)
  }

  // MARK: Containment

  /// The parent view controller.
  open var parent: UIViewController? { storedParent }
  /// The child view controllers, in order.
  open var children: [UIViewController] { storedChildren }

  /// The nearest navigation controller among the ancestors.
  open var navigationController: UINavigationController? {
    ancestor(UINavigationController.self)
  }

  /// The nearest tab bar controller among the ancestors.
  open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }

  /// The nearest split view controller among the ancestors.
  open var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }

  /// Adds a child controller and removes it from its former parent. The caller adds the view.
  ///
  /// Rule: UIKit's documentation: the child receives `willMove(toParent:)`; the caller then calls
  /// `didMove(toParent:)`. A cycle is reported as a violation and not added.
  open func addChild(_ childController: UIViewController) {
    guard isOnMainThread("\(type(of: self))") else { return }
    adopt(childController)
  }

  /// Removes this controller from its parent. The caller calls `willMove(toParent:)` before, and
  /// removes the view.
  open func removeFromParent() {
    guard isOnMainThread("\(type(of: self))") else { return }
    leaveParent()
  }

  /// Notifies the controller that its parent is about to change.
  open func willMove(toParent parent: UIViewController?) { parentWillChange(to: parent) }
  /// Notifies the controller that its parent changed.
  open func didMove(toParent parent: UIViewController?) { parentDidChange() }

  /// The style of the controller's modal presentation.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { values.modalPresentationStyle }
    set { values.modalPresentationStyle = newValue }
  }

  /// The animation of the presentation. Not used by the runtime, which reports `unused-member`.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical {
    didSet { reportUnused("UIViewController", if: modalTransitionStyle != .coverVertical) }
  }

  /// A Boolean value that indicates whether the user cannot dismiss the controller. The default is
  /// `false`.
  open var isModalInPresentation = false

  /// A Boolean value that indicates whether the controller's view is covered by presentations in
  /// its context.
  ///
  /// The default is `false`. Not used by the runtime, which reports `unused-member`.
  open var definesPresentationContext = false {
    didSet { reportUnused("UIViewController", if: definesPresentationContext) }
  }

  /// The provider of the animators of the controller's presentation and dismissal, referenced
  /// weakly.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// A Boolean value that indicates whether the controller decides on the status bar while it is
  /// presented without covering the screen.
  ///
  /// The default is `false`.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// A Boolean value that indicates whether the controller's transition style applies to
  /// presentations in its context.
  ///
  /// The default is `false`. Not used by the runtime, which reports `unused-member`.
  open var providesPresentationContextTransitionStyle = false {
    didSet { reportUnused("UIViewController", if: providesPresentationContextTransitionStyle) }
  }

  /// A Boolean value that indicates whether the focus is restored with the controller. The default
  /// is `true`. Not used by the runtime, which reports `unused-member`.
  open var restoresFocusAfterTransition = true {
    didSet { reportUnused("UIViewController", if: !restoresFocusAfterTransition) }
  }

  /// A Boolean value that indicates whether the keyboard stays when the controller is presented.
  ///
  /// The default is `true` for a form sheet only, as UIKit's documentation states.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// A Boolean value that indicates whether the controller is being presented.
  open var isBeingPresented: Bool { values.isBeingPresented }

  /// A Boolean value that indicates whether the controller is being dismissed.
  open var isBeingDismissed: Bool { values.isBeingDismissed }

  /// A Boolean value that indicates whether the controller is being added to a parent.
  open var isMovingToParent: Bool { values.isMovingToParent }

  /// A Boolean value that indicates whether the controller is being removed from its parent.
  open var isMovingFromParent: Bool { values.isMovingFromParent }

  /// The coordinator of the active transition of the controller or an ancestor, or `nil`.
  ///
  /// Rule: UIKit's documentation of the property. Pushes, pops, presentations, and dismissals have
  /// one while they are animated in a window.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sequence(first: self, next: \.storedParent).lazy.compactMap(\.values.transition).first
  }

  // MARK: Segues and restoration

  /// Notifies the controller that a segue is about to be performed. The default implementation does
  /// nothing.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Returns a Boolean value that indicates whether a segue may be performed. The default is
  /// `true`.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Reports the violation `missing-segue`: the controller has no storyboard. UIKit raises an
  /// exception for an unknown segue.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    reportMissingSegue(identifier)
  }

  /// Encodes the state for restoration. This method is never called by this runtime.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Decodes the state for restoration. This method is never called by this runtime.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Notifies the controller that the state was restored. This method is never called by this
  /// runtime.
  open func applicationFinishedRestoringState() {}

  // MARK: Presentation

  /// The controller that this controller or one of its ancestors presents.
  open var presentedViewController: UIViewController? {
    sequence(first: self, next: \.storedParent).lazy.compactMap(\.presented).first
  }

  /// The controller that presents this controller or one of its ancestors.
  open var presentingViewController: UIViewController? {
    sequence(first: self, next: \.storedParent).lazy.compactMap(\.presenting).first
  }

  /// Presents a view controller. The root of this controller's hierarchy is the presenter.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard isOnMainThread("\(type(of: self))") else { return }
    showModally(viewControllerToPresent, animated: flag, MainActorBox(completion))
  }

  /// Dismisses the controller that this one presents, or this one when it presents nothing.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endModal(animated: flag, MainActorBox(completion))
  }

  /// Shows a view controller in the nearest navigation or split view controller, otherwise presents
  /// it.
  ///
  /// Rule: UIKit's documentation of `show(_:sender:)`.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController { return navigationController.show(vc, sender: sender) }
    if let splitViewController { return splitViewController.show(vc, sender: sender) }
    present(vc, animated: true)
  }

  /// Shows a view controller as the secondary one of the nearest split view controller, otherwise
  /// presents it.
  ///
  /// Rule: UIKit's documentation of `showDetailViewController(_:sender:)`.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let splitViewController else { return present(vc, animated: true) }
    splitViewController.showDetailViewController(vc, sender: sender)
  }

  // MARK: Splitting

  /// Merges the secondary controller when a split view controller collapses. The default does
  /// nothing.
  ///
  /// Rule: UIKit's documentation: a navigation controller pushes it.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Returns the secondary controller when a split view controller expands. The default is `nil`.
  ///
  /// Rule: UIKit's documentation: a navigation controller pops its top controller.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  // MARK: Editing

  /// Enters or leaves editing mode. An override must call `super`.
  ///
  /// Rule: UIKit's documentation of `setEditing(_:animated:)`: it changes ``isEditing`` and the
  /// title of ``editButtonItem``.
  open func setEditing(_ editing: Bool, animated: Bool) {
    values.isEditing = editing
    values.editButtonItem?.showEditing(editing)
  }

  /// A Boolean value that indicates whether the view is being edited. The default is `false`.
  open var isEditing: Bool {
    get { values.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// A bar button item that toggles editing; its title is "Edit" or "Done".
  open var editButtonItem: UIBarButtonItem {
    values.editButtonItem ?? makeEditButtonItem()
  }

  // MARK: Titles and bars

  /// The title, which bars show.
  open var title: String? {
    get { values.title }
    set {
      values.title = newValue
      navigationItem.title = newValue
      tabBarItem.title = newValue
    }
  }

  /// The content of a navigation bar for this controller.
  open var navigationItem: UINavigationItem {
    values.navigationItem ?? makeNavigationItem()
  }

  /// The item of a tab bar for this controller.
  open var tabBarItem: UITabBarItem! {
    get { values.tabBarItem ?? makeTabBarItem() }
    set { values.tabBarItem = newValue }
  }

  /// The buttons of the toolbar while the controller is shown by a navigation controller.
  open var toolbarItems: [UIBarButtonItem]?

  /// Sets the items of the toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// The edges at which the view extends under bars. The default is all edges.
  open var edgesForExtendedLayout: UIRectEdge {
    get { values.edgesForExtendedLayout }
    set {
      values.edgesForExtendedLayout = newValue
      parent?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// A Boolean value that indicates whether the view extends under opaque bars. The default is
  /// `false`. Not used by the runtime, which reports `unused-member`.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { reportUnused("UIViewController", if: extendedLayoutIncludesOpaqueBars) }
  }

  /// Requests an update of the status bar. This method has no effect: the status bar is computed on
  /// access.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// A Boolean value that indicates whether the status bar is hidden. The default is `false`.
  open var prefersStatusBarHidden: Bool { false }
  /// The preferred style of the status bar's text. The default is `default`.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The animation of the status bar. The default is a fade.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides on the style of the status bar. The default is `nil`.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden. The default is `nil`.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// A Boolean value that indicates whether the home indicator is hidden automatically. The default
  /// is `false`.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides whether the home indicator is hidden. The default is `nil`.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Requests an update of the home indicator. This method has no effect here.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The quick actions of a preview of the controller. The default is an empty array.
  ///
  /// Rule: UIKit's documentation of the property. Use it on the main thread.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  /// The edges at which the app's gestures precede the system's. The default is none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides on the gestures at screen edges. The default is `nil`.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Requests an update of the gestures at screen edges. This method has no effect here.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Requests an update of the supported orientations. This method has no effect: a test rotates
  /// the screen.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Rotates the interface to the device orientation. This method has no effect: a test rotates the
  /// screen.
  open class func attemptRotationToDeviceOrientation() {}
  /// The orientation of the interface, derived from the screen's aspect ratio.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }
  /// The initial orientation of a presentation. The default is `portrait`. Never read by this
  /// runtime.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// The orientations that the controller supports. The default is all but upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// A Boolean value that indicates whether the interface rotates with the device. The default is
  /// `true`. Never read by this runtime.
  open var shouldAutorotate: Bool { true }

  /// Notifies the controller of a memory warning.
  open func didReceiveMemoryWarning() {}

  // MARK: Events

  /// The next responder: the superview of the view, the presenting controller, or the window.
  open override var next: UIResponder? {
    viewIfLoaded?.superview ?? presenting ?? hostingWindow
  }
  override var responderWindow: UIWindow? { viewIfLoaded?.window }

  /// The key commands that were added, or `nil` when there are none.
  open override var keyCommands: [UIKeyCommand]? {
    values.keyCommands.isEmpty ? nil : values.keyCommands
  }

  /// Adds a key command that is active while the controller is in the responder chain.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    values.keyCommands.append(keyCommand)
  }

  /// Removes a key command.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    values.keyCommands.removeAll { $0 === keyCommand }
  }
}
