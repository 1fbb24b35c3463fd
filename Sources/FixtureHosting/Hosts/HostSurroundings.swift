import Foundation
import UIKit

/// The environment that a host takes when it is made, with a log of the violations in it.
struct HostSurroundings {
  let environment: RuntimeEnvironment
  let heard: Locked<[RuntimeViolation]>

  /// Takes the current environment; outside of any binding, one that no other host shares.
  ///
  /// - Parameter size: the screen's size in points; nil for that of the environment.
  init(size: CGSize?) {
    var environment = RuntimeEnvironment.current
    if environment.isShared {
      environment = HostConfiguration.current.environment(basedOn: environment)
    }
    if let size { environment.screen.size = size }
    let heard = Locked<[RuntimeViolation]>([])
    let handler = environment.violationHandler
    environment.violationHandler = ViolationHandler { violation in
      heard.withLock { $0.append(violation) }
      handler(violation)
    }
    self.environment = environment
    self.heard = heard
  }
}
