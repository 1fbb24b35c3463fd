extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child.storedParent !== self else { return }
    guard !sequence(first: self, next: \.storedParent).contains(where: { $0 === child }) else {
      return reportCycle()
    }
    child.storedParent?.storedChildren.removeAll { $0 === child }
    child.values.isMovingToParent = true
    child.willMove(toParent: self)
    child.storedParent = self
    storedChildren.append(child)
    child.values.isMovingToParent = false
  }

  /// Rule: UIKit's documentation of `removeFromParent`: it sends `didMove(toParent:)` with `nil`.
  func leaveParent() {
    guard let parent = storedParent else { return }
    parent.storedChildren.removeAll { $0 === self }
    parent.values.overrides[ObjectIdentifier(self)] = nil
    storedParent = nil
    didMove(toParent: nil)
  }

  private func reportCycle() {
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .controllerCycle, subject: "\(type(of: self))",
        message: "A controller was added as a child of itself or of one of its own children.",
        remedy: "Add it to a controller outside of its own tree."))
  }

  /// Exchanges the views of two children and ends by the virtual clock.
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

  /// The nearest ancestor of a class, this controller not counted.
  func ancestor<Kind>(_ kind: Kind.Type) -> Kind? {
    sequence(first: self, next: \.storedParent).dropFirst().lazy.compactMap { $0 as? Kind }.first
  }

  // MARK: Traits

  var resolvedTraits: UITraitCollection {
    var base = storedParent?.traitCollection ?? presenting?.traitCollection ?? rootTraits
    if let override = storedParent?.values.overrides[ObjectIdentifier(self)] {
      base = UITraitCollection(traitsFrom: [base, override])
    }
    return base.overridden(
      style: values.overrideUserInterfaceStyle, overrides: values.traitOverrides)
  }

  private var rootTraits: UITraitCollection {
    if let window = hostingWindow { return window.traitCollection }
    return viewIfLoaded?.superview?.traitCollection
      ?? RuntimeEnvironment.current.traitCollection
  }

  // MARK: Insets

  /// What the controller and its container add to the safe area of the view.
  var safeAreaAddition: UIEdgeInsets {
    values.additionalSafeAreaInsets + values.containerSafeAreaInsets
  }

  /// The least margins of a controller's root view.
  ///
  /// Rule: UIKit's documentation of `systemMinimumLayoutMargins`: none above and below; at the
  /// sides 16 points, 20 where there is regular room across.
  private var minimumMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The margins of the root view before others are set; `nil` for those of any view.
  var rootMargins: NSDirectionalEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? minimumMargins : nil
  }

  /// A Boolean value that indicates whether the root view's margins are at first those of
  /// controllers, and not those of any view. The default is `true`.
  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { values.respectsMinimumMargins }
    set {
      values.respectsMinimumMargins = newValue
      viewIfLoaded?.layoutMarginsDidChange()
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Names the scroll view that bars at edges follow; `nil` lets them find one. Kept as a value:
  /// bars look alike over any content.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    values.contentScrollViews.set(scrollView, for: edge)
  }

  /// The scroll view that was named for an edge; `nil` without one.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    values.contentScrollViews[edge]
  }

  /// The least margins of the root view, in points.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }
}
