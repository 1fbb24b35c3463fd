import Foundation

/// A drop on a table view, which its drop delegate handles.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The dropped items, with their source index paths.
  var items: [any UITableViewDropItem] { get }
  /// The index path at which the items are dropped, or `nil` if they are not over a row.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal of the drop delegate.
  var proposal: UITableViewDropProposal { get }
  /// The drop session.
  var session: any UIDropSession { get }
  /// Inserts a placeholder for an item whose data is not yet loaded.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  /// Animates a dropped item to the row that was inserted for it.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates a dropped item into a rectangle of a row, in points of the cell's coordinate system.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Animates a dropped item to any other target.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that is dropped on a table view.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The current index path of the row if it was dragged from the same table view, otherwise `nil`.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview, in points: the size of the lifted cell, or zero for other items.
  var previewSize: CGSize { get }
}

/// A placeholder in a table view for a dropped item whose data is not yet loaded.
///
/// - Quirk: No cell is shown for the placeholder. Its position is kept, and adjusted by other
///   updates.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// A closure that returns the parameters of the placeholder cell's preview. Not used by the
  /// runtime, which reports `unused-member`.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)? {
    didSet { reportUnused("UITableViewDropPlaceholder", if: previewParametersProvider != nil) }
  }
}

/// The placeholder of a dropped item that is being loaded.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The dragged item for which the placeholder was inserted.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder by the row. The closure inserts the data at the given index path.
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
}

/// A placeholder in a table view for an item whose data is not yet loaded.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  /// The index path at which the item will be inserted.
  package let insertionIndexPath: IndexPath
  /// The reuse identifier of the placeholder's cell.
  package let reuseIdentifier: String
  /// The height of the placeholder's row, in points. Stored but not used by the runtime.
  package let rowHeight: CGFloat
  /// A closure that configures the placeholder's cell. Stored but not used by the runtime, which
  /// shows no cell.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)? {
    didSet { reportUnused("UITableViewPlaceholder", if: cellUpdateHandler != nil) }
  }

  /// Creates a placeholder for an index path, with a reuse identifier for its cell and a row height
  /// in points.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}

/// The coordinator of a drop on a table view.
@MainActor
final class TableDropCoordinator: ListDropCoordinator<UITableViewDropProposal>,
  UITableViewDropCoordinator
{
  var items: [any UITableViewDropItem] { dropped }

  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  {
    keepPlace(at: placeholder.insertionIndexPath, for: dragItem)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    animate(to: indexPath)
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  {
    animate(to: indexPath)
  }
}
