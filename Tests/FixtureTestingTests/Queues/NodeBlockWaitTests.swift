import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

/// A way in which a node block waits for what another thread does.
private enum Wait: String, CaseIterable, Sendable {
  case semaphore, mainSemaphore, task, mainActorTask, group, operations, condition, serialSync

  /// Returns a title that another thread brings.
  func title(of row: Int) -> String {
    let answer = Answer()
    let semaphore = DispatchSemaphore(value: 0)
    let answerThenSignal: @Sendable () -> Void = {
      answer.text = "row \(row)"
      semaphore.signal()
    }
    switch self {
    case .semaphore:
      DispatchQueue.global().async(execute: answerThenSignal)
      semaphore.wait()
    case .mainSemaphore:
      DispatchQueue.main.async(execute: answerThenSignal)
      semaphore.wait()
    case .task:
      Task { answerThenSignal() }
      semaphore.wait()
    case .mainActorTask:
      Task { @MainActor in answerThenSignal() }
      semaphore.wait()
    case .group:
      let group = DispatchGroup()
      DispatchQueue(label: "titles").async(group: group, execute: answerThenSignal)
      group.wait()
    case .operations:
      let queue = OperationQueue()
      queue.addOperations([BlockOperation(block: answerThenSignal)], waitUntilFinished: true)
    case .condition:
      DispatchQueue.global().async { answer.publish("row \(row)") }
      answer.wait()
    case .serialSync:
      let queue = DispatchQueue(label: "titles")
      queue.async(execute: answerThenSignal)
      queue.sync {}
    }
    return answer.text ?? "missing"
  }
}

private final class Answer: @unchecked Sendable {
  private let condition = NSCondition()
  private var value: String?

  var text: String? {
    get { condition.withLock { value } }
    set { condition.withLock { value = newValue } }
  }

  func publish(_ text: String) {
    condition.withLock {
      value = text
      condition.broadcast()
    }
  }

  func wait() {
    condition.withLock { while value == nil { condition.wait() } }
  }
}

private final class WaitingFeed: ASDKViewController<ASCollectionNode>, ASCollectionDataSource {
  var count = 3
  private let read: @Sendable (Int) -> String

  convenience init(_ wait: Wait) { self.init(read: wait.title) }

  init(read: @escaping @Sendable (Int) -> String) {
    self.read = read
    super.init(node: ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout()))
    node.dataSource = self
  }

  required init?(coder: NSCoder) { fatalError() }

  func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int)
    -> Int
  {
    count
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeBlockForItemAt indexPath: IndexPath
  ) -> ASCellNodeBlock {
    { [read] in
      let cell = ASTextCellNode()
      cell.text = read(indexPath.item)
      return cell
    }
  }

  var texts: [String?] {
    (0..<node.numberOfItems(inSection: 0)).map {
      (node.nodeForItem(at: IndexPath(item: $0, section: 0)) as? ASTextCellNode)?.text
    }
  }
}

@Suite("Node blocks that wait for other threads", .device(.iPhone8)) @MainActor
struct NodeBlockWaitTests {
  @Test("a node block gets what it waits for, without a seed", arguments: Wait.allCases)
  fileprivate func waits(_ wait: Wait) async throws { try await load(wait) }

  @Test("a node block gets what it waits for, in the order of seeds", arguments: Wait.allCases)
  fileprivate func seeds(_ wait: Wait) async throws {
    for seed in 0..<5 as Range<UInt64> {
      try await withSchedule(seed: seed) { try await load(wait) }
    }
  }

  private func load(_ wait: Wait) async throws {
    let feed = WaitingFeed(wait)
    let host = FixtureHost(controller: feed)
    try await host.settle()
    #expect(feed.texts == (0..<3).map { "row \($0)" })
    #expect(host.violations.isEmpty)
  }

  @Test(
    "a node block gets what it waits for while the main thread waits for the block",
    arguments: [Wait.semaphore, .task, .group, .operations, .condition, .serialSync])
  fileprivate func mainWaits(_ wait: Wait) async throws {
    let feed = WaitingFeed(wait)
    let host = FixtureHost(controller: feed)
    try await host.settle()
    host.bind {
      feed.count = 5
      feed.node.reloadData()
      feed.node.waitUntilAllUpdatesAreProcessed()
    }
    #expect(feed.texts == (0..<5).map { "row \($0)" })
    #expect(host.violations.isEmpty)
  }

  @Test("the main thread asks for a node whose block waits", arguments: [Wait.semaphore, .group])
  fileprivate func asksForNode(_ wait: Wait) async throws {
    let feed = WaitingFeed(wait)
    let host = FixtureHost(controller: feed)
    try await host.settle()
    host.bind {
      feed.count = 5
      feed.node.reloadData()
      #expect(feed.texts.last == "row 4")
    }
    try await host.settle()
    #expect(host.violations.isEmpty)
  }

  @Test("a block that waits for the main thread, which waits for it, is a violation")
  func deadlock() async throws {
    let feed = WaitingFeed(.mainSemaphore)
    let host = FixtureHost(controller: feed)
    try await host.settle()
    await expectViolation(.mainSyncWhileMainWaits) {
      host.bind {
        feed.count = 4
        feed.node.reloadData()
        feed.node.waitUntilAllUpdatesAreProcessed()
      }
    }
    #expect(feed.texts == (0..<4).map { "row \($0)" })
  }

  @Test("a node block that waits with a timeout goes on when the clock has moved")
  func timeout() async throws {
    let feed = WaitingFeed { row in
      let isLate = DispatchSemaphore(value: 0).wait(timeout: .now() + 1) == .timedOut
      return isLate ? "late \(row)" : "missing"
    }
    let host = FixtureHost(controller: feed)
    try await host.settle()
    let work = host.pendingWork.map(\.description)
    #expect(work.count == 1)
    #expect(work.first?.hasSuffix(" on a queue of the list at 1.0 s") == true)
    for _ in 0..<3 {
      host.advance(by: 1)
      try await host.settle()
    }
    #expect(feed.texts == (0..<3).map { "late \($0)" })
  }

  @Test("a node block that waits for what never comes is a stall")
  func never() async throws {
    let semaphore = DispatchSemaphore(value: 0)
    let line = #line + 2
    let feed = WaitingFeed { row in
      semaphore.wait()
      return "row \(row)"
    }
    let host = FixtureHost(controller: feed)
    let stall = await #expect(throws: FixtureStall.self) { try await host.settle() }
    #expect(stall?.reason == .jobsNeverEnd)
    let work = try #require(stall?.work.first)
    #expect(work.function == "closure #1 in NodeBlockWaitTests.never()")
    #expect(work.place == "NodeBlockWaitTests.swift:\(line)")
    #expect(work.description.hasSuffix("on a queue of the list, blocked"))
    for _ in 0..<3 { semaphore.signal() }
    try await host.settle()
    #expect(feed.texts == ["row 0", "row 1", "row 2"])
  }

  @Test("the end of work on several threads waits, too")
  func endOfConcurrentWork() async throws {
    let host = FixtureHost(controller: UIViewController())
    let answer = Answer()
    host.bind {
      let work = RuntimeScheduling.Work(
        label: "drawings", unitCount: 100, phases: [.editing], body: { _, _ in },
        completion: {
          DispatchQueue.global().async { answer.publish("drawn") }
          answer.wait()
        })
      RuntimeEnvironment.current.enqueue(work, on: RuntimeScheduling.Lane(label: "drawings"))
    }
    try await host.settle()
    #expect(answer.text == "drawn")
  }
}
