/// A class whose instances an app can style together through a proxy.
///
/// UIKit applies the values of the appearance proxy to instances when they enter a window. Here the
/// proxy only stores the values: an app's start-up code runs, and a test can read what it set, but
/// nothing is applied. Each environment has its own proxies.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
  /// Returns the appearance proxy of the class.
  static func appearance() -> Self
  /// Returns the appearance proxy of the class inside containers, innermost first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class that can be a container of an appearance proxy.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearanceContainer {}

/// The key of an appearance proxy: its class and its containers.
struct AppearanceKey: Hashable {
  let subject: ObjectIdentifier
  let containers: [ObjectIdentifier]

  init(_ subject: AnyClass, in containers: [any UIAppearanceContainer.Type]) {
    self.subject = ObjectIdentifier(subject)
    self.containers = containers.map { ObjectIdentifier($0) }
  }
}

extension UIView: UIAppearance {
  /// Returns the appearance proxy of the class, which only stores values.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the appearance proxy of the class inside containers, which only stores values.
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
  /// Returns the appearance proxy of bar buttons, which only stores values.
  public static func appearance() -> UIBarButtonItem { appearance(whenContainedInInstancesOf: []) }

  /// Returns the appearance proxy of bar buttons inside containers, which only stores values.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem {
    UIBarItem.keptAppearance(AppearanceKey(self, in: containerTypes)) { UIBarButtonItem() }
  }
}

extension UITabBarItem {
  /// Returns the appearance proxy of tab bar items, which only stores values.
  public static func appearance() -> UITabBarItem { appearance(whenContainedInInstancesOf: []) }

  /// Returns the appearance proxy of tab bar items inside containers, which only stores values.
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
