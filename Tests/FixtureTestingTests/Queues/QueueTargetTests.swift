import FixtureTesting
import Foundation
import Testing
import UIKit

/// Source: Apple's documentation of `dispatchPrecondition(condition:)` and `dispatch_assert_queue`: a job runs on its
/// queue and on the queues that are its targets.
@Suite("Queues with targets", .device(.iPhone8)) @MainActor
struct QueueTargetTests {
  private nonisolated static let key = DispatchSpecificKey<String>()

  @Test("a job of a queue whose target is the main queue is on both")
  func mainTarget() async throws {
    let log = Locked<[String?]>([])
    let host = FixtureHost(controller: UIViewController())
    let inner = DispatchQueue(label: "inner", target: .main)
    let outer = DispatchQueue(label: "outer", target: inner)
    inner.setSpecific(key: Self.key, value: "inner")
    @Sendable func check() {
      for queue in [outer, inner, .main] { dispatchPrecondition(condition: .onQueue(queue)) }
      dispatchPrecondition(condition: .onQueueAsBarrier(outer))
      dispatchPrecondition(condition: .notOnQueue(.global()))
      log.withLock { $0.append(DispatchQueue.getSpecific(key: Self.key)) }
    }
    host.bind {
      outer.async(execute: check)
      DispatchQueue.global().async { outer.sync(execute: check) }
      outer.asyncAfter(deadline: .now() + 1, execute: check)
    }
    try await host.settle()
    host.advance(by: 1)
    #expect(log.withLock { $0 } == ["inner", "inner", "inner"])
  }

  @Test("a job of the main queue is not on a queue whose target it is")
  func otherWay() async throws {
    let log = Locked<[String?]>([])
    let host = FixtureHost(controller: UIViewController())
    let queue = DispatchQueue(label: "queue", target: .main)
    queue.setSpecific(key: Self.key, value: "queue")
    host.bind {
      queue.async {}
      DispatchQueue.main.async {
        dispatchPrecondition(condition: .notOnQueue(queue))
        dispatchPrecondition(condition: .onQueue(.main))
        log.withLock { $0.append(DispatchQueue.getSpecific(key: Self.key)) }
      }
    }
    try await host.settle()
    #expect(log.withLock { $0 } == [nil])
  }

  @Test("a job of a queue whose target is a serial queue is on both", .schedules(count: 5))
  func serialTarget() async throws {
    let log = Locked<[String?]>([])
    let host = FixtureHost(controller: UIViewController())
    let database = DispatchQueue(label: "database")
    let reader = DispatchQueue(label: "reader", attributes: .concurrent, target: database)
    let writer = DispatchQueue(label: "writer", target: database)
    database.setSpecific(key: Self.key, value: "database")
    @Sendable func check(_ queue: DispatchQueue, _ other: DispatchQueue) {
      dispatchPrecondition(condition: .onQueue(queue))
      dispatchPrecondition(condition: .onQueue(database))
      dispatchPrecondition(condition: .notOnQueue(other))
      log.withLock { $0.append(DispatchQueue.getSpecific(key: Self.key)) }
    }
    host.bind {
      reader.async { check(reader, writer) }
      writer.async { check(writer, reader) }
      reader.async(flags: .barrier) { dispatchPrecondition(condition: .onQueueAsBarrier(reader)) }
      writer.sync { check(writer, reader) }
      DispatchQueue.global().async { reader.sync { check(reader, writer) } }
    }
    try await host.settle()
    #expect(log.withLock { $0 } == Array(repeating: "database", count: 4))
  }
}
