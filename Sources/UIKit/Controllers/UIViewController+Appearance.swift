extension UIViewController {
  /// Begins to appear or disappear, unless that is under way or done.
  ///
  /// Rule: UIKit's documentation of `beginAppearanceTransition`: the controller hears first, then
  /// the children whose views lie in its own.
  func beginAppearance(
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

  /// Tells, before the view's first layout in a window, that it is appearing.
  ///
  /// Rule: UIKit's documentation of `viewIsAppearing`: after the view was added and its superview has
  /// laid it out, once in an appearance.
  func announceAppearing() {
    guard appearance.state == .appearing, !appearance.isAnnounced, viewIfLoaded?.window != nil
    else { return }
    appearance.isAnnounced = true
    viewIsAppearing(appearance.isAnimated)
  }

  /// Ends to appear or disappear.
  func endAppearance() {
    let (animated, isAnnounced) = (appearance.isAnimated, appearance.isAnnounced)
    switch appearance.state {
    case .appearing:
      appearance = AppearanceTransition(state: .appeared)
      if !isAnnounced { viewIsAppearing(animated) }
      viewDidAppear(animated)
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

  /// A Boolean value that indicates whether the move of the view into a window means appearance.
  private var followsWindow: Bool {
    storedParent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }

  func viewWillMove(toWindow window: UIWindow?) {
    guard followsWindow else { return }
    if let window, window.isHidden { return }
    beginAppearance(window == nil ? .disappearing : .appearing, animated: false, driven: false)
  }

  /// Ends what the view's move began: appearance after the layout pass, disappearance at once.
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

extension RuntimeEnvironment {
  /// The rectangle of the screen, in points.
  package var screenBounds: CGRect { CGRect(origin: .zero, size: screen.size) }
}

/// Where a controller stands between shown and taken away.
struct AppearanceTransition {
  enum State {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  var state = State.disappeared
  /// A Boolean value that indicates whether the running transition is animated.
  var isAnimated = false
  /// A Boolean value that indicates whether a container, and not the move of the view, ends the
  /// running transition.
  var isDriven = false
  /// A Boolean value that indicates whether the view was told, in its layout pass, that it is
  /// appearing.
  var isAnnounced = false
}
