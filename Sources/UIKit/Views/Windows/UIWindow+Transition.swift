extension UIWindow {
  /// Turns the pretended device: width and height of screen and window are exchanged.
  ///
  /// A driven step; UIKit has no such method. See ``resize(to:)`` for the callbacks.
  public func rotate() {
    resize(to: CGSize(width: bounds.height, height: bounds.width))
  }

  /// Gives screen and window a size in points, with the callbacks of a rotation.
  ///
  /// Rule: UIKit's documentation of `viewWillTransition(to:with:)`: the controllers hear of it
  /// before the size changes, then the views are laid out with the animations alongside, and the
  /// completions run when the transition has ended.
  public func resize(to size: CGSize) {
    var environment = runtimeEnvironment
    environment.screen.size = size
    transition(to: environment, size: size)
  }

  /// Gives the window other traits; views and controllers hear of it.
  public func change(traits: TraitDescription) {
    var environment = runtimeEnvironment
    environment.traits = traits
    transition(to: environment, size: bounds.size)
  }

  /// Gives the window another screen, with the callbacks of a rotation when its size differs.
  public func change(screen: ScreenDescription) {
    var environment = runtimeEnvironment
    environment.screen = screen
    transition(to: environment, size: screen.size)
  }

  /// Changes screen and traits in one transition, as a rotation of a device does.
  package func change(screen: ScreenDescription, traits: TraitDescription) {
    var environment = runtimeEnvironment
    environment.screen = screen
    environment.traits = traits
    transition(to: environment, size: screen.size)
  }

  private func transition(to environment: RuntimeEnvironment, size: CGSize) {
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
    runtimeEnvironment = environment
    environment.bind {
      frame = CGRect(origin: frame.origin, size: size)
      updateSafeArea()
      updateTraits()
      for controller in controllers where controller.modalPresentationStyle == .custom {
        controller.values.presentationController?.layOut(in: self)
      }
      layoutIfNeeded()
      coordinator.run(in: environment)
    }
    turn?.confirm()
  }

  /// The root view controller and the controllers that are presented above it.
  private var shownControllers: [UIViewController] {
    Array(sequence(first: rootViewController, next: { $0?.presented }).compactMap { $0 })
  }
}
