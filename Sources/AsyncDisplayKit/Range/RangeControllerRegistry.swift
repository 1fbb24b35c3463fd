import Foundation
import UIKit

/// The registered range controllers of one application, which respond to its events.
///
/// Source: `ASRangeController.mm`, `+allRangeControllersWeakSet`.
@MainActor
final class RangeControllerRegistry {
  private var controllers: [WeakMainActorReference<ASRangeController>] = []
  private var observations: NotificationObservations?

  /// A Boolean value that indicates whether the application is in the background.
  private var isInBackground = false

  nonisolated init() {}

  /// Adds a controller without retaining it.
  ///
  /// The state of the application is that of a new controller as well. Source: `ASRangeController.mm`,
  /// `-interfaceState`.
  func add(_ controller: ASRangeController) {
    if controllers.count == controllers.capacity { controllers.removeAll { $0.object == nil } }
    controllers.append(WeakMainActorReference(controller))
    controller.isInBackground = isInBackground
    if observations == nil { observations = observeApplication() }
  }

  private func observeApplication() -> NotificationObservations {
    NotificationObservations([
      (
        UIApplication.didReceiveMemoryWarningNotification,
        tell { for controller in $0.present { controller.didReceiveMemoryWarning() } }
      ),
      (
        UIApplication.didEnterBackgroundNotification,
        tell {
          $0.isInBackground = true
          ASRangeController.didEnterBackground($0.present)
        }
      ),
      (
        UIApplication.willEnterForegroundNotification,
        tell {
          $0.isInBackground = false
          ASRangeController.willEnterForeground($0.present)
        }
      ),
    ])
  }

  private var present: [ASRangeController] { controllers.compactMap(\.object) }

  /// Returns a closure that forwards a notification of the application to the registry.
  ///
  /// Applications that run in parallel share the notification center, so events of other
  /// applications are ignored.
  private func tell(
    _ event: @escaping @MainActor @Sendable (RangeControllerRegistry) -> Void
  ) -> @Sendable () -> Void {
    { [weak self] in
      guard let self, RuntimeScheduling.Role.current == .main else { return }
      runOnMainActor {
        guard RangeControllerRegistry.current === self else { return }
        event(self)
      }
    }
  }
}

extension RangeControllerRegistry: EnvironmentKey {
  nonisolated static var defaultValue: RangeControllerRegistry? { nil }

  /// The registry of the running application, created on first access.
  static var current: RangeControllerRegistry {
    RuntimeEnvironment.current.processValues.object(RangeControllerRegistry.self) {
      RangeControllerRegistry()
    }
  }
}

/// Observations of the notification center that end when this object is deallocated.
private final class NotificationObservations {
  private let tokens: [any NSObjectProtocol]

  init(_ observed: [(name: Notification.Name, body: @Sendable () -> Void)]) {
    tokens = observed.map { name, body in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in body() }
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
