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
