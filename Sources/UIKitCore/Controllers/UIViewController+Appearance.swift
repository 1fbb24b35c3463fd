extension UIViewController {
  /// Begins an appearance transition, unless it is under way or complete.
  ///
  /// Rule: UIKit's documentation of `beginAppearanceTransition`: the controller is notified first,
  /// then the children whose views are inside its view.
  package func beginAppearance(
    _ target: AppearanceTransition.State, animated: Bool, driven: Bool
  ) {
    let appears = target == .appearing
    let done: AppearanceTransition.State = appears ? .appeared : .disappeared
    guard appearance.state != target, appearance.state != done else { return }
    appearance = AppearanceTransition(state: target, isAnimated: animated, isDriven: driven)
    if appears {
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    for child in forwardedChildren {
      child.beginAppearance(target, animated: animated, driven: true)
    }
  }

  /// Calls `viewIsAppearing(_:)` before the first layout of the view in a window.
  ///
  /// Rule: UIKit's documentation of `viewIsAppearing`: it is called once in an appearance, after
  /// the view was added and laid out by its superview.
  func announceAppearing() {
    guard appearance.state == .appearing, !appearance.isAnnounced, viewIfLoaded?.window != nil
    else { return }
    appearance.isAnnounced = true
    viewIsAppearing(appearance.isAnimated)
  }

  /// Ends an appearance transition.
  package func endAppearance() {
    let (animated, isAnnounced) = (appearance.isAnimated, appearance.isAnnounced)
    switch appearance.state {
    case .appearing:
      appearance = AppearanceTransition(state: .appeared)
      if !isAnnounced { viewIsAppearing(animated) }
      viewDidAppear(animated)
      values.isMovingToParent = false
    case .disappearing:
      appearance = AppearanceTransition(state: .disappeared)
      viewDidDisappear(animated)
    case .appeared, .disappeared:
      return
    }
    for child in forwardedChildren { child.endAppearance() }
  }

  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return storedChildren.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  /// A Boolean value that indicates whether moving the view into a window is an appearance.
  private var followsWindow: Bool {
    storedParent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }

  func viewWillMove(toWindow window: UIWindow?) {
    guard followsWindow else { return }
    if let window, window.isHidden { return }
    if window != nil {
      let isFirst = !hasEnteredWindow
      hasEnteredWindow = true
      if isFirst, storedParent == nil, missesFirstAppearance || isInListOutsideOfWindow { return }
    }
    beginAppearance(window == nil ? .disappearing : .appearing, animated: false, driven: false)
  }

  /// A Boolean value that indicates whether the view is in the cell of a list that is not in a window.
  ///
  /// Such a controller without a parent does not appear when the list enters a window together with the view of its own
  /// controller. Source: the back traces of issue 128 of TextureGroup/Texture; Apple documents only that a controller
  /// without a parent gets no calls of its container.
  private var isInListOutsideOfWindow: Bool {
    guard let view = viewIfLoaded else { return false }
    let cell = sequence(first: view) { $0.superview }.first {
      $0 is UICollectionViewCell || $0 is UITableViewCell
    }
    guard let list = cell?.superview else { return false }
    return list.window == nil
      && sequence(first: list) { $0.superview }.contains {
        $0.viewController != nil
      }
  }

  /// Ends the transition that the view's move began: an appearance after the layout pass, a
  /// disappearance immediately.
  func viewDidMoveToWindow() {
    guard !appearance.isDriven else { return }
    if appearance.state == .disappearing { return endAppearance() }
    guard appearance.state == .appearing else { return }
    viewIfLoaded?.window?.runAfterPass { [weak self] in
      guard let self, appearance.state == .appearing, !appearance.isDriven else { return }
      endAppearance()
    }
  }

  func rootWindowDidShow() {
    beginAppearance(.appearing, animated: false, driven: false)
    viewDidMoveToWindow()
  }

  func rootWindowDidHide() {
    beginAppearance(.disappearing, animated: false, driven: false)
    viewDidMoveToWindow()
  }
}

extension UIView {
  /// A Boolean value that indicates whether the view belongs to the root view controller of a window whose view has
  /// not entered it yet, as in `viewWillAppear(_:)`.
  package var isInRootViewBeforeWindow: Bool {
    guard window == nil else { return false }
    let owner = sequence(first: self) { $0.superview }.lazy.compactMap(\.viewController).first
    return owner?.hostingWindow != nil
  }
}

extension RuntimeEnvironment {
  /// The rectangle of the screen, in points.
  package var screenBounds: CGRect { CGRect(origin: .zero, size: screen.size) }
}

/// The state of a controller's appearance transition.
package struct AppearanceTransition {
  package enum State {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  package var state = State.disappeared
  /// A Boolean value that indicates whether the running transition is animated.
  var isAnimated = false
  /// A Boolean value that indicates whether a container ends the running transition, instead of the
  /// move of the view.
  var isDriven = false
  /// A Boolean value that indicates whether `viewIsAppearing(_:)` was called in the layout pass.
  var isAnnounced = false
}
