import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

@testable import FixtureHosting

@Suite("Settling of queues and tasks", .device(.iPhone8)) @MainActor
struct QueueSettlingTests {
  @Test("rows are there after settling, or after the delay", arguments: LoadingStyle.allCases)
  func styles(_ style: LoadingStyle) async throws {
    try await check(style)
  }

  @Test("so they are under seeds", .schedules(count: 5), arguments: LoadingStyle.allCases)
  func seeds(_ style: LoadingStyle) async throws {
    try await check(style)
  }

  @Test("so they are when the test calls the app", arguments: LoadingStyle.allCases)
  func calls(_ style: LoadingStyle) async throws {
    let controller = LoadingController(style)
    let host = FixtureHost(controller: controller)
    try await host.settle()
    host.advance(by: 1)
    try await host.settle()
    controller.rows = 0
    controller.load()
    try await host.settle()
    if style.seconds > 0 { host.advance(by: style.seconds + 0.001) }
    try await host.settle()
    #expect(controller.rows == 3)
    #expect(host.items.count == 3)
  }

  private func check(_ style: LoadingStyle) async throws {
    let controller = LoadingController(style)
    let host = FixtureHost(controller: controller)
    try await host.settle()
    if style.seconds > 0 {
      #expect(host.items.isEmpty)
      host.advance(by: style.seconds - 0.001)
      #expect(controller.rows == 0)
      host.advance(by: 0.001)
      #expect(controller.rows == 3)
      try await host.settle()
    }
    #expect(host.items.count == 3)
    #expect(host.pendingWork.isEmpty)
  }

  @Test("an endless list has the same rows for each number of hops", arguments: 1...3)
  func batches(_ hops: Int) async throws {
    let list = EndlessController(hops: hops)
    let host = FixtureHost(controller: list)
    try await host.settle()
    let first = host.items.count
    try await host.settle()
    #expect(host.items.count == first)
    let oneHop = FixtureHost(controller: EndlessController(hops: 1))
    try await oneHop.settle()
    #expect(first == oneHop.items.count)
  }

  @Test("a test that awaits a task of the app goes on")
  func awaitedTask() async throws {
    let host = FixtureHost(controller: UIViewController())
    let task = Task { await Task.detached { 5 }.value }
    #expect(await task.value == 5)
    _ = host
  }

  @Test("a test that awaits a task of the app which sleeps goes on, with an advisory")
  func awaitedSleep() async throws {
    let host = FixtureHost(controller: UIViewController())
    await expectViolation(.awaitedDelay) {
      let task = Task {
        for _ in 0..<3 { try? await Task.sleep(for: .seconds(10)) }
      }
      await task.value
    }
    #expect(host.violations.map(\.code) == [.awaitedDelay])
  }

  @Test("a test that blocks the main thread for the app's work goes on")
  func blockedTest() async throws {
    let host = FixtureHost(controller: UIViewController())
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {}
    block { group.wait() }
    let queue = DispatchQueue(label: "own")
    let counter = Locked(0)
    for _ in 0..<5 { queue.async { counter.withLock { $0 += 1 } } }
    #expect(queue.sync { counter.withLock { $0 } } == 5)
    let operations = OperationQueue()
    operations.addOperation {}
    block { operations.waitUntilAllOperationsAreFinished() }
    #expect(operations.operationCount == 0)
    _ = host
  }

  private func isMainThread() -> Bool { Thread.isMainThread }

  private func block(_ body: () -> Void) { body() }

  @Test("a chain that never ends is a stall that names the job")
  func endlessChain() async throws {
    let host = FixtureHost(controller: UIViewController())
    host.limits.steps = 100
    func hop() { DispatchQueue.main.async { hop() } }
    host.bind { hop() }
    let stall = await #expect(throws: FixtureStall.self) { try await host.settle() }
    #expect(stall?.reason == .stepsNeverEnd(count: 100))
    #expect(stall?.work.count == 1)
    #expect(stall?.work.first?.queue == "main queue")
    #expect(stall?.description.contains("on main queue") == true)
  }

