import FixtureHosting
import FixtureSupport
import Testing
import UIKit

extension FixtureExpectation {
  /// Compares a new container with what the fixture says; each mismatch is an issue at the XML's line.
  ///
  /// - Throws: ``HostStall`` when the container does not settle, ``ExpectationStepFailure`` when a step
  ///   cannot be taken.
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
  /// The expectation in one line, with its place.
  public var testDescription: String { description }
}

extension FixturePosition {
  /// The position as a place that a test can report.
  var callSite: HostCallSite {
    let fileID = path.contains("/") ? path : "Fixtures/\(path)"
    return HostCallSite(
      fileID: fileID, filePath: path, line: max(line, 1), column: max(column, 1))
  }
}
