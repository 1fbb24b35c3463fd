import Foundation

/// A drop on a collection view, for its drop delegate to take.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items, with their places.
  var items: [any UICollectionViewDropItem] { get }
  /// Where they are dropped; nil over nothing.
  var destinationIndexPath: IndexPath? { get }
  /// What the drop delegate has proposed.
  var proposal: UICollectionViewDropProposal { get }
  /// The session.
  var session: any UIDropSession { get }
  /// Keeps a place for an item that is still to be loaded.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  /// Moves an item to the item that was inserted for it.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Moves an item into a rectangle of an item, in the cell's space, in points.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Moves an item somewhere else.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that is dropped on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Where it stands now, when it was lifted from the same collection view; else nil.
  var sourceIndexPath: IndexPath? { get }
  /// The size of what is shown of it, in points: that of the lifted cell; zero for other items.
  var previewSize: CGSize { get }
}

/// A place in a collection view for a dropped item that is still to be loaded.
///
/// - Quirk: no cell is shown for it; the place is kept, and goes along with other updates.
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Answers how the cell is shown; kept as a value.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// The place of a dropped item that is being loaded.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Inserts the item: the closure changes the data at the place that it is given, the collection view follows.
  ///
  /// - Returns: whether the placeholder was still there; a reload takes it away.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Takes the placeholder away without inserting anything.
  ///
  /// - Returns: whether it was still there.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Fills the placeholder's cell again; no cell is shown, so nothing happens.
  func setNeedsCellUpdate()
}

/// A place in a collection view for an item that is still to be loaded.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  /// Where the item will be inserted.
  public let insertionIndexPath: IndexPath
  /// The identifier of the cells that stand for it.
  public let reuseIdentifier: String
  /// Fills the cell; kept as a value, for no cell is shown.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Makes a place.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// A drop on a collection view.
@MainActor
final class CollectionDropCoordinator: ListDropCoordinator,
  UICollectionViewDropCoordinator
{
  let items: [any UICollectionViewDropItem]
  let proposal: UICollectionViewDropProposal

  init(_ session: DropSession, _ proposal: UICollectionViewDropProposal, in list: UICollectionView)
  {
    self.proposal = proposal
    items = list.dropItems(session)
    super.init(session, in: list)
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  {
    keepPlace(at: placeholder.insertionIndexPath, for: dragItem)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    animate()
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  {
    animate()
  }
}
