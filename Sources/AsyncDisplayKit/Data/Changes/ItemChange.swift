import Foundation

/// Some items that share a change and its animation.
package struct ItemChange: Hashable, Sendable {
  /// The items, old index paths for deletes and reloads and new ones for inserts.
  package var indexPaths: [IndexPath]
  /// The animation, an opaque number for the view.
  package var animation: Int

  /// Makes a change.
  package init(_ indexPaths: [IndexPath], animation: Int) {
    self.indexPaths = indexPaths
    self.animation = animation
  }
}

extension Sequence<ItemChange> {
  /// The changed items by section; an item named twice counts once.
  package var itemsBySection: [Int: IndexSet] {
    var result: [Int: IndexSet] = [:]
    for indexPath in lazy.flatMap(\.indexPaths) {
      result[indexPath.section, default: IndexSet()].insert(indexPath.item)
    }
    return result
  }
}
