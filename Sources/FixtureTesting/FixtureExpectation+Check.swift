import FixtureHosting
import FixtureSupport
import Testing
import UIKit

extension FixtureExpectation {
  /// Compares a new container with the fixture; each mismatch is an issue at the line of the XML.
  ///
  /// - Throws: ``HostStall`` if the container does not settle, ``ExpectationStepFailure`` if a step
  ///   cannot be performed.
  @MainActor public func check() async throws {
    let site = position.callSite
    try await withConfiguration({ _ in }) {
      try await HostCallSite.$current.withValue(site) {
        for mismatch in try await mismatches() {
          Issue.record(
            Comment(rawValue: "\(container): \(mismatch) [\(position)]"),
            sourceLocation: SourceLocation(site))
        }
      }
    }
  }
}

extension FixtureExpectation: CustomTestStringConvertible {
  /// The expectation in one line, with its position.
  public var testDescription: String { description }
}

extension FixturePosition {
  /// The position as a source location that a test can report.
  var callSite: HostCallSite {
    let fileID = path.contains("/") ? path : "Fixtures/\(path)"
    return HostCallSite(
      fileID: fileID, filePath: path, line: max(line, 1), column: max(column, 1))
  }
}
