import Foundation

/// A list from which items are dragged and on which they are dropped: the common behavior of
/// collection and table views.
@MainActor protocol DraggingList: UIScrollView, DragSource, DropTarget {
  associatedtype Cell: ListCell
  var ownEnvironment: RuntimeEnvironment { get }
  var dragging: ListDragging { get set }
  var dragInteractionEnabled: Bool { get }
  var hasDragDelegate: Bool { get }
  var hasDropDelegate: Bool { get }

  func contains(_ indexPath: IndexPath) -> Bool
  func itemCell(at path: IndexPath) -> Cell?
  func itemFrame(at path: IndexPath) -> CGRect
  func itemPath(at point: CGPoint) -> IndexPath?
  /// Returns the index path after the last item, if a point is beyond that item.
  func placeBehindLastItem(for point: CGPoint) -> IndexPath?
  /// Changes the data and inserts the item at an index path, in one batch update.
  func insertDroppedItem(at path: IndexPath, _ change: @escaping (IndexPath) -> Void)

  /// Asks the drag delegate for the preview of a lifted item.
  func willLift(at path: IndexPath)
  /// Asks the drop delegate for the preview of an element to whose place an item is dropped.
  func willDrop(at path: IndexPath)
  /// Asks the drag delegate for the items with which a drag begins.
  func items(beginning session: DragSession, at path: IndexPath) -> [UIDragItem]?
  /// Asks the drag delegate for the items of an index path that join a drag.
  func items(joining session: DragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem]?
  /// Tells the drag delegate that the drag is about to begin.
  func dragWillBegin(_ session: DragSession)
  /// Tells the drag delegate that the drag has ended.
  func delegateDragDidEnd(_ session: DragSession)

  /// Asks the drop delegate whether it can handle a drop, or returns `nil` without one.
  func delegateCanHandle(_ session: DropSession) -> Bool?
  /// Tells the drop delegate that a drag has entered the list.
  func delegateDropDidEnter(_ session: DropSession)
  /// Tells the drop delegate that a drag has left the list.
  func delegateDropDidExit(_ session: DropSession)
  /// Tells the drop delegate that a drag over the list has ended.
  func delegateDropDidEnd(_ session: DropSession)
  /// Updates the drop state of the visible cells.
  func updateDropStates()
  /// Resets the list after a drag that was over it.
  func leaveDrop()
}

extension DraggingList {
  /// Lifts the items that the drag delegate returns for an index path, and begins the drag session.
  ///
  /// - Returns: The session, or `nil` when there is no such item, no drag delegate, no drag item, or
  ///   when items of the list are already being dragged.
  func beginDrag(at path: IndexPath) -> DragSession? {
    guard dragInteractionEnabled, contains(path), hasDragDelegate, dragging.drag == nil else {
      return nil
    }
    let session = DragSession(source: self)
    let frame = itemFrame(at: path)
    session.place = DragPlace(CGPoint(x: frame.midX, y: frame.midY), in: self)
    let items = ownEnvironment.bind { self.items(beginning: session, at: path) } ?? []
    guard !items.isEmpty else { return nil }
    session.add(items)
    dragging.drag = session
    lift(items, at: path)
    ownEnvironment.bind { dragWillBegin(session) }
    for entry in dragging.lifted { itemCell(at: entry.path)?.setDragState(.dragging) }
    return session
  }

  /// Lifts the items at a point that the drag delegate adds to the current drag, and returns them.
  func addToDrag(_ session: DragSession, at point: CGPoint) -> [UIDragItem] {
    guard hasDragDelegate, let path = itemPath(at: point) else { return [] }
    let items = ownEnvironment.bind { self.items(joining: session, at: path, point) } ?? []
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

  /// Ends the drag state of the cells of the lifted items, and notifies the drag delegate.
  func endDrag(_ session: DragSession) {
    let lifted = dragging.lifted
    (dragging.drag, dragging.lifted) = (nil, [])
    for entry in lifted { itemCell(at: entry.path)?.setDragState(.none) }
    ownEnvironment.bind { delegateDragDidEnd(session) }
  }
}

extension DraggingList {
  /// Returns a Boolean value that indicates whether the items are from this list and its data
  /// source can move them.
  func reorders(_ session: DropSession) -> Bool {
    guard !hasDropDelegate, let local = session.local else { return false }
    return local === dragging.drag && session.items.count == 1
  }

  /// Returns a Boolean value that indicates whether the drop delegate can handle the items, or,
  /// without one, whether the list reorders them.
  func acceptsDrop(_ session: DropSession) -> Bool {
    ownEnvironment.bind { delegateCanHandle(session) } ?? reorders(session)
  }

  /// Follows a drag that has entered the list, and notifies the drop delegate.
  func enterDrop(_ session: DropSession) {
    dragging.drop = session
    updateDropStates()
    ownEnvironment.bind { delegateDropDidEnter(session) }
  }

  /// Resets the list, and notifies the drop delegate that a drag has left it.
  func exitDrop(_ session: DropSession) {
    leaveDrop()
    ownEnvironment.bind { delegateDropDidExit(session) }
  }

  /// Resets the list, and notifies the drop delegate that the drag has ended.
  func endDrop(_ session: DropSession) {
    leaveDrop()
    ownEnvironment.bind { delegateDropDidEnd(session) }
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
@MainActor protocol ListCell: ConfiguredView {
  associatedtype DragState: CellDragState
  var dragState: DragState { get set }
  func setDragState(_ state: DragState)
  func dragStateDidChange(_ dragState: DragState)
  func setNeedsUpdateConfiguration()
  var isSelected: Bool { get }
  var isHighlighted: Bool { get }
  func setSelected(_ selected: Bool, animated: Bool)
  func setHighlighted(_ highlighted: Bool, animated: Bool)
  var listState: CellListState { get set }
}

extension ListCell {
  /// The configuration state without what only table view cells have.
  var commonConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    listState.apply(to: &state)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.cellDragState = dragState.configured
    return state
  }

  /// Requests an update of the configuration if the list changed its part of the state.
  func listStateDidChange(from former: CellListState) {
    if listState != former { setNeedsUpdateConfiguration() }
  }

  /// Sets the drag state, notifies the cell, and requests an update of its configuration.
  func changeDragState(to state: DragState) {
    guard state != dragState else { return }
    dragState = state
    setNeedsUpdateConfiguration()
    dragStateDidChange(state)
  }
}

extension UICollectionViewCell: ListCell {
  func addReplacedContent() { addContentView() }

  func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
}

extension UITableViewCell: ListCell {
  func addReplacedContent() {
    labels = TableCellLabels(style)
    addContent()
  }
}

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
