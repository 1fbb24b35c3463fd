/// A table's data source that shows each change of its data itself, by applying a snapshot.
@MainActor
protocol SnapshotTableDataSource: AnyObject {}

extension UITableViewDiffableDataSource: SnapshotTableDataSource {}
