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
