import Foundation

/// The drop delegate of a table view, which decides on drops and handles them. All methods except
/// the first are optional.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: AnyObject {
  /// Asks the delegate to handle the drop by changing the data and updating the table view.
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator)
  /// Asks the delegate, once per session, whether it can handle the session. The default is `true`.
  ///
  /// If the method returns `false`, the delegate is not notified about the session again.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Tells the delegate that the dragged items have entered the table view.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Asks the delegate for a proposal for dropping at the current location.
  ///
  /// The index path is that of the row under the finger, the one after the last row if the finger
  /// is beyond it, or `nil`.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Tells the delegate that the dragged items have left the table view.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Tells the delegate that a drag session that entered the table view has ended anywhere.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Asks the delegate for the preview parameters of a row to whose place a drop is animated. They
  /// are not used by the runtime, which draws no previews.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// The default implementation returns `true`.
  public func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool { true }

  /// The default implementation does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) {}

  /// The default implementation returns a proposal to copy.
  ///
  /// Decided here: Apple documents that a proposal is returned, but not which one.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }

  /// The default implementation does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) {}

  /// The default implementation does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
  ) {}

  /// The default implementation returns `nil`, which shows the whole cell.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// A proposal for dropping items on a table view: the operation and the position.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// The position at which the items are inserted.
  public enum Intent: Int, Hashable, Sendable {
    /// The items have no particular position. No gap opens.
    case unspecified
    /// The items are inserted before the destination. A gap opens there.
    case insertAtDestinationIndexPath
    /// The items are inserted into the row at the destination, which does not move.
    case insertIntoDestinationIndexPath
    /// The items are inserted before the destination or into it, depending on the position of the
    /// finger within the row.
    case automatic
  }

  /// The position at which the items are inserted.
  public let intent: Intent

  /// Creates a proposal for an operation and a position.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal for an operation without a particular position.
  public required init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}
