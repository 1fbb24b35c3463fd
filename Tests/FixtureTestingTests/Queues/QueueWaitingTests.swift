import FixtureTesting
import Foundation
import Testing
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Jobs that wait for one another", .device(.iPhone8)) @MainActor
struct QueueWaitingTests {
  @Test("a job waits for work items of its own queue, which is global")
  func workItems() async throws {
    let log = Locked<[String]>([])
    let host = FixtureHost(controller: UIViewController())
    DispatchQueue.global().async {
      let items = (0..<3).map { number in
        DispatchWorkItem { log.withLock { $0.append("item \(number)") } }
      }
      for item in items { DispatchQueue.global().async(execute: item) }
      for item in items { item.wait() }
      log.withLock { $0.append("end") }
    }
    try await host.settle()
    #expect(log.withLock { $0 } == ["item 0", "item 1", "item 2", "end"])
    #expect(host.pendingWork.isEmpty)
  }

  @Test("queues with one serial target run one job at a time", .schedules(count: 20))
  func commonTarget() async throws {
    let log = Locked<[String]>([])
    let host = FixtureHost(controller: UIViewController())
    let target = DispatchQueue(label: "database")
    let reader = DispatchQueue(label: "reader", attributes: .concurrent, target: target)
    let writer = DispatchQueue(label: "writer", target: target)
    let isOpen = DispatchSemaphore(value: 0)
    host.bind {
      writer.async {
        log.withLock { $0.append("begin") }
        isOpen.wait()
        log.withLock { $0.append("end") }
      }
      reader.async { log.withLock { $0.append("read") } }
      DispatchQueue.global().async { isOpen.signal() }
    }
    try await host.settle()
    #expect(log.withLock { $0 } == ["begin", "end", "read"])
    writer.sync { log.withLock { $0.append("sync") } }
    #expect(log.withLock { $0.last } == "sync")
  }

  @Test("jobs of a queue wait while its target is suspended")
  func suspendedTarget() async throws {
    let log = Locked<[String]>([])
    let host = FixtureHost(controller: UIViewController())
    let target = DispatchQueue(label: "database")
    let queue = DispatchQueue(label: "reader", target: target)
    target.suspend()
    host.bind { queue.async { log.withLock { $0.append("read") } } }
    try await host.settle()
    #expect(log.withLock { $0 }.isEmpty)
    target.resume()
    try await host.settle()
    #expect(log.withLock { $0 } == ["read"])
  }

  @Test("jobs of an inactive queue wait for its activation")
  func inactiveQueue() async throws {
    let log = Locked<[String]>([])
    let host = FixtureHost(controller: UIViewController())
    let queue = DispatchQueue(label: "loader", attributes: .initiallyInactive)
    host.bind { queue.async { log.withLock { $0.append("load") } } }
    try await host.settle()
    #expect(log.withLock { $0 }.isEmpty)
    host.bind {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { queue.activate() }
    }
    host.advance(by: 1)
    #expect(log.withLock { $0 } == ["load"])
  }

  @Test("operations of a queue wait for one another")
  func operations() async throws {
    let log = Locked<[String]>([])
    let host = FixtureHost(controller: UIViewController())
    let queue = OperationQueue()
    queue.addOperation {
      let inner = BlockOperation { log.withLock { $0.append("inner") } }
      queue.addOperation(inner)
      inner.waitUntilFinished()
      log.withLock { $0.append("outer") }
    }
    try await host.settle()
    #expect(log.withLock { $0 } == ["inner", "outer"])
  }

  @Test("readers of a concurrent queue see what barriers before them wrote")
  func readersAndWriters() async throws {
    let values = Locked<[Int]>([])
    let read = Locked<[[Int]]>([])
    let host = FixtureHost(controller: UIViewController())
    let queue = DispatchQueue(label: "values", attributes: .concurrent)
    for number in 0..<3 {
      queue.async(flags: .barrier) { values.withLock { $0.append(number) } }
      DispatchQueue.global().async {
        let seen = queue.sync { values.withLock { $0 } }
        read.withLock { $0.append(seen) }
      }
    }
    try await host.settle()
    let counts = read.withLock { $0.map(\.count) }
    #expect(counts.count == 3)
    #expect(counts.sorted() == counts)
    #expect(counts.last == 3)
  }

  // Source: Apple's documentation of `sync(execute:)`: a call that targets the current queue results in deadlock.
  @Test("a job that synchronizes with its own queue, where a barrier waits for the job, is a stall")
  func deadlock() async throws {
    let host = FixtureHost(controller: UIViewController())
    let queue = DispatchQueue(label: "values", attributes: .concurrent)
    queue.async { queue.sync {} }
    queue.async(flags: .barrier) {}
    let stall = await #expect(throws: FixtureStall.self) { try await host.settle() }
    #expect("\(try #require(stall))".contains("on values, blocked"))
    // The barrier has not been given a turn that it cannot use.
    #expect(stall?.work.map(\.state) == [.blocked, .ready])
  }

