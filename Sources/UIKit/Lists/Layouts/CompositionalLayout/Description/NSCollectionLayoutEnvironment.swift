import Foundation

/// The container and the traits in which a section or a custom group is laid out.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The room that there is.
  var container: any NSCollectionLayoutContainer { get }
  /// The view's traits.
  var traitCollection: UITraitCollection { get }
}

/// The room in which a section or a custom group is laid out.
///
/// Insets are points. UIKit's header speaks of insets below 1 as parts of the size; no public evidence
/// shows such insets, and they are points here.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size before insets, in points.
  var contentSize: CGSize { get }
  /// The size after insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets, in points: the same, see above.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The surroundings of a section provider or a custom group.
@MainActor
final class LayoutEnvironment: NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(container: any NSCollectionLayoutContainer, traitCollection: UITraitCollection) {
    self.container = container
    self.traitCollection = traitCollection
  }
}

/// The room of a section provider or a custom group.
@MainActor
final class LayoutContainer: NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets) {
    self.contentSize = contentSize
    self.contentInsets = contentInsets
  }

  var effectiveContentSize: CGSize { contentInsets.reducing(contentSize) }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}
