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
  /// The members that were reported as unused.
  nonisolated let reportedMembers = ReportedMembers()
  /// The names and characters about which the advisories of fonts were reported.
  nonisolated let reportedFonts = Locked<Set<String>>([])
  /// The values that other modules store per process.
  nonisolated package let moduleValues = ModuleValues()

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

/// A key that identifies a value that a module stores per environment.
package protocol ModuleValueKey {
  /// The type of the stored value.
  associatedtype Value: Sendable
  /// The value that is returned until a value is set.
  static var defaultValue: Value { get }
}

/// Values that the original frameworks store per process, by the keys of their modules.
///
/// The values can be used on any thread.
package final class ModuleValues: Sendable {
  private let values = Locked<[ObjectIdentifier: any Sendable]>([:])

  package init() {}

  /// The value for a key, or the key's default value until one is set.
  package subscript<Key: ModuleValueKey>(key: Key.Type) -> Key.Value {
    get {
      values.withLock { $0[ObjectIdentifier(key)] as? Key.Value } ?? Key.defaultValue
    }
    set { update(key) { $0 = newValue } }
  }

  /// Changes the value for a key without interruption by other threads, and returns what the closure returns.
  ///
  /// The former value ends after the lock was released, because it may hold objects of the app.
  package func update<Key: ModuleValueKey, Result: Sendable>(
    _ key: Key.Type, _ change: (inout Key.Value) -> Result
  ) -> Result {
    let (former, result) = values.withLock { values -> ((any Sendable)?, Result) in
      let former = values[ObjectIdentifier(key)]
      var value = former as? Key.Value ?? Key.defaultValue
      let result = change(&value)
      values[ObjectIdentifier(key)] = value
      return (former, result)
    }
    withExtendedLifetime(former) {}
    return result
  }
}
