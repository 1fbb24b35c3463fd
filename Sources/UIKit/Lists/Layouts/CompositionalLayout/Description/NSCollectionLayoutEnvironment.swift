/// What a section provider or a custom group has to know of its surroundings.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The room that there is.
  var container: any NSCollectionLayoutContainer { get }
  /// The view's traits.
  var traitCollection: UITraitCollection { get }
}
