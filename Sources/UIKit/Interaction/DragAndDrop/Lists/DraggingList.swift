import Foundation

/// A list from which items are dragged and on which they are dropped: the common behavior of
/// collection and table views.
@MainActor protocol DraggingList: UIScrollView, DragSource, DropTarget {
  associatedtype Cell: ListCell
  var ownEnvironment: RuntimeEnvironment { get }
  var dragging: ListDragging { get set }
  var hasDropDelegate: Bool { get }

  func itemCell(at path: IndexPath) -> Cell?
  func itemFrame(at path: IndexPath) -> CGRect
  func itemPath(at point: CGPoint) -> IndexPath?
  /// Returns the index path after the last item, if a point is beyond that item.
  func placeBehindLastItem(for point: CGPoint) -> IndexPath?
  /// Changes the data and inserts the item at an index path, in one batch update.
  func insertDroppedItem(at path: IndexPath, _ change: @escaping (IndexPath) -> Void)

  /// Asks the drag delegate for the preview of a lifted item.
  func willLift(at path: IndexPath)
  /// Tells the drag delegate that the drag is about to begin.
  func dragWillBegin(_ session: DragSession)
}

extension DraggingList {
  /// Lifts the items that the drag delegate provides for an index path, or returns `nil` if there
  /// are none.
  func liftItems(at path: IndexPath, _ begin: (DragSession) -> [UIDragItem]) -> DragSession? {
    guard dragging.drag == nil else { return nil }
    let session = DragSession(source: self)
    let frame = itemFrame(at: path)
    session.place = DragPlace(CGPoint(x: frame.midX, y: frame.midY), in: self)
    let items = ownEnvironment.bind { begin(session) }
    guard !items.isEmpty else { return nil }
    session.add(items)
    dragging.drag = session
    lift(items, at: path)
    ownEnvironment.bind { dragWillBegin(session) }
    for entry in dragging.lifted { itemCell(at: entry.path)?.setDragState(.dragging) }
    return session
  }

  /// Lifts more items and adds them to the current drag.
  func addToDrag(at path: IndexPath, _ add: () -> [UIDragItem]) -> [UIDragItem] {
    let items = ownEnvironment.bind(add)
    guard !items.isEmpty else { return [] }
    lift(items, at: path)
    itemCell(at: path)?.setDragState(.dragging)
    return items
  }

  private func lift(_ items: [UIDragItem], at path: IndexPath) {
    dragging.lifted += items.map { ($0, path) }
    willLift(at: path)
    itemCell(at: path)?.setDragState(.lifting)
  }

  /// Ends the drag state of the cells of the lifted items.
  func endDrag() {
    let lifted = dragging.lifted
    (dragging.drag, dragging.lifted) = (nil, [])
    for entry in lifted { itemCell(at: entry.path)?.setDragState(.none) }
  }
}

extension DraggingList {
  /// Returns a Boolean value that indicates whether the items are from this list and its data
  /// source can move them.
  func reorders(_ session: DropSession) -> Bool {
    guard !hasDropDelegate, let local = session.local else { return false }
    return local === dragging.drag && session.items.count == 1
  }

  /// Updates and returns the index path at which the items would be dropped, or `nil` if they are
  /// not over an item.
  func trackDestination(of session: DropSession) -> IndexPath? {
    let point = session.location(in: self)
    dragging.destination = itemPath(at: point) ?? placeBehindLastItem(for: point)
    return dragging.destination
  }

  /// Returns the dropped items, each with its index path if it was lifted from this list.
  func dropItems(_ session: DropSession) -> [ListDropItem] {
    session.items.map { item in
      let path = dragging.path(of: item)
      let size = path.flatMap { itemCell(at: $0) }?.bounds.size
      return ListDropItem(item, from: path, previewSize: size ?? .zero)
    }
  }

  /// Resets the state of the drag that was over the list.
  func endTracking() {
    (dragging.drop, dragging.destination) = (nil, nil)
    (dragging.opensGap, dragging.targetsItem) = (false, false)
  }
}

/// The common methods that collection and table views call on their cells.
@MainActor protocol ListCell: UIView {
  associatedtype DragState: CellDragState
  func setDragState(_ state: DragState)
  func setSelected(_ selected: Bool, animated: Bool)
  func setHighlighted(_ highlighted: Bool, animated: Bool)
  var listState: CellListState { get set }
}

extension UICollectionViewCell: ListCell {
  func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
}

extension UITableViewCell: ListCell {}

/// The drag state of a cell. Collection and table view cells each have their own type for it.
protocol CellDragState: Hashable {
  static var none: Self { get }
  static var lifting: Self { get }
  static var dragging: Self { get }
}

extension CellDragState {
  /// The same state as the type that cell configurations use.
  var configured: UICellConfigurationState.DragState {
    switch self {
    case .lifting: .lifting
    case .dragging: .dragging
    default: .none
    }
  }
}

extension UICollectionViewCell.DragState: CellDragState {}

extension UITableViewCell.DragState: CellDragState {}
