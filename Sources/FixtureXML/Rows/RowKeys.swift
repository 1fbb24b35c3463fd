/// The keys of a container's rows, and where each stands first.
///
/// Keys are mostly whole numbers that ascend; as long as they do, a list suffices, and the table
/// of all keys is made only when one does not.
final class RowKeys {
  private var ascending: [(key: Int, place: UInt64)] = []
  private var places: [RowKey: UInt64]?

  /// Takes a key; returns the first place of one that is there already.
  func take(_ key: RowKey, at place: RowPlace) -> RowPlace? {
    let packed = UInt64(place.line) << 24 | UInt64(min(place.column, 0xFF_FFFF))
    if places == nil {
      if let integer = key.integer, integer > ascending.last?.key ?? .min {
        ascending.append((integer, packed))
        return nil
      }
      makeTable()
    }
    guard let first = places?.updateValue(packed, forKey: key) else { return nil }
    places?[key] = first
    return RowPlace(line: Int(first >> 24), column: Int(first & 0xFF_FFFF))
  }

  private func makeTable() {
    var table: [RowKey: UInt64] = [:]
    table.reserveCapacity(ascending.count * 2)
    for entry in ascending { table[RowKey(entry.key)] = entry.place }
    ascending = []
    places = table
  }
}
