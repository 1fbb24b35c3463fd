/// Anything that has traits: screens, windows, views and view controllers.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Tells that the traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
