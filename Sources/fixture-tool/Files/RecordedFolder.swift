import FixtureContract
import FixtureModel
import FixtureXML

/// The values that a run of tests wrote into the files of a folder.
struct RecordedFolder {
  /// The values of each file, by the path of the file.
  let files: [String: [RecordedValueLine]]

  /// Reads the files of a folder.
  init(_ folder: String) throws(RecordedFolderError) {
    var files: [String: [RecordedValueLine]] = [:]
    for file in FolderWalk.files(below: folder) where file.hasSuffix(".tsv") {
      let text = String(decoding: AtomicFile(path: file).contents() ?? [], as: UTF8.self)
      for line in text.split(whereSeparator: { $0 == "\n" }) {
        guard let value = RecordedValueLine(line) else { throw RecordedFolderError(file: file) }
        files[file, default: []].append(value)
      }
    }
    self.files = files
  }

  /// The values of all files.
  var values: [RecordedValueLine] { files.keys.sorted().flatMap { files[$0] ?? [] } }
}

/// A file that is not a list of recorded values.
struct RecordedFolderError: Error, CustomStringConvertible {
  /// The path of the file.
  let file: String

  /// A sentence that names the file.
  var description: String { "\(PrintableText(file).text): not a list of recorded values" }
}

/// The new bytes of a fixture with recorded values.
struct RecordedFixture {
  /// The path of the fixture, from the package's root.
  let path: String
  /// The file.
  let file: AtomicFile
  /// The former bytes.
  let former: [UInt8]
  /// The rewriter after it has written.
  let rewriter: ExpectationRewriter

  /// Rewrites a fixture of a package; `nil` for a path that is not one.
  init?(
    _ path: String, in root: PackageRoot, _ values: [RecordedValueLine],
    _ selection: ExpectationRewriter.Selection
  ) {
    guard FixtureFiles.isFixture(path), case let absolute = root.absolutePath(of: path),
      root.relativePath(of: absolute) != nil,
      case let file = AtomicFile(path: absolute), let bytes = file.contents()
    else { return nil }
    var rewriter = ExpectationRewriter(bytes)
    rewriter.write(values, selection)
    self.path = path
    self.file = file
    former = bytes
    self.rewriter = rewriter
  }

  /// Reports the values that could not be written.
  func reportSkipped(_ console: any Console) {
    for value in rewriter.skipped {
      console.writeError(
        PrintableText(
          "\(path):\(value.line):\(value.column): not written, because the fixture does not have "
            + "'\(value.expected)' here, or cannot have '\(value.actual)'; run the tests again"
        ).text)
    }
  }
}
