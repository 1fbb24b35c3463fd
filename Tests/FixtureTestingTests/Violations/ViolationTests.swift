import FixtureTesting
import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Violations", .provokesIssues)
struct ViolationTests {
  private static let code = RuntimeViolation.Code(rawValue: "planted")

  private func report(_ severity: RuntimeViolation.Severity = .violation) {
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        Self.code, severity: severity, subject: "List", message: "It broke.", remedy: "Mend it."))
  }

  @Test("a violation in a scope is an issue with its text", .scale(2))
  func issue() {
    expectIssue {
      report()
    } matching: { issue in
      issue.severity == .error
        && issue.comments.contains {
          $0.rawValue == "violation: List: It broke. Mend it. [planted]"
        }
    }
  }

  @Test("an advisory is a warning, and an issue where it is strict", .strict)
  func strict() {
    expectIssue {
      report(.advisory)
    } matching: {
      $0.severity == .error
    }
  }

  @Test("an advisory is a warning where nothing is strict")
  func warning() async throws {
    let severities = Locked<[Issue.Severity]>([])
    let collecting = IssueHandlingTrait.compactMapIssues { issue in
      severities.withLock { $0.append(issue.severity) }
      return nil
    }
    try await collecting.provideScope(for: try #require(Test.current), testCase: nil) {
      await ViolationRecord.$ofProcess.withValue(ViolationRecord()) {
        await withScale(2) { report(.advisory) }
      }
    }
    #expect(severities.withLock { $0 } == [.warning])
  }

  @Test(
    "an advisory is a warning only where a process meets it first, and an issue of each strict test"
  )
  func onceInProcess() async throws {
    let comments = try await collectedComments {
      await ViolationRecord.$ofProcess.withValue(ViolationRecord()) {
        // Each scope has a reporter of its own, as each test has.
        for _ in 0..<3 { await withScale(2) { report(.advisory) } }
        for _ in 0..<2 { await withStrictViolations { report(.advisory) } }
      }
    }
    #expect(comments.count == 3)
  }

  @Test("equal violations are one issue of a test, and others are issues of their own")
  func equalViolations() async throws {
    let comments = try await collectedComments {
      for _ in 0..<2 {
        await withScale(2) {
          for _ in 0..<3 { report() }
          RuntimeEnvironment.current.report(
            RuntimeViolation(
              Self.code, subject: "List", message: "It broke again.", remedy: "Mend it."))
        }
      }
    }
    #expect(comments.count == 4)
  }

  @Test("violations that differ in the item or the section are one issue of a test")
  func equalCauses() async throws {
    let comments = try await collectedComments {
      await withScale(2) {
        for item in 0..<3 {
          for message in ["Item 1.\(item) has no node.", "item \(item) in section 1 is empty"] {
            RuntimeEnvironment.current.report(
              RuntimeViolation(
                Self.code, subject: "List", message: message, remedy: "Mend it.",
                numbers: [1, item]))
          }
        }
      }
    }
    #expect(comments.count == 2)
  }

  @Test("a violation that was a known issue before is an issue")
  func afterKnownIssue() async throws {
    let comments = try await collectedComments {
      await withScale(2) {
        withKnownIssue { report() }
        report()
      }
    }
    #expect(comments.count == 2)
  }

  @Test("a violation in a step is an issue at the call that ran the step", .schedule(seed: 1))
  @MainActor func place() async throws {
    let host = NumberGrid(sections: [1]).host()
    host.environment.enqueueOnMain(RuntimeScheduling.Step(.main, "planted")) { report() }
    let line = #line + 2
    await expectIssue {
      try await host.settle()
    } matching: { issue in
      issue.sourceLocation?.fileID == #fileID && issue.sourceLocation?.line == line
    }
  }

  @Test("an expected violation is returned and fails nothing", .scale(2))
  func expected() async {
    let violations = await expectViolation(Self.code) {
      report()
      report()
    }
    #expect(violations.count == 2)
    #expect(violations.first?.subject == "List")
  }

  @Test("a violation that does not happen is an issue")
  func absent() async {
    await expectIssue {
      await expectViolation(Self.code) {}
    } matching: { issue in
      issue.sourceLocation?.fileID == #fileID
        && issue.comments.contains { $0.rawValue.contains("[planted], but none") }
    }
  }

  @Test("another violation than the expected one is still an issue", .scale(2))
  func other() async {
    await expectIssue {
      await expectViolation(RuntimeViolation.Code(rawValue: "other")) { report() }
    } matching: { _ in
      true
    }
  }

  /// Reports a violation on another thread, and waits for it.
  private func reportInBackground(_ report: @escaping @Sendable () -> Void) async {
    let environment = RuntimeEnvironment.current
    environment.enqueue(
      RuntimeScheduling.Work(label: "work", kind: .measurement, body: report),
      on: RuntimeScheduling.Lane(label: "lane"))
    await environment.scheduler.settle()
  }

  @Test("an expected violation of a background thread fails nothing, another one does", .scale(2))
  func expectedInBackground() async {
    let violations = await expectViolation(Self.code) {
      await reportInBackground { report() }
    }
    #expect(violations.map(\.subject) == ["List"])
    await expectIssue {
      await expectViolation(RuntimeViolation.Code(rawValue: "other")) {
        await reportInBackground { report() }
      }
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("It broke.") || $0.rawValue.contains("[other], but none")
      }
    }
  }

  @Test("a violation of a background task is an issue at the end of the scope")
  func background() async {
    await expectIssue {
      await withScale(2) { await reportInBackground { report() } }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("It broke.") }
    }
  }
}
