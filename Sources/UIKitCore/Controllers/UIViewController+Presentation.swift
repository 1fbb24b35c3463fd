extension UIViewController {
  /// The duration of a modal transition, in seconds of the environment's clock.
  static var modalDuration: TimeInterval { 0.4 }

  private var presentationRoot: UIViewController {
    sequence(first: self, next: \.storedParent).reduce(self) { $1 }
  }

  /// Presents a view controller.
  ///
  /// Rule: UIKit's documentation: a full-screen presentation removes the presenter's view, other
  /// styles keep it.
  ///
  /// The completion handler runs after the presented controller has appeared. A presenter whose view is not in a
  /// window presents nothing, as UIKit's log says ("whose view is not in the window hierarchy").
  func showModally(
    _ controller: UIViewController, animated: Bool, _ completion: MainActorBox<(() -> Void)?>?
  ) {
    let presenter = presentationRoot
    guard controller.presenting == nil else {
      return report(.alreadyPresented, "controller already is presented", controller)
    }
    guard presenter.presented == nil else {
      return report(.alreadyPresenting, "presenter already presents another controller", controller)
    }
    guard let window = presenter.viewIfLoaded?.window else {
      return report(
        .presenterOutsideWindow, "view of the presenter is not in a window", controller,
        remedy: "Present from `viewDidAppear(_:)` on, when the presenter's view is in a window.")
    }
    presenter.presented = controller
    controller.presenting = presenter
    controller.values.isBeingPresented = true
    let manager = controller.beginManagedPresentation(from: presenter, source: self)
    let covers = controller.coversPresenter
    let coordinator = Self.modalCoordinator(
      from: presenter, to: controller, animated: animated, in: window)
    manager?.containerView = window
    manager?.presentationTransitionWillBegin()
    if covers {
      presenter.beginAppearance(.disappearing, animated: animated, driven: true)
    }
    controller.beginAppearance(.appearing, animated: animated, driven: true)
    controller.install(in: window, by: manager)
    coordinator?.begin()
    let animator = controller.transitioningDelegate?.animationController(
      forPresented: controller, presenting: presenter, source: self)
    let transition = controller.modalTransition(
      by: animator, from: presenter, to: controller, in: window)
    finishModal(animated: animated, in: window, by: transition) {
      controller.endAppearance()
      if covers { presenter.endAppearance() }
      controller.values.isBeingPresented = false
      manager?.presentationTransitionDidEnd(true)
      Self.end(coordinator, of: [presenter, controller])
      completion?.value?()
    }
  }

  func endModal(animated: Bool, _ completion: MainActorBox<(() -> Void)?>?) {
    let presenter = presentedViewController != nil ? modalPresenter : presentingViewController
    guard let presenter, let controller = presenter.presented else {
      completion?.value?()
      return
    }
    if controller.presented != nil { controller.endModal(animated: false, nil) }
    let window = controller.viewIfLoaded?.window
    let covers = controller.coversPresenter
    controller.values.isBeingDismissed = true
    let manager = controller.values.presentationController
    let coordinator = Self.modalCoordinator(
      from: controller, to: presenter, animated: animated, in: window)
    manager?.dismissalTransitionWillBegin()
    controller.beginAppearance(.disappearing, animated: animated, driven: true)
    if covers, window != nil {
      presenter.beginAppearance(.appearing, animated: animated, driven: true)
    }
    coordinator?.begin()
    let animator = controller.transitioningDelegate?.animationController(
      forDismissed: controller)
    let transition = controller.modalTransition(
      by: animator, from: controller, to: presenter, in: window)
    finishModal(animated: animated, in: window, by: transition) {
      presenter.presented = nil
      controller.presenting = nil
      controller.values.presentationController = nil
      if window != nil { manager?.presentedView?.removeFromSuperview() }
      controller.viewIfLoaded?.removeFromSuperview()
      controller.endAppearance()
      if covers { presenter.endAppearance() }
      controller.values.isBeingDismissed = false
      manager?.dismissalTransitionDidEnd(true)
      Self.end(coordinator, of: [presenter, controller])
      completion?.value?()
    }
  }

  /// Returns the transition of an animator for the presentation or dismissal of this controller, or
  /// `nil`.
  private func modalTransition(
    by animator: (any UIViewControllerAnimatedTransitioning)?, from former: UIViewController,
    to next: UIViewController, in window: UIWindow?
  ) -> AnimatedTransition? {
    guard let animator, let window else { return nil }
    return AnimatedTransition(
      animator: animator, from: former, to: next, container: window, style: modalPresentationStyle)
  }

  /// Creates the transition coordinator of both controllers of an animated modal transition.
  private static func modalCoordinator(
    from former: UIViewController, to next: UIViewController, animated: Bool, in window: UIWindow?
  ) -> TransitionCoordinator? {
    guard animated, UIView.areAnimationsEnabled, let window else { return nil }
    let coordinator = TransitionCoordinator(
      isAnimated: true, duration: modalDuration, from: former, to: next, in: window)
    former.values.transition = coordinator
    next.values.transition = coordinator
    return coordinator
  }

  private static func end(
    _ coordinator: TransitionCoordinator?, of controllers: [UIViewController]
  ) {
    guard let coordinator else { return }
    for controller in controllers where controller.values.transition === coordinator {
      controller.values.transition = nil
    }
    coordinator.end()
  }

  private var modalPresenter: UIViewController? {
    sequence(first: self, next: \.storedParent).first { $0.presented != nil }
  }

  private var coversPresenter: Bool {
    values.modalPresentationStyle == .fullScreen || values.modalPresentationStyle == .currentContext
      || values.presentationController?.shouldRemovePresentersView == true
  }

  private func install(in window: UIWindow, by manager: UIPresentationController?) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let shown: UIView = manager?.presentedView ?? view
    shown.frame = window.bounds
    window.addSubview(shown)
    manager?.layOut(in: window)
  }

  private func finishModal(
    animated: Bool, in window: UIWindow?, by transition: AnimatedTransition?,
    _ body: @escaping @MainActor () -> Void
  ) {
    guard let window else { return body() }
    guard animated, UIView.areAnimationsEnabled else { return window.runAfterPass(body) }
    if let transition { return transition.run(body) }
    window.runtimeEnvironment.scheduleTimer(
      after: Self.modalDuration, RuntimeScheduling.Step(.timer, "presentation"), body)
  }

  private func report(
    _ code: RuntimeViolation.Code, _ reason: String, _ controller: UIViewController,
    remedy: String = "Dismiss the presented controller before you present another."
  ) {
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        code, subject: "\(type(of: self))",
        message: "\(type(of: controller)) was not presented: the \(reason).", remedy: remedy))
  }
}

/// The style of a modal presentation.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// The system chooses the style. Here, it is a page sheet.
  case automatic = -2
  /// The presentation is not adapted.
  case none = -1
  /// The presentation covers the whole screen. The presenter's view is removed.
  case fullScreen = 0
  /// The presentation is a sheet that leaves the presenter visible.
  case pageSheet = 1
  /// The presentation is a small, centered sheet.
  case formSheet = 2
  /// The presentation covers the area of the presenter, whose view is removed.
  case currentContext = 3
  /// A presentation that a custom presentation controller manages.
  case custom = 4
  /// The presentation covers the whole screen, above the presenter's view.
  case overFullScreen = 5
  /// The presentation covers the area of the presenter, above its view.
  case overCurrentContext = 6
  /// The presentation is a popover.
  case popover = 7
}

/// The animation of a modal presentation.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// The view slides in from the bottom.
  case coverVertical = 0
  /// The views flip horizontally.
  case flipHorizontal = 1
  /// The views cross-dissolve.
  case crossDissolve = 2
  /// The presenter's view curls up like a page.
  case partialCurl = 3
}
