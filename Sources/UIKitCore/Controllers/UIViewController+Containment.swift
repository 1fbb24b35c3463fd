extension UIViewController {
  /// Adds a child controller, which moves to the parent until `didMove(toParent:)` and the end of its
  /// appearance.
  ///
  /// Rule: UIKit's documentation of `isMovingToParent`: it is `true` inside of `viewWillAppear(_:)`
  /// and `viewDidAppear(_:)` of a controller that is being added.
  func adopt(_ child: UIViewController) {
    guard child.storedParent !== self else { return }
    guard !sequence(first: self, next: \.storedParent).contains(where: { $0 === child }) else {
      return reportCycle()
    }
    child.storedParent?.storedChildren.removeAll { $0 === child }
    (child.values.isMovingToParent, child.values.isMovingFromParent) = (true, false)
    child.willMove(toParent: self)
    child.storedParent = self
    storedChildren.append(child)
  }

  /// Records that the parent is about to change. A controller whose parent becomes `nil` moves from
  /// it until it is removed.
  ///
  /// Rule: UIKit's documentation of `isMovingFromParent`: it is `true` inside of
  /// `viewWillDisappear(_:)` and `viewDidDisappear(_:)` of a controller that is being removed.
  func parentWillChange(to parent: UIViewController?) {
    if parent == nil, storedParent != nil { values.isMovingFromParent = true }
  }

  /// Ends the move to the parent, unless the controller is appearing.
  func parentDidChange() {
    if appearance.state != .appearing { values.isMovingToParent = false }
  }

  /// Removes the controller from its parent.
  ///
  /// Rule: UIKit's documentation of `removeFromParent`: it calls `didMove(toParent:)` with `nil`.
  func leaveParent() {
    guard let parent = storedParent else { return }
    parent.storedChildren.removeAll { $0 === self }
    parent.values.overrides[ObjectIdentifier(self)] = nil
    storedParent = nil
    (values.isMovingToParent, values.isMovingFromParent) = (false, false)
    didMove(toParent: nil)
  }

  private func reportCycle() {
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .controllerCycle, subject: "\(type(of: self))",
        message: "A view controller was added to itself or to one of its own children.",
        remedy: "Add it to a view controller outside of its own hierarchy."))
  }

  /// Performs a transition between two child controllers, which ends after the duration on the
  /// environment's clock.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let animated = duration > 0
    fromViewController.beginAppearanceTransition(false, animated: animated)
    toViewController.beginAppearanceTransition(true, animated: animated)
    fromViewController.viewIfLoaded?.superview?.addSubview(toViewController.view)
    UIView.animate(withDuration: duration, animations: animations ?? {}) { finished in
      fromViewController.viewIfLoaded?.removeFromSuperview()
      fromViewController.endAppearanceTransition()
      toViewController.endAppearanceTransition()
      completion?(finished)
    }
  }

  /// Returns the nearest ancestor of a type, not counting this controller.
  func ancestor<Kind>(_ kind: Kind.Type) -> Kind? {
    sequence(first: self, next: \.storedParent).dropFirst().lazy.compactMap { $0 as? Kind }.first
  }

  // MARK: Traits

  var resolvedTraits: UITraitCollection {
    var base = storedParent?.traitCollection ?? presenting?.traitCollection ?? rootTraits
    if let override = storedParent?.values.overrides[ObjectIdentifier(self)] {
      base = UITraitCollection(traitsFrom: [base, override])
    }
    return base.overridden(by: values.overrideUserInterfaceStyle)
  }

  private var rootTraits: UITraitCollection {
    if let window = hostingWindow { return window.traitCollection }
    return viewIfLoaded?.superview?.traitCollection
      ?? RuntimeEnvironment.current.traitCollection
  }

  // MARK: Insets

  /// The insets that the controller and its container add to the safe area of the view, in points.
  var safeAreaAddition: UIEdgeInsets {
    values.additionalSafeAreaInsets + values.containerSafeAreaInsets
  }

  /// The minimum margins of the root view of a controller.
  ///
  /// Rule: UIKit's documentation of `systemMinimumLayoutMargins`: zero at the top and bottom; at
  /// the sides 16 points, or 20 in a regular horizontal size class.
  private var minimumMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The initial margins of the root view, or `nil` for those of any view.
  var rootMargins: NSDirectionalEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? minimumMargins : nil
  }

  /// A Boolean value that indicates whether the root view initially has the system's minimum
  /// margins. The default is `true`.
  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { values.respectsMinimumMargins }
    set {
      values.respectsMinimumMargins = newValue
      viewIfLoaded?.layoutMarginsDidChange()
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Sets the scroll view that the bars at edges observe, or `nil` for automatic detection. Not
  /// used by the runtime, which reports `unused-member`.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    values.contentScrollViews.set(scrollView, for: edge)
    reportUnused("UIViewController", if: scrollView != nil, member: "setContentScrollView")
  }

  /// Returns the scroll view that was set for an edge, or `nil`.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    values.contentScrollViews[edge]
  }

  /// The minimum margins of the root view, in points.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }
}
