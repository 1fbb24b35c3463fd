import SwiftParser

@testable import adapt_sources

/// The slice of a type of an app whose files are texts.
struct SlicedText {
  let report: SliceReport

  init(
    _ root: String, keeping kept: Set<String> = [], faking faked: Set<String> = [],
    _ files: KeyValuePairs<String, String>
  ) throws {
    try self.init(root, keeping: kept, faking: faked, list: files.map { ($0.key, $0.value) })
  }

  init(
    _ root: String, keeping kept: Set<String> = [], faking faked: Set<String> = [],
    list files: [(name: String, text: String)]
  ) throws {
    let parsed = files.enumerated().map { number, file in
      ParsedFile(
        number: number, source: SourceFile(path: "/App/" + file.name, bytes: Array(file.text.utf8)),
        tree: Parser.parse(source: file.text))
    }
    let index = AppIndex(parsed)
    guard let type = index.type(root, near: 0) else { throw MissingRoot() }
    report = SliceReport(
      of: type, SliceSelection(of: type, in: index, keeping: kept, faking: faked), in: "/App")
  }

  struct MissingRoot: Error {}

  /// The names of the files that the slice takes.
  var taken: [String] { report.selection.taken.map { report.path($0.file) } }
  /// The fakes, without the lines before them.
  var fakes: [String] { report.declarations.map(\.text) }
  /// The skeletons of types of other modules.
  var skeletons: [String] { report.skeletons.map(\.text) }
}