  @Test(
    "a job that waits for what only a delay brings is a stall that names both",
    arguments: DelayedAnswer.allCases)
  func waitForDelay(_ answer: DelayedAnswer) async throws {
    let isDone = Locked(false)
    let host = FixtureHost(controller: UIViewController())
    DispatchQueue.global().async {
      answer.wait(seconds: 3)
      isDone.withLock { $0 = true }
    }
    let stall = await host.stall()
    #expect(stall?.reason == .jobsNeverEnd)
    #expect(stall?.work.map(\.state) == [.blocked, .delayed(until: 3)])
    if answer == .semaphore {
      #expect(stall?.description.contains("call advance(by:) before settle()") == true)
    }
    host.advance(by: 3)
    try await host.settle()
    #expect(isDone.withLock { $0 })
  }

  @Test("jobs of a suspended queue are listed and not waited for")
  func suspendedQueue() async throws {
    let queue = DispatchQueue(label: "suspended")
    let ran = Locked(false)
    let host = FixtureHost(controller: UIViewController())
    queue.suspend()
    queue.async { ran.withLock { $0 = true } }
    try await host.settle()
    #expect(host.pendingWork.map(\.state) == [.suspended])
    queue.resume()
    try await host.settle()
    #expect(ran.withLock { $0 })
    #expect(host.pendingWork.isEmpty)
  }

  @Test("code of the main queue is on the main thread, other jobs are not")
  func mainThread() async throws {
    let log = Locked<[Bool]>([])
    let host = FixtureHost(controller: UIViewController())
    #expect(isMainThread())
    DispatchQueue.main.async { log.withLock { $0.append(Thread.isMainThread) } }
    DispatchQueue.global().async { log.withLock { $0.append(Thread.isMainThread) } }
    try await host.settle()
    #expect(log.withLock { $0 } == [true, false])
  }
}

/// An endless list: five rows arrive after a number of hops to the main queue, ten times at most.
@MainActor
private final class EndlessController: ASDKViewController<ASTableNode>, ASTableDataSource,
  ASTableDelegate
{
  private var rows = 5
  private let hops: Int

  init(hops: Int) {
    self.hops = hops
    super.init(node: ASTableNode(style: .plain))
    node.dataSource = self
    node.delegate = self
    node.leadingScreensForBatching = 2
  }

  required init?(coder: NSCoder) { nil }

  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { rows }

  func tableNode(
    _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    {
      let cell = ASTextCellNode()
      cell.text = "row"
      return cell
    }
  }

  func shouldBatchFetch(for tableNode: ASTableNode) -> Bool { true }

  nonisolated func tableNode(
    _ tableNode: ASTableNode, willBeginBatchFetchWith context: ASBatchContext
  ) { hop(hops, context) }

  private nonisolated func hop(_ left: Int, _ context: ASBatchContext) {
    DispatchQueue.main.async {
      guard left <= 1 else { return self.hop(left - 1, context) }
      MainActor.assumeIsolated { self.append() }
      context.completeBatchFetching(true)
    }
  }

  private func append() {
    let former = rows
    rows += 5
    node.insertRows(at: (former..<rows).map { IndexPath(row: $0, section: 0) }, with: .none)
  }
}

extension FixtureHost {
  /// Settles, and returns the error. `#expect(throws:)` would read the symbols of the jobs, which takes long.
  func stall() async -> FixtureStall? {
    do {
      try await settle()
      return nil
    } catch {
      return error
    }
  }
}

/// The ways in which a job waits for a delay.
enum DelayedAnswer: CaseIterable, Sendable {
  case semaphore, group, workItem, operation, timer

  func wait(seconds: Double) {
    let answered = DispatchSemaphore(value: 0)
    let group = DispatchGroup()
    switch self {
    case .semaphore:
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { answered.signal() }
      answered.wait()
    case .group:
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { group.leave() }
      group.wait()
    case .workItem:
      let item = DispatchWorkItem {}
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: item)
      item.wait()
    case .operation:
      let operation = BlockOperation {}
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { operation.start() }
      operation.waitUntilFinished()
    case .timer:
      let timer = DispatchSource.makeTimerSource()
      timer.schedule(deadline: .now() + seconds)
      timer.setEventHandler { answered.signal() }
      timer.resume()
      answered.wait()
      timer.cancel()
    }
  }
}
