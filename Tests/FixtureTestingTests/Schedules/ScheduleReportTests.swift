import FixtureHosting
import FixtureTesting
import Foundation
import Testing
import UIKit

/// How often bodies run under schedules, and what a failure says.
@Suite("Reports of schedules")
struct ScheduleReportTests {
  /// Runs units in the environment's scheduler and tells their order.
  @MainActor private static func order(units count: Int) async -> [Int] {
    let order = Locked<[Int]>([])
    RuntimeEnvironment.current.enqueue(
      RuntimeScheduling.Work(
        label: "unit", unitCount: count, phases: [.nodeBlock],
        body: { unit, _ in order.withLock { $0.append(unit) } }),
      on: RuntimeScheduling.Lane(label: "units"))
    await RuntimeEnvironment.current.scheduler.settle()
    return order.withLock { $0 }
  }

  /// How often a trait runs a test of four steps.
  private func runs(of trait: FixtureSchedulesTrait) async throws -> Int {
    let count = Locked(0)
    try await trait.provideScope(for: try #require(Test.current), testCase: nil) {
      count.withLock { $0 += 1 }
      _ = await Self.order(units: 4)
    }
    return count.withLock { $0 }
  }

  @Test("a trait runs its test once for each schedule")
  func traits() async throws {
    #expect(try await runs(of: .schedules(count: 7)) == 7)
    #expect(try await runs(of: .everySchedule()) == 24)
    #expect(try await runs(of: .everySchedule(limit: 5)) == 5)
  }

  @Test("a function runs its body once for each schedule")
  func functions() async throws {
    let count = Locked(0)
    try await withSchedules(count: 7) { count.withLock { $0 += 1 } }
    #expect(count.withLock { $0 } == 7)
    try await withEverySchedule(limit: 5) {
      count.withLock { $0 += 1 }
      _ = await Self.order(units: 4)
    }
    #expect(count.withLock { $0 } == 12)
  }

  @Test("a failure tells seed, run, steps and the shrunk schedule, which is the one that runs last")
  func failure() async throws {
    let orders = Locked<[[Int]]>([])
    let comments = try await collectedComments {
      try await withSchedules(count: 50) {
        let order = await Self.order(units: 6)
        orders.withLock { $0.append(order) }
        // Six units in another order than the natural one, unit 3 before unit 0.
        #expect(order.firstIndex(of: 0) ?? 0 < order.firstIndex(of: 3) ?? 0)
      }
    }
    let text = comments.joined(separator: "\n")
    #expect(text.contains(#"Replay with: .schedule(FixtureSchedule("choices 3")!)"#), "\(text)")
    #expect(text.contains("steps: nodeBlock unit 3, nodeBlock unit 0, nodeBlock unit 1"), "\(text)")
    let last = try #require(orders.withLock { $0.last })
    #expect(last == [3, 0, 1, 2, 4, 5])
    let words = try #require(text.firstMatch(of: #/Failed under seed (\d+), run (\d+);/#)).output
    #expect(Int(words.2) == (Int(words.1) ?? -1) + 1)
  }

  @Test("an advisory of a strict test fails each schedule, and is recorded under the smallest one")
  func strictAdvisory() async throws {
    let comments = try await collectedComments {
      try await withStrictViolations {
        try await withSchedules(count: 3) {
          RuntimeEnvironment.current.report(
            RuntimeViolation(
              "planted", severity: .advisory, message: "Planted.", remedy: "None."))
        }
      }
    }
    #expect(comments.contains { $0.contains("Planted.") })
    #expect(comments.contains { $0.contains("Failed under") }, "\(comments)")
  }

  @Test("a warning fails no schedule")
  func warning() async throws {
    let comments = try await collectedComments {
      try await withSchedules(count: 3) {
        RuntimeEnvironment.current.report(
          RuntimeViolation(
            .init(rawValue: "planted"), severity: .advisory, message: "Planted.", remedy: "None."))
      }
    }
    #expect(comments.isEmpty, "\(comments)")
  }
}
