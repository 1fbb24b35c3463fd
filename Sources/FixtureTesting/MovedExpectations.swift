import FixtureContract
import FixtureHosting
import FixtureSupport
import Foundation
import UIKit

/// A recorder of expected values that change with the version of the font metrics table and with
/// nothing else.
///
/// Decided here: the version alone moved a value if the expectation fails with version 2 of the table and
/// holds with version 1. `fixture-tool update-expectations FOLDER` writes the new values into fixtures.
struct MovedExpectations {
  /// The environment variable with the path of the folder that the values are written to.
  static let variable = "TEXTURE_FIXTURES_MOVED"

  private let folder: URL

  /// Creates the recorder of a run, or returns `nil` if the environment variable is not set.
  init?(variables: [String: String] = SnapshotConfiguration.current.variables) {
    guard let path = variables[Self.variable], !path.isEmpty else { return nil }
    folder = URL(filePath: path)
  }

  /// Measures a failed expectation again with version 1 of the table, and writes the new values if
  /// it then holds.
  @MainActor func record(
    _ expectation: FixtureExpectation, _ mismatches: [FixtureMismatch]
  ) async throws {
    let fonts = FixtureConfiguration.current.fonts ?? RuntimeEnvironment.current.fonts
    guard !mismatches.isEmpty, expectation.fonts == nil,
      (fonts as? RuntimeText.TableFonts)?.version == .two,
      try await withFontMetrics(.one, { try await expectation.mismatches() }).isEmpty
    else { return }
    let lines = mismatches.map { mismatch in
      let position = mismatch.position
      return RecordedValueLine(
        path: position.path, line: position.line, column: position.column,
        expected: mismatch.expected, actual: mismatch.actual
      ).text + "\n"
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = expectation.selector.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    let place = "\(expectation.position.line)-\(expectation.position.column)"
    try lines.joined().write(
      to: folder.appending(path: "\(String(name))-\(place).tsv"), atomically: true, encoding: .utf8)
  }
}
