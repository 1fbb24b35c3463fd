import Foundation

/// The drag delegate of a table view, which provides the dragged items. All methods except the
/// first are optional.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: AnyObject {
  /// Asks the delegate for the drag items of a row. An empty array prevents the drag.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Asks the delegate for the drag items that a tap on a row, at a point in points, adds to a
  /// drag. The default is an empty array.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// Asks the delegate for the preview parameters of a lifted row. `nil` shows the whole cell. The
  /// runtime draws no preview.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Tells the delegate that the drag is about to begin.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Tells the delegate that the drag has ended, with or without a drop.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Asks the delegate whether the items can be moved. The default is `true`.
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Asks the delegate whether the items can be dropped only in this app. The default is `false`.
  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  /// The default implementation does nothing.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }

  /// The default implementation returns `nil`, which shows the whole cell.
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }

  /// The default implementation does nothing.
  public func tableView(
    _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
  ) {}

  /// The default implementation does nothing.
  public func tableView(
    _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession
  ) {}

  /// The default implementation returns `true`.
  public func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }

  /// The default implementation returns `false`.
  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}
