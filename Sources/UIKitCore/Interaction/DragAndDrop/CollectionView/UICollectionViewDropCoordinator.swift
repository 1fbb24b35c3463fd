import Foundation

/// A drop on a collection view, which its drop delegate handles.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items, with their source index paths.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path at which the items are dropped, or `nil` if they are not over an item.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal of the drop delegate.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop session.
  var session: any UIDropSession { get }
  /// Inserts a placeholder for an item whose data is not yet loaded.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  /// Animates a dropped item to the collection view item that was inserted for it.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates a dropped item into a rectangle of a cell, in points of the cell's coordinate system.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Animates a dropped item to any other target.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that is dropped on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The current index path of the item if it was dragged from the same collection view, otherwise
  /// `nil`.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview, in points: the size of the lifted cell, or zero for other items.
  var previewSize: CGSize { get }
}

/// A placeholder in a collection view for a dropped item whose data is not yet loaded.
///
/// - Quirk: No cell is shown for the placeholder. Its position is kept, and adjusted by other
///   updates.
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// A closure that returns the parameters of the placeholder cell's preview. Not used by the
  /// runtime, which reports `unused-member`.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)? {
    didSet { reportUnused("UICollectionViewDropPlaceholder", if: previewParametersProvider != nil) }
  }
}

/// The placeholder of a dropped item that is being loaded.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The dragged item for which the placeholder was inserted.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder by the item. The closure inserts the data at the given index path.
  ///
  /// - Returns: A Boolean value that indicates whether the placeholder still existed. A reload
  ///   removes it.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder without inserting anything.
  ///
  /// - Returns: A Boolean value that indicates whether the placeholder still existed.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Updates the placeholder's cell. This method has no effect here: no cell is shown.
  func setNeedsCellUpdate()
}

/// A placeholder in a collection view for an item whose data is not yet loaded.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  /// The index path at which the item will be inserted.
  package let insertionIndexPath: IndexPath
  /// The reuse identifier of the placeholder's cell.
  package let reuseIdentifier: String
  /// A closure that configures the placeholder's cell. Stored but not used by the runtime, which
  /// shows no cell.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)? {
    didSet { reportUnused("UICollectionViewPlaceholder", if: cellUpdateHandler != nil) }
  }

  /// Creates a placeholder for an index path, with a reuse identifier for its cell.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// The coordinator of a drop on a collection view.
@MainActor
final class CollectionDropCoordinator: ListDropCoordinator<UICollectionViewDropProposal>,
  UICollectionViewDropCoordinator
{
  var items: [any UICollectionViewDropItem] { dropped }

  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  {
    keepPlace(at: placeholder.insertionIndexPath, for: dragItem)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    animate(to: indexPath)
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  {
    animate(to: indexPath)
  }
}