  @Test("the main thread synchronizes with a queue whose job waits for another one")
  func blockedQueue() async throws {
    let log = Locked<[String]>([])
    let host = FixtureHost(controller: UIViewController())
    let queue = DispatchQueue(label: "queue")
    DispatchQueue.main.async {
      queue.async {
        let answered = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
          log.withLock { $0.append("answer") }
          answered.signal()
        }
        answered.wait()
        log.withLock { $0.append("job") }
      }
      queue.sync { log.withLock { $0.append("main") } }
    }
    try await host.settle()
    #expect(log.withLock { $0 } == ["answer", "job", "main"])
  }

  @Test("a foreign thread that signals a semaphore wakes the job", arguments: 0..<20)
  func foreignSignal(_ run: Int) async throws {
    let isDone = Locked(false)
    let host = FixtureHost(controller: UIViewController())
    let answered = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      Thread.detachNewThread { answered.signal() }
      answered.wait()
      isDone.withLock { $0 = true }
    }
    try await host.settle()
    #expect(isDone.withLock { $0 })
  }

  @Test("the main thread waits in real time for a thread that belongs to no test")
  func foreignAnswer() async {
    let host = FixtureHost(controller: UIViewController())
    let semaphore = DispatchSemaphore(value: 0)
    let result = host.bind {
      Thread.detachNewThread {
        usleep(20_000)
        semaphore.signal()
      }
      return semaphore.wait(timeout: .now() + 2)
    }
    #expect(result == .success)
  }

  @Test("groups, timeouts and conditions give up the turn")
  func otherWaits() async throws {
    let log = Locked<[String]>([])
    let host = FixtureHost(controller: UIViewController())
    DispatchQueue.global().async {
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { log.withLock { $0.append("member") } }
      group.wait()
      let never = DispatchSemaphore(value: 0)
      let result = never.wait(timeout: .now() + 0.01)
      log.withLock { $0.append(result == .timedOut ? "timed out" : "signaled") }
      let condition = NSCondition()
      let isSet = Locked(false)
      DispatchQueue.global().async {
        condition.withLock {
          isSet.withLock { $0 = true }
          condition.signal()
        }
      }
      condition.withLock { while !isSet.withLock({ $0 }) { condition.wait() } }
      log.withLock { $0.append("set") }
    }
    try await host.settle()
    host.advance(by: 0.01)
    try await host.settle()
    #expect(log.withLock { $0 } == ["member", "timed out", "set"])
  }

  @Test("the main operation queue belongs to the test", arguments: 0..<10)
  func mainOperations(_ run: Int) async throws {
    let log = Locked<[String]>([])
    let host = FixtureHost(controller: UIViewController())
    let name = Notification.Name("note \(run)")
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
      _ in log.withLock { $0.append("noted") }
    }
    host.bind {
      NotificationCenter.default.post(name: name, object: nil)
      log.withLock { $0.append("posted") }
    }
    OperationQueue.main.addOperation {
      let isMain = OperationQueue.current == OperationQueue.main
      log.withLock { $0.append("operation \(isMain)") }
      OperationQueue.main.addOperation { log.withLock { $0.append("nested") } }
    }
    DispatchQueue.global().async { NotificationCenter.default.post(name: name, object: nil) }
    try await host.settle()
    NotificationCenter.default.removeObserver(token)
    #expect(
      log.withLock { $0 } == ["noted", "posted", "operation true", "nested", "noted"]
        || log.withLock { $0 } == ["noted", "posted", "operation true", "noted", "nested"])
  }

  @Test("a stubbed URLProtocol answers while the host settles")
  func stubbedRequest() async throws {
    let text = Locked("")
    let host = FixtureHost(controller: UIViewController())
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubProtocol.self]
    let session = URLSession(configuration: configuration)
    let url = try #require(URL(string: "https://example.com/rows"))
    session.dataTask(with: url) { data, _, _ in
      let rows = String(decoding: data ?? Data(), as: UTF8.self)
      DispatchQueue.main.async { text.withLock { $0 = rows } }
    }.resume()
    try await host.settle()
    #expect(text.withLock { $0 } == "three rows")
  }

  @Test("pending work names the closure with its file and line, and a task's")
  func names() async throws {
    let host = FixtureHost(controller: UIViewController())
    let line = #line + 1
    host.bind { DispatchQueue.main.asyncAfter(deadline: .now() + 3) {} }
    let work = try #require(host.pendingWork.first)
    #expect(work.function?.contains("names()") == true)
    #expect(work.place == "QueueWaitingTests.swift:\(line)")
    #expect("\(work)".contains("(QueueWaitingTests.swift:\(line)) on main queue at 3.0 s"))
  }

  @Test("pending work names a closure that captures values, with its file and line")
  func capturingNames() async throws {
    let (host, log) = (FixtureHost(controller: UIViewController()), Locked<[String]>([]))
    let name = String(describing: log)
    let line = #line + 2
    host.bind {
      DispatchQueue.global().asyncAfter(deadline: .now() + 3) { log.withLock { $0.append(name) } }
    }
    let work = try #require(host.pendingWork.first)
    #expect(work.function == "closure #1 in closure #1 in QueueWaitingTests.capturingNames()")
    #expect(work.place == "QueueWaitingTests.swift:\(line)")
  }

  @Test("pending work is named while other threads map and unmap a file")
  func mappedFile() async throws {
    let (isDone, host) = (Locked(false), FixtureHost(controller: UIViewController()))
    defer { isDone.withLock { $0 = true } }
    for _ in 0..<4 {
      Thread.detachNewThread {
        while !isDone.withLock({ $0 }) {
          _ = try? Data(contentsOf: URL(filePath: #filePath), options: .alwaysMapped).first
        }
      }
    }
    host.bind { DispatchQueue.main.asyncAfter(deadline: .now() + 3) {} }
    for _ in 0..<4 { #expect(host.pendingWork.first?.function?.contains("mappedFile()") == true) }
  }
}

/// Answers each request at once.
private final class StubProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}

  override func startLoading() {
    guard let url = request.url, let client else { return }
    client.urlProtocol(
      self,
      didReceive: URLResponse(
        url: url, mimeType: nil, expectedContentLength: 10, textEncodingName: nil),
      cacheStoragePolicy: .notAllowed)
    client.urlProtocol(self, didLoad: Data("three rows".utf8))
    client.urlProtocolDidFinishLoading(self)
  }
}
