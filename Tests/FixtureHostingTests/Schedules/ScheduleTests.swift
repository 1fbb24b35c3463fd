import FixtureHosting
import Foundation
import Testing
import UIKit

@Suite("Schedules") @MainActor
struct ScheduleTests {
  /// The order in which the units of one run finished.
  private final class Order: Sendable {
    private let units = Locked<[Int]>([])
    func add(_ unit: Int) { units.withLock { $0.append(unit) } }
    var all: [Int] { units.withLock { $0 } }
  }

  private func run(units count: Int, on scheduler: RuntimeScheduling.SteppedScheduler) async
    -> [Int]
  {
    let order = Order()
    scheduler.enqueue(
      RuntimeScheduling.Work(
        label: "unit", unitCount: count, phases: [.nodeBlock],
        body: { unit, _ in order.add(unit) }),
      on: RuntimeScheduling.Lane(label: "units"))
    await scheduler.settle()
    return order.all
  }

  @Test("every order of four independent steps is had exactly once: 24 of them")
  func exhaustive() async {
    var orders: [[Int]] = []
    let outcome = await FixtureScheduleExplorer(.everyOrder()).explore { scheduler in
      orders.append(await run(units: 4, on: scheduler))
      return false
    }
    #expect(outcome.runCount == 24)
    #expect(outcome.isExhaustive)
    #expect(Set(orders).count == 24)
  }

  @Test("a limit ends an exhaustive exploration, which then says that it is not exhaustive")
  func limit() async {
    let outcome = await FixtureScheduleExplorer(.everyOrder(limit: 23)).explore { scheduler in
      _ = await run(units: 4, on: scheduler)
      return false
    }
    #expect(outcome.runCount == 23)
    #expect(!outcome.isExhaustive)
  }

  @Test("the same seed gives the same order, and other seeds give others")
  func seeds() async {
    func order(seed: UInt64) async -> [Int] {
      await run(
        units: 20,
        on: RuntimeScheduling.SteppedScheduler(chooser: FixtureScheduleChooser(.seed(seed))))
    }
    let first = await order(seed: 1)
    #expect(await order(seed: 1) == first)
    #expect(await order(seed: 2) != first)
  }

  @Test("a fault that one order of six steps alone shows is found, shrunk and replayed")
  func rareFault() async throws {
    let culprit = [5, 0, 4, 1, 3, 2]
    let outcome = await FixtureScheduleExplorer(.everyOrder()).explore { scheduler in
      await run(units: 6, on: scheduler) == culprit
    }
    let failure = try #require(outcome.failure)
    let replayed = try #require(FixtureSchedule(failure.shrunk.description))
    let again = await run(
      units: 6, on: RuntimeScheduling.SteppedScheduler(chooser: FixtureScheduleChooser(replayed)))
    #expect(again == culprit)
    #expect(failure.steps.count == 6)
  }

  @Test("shrinking leaves only the choices that matter")
  func shrinking() async throws {
    // The fault needs unit 3 before unit 0, whatever the others do.
    let outcome = await FixtureScheduleExplorer(.seeds(count: 50)).explore { scheduler in
      let order = await run(units: 8, on: scheduler)
      return order.firstIndex(of: 3) ?? 0 < order.firstIndex(of: 0) ?? 0
    }
    let failure = try #require(outcome.failure)
    #expect(failure.shrunk == .choices([3]))
  }

  @Test(
    "a schedule's text reads back",
    arguments: [
      FixtureSchedule.seed(0), .seed(.max), .choices([]), .choices([0, 12, 3]),
      .choices([1, 1, 0, 0, 0, 2]),
    ])
  func text(schedule: FixtureSchedule) {
    #expect(FixtureSchedule(schedule.description) == schedule)
  }

  @Test("equal choices in a row are printed once")
  func runs() {
    let schedule = FixtureSchedule.choices(Array(repeating: 0, count: 41) + [2, 5, 5, 0, 0, 0, 1])
    #expect(schedule.description == "choices 41x0.2.5.5.3x0.1")
    #expect(FixtureSchedule(schedule.description) == schedule)
  }

  @Test(
    "text that is no schedule is rejected",
    arguments: [
      "choices 0x1", "choices x1", "choices 3x", "choices -1x0", "choices 1x2x3",
      "choices 999999999999x0", "", "seed", "seed -1", "seed x", "choices 1..2", "choices 1.-2",
      "order 1", "seed 1 2",
    ])
  func badText(text: String) {
    #expect(FixtureSchedule(text) == nil)
  }
}
