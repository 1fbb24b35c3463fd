extension UIViewController {
  /// The items of the toolbar below.
  public var toolbarItems: [UIBarButtonItem]? {
    get { values.toolbarItems }
    set { values.toolbarItems = newValue }
  }

  /// Whether the view reaches below opaque bars; default no.
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { values.extendedLayoutIncludesOpaqueBars }
    set { values.extendedLayoutIncludesOpaqueBars = newValue }
  }

  /// How the controller is presented.
  public var modalPresentationStyle: UIModalPresentationStyle {
    get { values.modalPresentationStyle }
    set { values.modalPresentationStyle = newValue }
  }

  /// How the presentation moves.
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { values.modalTransitionStyle }
    set { values.modalTransitionStyle = newValue }
  }

  /// Whether a person cannot dismiss the controller; default no.
  public var isModalInPresentation: Bool {
    get { values.isModalInPresentation }
    set { values.isModalInPresentation = newValue }
  }

  /// Whether presentations cover this controller; default no.
  public var definesPresentationContext: Bool {
    get { values.definesPresentationContext }
    set { values.definesPresentationContext = newValue }
  }

  /// A name to restore the controller by.
  public var restorationIdentifier: String? {
    get { values.restorationIdentifier }
    set { values.restorationIdentifier = newValue }
  }

  /// The edges at which the view reaches below bars; default all.
  public var edgesForExtendedLayout: UIRectEdge {
    get { values.edgesForExtendedLayout }
    set {
      values.edgesForExtendedLayout = newValue
      parent?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Whether a container insets the view when it is a scroll view; default yes.
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { values.automaticallyAdjustsScrollViewInsets }
    set {
      values.automaticallyAdjustsScrollViewInsets = newValue
      (viewIfLoaded as? UIScrollView)?.safeAreaInsetsDidChange()
    }
  }

  /// Whether a presentation of this controller is under way.
  public var isBeingPresented: Bool { values.isBeingPresented }
  /// Whether a dismissal of this controller is under way.
  public var isBeingDismissed: Bool { values.isBeingDismissed }
  /// Whether the controller is being added to a parent.
  public var isMovingToParent: Bool { values.isMovingToParent }
  /// Whether the controller is being removed from its parent.
  public var isMovingFromParent: Bool { values.isMovingFromParent }

  /// Whether the view is being edited; default no.
  public var isEditing: Bool {
    get { values.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// A button that begins and ends editing: "Edit", then "Done".
  public var editButtonItem: UIBarButtonItem {
    if let item = values.editButtonItem { return item }
    let item = UIBarButtonItem(
      title: "Edit", style: .plain,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    item.showEditing(isEditing)
    values.editButtonItem = item
    return item
  }

  /// Sets the items of the toolbar below.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Asks for the status bar's look again; nothing shows it here.
  public func setNeedsStatusBarAppearanceUpdate() {}

  /// Chooses who animates the controller's presentation and its end; not kept alive.
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { values.transitioningDelegate }
    set { values.transitioningDelegate = newValue }
  }

  /// The running transition that shows or hides the controller or one that holds it; nil without.
  ///
  /// Rule: UIKit's documentation of the property. Pushes, pops, presentations and dismissals have one
  /// while they are animated in a window.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sequence(first: self, next: \.storedParent).lazy.compactMap(\.values.transition).first
  }
}
