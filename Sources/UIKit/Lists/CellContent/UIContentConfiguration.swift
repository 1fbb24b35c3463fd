/// The content of a cell as a value, which makes the view that shows it.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Makes the view that shows the content.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration as it is in a state.
  func updated(for state: any UIConfigurationState) -> Self
}
