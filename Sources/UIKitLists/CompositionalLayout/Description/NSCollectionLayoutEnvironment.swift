import Foundation

/// The container and the traits in which a section or a custom group is laid out.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The container in which the section or group is laid out.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The container in which a section or a custom group is laid out.
///
/// Insets are in points. UIKit's header mentions insets below 1 as fractions of the size. No public
/// evidence shows such insets, so that they are points here.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size of the container before insets, in points.
  var contentSize: CGSize { get }
  /// The size of the container after insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets of the container, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The effective insets of the container, in points. They are the same as ``contentInsets``.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment that is passed to a section provider or a custom group.
@MainActor
final class LayoutEnvironment: NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(container: any NSCollectionLayoutContainer, traitCollection: UITraitCollection) {
    self.container = container
    self.traitCollection = traitCollection
  }
}

/// The container that is passed to a section provider or a custom group.
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
