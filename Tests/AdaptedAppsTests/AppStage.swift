import AsyncDisplayKit
import UIKit

/// A window in an environment of its own, in which a test shows a controller of an app.
@MainActor
struct AppStage {
  let scheduler = RuntimeScheduling.SteppedScheduler()
  let environment: RuntimeEnvironment
  let window: UIWindow

  init() {
    let environment = RuntimeEnvironment(scheduler: scheduler, violationHandler: .trapping)
    self.environment = environment
    window = environment.bind {
      UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    }
    window.isHidden = false
  }

  /// Makes a controller and shows it.
  func show<Controller: UIViewController>(_ make: () -> Controller) -> Controller {
    environment.bind {
      let controller = make()
      window.rootViewController = controller
      window.layoutIfNeeded()
      settle()
      return controller
    }
  }

  /// Runs every step that waits, timers aside.
  func settle() {
    while scheduler.runStep() {}
  }

  /// Moves the virtual clock on.
  func advance(_ seconds: Double) {
    scheduler.advance(by: seconds)
    settle()
  }
}
