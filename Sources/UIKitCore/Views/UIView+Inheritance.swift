extension UIView {
  /// The environment that the window captured, otherwise the current one.
  package var environment: RuntimeEnvironment { window?.runtimeEnvironment ?? .current }

  // MARK: Safe area

  /// The insets that the superview's safe area has in this view.
  ///
  /// Rule: UIKit's documentation of `safeAreaInsets`: the parts of the superview's covered edges
  /// that extend into the view; zero outside of a window.
  private var derivedSafeArea: UIEdgeInsets {
    guard window != nil else { return .zero }
    let own = viewController?.safeAreaAddition ?? .zero
    guard let superview else { return rootSafeArea + own }
    let outer = superview.safeAreaForSubviews
    guard outer != .zero else { return own }
    let (frame, room) = (frame, superview.bounds)
    return UIEdgeInsets(
      top: max(0, outer.top - (frame.minY - room.minY)),
      left: max(0, outer.left - (frame.minX - room.minX)),
      bottom: max(0, outer.bottom - (room.maxY - frame.maxY)),
      right: max(0, outer.right - (room.maxX - frame.maxX))) + own
  }

  private var rootSafeArea: UIEdgeInsets {
    window.map { $0 === self ? $0.screenSafeArea : .zero } ?? .zero
  }

  /// Updates the safe area of the view and its descendants and notifies them of a change.
  func updateSafeArea() {
    let derived = derivedSafeArea
    guard derived != knownSafeArea else { return }
    knownSafeArea = derived
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    if values.insetsLayoutMarginsFromSafeArea { marginsDidChange() }
    setNeedsLayout()
    for view in storedSubviews { view.updateSafeArea() }
  }

  // MARK: Margins

  var resolvedMargins: UIEdgeInsets {
    let own = UIEdgeInsets(
      storedMargins ?? viewController?.rootMargins ?? systemMargins,
      direction: effectiveUserInterfaceLayoutDirection)
    let margins = values.insetsLayoutMarginsFromSafeArea ? own + safeAreaInsets : own
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    return margins.covering(superview.layoutMargins, of: superview.bounds, in: frame)
  }

  /// Returns margins that are at least those of the superview along some axes, where these reach into the
  /// view.
  ///
  /// Decided here: the safe area above and below the superview does not count, so that the height of a
  /// cell does not depend on its position.
  func margins(atLeast own: UIEdgeInsets, preserving axes: UIAxis) -> UIEdgeInsets {
    guard let superview else { return own }
    var outer = superview.layoutMargins
    if superview.insetsLayoutMarginsFromSafeArea {
      outer.top -= superview.safeAreaInsets.top
      outer.bottom -= superview.safeAreaInsets.bottom
    }
    let inherited = own.covering(outer, of: superview.bounds, in: frame)
    var margins = own
    if axes.contains(.horizontal) {
      (margins.left, margins.right) = (inherited.left, inherited.right)
    }
    if axes.contains(.vertical) {
      (margins.top, margins.bottom) = (inherited.top, inherited.bottom)
    }
    return margins
  }

  static var defaultMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  }

  func setMargins(_ margins: NSDirectionalEdgeInsets) {
    guard margins != storedMargins else { return }
    storedMargins = margins
    marginsDidChange()
  }

  /// A Boolean value that indicates whether changed margins invalidate the layout.
  package var laysOutForMargins: Bool {
    get { values.laysOutForMargins }
    set { values.laysOutForMargins = newValue }
  }

  /// Notifies the view that its margins changed, and the subviews that preserve them.
  func marginsDidChange() {
    layoutMarginsDidChange()
    if laysOutForMargins { setNeedsLayout() }
    for view in storedSubviews where view.preservesSuperviewLayoutMargins {
      view.marginsDidChange()
    }
  }

  // MARK: Tint

  /// The tint color that was set on this view, or `nil` if the view inherits its tint color.
  package var explicitTintColor: UIColor? { storedTint }

  /// Notifies this view and the descendants that inherit its tint color.
  func announceTint() {
    tintColorDidChange()
    for view in storedSubviews where view.storedTint == nil { view.announceTint() }
  }

  // MARK: Traits

  var resolvedTraits: UITraitCollection {
    let base =
      viewController?.traitCollection ?? outerTraits ?? superview?.traitCollection
      ?? environment.traitCollection
    return values.contentSizeLimits.limit(base.overridden(by: values.overrideUserInterfaceStyle))
  }

  /// Notifies this view and its descendants when their traits have changed.
  func updateTraits() {
    let (former, present) = (knownTraits, traitCollection)
    knownTraits = present
    if former != present { adaptToTraits() }
    if let former, former != present {
      updateBackground()
      viewController?.traitsDidChange(from: former)
      traitCollectionDidChange(former)
      values.traitRegistrations.tell(self, former: former)
    }
    for view in storedSubviews where view.knownTraits != present || view.hasOwnTraits {
      view.outerTraits = present
      view.updateTraits()
      view.outerTraits = nil
    }
  }

  /// A Boolean value that indicates whether the view's traits can differ from those of its superview.
  private var hasOwnTraits: Bool {
    viewController != nil || values.hasTraitOverrides
  }

  func updateBackground() {
    layer.backgroundColor = storedBackground?.resolvedColor(with: traitCollection).cgColor
  }

  // MARK: Direction

  /// Returns the layout direction of content with an attribute in the environment's direction.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: RuntimeEnvironment.current.traits.layoutDirection)
  }

  /// Returns the layout direction of content with an attribute in a given direction.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension UIEdgeInsets {
  /// Returns margins of a frame that are at least those of the enclosing bounds, less the distances
  /// between the edges.
  fileprivate func covering(_ outer: UIEdgeInsets, of bounds: CGRect, in frame: CGRect)
    -> UIEdgeInsets
  {
    UIEdgeInsets(
      top: max(top, outer.top - (frame.minY - bounds.minY)),
      left: max(left, outer.left - (frame.minX - bounds.minX)),
      bottom: max(bottom, outer.bottom - (bounds.maxY - frame.maxY)),
      right: max(right, outer.right - (bounds.maxX - frame.maxX)))
  }
}
