import FixtureModel

/// The errors of rows of a data file, which are reported together once the rows are read.
///
/// The positions are found in one further pass over the file, so that a file with many errors is not read for
/// each. Of many errors of a kind the first are reported, of which the last says how many more there are.
final class DataRowErrors {
  /// What errors have in common.
  enum Kind: Hashable {
    /// Elements of a kind have no value for a field.
    case missingField(String, owner: String)
    /// Texts that the path at a position finds are not values.
    case text(SourcePosition)
    /// Rows have the key of another one.
    case key

    fileprivate var limit: Int { if case .missingField = self { 1 } else { 10 } }
  }

  private struct Entry {
    let offset: Int
    let length: Int
    var message: String
    let report: (String, SourcePosition, Int) -> Void
  }

  private struct Group {
    var entries: [Int] = []
    var omittedCount = 0
  }

  private let places: DataPlaces
  private var entries: [Entry] = []
  private var groups: [Kind: Group] = [:]

  /// Creates an empty list for a document.
  init(_ places: DataPlaces) { self.places = places }

  /// Adds an error at a node of a match; `report` is called with the message, the position of the start tag of the
  /// node's element and the length of the element's name.
  func add(
    _ kind: Kind, _ message: String, of match: ExternalMatch, at place: DataNode,
    _ report: @escaping (String, SourcePosition, Int) -> Void
  ) {
    var group = groups.removeValue(forKey: kind) ?? Group()
    defer { groups[kind] = group }
    guard group.entries.count < kind.limit, !isRepeated(message, kind, group) else {
      group.omittedCount += 1
      return
    }
    group.entries.append(entries.count)
    let (offset, name) = match.tag(of: place)
    entries.append(
      Entry(
        offset: offset, length: name.unicodeScalars.count + 1, message: message, report: report))
  }

  /// Returns whether an error of a group has the same message at the same place, that of the path.
  private func isRepeated(_ message: String, _ kind: Kind, _ group: Group) -> Bool {
    guard case .text = kind else { return false }
    return group.entries.contains { entries[$0].message == message }
  }

  /// Reports the errors.
  func report() {
    guard !entries.isEmpty else { return }
    for group in groups.values where group.omittedCount > 0 {
      let count = group.omittedCount
      entries[group.entries[group.entries.count - 1]].message +=
        count == 1 ? "; there is 1 more such error" : "; there are \(count) more such errors"
    }
    for (entry, position) in zip(entries, places.positions(of: entries.map(\.offset))) {
      entry.report(entry.message, position, entry.length)
    }
    (entries, groups) = ([], [:])
  }
}
