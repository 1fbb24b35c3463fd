import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

/// A mistake of an app that shows only in some orders of its jobs.
enum PlantedRace: String, CaseIterable, Sendable {
  case loadsInEitherOrder, reloadDuringBatch, answerAfterReuse, doubleBatch, taskBeforeQueue
  case lostUpdate, flagSetInside, flagSetAfterward, checkOnMain, semaphoreAsLock

  /// Runs the app, and returns whether the mistake shows.
  @MainActor func shows() async throws -> Bool {
    switch self {
    case .loadsInEitherOrder: try await Self.loadsInEitherOrder()
    case .reloadDuringBatch: try await Self.reloadDuringBatch()
    case .answerAfterReuse: try await Self.answerAfterReuse()
    case .doubleBatch: try await Self.doubleBatch()
    case .taskBeforeQueue: try await Self.taskBeforeQueue()
    case .lostUpdate: try await Self.lostUpdate()
    case .flagSetInside: try await Self.flagSetInside()
    case .flagSetAfterward: try await Self.flagSetAfterward()
    case .checkOnMain: try await Self.checkOnMain()
    case .semaphoreAsLock: try await Self.semaphoreAsLock()
    }
  }

  /// The answer to the first of two requests must not replace that to the second.
  @MainActor private static func loadsInEitherOrder() async throws -> Bool {
    let shown = Locked("")
    let host = FixtureHost(controller: UIViewController())
    for query in ["te", "texture"] {
      DispatchQueue.global().async {
        DispatchQueue.main.async { shown.withLock { $0 = query } }
      }
    }
    try await host.settle()
    return shown.withLock { $0 } != "texture"
  }

  /// A page that was asked for before a reload must not follow the new rows.
  @MainActor private static func reloadDuringBatch() async throws -> Bool {
    let rows = Locked(["old 0", "old 1"])
    let host = FixtureHost(controller: UIViewController())
    let client = DispatchQueue(label: "client", attributes: .concurrent)
    client.async {
      let page = ["old 2", "old 3"]
      DispatchQueue.main.async { rows.withLock { $0 += page } }
    }
    client.async {
      let new = ["new 0", "new 1"]
      DispatchQueue.main.async { rows.withLock { $0 = new } }
    }
    try await host.settle()
    return rows.withLock { $0 } != ["new 0", "new 1"]
  }

  /// A picture that was asked for before a cell was reused must not be shown in it.
  @MainActor private static func answerAfterReuse() async throws -> Bool {
    let cell = ReusedCell(style: .default, reuseIdentifier: "cell")
    let host = FixtureHost(controller: UIViewController())
    cell.show(1)
    cell.prepareForReuse()
    cell.show(2)
    try await host.settle()
    return cell.textLabel?.text != "picture 2"
  }

  /// A page must not be asked for twice, though the answer that sets the flag comes late.
  @MainActor private static func doubleBatch() async throws -> Bool {
    let pages = Locked<[Int]>([])
    let host = FixtureHost(controller: UIViewController())
    for _ in 0..<2 {
      DispatchQueue.global().async {
        let page = pages.withLock { $0.count }
        DispatchQueue.main.async { pages.withLock { $0.append(page) } }
      }
    }
    try await host.settle()
    return pages.withLock { $0 } == [0, 0]
  }

  /// A task must not count on a job of a queue that was enqueued before it.
  @MainActor private static func taskBeforeQueue() async throws -> Bool {
    let (isReady, wasReady) = (Locked(false), Locked(false))
    let host = FixtureHost(controller: UIViewController())
    DispatchQueue.global().async { isReady.withLock { $0 = true } }
    Task.detached {
      let value = isReady.withLock { $0 }
      wasReady.withLock { $0 = value }
    }
    try await host.settle()
    return !wasReady.withLock { $0 }
  }
}

