import FixtureContract
import FixtureModel

extension DataSourceCall {
  /// Returns the names of the calls that a container's data source records.
  static func names(of kind: ContainerKind, interop: InteropMode) -> [String] {
    let plain = interop == .never ? [] : plainCells
    let calls =
      switch kind {
      case .table: lists + tables
      case .collection: lists + collections + plain
      case .pager: lists + collections + plain + pagers
      case .controller: [DataSourceCall]()
      }
    return calls.map(\.rawValue)
  }
}
