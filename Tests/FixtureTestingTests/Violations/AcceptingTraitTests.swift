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

  @Test("other advisories, violations and an acceptance without need are recorded")
  func needless() async throws {
    let test = try #require(Test.current)
    let trait = AcceptingTrait.accepting(Self.planted, .init(rawValue: "other"))
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
