import Foundation

/// The state that UIKit stores per process. Here each environment has its own, so that parallel
/// tests are isolated.
@MainActor package final class ApplicationState {
  /// A Boolean value that indicates whether animations are enabled. The default is `true`, as in
  /// UIKit.
  package var areAnimationsEnabled = true
  /// The animation blocks between a begin and a commit call.
  var animationBlocks = AnimationBlocks()
  /// The durations of the animations whose closures are running, innermost last, in seconds.
  var runningDurations: [TimeInterval] = []
  /// The collection views that are waiting for a result of their data sources, innermost last.
  var askingViews: [UICollectionView] = []
  /// The notifications that were posted to assistive technologies, in their order.
  package var accessibilityPosts: [AccessibilityPost] = []
  /// The open transactions of layer changes, innermost last.
  var transactions: [CATransaction.Group] = []
  /// The haptic feedback that was requested, in order.
  package var feedback: [FeedbackRequest] = []
  /// The general pasteboard, created at the first access.
  var pasteboard: UIPasteboard?
  /// The appearance proxies of classes.
  var appearances: [AppearanceKey: AnyObject] = [:]
  /// The key window.
  package weak var keyWindow: UIWindow?
  /// The application object, created at the first access.
  package var application: UIApplication?
  /// The shared menu controller, created at the first access.
  var menuController: UIMenuController?
  /// The device object, created at the first access.
  var device: UIDevice?
  /// The brightness of the screen, from 0 to 1.
  var screenBrightness: CGFloat = 0.5
  /// Creates the initial state of a process.
  nonisolated package init() {}

  /// Returns a stored object, which is created at the first access.
  func shared<Object>(
    _ member: ReferenceWritableKeyPath<ApplicationState, Object?>, _ create: () -> Object
  ) -> Object {
    if let object = self[keyPath: member] { return object }
    let object = create()
    self[keyPath: member] = object
    return object
  }
}

extension RuntimeEnvironment {
  /// The state that UIKit stores per process. Copies of an environment share it.
  package var application: ApplicationState {
    processValues.object(ApplicationStateKey.self) { ApplicationState() }
  }
}

private enum ApplicationStateKey: EnvironmentKey {
  static var defaultValue: ApplicationState? { nil }
}
