import FixtureHosting
import Foundation
import UIKit

/// The cost of a run under a seed beside the same run on real threads.
enum SchedulesBenchmark: Benchmark {
  static let name = "schedules"

  /// The maximum time of a seeded run, divided by that of an ordinary one.
  private static let bar = 3.0
  private static let itemCount = 100

  static func run(_ options: BenchmarkOptions) throws {
    let result = ResultBox()
    Task { @MainActor in
      do { result.fill(.success(try await measure())) } catch { result.fill(.failure(error)) }
    }
    // The main queue is served by the main thread's run loop, which has to run meanwhile.
    while result.isEmpty {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    try result.get()
  }

  @MainActor private static func measure() async throws {
    let ordinary = try await median { RuntimeScheduling.LiveScheduler() }
    let seeds = SeedCounter()
    let seeded = try await median {
      RuntimeScheduling.SteppedScheduler(chooser: FixtureScheduleChooser(.seed(seeds.next())))
    }
    let ratio = seeded / ordinary
    print(
      "schedules: medians of \(Stopwatch.runs), \(itemCount) items with six updates and a scroll")
    print(String(format: "  ordinary run: %.2f ms", ordinary * 1e3))
    print(String(format: "  seeded run: %.2f ms, %.0f seeds a second", seeded * 1e3, 1 / seeded))
    print(String(format: "  seeded ÷ ordinary: %.2f (bar %.1f)", ratio, bar))
    guard ratio <= bar else {
      throw BenchmarkError(description: "a seeded run takes \(ratio) ordinary ones, over \(bar)")
    }
  }

  /// The median seconds of a run on schedulers of a kind, after one that does not count.
  @MainActor private static func median(
    _ makeScheduler: () -> any RuntimeScheduler
  ) async throws -> Double {
    var times: [Double] = []
    for _ in 0...Stopwatch.runs {
      let clock = ContinuousClock()
      let start = clock.now
      // Several runs a measurement, since one is short.
      for _ in 0..<10 { try await runOnce(makeScheduler()) }
      let elapsed = start.duration(to: clock.now).components
      times.append(Double(elapsed.seconds) / 10 + Double(elapsed.attoseconds) / 1e19)
    }
    return times.dropFirst().sorted()[Stopwatch.runs / 2]
  }

  @MainActor private static func runOnce(_ scheduler: any RuntimeScheduler) async throws {
    let environment = RuntimeEnvironment(scheduler: scheduler)
    try await environment.bind {
      let list = ScheduledList(count: itemCount)
      let host = FixtureHost(list, in: list.node)
      try await host.settle()
      for number in 0..<6 {
        host.bind { list.update(number) }
        try await host.settle()
      }
      host.scroll(toFraction: 1)
      try await host.settle()
      guard host.itemCount(inSection: 0) == list.count else {
        throw BenchmarkError(description: "the list shows \(host.itemCount(inSection: 0)) items")
      }
    }
  }
}
