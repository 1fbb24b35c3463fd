/// The state of a view that a configuration is updated for; UIKit: `UIConfigurationState`.
public protocol UIConfigurationState: Hashable {
  /// The traits.
  var traitCollection: UITraitCollection { get set }
  /// A state of the app's own; nil without one.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
