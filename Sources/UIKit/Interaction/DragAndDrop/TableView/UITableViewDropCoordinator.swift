import Foundation

/// A drop on a table, for its drop delegate to take.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items, with their places.
  var items: [any UITableViewDropItem] { get }
  /// Where they are dropped; nil over nothing.
  var destinationIndexPath: IndexPath? { get }
  /// What the drop delegate has proposed.
  var proposal: UITableViewDropProposal { get }
  /// The session.
  var session: any UIDropSession { get }
  /// Keeps a place for an item that is still to be loaded.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  /// Moves an item to the row that was inserted for it.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Moves an item into a rectangle of a row, in the cell's space, in points.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Moves an item somewhere else.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that is dropped on a table.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Where it stands now, when it was lifted from the same table; else nil.
  var sourceIndexPath: IndexPath? { get }
  /// The size of what is shown of it, in points: that of the lifted cell; zero for other items.
  var previewSize: CGSize { get }
}

/// A place in a table for a dropped item that is still to be loaded.
///
/// - Quirk: no cell is shown for it; the place is kept, and goes along with other updates.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Answers how the cell is shown; kept as a value.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// The place of a dropped item that is being loaded.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Inserts the item: the closure changes the data at the place that it is given, the table follows.
  ///
  /// - Returns: whether the placeholder was still there; a reload takes it away.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Takes the placeholder away without inserting anything.
  ///
  /// - Returns: whether it was still there.
  @discardableResult
  func deletePlaceholder() -> Bool
}

/// A place in a table for an item that is still to be loaded.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  /// Where the item will be inserted.
  public let insertionIndexPath: IndexPath
  /// The identifier of the cells that stand for it.
  public let reuseIdentifier: String
  /// The height of the placeholder's row, in points; kept as a value.
  public let rowHeight: CGFloat
  /// Fills the cell; kept as a value, for no cell is shown.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Makes a place.
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
