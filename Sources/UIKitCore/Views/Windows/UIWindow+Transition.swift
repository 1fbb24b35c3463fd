extension UIWindow {
  /// Changes the size of the screen and the window, in points, and makes the calls of a rotation.
  ///
  /// UIKit's documentation of `viewWillTransition(to:with:)`: the view controllers are notified before the
  /// size changes, then the views are laid out with the animations alongside, and the completion handlers run
  /// after the transition.
  package func changeScreenSize(to size: CGSize) {
    var environment = runtimeEnvironment
    environment.screen.size = size
    transition(to: environment, size: size)
  }

  /// Changes the screen and the traits in one transition, as a rotation of a device does.
  package func change(screen: RuntimeEnvironment.Screen, traits: RuntimeEnvironment.Traits) {
    var environment = runtimeEnvironment
    environment.screen = screen
    environment.traits = traits
    transition(to: environment, size: screen.size)
  }

  package func transition(to environment: RuntimeEnvironment, size: CGSize) {
    let coordinator = TransitionCoordinator(isAnimated: UIView.areAnimationsEnabled)
    let traits = environment.traitCollection
    let controllers = shownControllers
    for controller in controllers { controller.values.transition = coordinator }
    coordinator.onEnd = { [weak coordinator] in
      for controller in controllers where controller.values.transition === coordinator {
        controller.values.transition = nil
      }
    }
    runtimeEnvironment.bind {
      if traits != traitCollection {
        rootViewController?.willTransition(to: traits, with: coordinator)
      }
      if size != bounds.size {
        rootViewController?.viewWillTransition(to: size, with: coordinator)
      }
    }
    let turn = OrientationChange(of: self, from: bounds.size, to: size)
    turn?.announce()
    let textSize = runtimeEnvironment.traits.preferredContentSizeCategory
    var environment = environment
    environment.replaceFormer()
    runtimeEnvironment = environment
    (environment.scheduler as? any AppWorkScheduler)?.appWork.current?
      .environmentDidChange(to: environment)
    environment.bind {
      if turn != nil { UIDevice.current.orientationDidChange() }
      frame = CGRect(origin: frame.origin, size: size)
      updateSafeArea()
      updateTraits()
      if textSize != environment.traits.preferredContentSizeCategory { postTextSize() }
      for controller in controllers where controller.modalPresentationStyle == .custom {
        controller.values.presentationController?.layOut(in: self)
      }
      layoutIfNeeded()
      coordinator.run(in: environment)
    }
    turn?.confirm()
  }

  /// Posts the text size that the user prefers now.
  ///
  /// Decided here: after the traits of views and view controllers, and before the layout pass.
  private func postTextSize() {
    let application = UIApplication.shared
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: application,
      userInfo: [
        UIContentSizeCategory.newValueUserInfoKey: application.preferredContentSizeCategory
      ])
  }

  /// The root view controller and the controllers that are presented over it.
  private var shownControllers: [UIViewController] {
    Array(sequence(first: rootViewController, next: { $0?.presented }).compactMap { $0 })
  }
}
