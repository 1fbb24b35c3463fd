import FixtureTesting
import Foundation
import Testing
import UIKit

@Suite("Turns of jobs that synchronize", .device(.iPhone8)) @MainActor
struct QueueTurnTests {
  @Test("a queue is occupied while a job that has called sync waits", .schedules(count: 20))
  func heldQueue() async throws {
    let log = Locked<[String]>([])
    let host = FixtureHost(controller: UIViewController())
    let (first, second) = (DispatchQueue(label: "first"), DispatchQueue(label: "second"))
    for number in 0..<3 {
      DispatchQueue.global().async {
        first.sync {
          log.withLock { $0.append("begin \(number)") }
          second.sync {}
          log.withLock { $0.append("end \(number)") }
        }
      }
      first.async { log.withLock { $0.append("job") } }
    }
    try await host.settle()
    let entries = log.withLock { $0.filter { $0 != "job" } }
    #expect(entries.count == 6)
    for pair in stride(from: 0, to: entries.count, by: 2) {
      #expect(entries[pair].last == entries[pair + 1].last)
    }
    let (begin, all) = ("begin", log.withLock { $0 })
    for (entry, next) in zip(all, all.dropFirst()) where entry.hasPrefix(begin) {
      #expect(next.hasPrefix("end"))
    }
  }

  @Test("a job that waits in sync keeps other jobs from the queue")
  func waitInSync() async throws {
    let log = Locked<[String]>([])
    let host = FixtureHost(controller: UIViewController())
    let queue = DispatchQueue(label: "queue")
    DispatchQueue.global().async {
      let answered = DispatchSemaphore(value: 0)
      queue.sync {
        DispatchQueue.global().async { queue.sync { log.withLock { $0.append("other") } } }
        queue.async { log.withLock { $0.append("job") } }
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { answered.signal() }
        answered.wait()
        log.withLock { $0.append("end") }
      }
    }
    let stall = await host.stall()
    // Neither the job nor the other call has been given a turn that it cannot use.
    #expect(stall?.work.map(\.state) == [.blocked, .blocked, .ready, .delayed(until: 1)])
    host.advance(by: 1)
    try await host.settle()
    #expect(log.withLock { $0.first } == "end")
    #expect(log.withLock { $0.sorted() } == ["end", "job", "other"])
  }

  @Test("a reader begins after a barrier that waits for another job")
  func waitingBarrier() async throws {
    let log = Locked<[String]>([])
    let host = FixtureHost(controller: UIViewController())
    let queue = DispatchQueue(label: "values", attributes: .concurrent)
    queue.async(flags: .barrier) {
      let answered = DispatchSemaphore(value: 0)
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { answered.signal() }
      answered.wait()
      log.withLock { $0.append("barrier") }
    }
    queue.async { log.withLock { $0.append("reader") } }
    let stall = await host.stall()
    #expect(stall?.work.map(\.state) == [.blocked, .ready, .delayed(until: 1)])
    host.advance(by: 1)
    try await host.settle()
    #expect(log.withLock { $0 } == ["barrier", "reader"])
  }

  @Test("jobs and the main thread share a lock around sync", .schedules(count: 10))
  func lockAroundSync() async throws {
    let (lock, count) = (NSLock(), Locked(0))
    let host = FixtureHost(controller: UIViewController())
    let queue = DispatchQueue(label: "queue")
    @Sendable func load() {
      lock.withLock { queue.sync { count.withLock { $0 += 1 } } }
    }
    for _ in 0..<2 {
      DispatchQueue.global().async(execute: load)
      DispatchQueue.main.async(execute: load)
    }
    try await host.settle()
    #expect(count.withLock { $0 } == 4)
  }

  @Test("a static value whose initialization synchronizes is shared with the main thread")
  func initialization() async throws {
    try await withSchedules(count: 10) { @MainActor in
      let host = FixtureHost(controller: UIViewController())
      let sum = Locked(0)
      DispatchQueue.global().async { sum.withLock { $0 += SlowValue.shared } }
      DispatchQueue.main.async { sum.withLock { $0 += SlowValue.shared } }
      try await host.settle()
      #expect(sum.withLock { $0 } == 14)
    }
  }

  @Test("without a seed, sync gives no other job a turn")
  func noSeed() async throws {
    let log = Locked<[String]>([])
    let host = FixtureHost(controller: UIViewController())
    let queue = DispatchQueue(label: "queue")
    for number in 0..<3 {
      DispatchQueue.global().async {
        queue.sync { log.withLock { $0.append("\(number)") } }
        queue.sync { log.withLock { $0.append("\(number)") } }
      }
    }
    try await host.settle()
    #expect(log.withLock { $0 } == ["0", "0", "1", "1", "2", "2"])
  }
}

private enum SlowValue {
  static let shared = DispatchQueue(label: "initialization").sync { 7 }
}