/// Races of jobs that protect each access, and not the accesses that belong together.
extension PlantedRace {
  /// A count must be read and written in one call of `sync`.
  @MainActor private static func lostUpdate() async throws -> Bool {
    let count = Locked(0)
    let host = FixtureHost(controller: UIViewController())
    let queue = DispatchQueue(label: "count")
    for _ in 0..<2 {
      DispatchQueue.global().async {
        let number = queue.sync { count.withLock { $0 } }
        queue.sync { count.withLock { $0 = number + 1 } }
      }
    }
    try await host.settle()
    return count.withLock { $0 } == 1
  }

  /// A flag must not be read before the call of `sync` that sets it.
  @MainActor private static func flagSetInside() async throws -> Bool {
    let (isLoading, loads) = (Locked(false), Locked(0))
    let host = FixtureHost(controller: UIViewController())
    let queue = DispatchQueue(label: "flag")
    for _ in 0..<2 {
      DispatchQueue.global().async {
        guard !isLoading.withLock({ $0 }) else { return }
        queue.sync {
          isLoading.withLock { $0 = true }
          loads.withLock { $0 += 1 }
        }
      }
    }
    try await host.settle()
    return loads.withLock { $0 } == 2
  }

  /// A flag must not be set after the call of `sync` that reads it.
  @MainActor private static func flagSetAfterward() async throws -> Bool {
    let (isLoading, loads) = (Locked(false), Locked(0))
    let host = FixtureHost(controller: UIViewController())
    let queue = DispatchQueue(label: "flag")
    for _ in 0..<2 {
      DispatchQueue.global().async {
        guard !queue.sync(execute: { isLoading.withLock { $0 } }) else { return }
        isLoading.withLock { $0 = true }
        loads.withLock { $0 += 1 }
      }
    }
    try await host.settle()
    return loads.withLock { $0 } == 2
  }

  /// A job of the main queue must not count on a value that it read in an earlier call of `sync`.
  @MainActor private static func checkOnMain() async throws -> Bool {
    let (count, isWrong) = (Locked(0), Locked(false))
    let host = FixtureHost(controller: UIViewController())
    let queue = DispatchQueue(label: "count")
    DispatchQueue.main.async {
      let first = queue.sync { count.withLock { $0 } }
      let second = queue.sync { count.withLock { $0 } }
      isWrong.withLock { $0 = first != second }
    }
    DispatchQueue.global().async { queue.sync { count.withLock { $0 += 1 } } }
    try await host.settle()
    return isWrong.withLock { $0 }
  }

  /// A count must be read and written before a semaphore is signaled.
  @MainActor private static func semaphoreAsLock() async throws -> Bool {
    let count = Locked(0)
    let host = FixtureHost(controller: UIViewController())
    let isFree = DispatchSemaphore(value: 1)
    for _ in 0..<2 {
      DispatchQueue.global().async {
        isFree.wait()
        let number = count.withLock { $0 }
        isFree.signal()
        isFree.wait()
        count.withLock { $0 = number + 1 }
        isFree.signal()
      }
    }
    try await host.settle()
    return count.withLock { $0 } == 1
  }
}

private final class ReusedCell: UITableViewCell {
  func show(_ number: Int) {
    DispatchQueue.global().async { [weak self] in
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self?.textLabel?.text = "picture \(number)" }
      }
    }
  }
}

@Suite("Races of apps", .device(.iPhone8)) @MainActor
struct PlantedRaceTests {
  @Test(
    "a race is found within 200 seeds, and the printed schedule repeats it",
    arguments: PlantedRace.allCases)
  func found(_ race: PlantedRace) async throws {
    let outcome = try await FixtureScheduleExplorer(.seeds(count: 200)).explore { scheduler in
      try await withConfiguration {
        $0.scheduler = scheduler
      } _: {
        try await race.shows()
      }
    }
    let failure = try #require(outcome.failure)
    let printed = try #require(FixtureSchedule("\(failure.shrunk)"))
    for schedule in [failure.found, failure.shrunk, printed] {
      #expect(try await withSchedule(schedule) { try await race.shows() })
    }
  }

  @Test("a race does not show without a seed", arguments: PlantedRace.allCases)
  func hidden(_ race: PlantedRace) async throws {
    for _ in 0..<20 where race != .doubleBatch { #expect(try await !race.shows()) }
  }
}
