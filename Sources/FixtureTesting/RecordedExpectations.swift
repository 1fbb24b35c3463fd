import FixtureContract
import FixtureHosting
import FixtureSupport
import Foundation

/// A recorder of the actual values of failed expectations, which `fixture-tool record` writes into fixtures.
///
/// Each expectation has one file, which a run replaces, and which a run without a mismatch removes.
struct RecordedExpectations {
  private let folder: URL

  /// Creates the recorder of a run, or returns `nil` outside of a package.
  ///
  /// The folder is that of the environment variable `TEXTURE_FIXTURES_RECORDED`. Without it, the folder is
  /// in `.build` of the package whose folder is the current one, as it is in `swift test`.
  init?(
    variables: [String: String] = SnapshotConfiguration.current.variables,
    currentFolder: String = FileManager.default.currentDirectoryPath
  ) {
    if let path = variables[RecordedValueLine.variable], !path.isEmpty {
      folder = URL(filePath: path)
      return
    }
    let root = URL(filePath: currentFolder)
    let manifest = root.appending(path: "Package.swift").path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: manifest) else { return nil }
    folder = root.appending(path: RecordedValueLine.folder)
  }

  /// Writes the actual values of an expectation, or removes those of an earlier run.
  ///
  /// - Throws: The error of writing the file.
  func record(_ expectation: FixtureExpectation, _ mismatches: [FixtureMismatch]) throws {
    let name = "\(expectation.position.path)-\(expectation.selector)".map { character in
      character.isLetter || character.isNumber ? character : "-"
    }
    let file = folder.appending(path: "\(String(name)).tsv")
    let lines = mismatches.compactMap { mismatch in
      mismatch.recordedValue.map { value in
        RecordedValueLine(
          path: mismatch.position.path, line: mismatch.position.line,
          column: mismatch.position.column, expected: mismatch.expected, actual: value)
      }
    }
    guard !lines.isEmpty else {
      if FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) {
        try FileManager.default.removeItem(at: file)
      }
      return
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try lines.map { $0.text + "\n" }.joined()
      .write(to: file, atomically: true, encoding: .utf8)
  }
}
