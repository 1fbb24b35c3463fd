import FixtureHosting
import FixtureTesting
import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Schedules trait", .provokesIssues)
struct SchedulesTraitTests {
  /// Finishes units in the environment's scheduler and tells their order.
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

  @Test("each run has an order of its own", .schedules(count: 30))
  func manyOrders() async {
    let order = await Self.order(units: 3)
    #expect(order.sorted() == [0, 1, 2])
  }

  @Test("every order of four steps is run exactly once: 24 runs")
  func everyOrder() async throws {
    let orders = Locked<[[Int]]>([])
    try await withEverySchedule {
      let order = await Self.order(units: 4)
      orders.withLock { $0.append(order) }
    }
    #expect(orders.withLock { $0.count } == 24)
    #expect(orders.withLock { Set($0).count } == 24)
  }

  @Test(
    "a fault in one order of 720 is found, made small, and reported with a line that replays it")
  func fault() async throws {
    let culprit = [5, 0, 4, 1, 3, 2]
    let comments = try await collectedComments {
      try await withEverySchedule {
        let order = await Self.order(units: 6)
        #expect(order != culprit)
      }
    }
    let line = try #require(
      comments.joined(separator: "\n").split(separator: "\n")
        .first { $0.hasPrefix("Replay with: ") })
    let text = try #require(line.split(separator: "\"").dropFirst().first)
    let schedule = try #require(FixtureSchedule(String(text)))
    let replayed = await withSchedule(schedule) { await Self.order(units: 6) }
    #expect(replayed == culprit)
  }

  @Test("a body that throws fails its schedule, and the error is reported")
  func throwing() async throws {
    struct Planted: Error {}
    await expectIssue {
      try await withSchedules(count: 5) { throw Planted() }
    } matching: { issue in
      issue.error is Planted
    }
  }
}
