/// The values of a controller that only others read, each with UIKit's default.
struct ControllerValues {
  var title: String?
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var preferredContentSize = CGSize.zero
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// What a container adds for its bars.
  var containerSafeAreaInsets = UIEdgeInsets.zero
  var edgesForExtendedLayout = UIRectEdge.all
  var extendedLayoutIncludesOpaqueBars = false
  var automaticallyAdjustsScrollViewInsets = true
  var hidesBottomBarWhenPushed = false
  var modalPresentationStyle = UIModalPresentationStyle.automatic
  var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  var isModalInPresentation = false
  var capturesStatusBarAppearance = false
  var providesPresentationContextTransitionStyle = false
  var restoresFocusAfterTransition = true
  var respectsMinimumMargins = true
  var contentScrollViews = EdgeScrollViews()
  var nibName: String?
  var nibBundle: Bundle?
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var definesPresentationContext = false
  var presentationController: UIPresentationController?
  /// The style that the manager of the presentation was made for.
  var managedStyle: UIModalPresentationStyle?
  var restorationIdentifier: String?
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var overrides: [ObjectIdentifier: UITraitCollection] = [:]
  var traitRegistrations = TraitRegistrations()
  var traitOverrides = UITraitOverrides()
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
