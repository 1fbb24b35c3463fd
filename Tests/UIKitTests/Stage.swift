import UIKit

/// A visible window in an environment of its own, with deterministic steps and collected violations.
@MainActor
struct Stage {
  let log = ViolationLog()
  let environment: RuntimeEnvironment
  let window: UIWindow

  init(
    size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 2,
    safeArea: UIEdgeInsets = .zero, traits: RuntimeEnvironment.Traits = RuntimeEnvironment.Traits()
  ) {
    var environment = log.environment
    environment.screen = RuntimeEnvironment.Screen(
      size: size, scale: scale, safeAreaInsets: safeArea)
    environment.traits = traits
    self.environment = environment
    window = environment.bind {
      UIWindow(frame: CGRect(origin: .zero, size: environment.screen.size))
    }
    window.isHidden = false
  }

  /// Shows a controller as the window's root.
  func show(_ controller: UIViewController) {
    window.rootViewController = controller
  }

  /// Runs every step that waits, timers aside.
  func settle() {
    while log.scheduler.runStep() {}
  }

  /// Moves the virtual clock on, then runs what waits.
  func advance(_ seconds: Double) {
    log.scheduler.advance(by: seconds)
    settle()
  }
}
