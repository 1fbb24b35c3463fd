import FixtureHosting
import FixtureRendering
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
        let location = SourceLocation(site)
        let recorder = GalleryRecorder()
        recorder?.begin(self)
        let found = try await mismatches { host, mismatches in
          for mismatch in mismatches { attach(mismatch, in: host, at: location) }
          recorder?.record(self, on: host, mismatches)
        }
        for mismatch in found {
          Issue.record(
            Comment(rawValue: "\(container): \(mismatch) [\(position)]"),
            sourceLocation: location)
        }
      }
    }
  }

  @MainActor private func attach(
    _ mismatch: ExpectationMismatch, in host: FixtureHost<any FixtureContainer>,
    at location: SourceLocation
  ) {
    guard let difference = FrameDifference(mismatch) else { return }
    let lines = [
      "\(container): \(mismatch.subject)", "\(mismatch.actual), expected \(mismatch.expected)",
    ]
    let caption = lines + [mismatch.constraint.map { "measured in \($0)" }].compactMap(\.self)
    FailureAttachment(name: mismatch.subject, differences: [difference], caption: caption)
      .record(for: host, at: location)
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
