/// A list whose data can be changed by random updates: a data source together with its container.
@MainActor
public protocol ListUpdating: AnyObject {
  /// The number of items of each section of the data.
  var itemCounts: [Int] { get }

  /// Replaces the data by sections of these sizes, and reloads the container.
  func start(with counts: [Int])

  /// Changes the data as an update says, and submits the same edits to the container as one batch.
  func apply(_ update: ListUpdate)
}
