import Foundation

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
