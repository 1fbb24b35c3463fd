import FixtureHosting
import Foundation
import Testing
import UIKit

@Suite("Explorations and replays") @MainActor
struct ExplorationTests {
  /// The order in which the units of one run finish.
  private func run(units count: Int, on scheduler: RuntimeScheduling.SteppedScheduler) async
    -> [Int]
  {
    let order = Locked<[Int]>([])
    scheduler.enqueue(
      RuntimeScheduling.Work(
        label: "unit", unitCount: count, phases: [.nodeBlock],
        body: { unit, _ in order.withLock { $0.append(unit) } }),
      on: RuntimeScheduling.Lane(label: "units"))
    await scheduler.settle()
    return order.withLock { $0 }
  }

  @Test("a choice beyond the last step takes the last one")
  func lastStep() async {
    let chooser = FixtureScheduleChooser(.choices([99, 99]))
    let order = await run(units: 4, on: RuntimeScheduling.SteppedScheduler(chooser: chooser))
    #expect(order == [3, 2, 0, 1])
    #expect(chooser.decisions.map(\.choice) == [3, 2, 0, 0])
  }

  @Test("a decision names the step that was taken, and how many could have been")
  func decisions() async {
    let chooser = FixtureScheduleChooser(.choices([2, 1]))
    _ = await run(units: 3, on: RuntimeScheduling.SteppedScheduler(chooser: chooser))
    #expect(
      chooser.decisions.map { "\($0.choice) of \($0.count): \($0.step.label)" } == [
        "2 of 3: unit 2", "1 of 2: unit 1", "0 of 1: unit 0",
      ])
  }

  @Test("seeds are tried from the first one on, and a failure tells which run found it")
  func firstSeed() async throws {
    var runs = 0
    let outcome = await FixtureScheduleExplorer(
      .seeds(count: 9, first: 40), shrinker: FixtureScheduleShrinker(budget: 0)
    ).explore { scheduler in
      _ = await run(units: 3, on: scheduler)
      runs += 1
      return runs == 3
    }
    #expect(outcome.runCount == 3)
    #expect(outcome.failure?.found == .seed(42))
  }

  @Test("the steps of a failure are those of its shrunk schedule")
  func steps() async throws {
    let outcome = await FixtureScheduleExplorer(.seeds(count: 50)).explore { scheduler in
      let order = await run(units: 8, on: scheduler)
      return order.firstIndex(of: 3) ?? 0 < order.firstIndex(of: 0) ?? 0
    }
    let failure = try #require(outcome.failure)
    let chooser = FixtureScheduleChooser(failure.shrunk)
    _ = await run(units: 8, on: RuntimeScheduling.SteppedScheduler(chooser: chooser))
    #expect(failure.steps == chooser.decisions.map(\.step))
  }

  @Test("a shrinker tries no more candidates than its budget", arguments: [0, 1, 4])
  func budget(_ budget: Int) async {
    var tries = 0
    let choices = await FixtureScheduleShrinker(budget: budget).shrink([1, 2, 3, 0]) { _ in
      tries += 1
      return false
    }
    #expect(tries == budget)
    #expect(choices == [1, 2, 3])
  }

  @Test("choices in several words are no schedule", arguments: ["choices 1 2", "choices 1.2 "])
  func words(_ text: String) {
    #expect(FixtureSchedule(text) == nil)
  }
}
