import FixtureModel

/// The errors of rows of a data file, which are reported together once the rows are read.
///
/// The positions are found in one further pass over the file, so that a file with many errors is not read for
/// each.
final class DataRowErrors {
  private let places: DataPlaces
  private var errors: [(offset: Int, length: Int, report: (SourcePosition, Int) -> Void)] = []

  /// Creates an empty list for a document.
  init(_ places: DataPlaces) { self.places = places }

  /// Adds an error at a node of a match; `report` is called with the position of the start tag of the node's
  /// element and the length of the element's name.
  func add(
    of match: ExternalMatch, at place: DataNode, _ report: @escaping (SourcePosition, Int) -> Void
  ) {
    let (offset, name) = match.tag(of: place)
    errors.append((offset, name.unicodeScalars.count + 1, report))
  }

  /// Reports the errors.
  func report() {
    guard !errors.isEmpty else { return }
    for (error, position) in zip(errors, places.positions(of: errors.map(\.offset))) {
      error.report(position, error.length)
    }
    errors = []
  }
}
