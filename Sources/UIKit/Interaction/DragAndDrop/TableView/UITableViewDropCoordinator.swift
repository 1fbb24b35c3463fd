import Foundation

/// A drop on a table, which the drop delegate handles.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items, with their positions.
  var items: [any UITableViewDropItem] { get }
  /// The index path at which the items are dropped, or `nil` if they are not over an item.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal of the drop delegate.
  var proposal: UITableViewDropProposal { get }
  /// The drop session.
  var session: any UIDropSession { get }
  /// Inserts a placeholder for an item whose data is still to be loaded.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  /// Animates an item to the row that was inserted for it.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates an item into a rectangle of a row, in the cell's coordinate system, in points.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Animates an item to another target.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that is dropped on a table.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The current index path of the row if it was lifted from the same table; otherwise `nil`.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview, in points: the size of the lifted cell, or zero for other items.
  var previewSize: CGSize { get }
}

/// A placeholder in a table for a dropped item that is still to be loaded.
///
/// - Quirk: No cell is shown for the placeholder. Its position is kept, and adjusted by other
///   updates.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Provides the parameters of the cell's preview. Not used by the runtime, which reports
  /// `unused-member`.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)? {
    didSet {
      reportUnused(
        "UITableViewDropPlaceholder.previewParametersProvider", if: previewParametersProvider != nil
      )
    }
  }
}

/// The placeholder of a dropped item that is being loaded.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Inserts the item: the closure changes the data at the index path that it is given, and the
  /// table inserts the row.
  ///
  /// - Returns: Whether the placeholder still existed; a reload removes it.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder without inserting anything.
  ///
  /// - Returns: Whether the placeholder still existed.
  @discardableResult
  func deletePlaceholder() -> Bool
}

/// A placeholder in a table for an item that is still to be loaded.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  /// The index path at which the item will be inserted.
  package let insertionIndexPath: IndexPath
  /// The reuse identifier of the placeholder's cell.
  package let reuseIdentifier: String
  /// The height of the placeholder's row, in points. Stored but not used by the runtime.
  package let rowHeight: CGFloat
  /// Configures the placeholder's cell. Stored but not used by the runtime, which shows no cell.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)? {
    didSet {
      reportUnused("UITableViewPlaceholder.cellUpdateHandler", if: cellUpdateHandler != nil)
    }
  }

  /// Creates a placeholder.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}

/// A drop on a table.
@MainActor
final class TableDropCoordinator: ListDropCoordinator,
  UITableViewDropCoordinator
{
  let items: [any UITableViewDropItem]
  let proposal: UITableViewDropProposal

  init(_ session: DropSession, _ proposal: UITableViewDropProposal, in list: UITableView) {
    self.proposal = proposal
    items = list.dropItems(session)
    super.init(session, in: list)
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  {
    keepPlace(at: placeholder.insertionIndexPath, for: dragItem)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    animate()
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  {
    animate()
  }
}
