/// The edits and diagnostics of a slice, by the numbers of its files.
struct Rewriting {
  let index: SliceIndex
  let files: [Int: ParsedFile]
  private let sources: [SourceFile]
  private(set) var edits: [Int: [TextEdit]] = [:]
  private(set) var diagnostics: [AdaptDiagnostic] = []

  /// Creates the value for the files with a syntax tree, out of all files.
  init(_ files: [ParsedFile], of sources: [SourceFile]) {
    self.sources = sources
    self.files = Dictionary(uniqueKeysWithValues: files.map { ($0.number, $0) })
    index = SliceIndex(files)
  }

  /// Adds an edit of a file.
  mutating func add(_ edit: TextEdit, to file: Int) {
    edits[file, default: []].append(edit)
  }

  /// Replaces a range of a file by blanks.
  mutating func blank(_ range: Range<Int>, in file: Int) {
    add(sources[file].blank(range), to: file)
  }

  /// Reports a diagnostic at an offset of a file.
  mutating func report(
    _ severity: AdaptDiagnostic.Severity, _ message: String, in file: Int, at offset: Int
  ) {
    diagnostics.append(AdaptDiagnostic(severity, message, in: sources[file], at: offset))
  }
}
