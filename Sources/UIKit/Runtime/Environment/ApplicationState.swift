import Foundation

/// What UIKit keeps once a process, kept once an environment, so that parallel tests are apart.
@MainActor package final class ApplicationState {
  /// A Boolean value that indicates whether changes animate; UIKit's default is yes.
  package var areAnimationsEnabled = true
  /// The blocks of animations that are written between two calls.
  var animationBlocks = AnimationBlocks()
  /// The lengths of the animations whose closures run, the innermost last, in virtual seconds.
  var runningDurations: [TimeInterval] = []
  /// The collection views that wait for an answer of their data sources, the innermost last.
  var askingViews: [UICollectionView] = []
  /// What assistive software was told, oldest first.
  var accessibilityPosts: [UIAccessibility.Post] = []
  /// The open groups of changes to layers, innermost last.
  var transactions: [CATransaction.Group] = []
  /// The feedback that was asked for, oldest first.
  var feedback: [UIFeedback] = []
  /// The pasteboard of copy and paste, made when first asked for.
  var pasteboard: UIPasteboard?
  /// The objects that keep the looks of classes.
  var appearances: [AppearanceKey: AnyObject] = [:]
  /// The window that receives keyboard events.
  package weak var keyWindow: UIWindow?
  /// The application object, made when first asked for.
  package var application: UIApplication?
  /// The menu of what was chosen, made when first asked for.
  var menuController: UIMenuController?
  /// The device object, made when first asked for.
  var device: UIDevice?
  /// How bright the screen is, between 0 and 1.
  var screenBrightness: CGFloat = 0.5
  /// What other modules keep once a process.
  nonisolated package let moduleValues = ModuleValues()

  /// Creates the state of a process that has just begun.
  nonisolated package init() {}
}

/// The name of a value that a module keeps once an environment.
package protocol ModuleValueKey {
  /// What is kept.
  associatedtype Value: Sendable
  /// The value before it was set.
  static var defaultValue: Value { get }
}

/// Settings that the original frameworks keep once a process, by the key of the module they are of.
///
/// Any thread.
package final class ModuleValues: Sendable {
  private let values = Locked<[ObjectIdentifier: any Sendable]>([:])

  package init() {}

  /// The value of a key.
  package subscript<Key: ModuleValueKey>(key: Key.Type) -> Key.Value {
    get {
      values.withLock { $0[ObjectIdentifier(key)] as? Key.Value } ?? Key.defaultValue
    }
    set { values.withLock { $0[ObjectIdentifier(key)] = newValue } }
  }
}
