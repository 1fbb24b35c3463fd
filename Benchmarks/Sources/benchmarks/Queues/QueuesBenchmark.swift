import Dispatch
import FixtureHosting
import Foundation
import UIKit

/// The cost of queues that belong to a test: of a hop that belongs to nobody, of one that does, and of settling
/// where nothing is left.
enum QueuesBenchmark: Benchmark {
  static let name = "queues"

  private static let hopCount = 20_000
  private static let runs = 9

  static func run(_ options: BenchmarkOptions) throws {
    let result = ResultBox()
    Task { @MainActor in
      do { result.fill(.success(try await measure())) } catch { result.fill(.failure(error)) }
    }
    while result.isEmpty {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    try result.get()
  }

  @MainActor private static func measure() async throws {
    let free = await least { await hops() }
    let keeper = HostKeeper()
    await Task { @MainActor in keeper.makeHost() }.value
    let nobodys = await least { await hops() }
    keeper.host = nil
    let host = FixtureHost(controller: UIViewController())
    try await host.settle()
    let owned = try await leastOrThrow { try await ownedHops(host) }
    let idle = try await leastOrThrow { try await settles(host) }
    print("queues: minimum of \(runs), in nanoseconds")
    print(String(format: "  a hop without a host: %.0f", free))
    print(String(format: "  a hop of nobody: %.0f, %.0f more (bar 20)", nobodys, nobodys - free))
    print(String(format: "  a hop of a test: %.0f, %.0f more (bar 60)", owned, owned - free))
    print(String(format: "  settling where nothing is left: %.0f (bar 5000)", idle))
  }

  private static func least(_ measure: @Sendable () async -> Double) async -> Double {
    var least = Double.infinity
    for _ in 0..<runs { least = min(least, await measure()) }
    return least
  }

  @MainActor private static func leastOrThrow(
    _ measure: @MainActor () async throws -> Double
  ) async throws -> Double {
    var least = Double.infinity
    for _ in 0..<runs { least = min(least, try await measure()) }
    return least
  }

  /// The nanoseconds of a hop of a chain on a serial queue that belongs to nobody.
  private static func hops() async -> Double {
    let queue = DispatchQueue(label: "hops")
    let clock = ContinuousClock()
    let start = clock.now
    await Task.detached {
      await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        @Sendable func hop(_ left: Int) {
          guard left > 0 else { return continuation.resume() }
          queue.async { hop(left - 1) }
        }
        hop(hopCount)
      }
    }.value
    return nanoseconds(start.duration(to: clock.now)) / Double(hopCount)
  }

  /// The nanoseconds of a hop of a chain on the main queue that belongs to a test.
  @MainActor private static func ownedHops(
    _ host: FixtureHost<UIViewController>
  ) async throws -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    @Sendable func hop(_ left: Int) {
      guard left > 0 else { return }
      DispatchQueue.main.async { hop(left - 1) }
    }
    host.bind { hop(hopCount) }
    try await host.settle()
    return nanoseconds(start.duration(to: clock.now)) / Double(hopCount)
  }

  @MainActor private static func settles(
    _ host: FixtureHost<UIViewController>
  ) async throws -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    for _ in 0..<1000 { try await host.settle() }
    return nanoseconds(start.duration(to: clock.now)) / 1000
  }

  private static func nanoseconds(_ duration: Duration) -> Double { duration / .nanoseconds(1) }
}

/// A host that was made by another task, to which the measuring one does not belong.
@MainActor private final class HostKeeper {
  var host: FixtureHost<UIViewController>?

  func makeHost() { host = FixtureHost(controller: UIViewController()) }
}
