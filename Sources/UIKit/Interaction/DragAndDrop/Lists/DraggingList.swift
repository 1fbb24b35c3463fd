import Foundation

/// A list that items are dragged from and dropped upon: what collection views and tables have alike.
@MainActor protocol DraggingList: UIScrollView, DragSource, DropTarget {
  associatedtype Cell: DraggableCell
  var ownEnvironment: RuntimeEnvironment { get }
  var dragging: ListDragging { get set }
  var hasDropDelegate: Bool { get }

  func itemCell(at path: IndexPath) -> Cell?
  func itemFrame(at path: IndexPath) -> CGRect
  func itemPath(at point: CGPoint) -> IndexPath?
  /// The place behind the last item, for a point beyond it.
  func placeBehindLastItem(for point: CGPoint) -> IndexPath?
  /// Changes the data, then inserts the item at a path, in one batch.
  func insertDroppedItem(at path: IndexPath, _ change: @escaping (IndexPath) -> Void)

  /// Asks the drag delegate how an item looks that is lifted.
  func willLift(at path: IndexPath)
  /// Tells the drag delegate that the items are lifted.
  func dragWillBegin(_ session: DragSession)
}
