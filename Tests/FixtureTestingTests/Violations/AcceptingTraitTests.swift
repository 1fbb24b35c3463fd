import FixtureTesting
import Testing
import UIKit

@Suite("Accepted advisories", .device(.iPhoneSE)) @MainActor
struct AcceptingTraitTests {
  private nonisolated static let planted = RuntimeViolation.Code(rawValue: "planted")

  private nonisolated static func report(
    _ subject: String, severity: RuntimeViolation.Severity = .advisory
  ) {
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        planted, severity: severity, subject: subject, message: "Planted.", remedy: "None."))
  }

  @Test("an accepted advisory is no issue, in the background neither", .strict, .accepting(planted))
  func accepted() async {
    Self.report("a")
    let environment = RuntimeEnvironment.current
    environment.enqueue(
      RuntimeScheduling.Work(label: "planted", kind: .display) { Self.report("b") },
      on: RuntimeScheduling.Lane(label: "planted"))
    await environment.scheduler.settle()
  }

  @Test("an advisory is recorded once for each cause and container")
  func once() async throws {
    let comments = try await collectedComments {
      for subject in ["a", "b", "a", "a"] { Self.report(subject) }
    }
    #expect(comments.count == 2)
  }

  @Test("an acceptance counts for a suite or a test as a whole, not for each case", arguments: [1])
  func scope(_ number: Int) throws {
    let test = try #require(Test.current)
    let trait = FixtureAcceptingTrait.accepting("planted")
    #expect(trait.scopeProvider(for: test, testCase: Test.Case.current) == nil)
    #expect(trait.scopeProvider(for: test, testCase: nil) != nil)
    #expect(!trait.isRecursive)
  }

  @Test("an acceptance of a fixture without need is a warning at its place")
  func fixturePlace() async throws {
    let test = try #require(Test.current)
    let places = Locked<[SourceLocation?]>([])
    let collecting = IssueHandlingTrait.compactMapIssues { issue in
      places.withLock { $0.append(issue.sourceLocation) }
      return nil
    }
    let trait = FixtureAcceptingTrait.accepting(
      "other", at: FixturePosition("Fixtures/F.xml", 7, 3))
    try await collecting.provideScope(for: test, testCase: nil) {
      try await trait.provideScope(for: test, testCase: nil) {}
    }
    let place = try #require(places.withLock { $0 }.first ?? nil)
    #expect(place.fileID == "Fixtures/F.xml" && place.line == 7 && place.column == 3)
  }

  @Test("other advisories, violations and an acceptance without need are recorded")
  func needless() async throws {
    let test = try #require(Test.current)
    let trait = FixtureAcceptingTrait.accepting(Self.planted, .init(rawValue: "other"))
    let comments = try await collectedComments {
      try await trait.provideScope(for: test, testCase: nil) {
        Self.report("a")
        Self.report("v", severity: .violation)
      }
    }
    #expect(comments.count == 2)
    #expect(comments.contains { $0.contains("The advisory [other] is accepted, but was not") })
    #expect(comments.contains { $0.contains("violation: v: Planted.") })
  }
}
