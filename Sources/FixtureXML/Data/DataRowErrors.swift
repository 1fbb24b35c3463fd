import FixtureModel

/// The errors of rows of a data file, which are reported together once the rows are read.
///
/// libxml2 reports the line where a start tag ends. The columns are found in one further pass over the file,
/// so that a file with many errors is not read for each.
final class DataRowErrors {
  /// The elements with errors whose columns are looked for; later ones have the start of their line.
  private static let greatestCount = 1_000

  private let lines: DataLines
  private var errors: [(element: DataElement, report: (SourcePosition, Int) -> Void)] = []
  private var latestLine = 0
  private var countInLine = 0

  /// Creates an empty list for the document at a path relative to the package's root.
  init(path: String, root: PackageRoot) { lines = DataLines(path: path, root: root) }

  /// Counts the matches that end their start tag in the same line.
  func begin(_ match: ExternalMatch) {
    countInLine = match.line == latestLine ? countInLine + 1 : 0
    latestLine = match.line
  }

  /// Adds an error of the latest match; `report` is called with the position of the element and its length.
  func add(of match: ExternalMatch, _ report: @escaping (SourcePosition, Int) -> Void) {
    errors.append((DataElement(name: match.name, line: match.line, index: countInLine), report))
  }

  /// Reports the errors.
  func report() {
    guard !errors.isEmpty else { return }
    let places = lines.positions(of: errors.prefix(Self.greatestCount).map(\.element))
    for (index, error) in errors.enumerated() {
      let position =
        index < places.count ? places[index] : lines.position(ofLine: error.element.line)
      error.report(position, error.element.name.unicodeScalars.count + 1)
    }
    errors = []
  }
}

/// An element of a data file whose position is looked for.
struct DataElement: Hashable {
  /// The name with its prefix.
  let name: String
  /// The line where the start tag ends.
  let line: Int
  /// The number of matches before it in that line.
  let index: Int
}
