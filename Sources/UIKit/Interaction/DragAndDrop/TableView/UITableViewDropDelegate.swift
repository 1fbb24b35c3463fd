import Foundation

/// Decides on drops on a table, and takes them; all but the first may be missing.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: AnyObject {
  /// Takes the items: changes the data, and the table with it.
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator)
  /// Answers whether a session is of interest, once; yes when it is missing. Else nothing is heard of it.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Hears that the finger has come over the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Answers what a drop would do now.
  ///
  /// The place is that of the row under the finger, that behind the last row when the finger is
  /// beyond it, or nil.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Hears that the finger has left the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Hears that a session is over that has been over the table, wherever it ended.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Answers how a dropped row is shown; nil for all of the cell. Nothing is shown, so nobody asks.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// Yes.
  public func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool { true }

  /// Nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) {}

  /// Returns a copy (decided: Apple documents that there is a proposal, and not which).
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }

  /// Nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) {}

  /// Nothing.
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
  ) {}

  /// Returns all of the cell.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// What a table would do with dragged items if they were dropped now, and where.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// Where the items go.
  public enum Intent: Int, Hashable, Sendable {
    /// Nowhere in particular: no gap opens.
    case unspecified
    /// In front of the destination: a gap opens there.
    case insertAtDestinationIndexPath
    /// Into the destination, which stays where it is.
    case insertIntoDestinationIndexPath
    /// At the destination or into it, as the finger is near its edge or its middle.
    case automatic
  }

  /// Where the items go.
  public let intent: Intent

  /// Makes a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Makes a proposal that goes nowhere in particular.
  public required init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}
