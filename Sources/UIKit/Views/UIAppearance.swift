/// A class whose instances an app gives a look all at once.
///
/// UIKit applies what is set on the object that ``appearance()`` answers to instances when they come
/// into a window. Here the object keeps what is set, as data: an app's start-up code runs and a test
/// can read what it set, but nothing is applied. Each environment has objects of its own.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
  /// The object that keeps the look of the class.
  static func appearance() -> Self
  /// The object that keeps the look of the class inside instances of others, the innermost first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class inside which instances may have a look of their own.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearanceContainer {}

/// A class with the classes inside which a look counts.
struct AppearanceKey: Hashable {
  let subject: ObjectIdentifier
  let containers: [ObjectIdentifier]

  init(_ subject: AnyClass, in containers: [any UIAppearanceContainer.Type]) {
    self.subject = ObjectIdentifier(subject)
    self.containers = containers.map { ObjectIdentifier($0) }
  }
}

extension UIView: UIAppearance {
  /// The object that keeps the look of the class, as data.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// The object that keeps the look of the class inside instances of others, as data.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    let key = AppearanceKey(self, in: containerTypes)
    let state = RuntimeEnvironment.current.application
    if let kept = state.appearances[key] as? Self { return kept }
    let made = make()
    state.appearances[key] = made
    return made
  }
}

extension UIBarButtonItem {
  /// The object that keeps the look of bar buttons, as data.
  public static func appearance() -> UIBarButtonItem { appearance(whenContainedInInstancesOf: []) }

  /// The object that keeps the look of bar buttons inside instances of other classes, as data.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem {
    UIBarItem.keptAppearance(AppearanceKey(self, in: containerTypes)) { UIBarButtonItem() }
  }
}

extension UITabBarItem {
  /// The object that keeps the look of tab bar items, as data.
  public static func appearance() -> UITabBarItem { appearance(whenContainedInInstancesOf: []) }

  /// The object that keeps the look of tab bar items inside instances of other classes, as data.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBarItem {
    UIBarItem.keptAppearance(AppearanceKey(self, in: containerTypes)) { UITabBarItem() }
  }
}

extension UIBarItem {
  fileprivate static func keptAppearance<Item: UIBarItem>(
    _ key: AppearanceKey, _ make: () -> Item
  ) -> Item {
    let state = RuntimeEnvironment.current.application
    if let kept = state.appearances[key] as? Item { return kept }
    let made = make()
    state.appearances[key] = made
    return made
  }
}
