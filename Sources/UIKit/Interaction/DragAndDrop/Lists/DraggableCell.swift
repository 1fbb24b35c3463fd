/// A cell that a drag can lift.
@MainActor protocol DraggableCell: UIView {
  associatedtype DragState: CellDragState
  func drag(to state: DragState)
}

extension UICollectionViewCell: DraggableCell {}

extension UITableViewCell: DraggableCell {}
