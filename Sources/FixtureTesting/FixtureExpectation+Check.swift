import FixtureHosting
import FixtureRendering
import FixtureSupport
import Testing
import UIKit

extension FixtureExpectation {
  /// Compares a new container with the fixture's assertions. Each mismatch is an issue at its
  /// position in the XML.
  ///
  /// The text of an issue contains the environment, the actual value and the expected value, and
  /// ends with a command that runs only this expectation. The actual values are also written to a file, from which
  /// `swift package record-fixtures` writes them into the fixture. Random updates and the audit of node
  /// blocks, which a fixture requests by `thrash` and `threadSafe`, run after the comparison.
  ///
  /// A ``FixtureStall`` of a container that does not settle, a ``FixtureStepFailure`` of a step that cannot be
  /// performed, and other errors are issues at the position of the expectation.
  ///
  /// - Throws: `CancellationError` when the task is canceled.
  @MainActor public func check() async throws {
    let command = TestCommand(for: self)
    try await withConfiguration({ _ in }) {
      try await FixtureCallSite.$current.withValue(position.callSite) {
        // Reports from outside of the test's task have the position of the expectation, too.
        defer { IssueReporter.current?.flush() }
        do {
          let isRun = !assertions.isEmpty && assertions.allSatisfy(\.assertion.isRun)
          if !isRun { try await compare(command) }
          for stated in assertions { try await run(stated) }
        } catch let error as CancellationError {
          throw error
        } catch {
          FixtureConfiguration.$current.withValue(configuration) {
            Issue.record(
              error,
              Comment(rawValue: "\(container) at \(conditions) [\(position)]\(command.text)"),
              sourceLocation: SourceLocation(position.callSite))
          }
        }
      }
    }
  }

  @MainActor private func compare(_ command: TestCommand) async throws {
    let found = try await recordedMismatches()
    record(found, command)
    try RecordedExpectations()?.record(self, found)
  }

  private func record(_ mismatches: [FixtureMismatch], _ command: TestCommand) {
    FixtureConfiguration.$current.withValue(configuration) {
      for mismatch in mismatches {
        let remedy =
          mismatch.expected.contains("?") && mismatch.recordedValue != nil
          ? "\nRecord it: swift package record-fixtures" : ""
        Issue.record(
          Comment(
            rawValue: """
              \(container): \(mismatch) at \(conditions) [\(mismatch.position)]\(remedy)\(command.text)
              """),
          sourceLocation: SourceLocation(mismatch.position.callSite))
      }
    }
  }

  /// The configuration that the expectation runs with. Without a device of its own, it has that of the test.
  private var configuration: FixtureConfiguration {
    let outer = FixtureConfiguration.current
    var configuration = outer.under(conditions)
    if conditions.device == nil {
      (configuration.device, configuration.orientation) = (outer.device, outer.orientation)
    }
    return configuration
  }

  /// Compares, attaches a picture of each mismatch, and adds everything to the gallery.
  @MainActor private func recordedMismatches() async throws -> [FixtureMismatch] {
    let recorder = GalleryRecorder()
    let entry = recorder?.begin(self)
    do {
      return try await GalleryHosts.$drawsEnds.withValue(false) {
        try await mismatches { host, mismatches in
          for mismatch in mismatches {
            attach(mismatch, in: host, at: SourceLocation(mismatch.position.callSite))
          }
          if let entry { recorder?.complete(entry, self, on: host, mismatches) }
        }
      }
    } catch {
      if let entry { recorder?.complete(entry, self, endedBy: error) }
      throw error
    }
  }

  @MainActor private func attach(
    _ mismatch: FixtureMismatch, in host: FixtureHost<any FixtureContainer>,
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

/// The shell command that runs only the current test.
struct TestCommand {
  /// The command on a line of its own, or an empty string outside of a test.
  let text: String

  /// Creates the command for an expectation in the current test.
  @MainActor init(for expectation: FixtureExpectation) {
    self.init(
      test: Test.current.map { "\($0.id)" },
      selector: Test.Case.current?.isParameterized == true ? expectation.selector : nil)
  }

  /// Creates the command for a test by its identifier, such as `Module.Suite/test()/File.swift:1:2`.
  ///
  /// - Parameters:
  ///   - test: the identifier; `nil` outside of a test.
  ///   - selector: the expectation of a parameterized test; `nil` for other tests.
  init(test: String?, selector: String?) {
    guard let test else {
      text = ""
      return
    }
    // The identifier ends in the place of the test, which changes with every line above it.
    let name = test.split(separator: "/").prefix { !$0.contains(".swift:") }.joined(separator: "/")
    let variable = selector.map {
      "\(FixtureExpectation.selectionVariable)=\(Self.quoted($0)) "
    }
    text = """

      Run it alone: \(variable ?? "")swift test --filter \(Self.quoted(Self.expression(name)))
      """
  }

  /// Returns a regular expression that matches a text. Dots are not escaped.
  private static func expression(_ text: String) -> String {
    var result = ""
    for character in text {
      if #"\^$|?*+()[]{}"#.contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }

  /// Returns a text quoted as one word for a shell.
  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: #"'\''"#))'"
  }
}

extension FixtureExpectation: CustomTestStringConvertible {
  /// A description of the expectation: its container and its identifier.
  public var testDescription: String { selector }
}

extension FixturePosition {
  /// The position as a source location for test issues.
  var callSite: FixtureCallSite {
    let fileID = path.contains("/") ? path : "Fixtures/\(path)"
    return FixtureCallSite(
      fileID: fileID, filePath: path, line: max(line, 1), column: max(column, 1))
  }
}
