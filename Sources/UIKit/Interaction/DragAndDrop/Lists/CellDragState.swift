/// What a drag does with a cell, in the words of collection views' and tables' cells.
protocol CellDragState: Hashable {
  static var none: Self { get }
  static var lifting: Self { get }
  static var dragging: Self { get }
}

extension CellDragState {
  /// The state in the words of configurations.
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
