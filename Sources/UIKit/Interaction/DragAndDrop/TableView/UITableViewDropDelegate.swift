import Foundation

/// The drop delegate of a table: decides about drops and handles them. All methods but the first
/// are optional.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: AnyObject {
  /// Asks the delegate to handle the drop: to change the data, and the table with it.
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator)
  /// Asks the delegate, once per session, whether it can handle the session. The default is `true`.
  ///
  /// If the method returns `false`, the delegate is not notified about the session again.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Tells the delegate that the dragged items have entered the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Asks the delegate for a proposal of what a drop would do now.
  ///
  /// The index path is the one of the row under the finger, the one after the last row if the
  /// finger is beyond it, or `nil`.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Tells the delegate that the dragged items have left the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Tells the delegate that a session that has been over the table is over, wherever it ended.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Asks the delegate how a dropped row is shown. This method is never called by this runtime,
  /// which draws no previews.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// Returns `true`.
  public func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool { true }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) {}

  /// Returns a proposal to copy.
  ///
  /// Decided here: Apple documents that a proposal is returned, but not which one.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) {}

  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
  ) {}

  /// Returns `nil`, which shows the whole cell.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// A proposal of what a table would do with dragged items if they were dropped now, and at which
/// position.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// The position at which the items are inserted.
  public enum Intent: Int, Hashable, Sendable {
    /// No particular position. No gap opens.
    case unspecified
    /// Before the destination. A gap opens there.
    case insertAtDestinationIndexPath
    /// Into the destination, which does not move.
    case insertIntoDestinationIndexPath
    /// At the destination or into it, depending on whether the finger is near its edge or its
    /// center.
    case automatic
  }

  /// The position at which the items are inserted.
  public let intent: Intent

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal without a particular position.
  public required init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}
