import Foundation
import UIKit

/// The registered range controllers of one application, which respond to its events.
///
/// Source: `ASRangeController.mm`, `+allRangeControllersWeakSet`.
@MainActor
final class RangeControllerRegistry {
  private var controllers: [WeakMainActorReference<ASRangeController>] = []
  private var observations: NotificationObservations?

  nonisolated init() {}

  /// Adds a controller without retaining it.
  func add(_ controller: ASRangeController) {
    if controllers.count == controllers.capacity { controllers.removeAll { $0.object == nil } }
    controllers.append(WeakMainActorReference(controller))
    if observations == nil { observations = observeApplication() }
  }

  private func observeApplication() -> NotificationObservations {
    NotificationObservations([
      (UIApplication.didReceiveMemoryWarningNotification, tell { $0.didReceiveMemoryWarning() }),
      (UIApplication.didEnterBackgroundNotification, tell { $0.didEnterBackground() }),
      (UIApplication.willEnterForegroundNotification, tell { $0.willEnterForeground() }),
    ])
  }

  /// Returns a closure that forwards a notification of the application to the controllers.
  ///
  /// Applications that run in parallel share the notification center, so events of other
  /// applications are ignored.
  private func tell(
    _ event: @escaping @MainActor @Sendable (ASRangeController) -> Void
  ) -> @Sendable () -> Void {
    { [weak self] in
      guard let self, ExecutionRole.current == .main else { return }
      runOnMainActor {
        guard RangeControllerRegistry.current === self else { return }
        for controller in self.controllers.compactMap(\.object) { event(controller) }
      }
    }
  }
}

extension RangeControllerRegistry: ModuleValueKey {
  nonisolated static var defaultValue: RangeControllerRegistry? { nil }

  /// The registry of the running application, created on first access.
  static var current: RangeControllerRegistry {
    let values = RuntimeEnvironment.current.application.moduleValues
    if let registry = values[RangeControllerRegistry.self] { return registry }
    let made = RangeControllerRegistry()
    values[RangeControllerRegistry.self] = made
    return made
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
