import Foundation

/// An item that is dropped on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Where it stands now, when it was lifted from the same collection view; else nil.
  var sourceIndexPath: IndexPath? { get }
  /// The size of what is shown of it, in points: that of the lifted cell; zero for other items.
  var previewSize: CGSize { get }
}
