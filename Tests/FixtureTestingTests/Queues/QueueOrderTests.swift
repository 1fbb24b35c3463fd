import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

@Suite("Order of queues and tasks", .device(.iPhoneSE)) @MainActor
struct QueueOrderTests {
  @Test("without a seed, the log of the app is the same in each run")
  func sameLog() async throws {
    var logs: Set<[String]> = []
    for _ in 0..<30 {
      let app = MixedApp()
      let host = FixtureHost(controller: UIViewController())
      host.bind { app.load() }
      try await host.settle()
      host.advance(by: 1)
      try await host.settle()
      logs.insert(app.entries)
    }
    #expect(logs.count == 1)
    #expect(logs.first?.count == 13)
  }

  @Test("a seed repeats the order of the app's jobs, and seeds find other orders")
  func seeds() async throws {
    var orders: Set<[String]> = []
    for seed in 0..<10 as Range<UInt64> {
      var runs: Set<[String]> = []
      for _ in 0..<3 {
        try await withSchedule(seed: seed) {
          let app = MixedApp()
          let host = FixtureHost(controller: UIViewController())
          host.bind { app.load() }
          try await host.settle()
          host.advance(by: 1)
          try await host.settle()
          runs.insert(app.entries)
        }
      }
      #expect(runs.count == 1, "\(runs)")
      orders.formUnion(runs)
    }
    #expect(orders.count > 1)
  }

  @Test("a race of two loads is found, and replayed by the schedule")
  func race() async throws {
    let outcome = try await FixtureScheduleExplorer(.seeds(count: 200)).explore { scheduler in
      try await Self.answersInOtherOrder { $0.scheduler = scheduler }
    }
    let failure = try #require(outcome.failure)
    #expect(try await Self.answersInOtherOrder { $0.schedule = failure.shrunk })
    #expect(try await !Self.answersInOtherOrder { _ in })
  }

  private static func answersInOtherOrder(
    _ change: (inout FixtureConfiguration) -> Void
  ) async throws -> Bool {
    try await withConfiguration(change) {
      let answers = Locked<[Int]>([])
      let host = FixtureHost(controller: UIViewController())
      for number in 0..<2 {
        DispatchQueue.global().async {
          DispatchQueue.main.async { answers.withLock { $0.append(number) } }
        }
      }
      try await host.settle()
      return answers.withLock { $0 } == [1, 0]
    }
  }

  @Test("visible nodes exit in the order in which they became visible", arguments: 0..<5)
  func exits(_ run: Int) async throws {
    let source = LoggingSource()
    let list = ASCollectionNode(collectionViewLayout: UICollectionViewFlowLayout())
    list.dataSource = source
    let host = FixtureHost(source, in: list)
    try await host.settle()
    source.log = []
    list.reloadData()
    try await host.settle()
    #expect(source.log.filter { $0 < 0 } == (0..<10).map { -1 - $0 })
  }
}

/// An app that uses queues, tasks, operations and delays at once.
@MainActor private final class MixedApp {
  private let log = Locked<[String]>([])
  var entries: [String] { log.withLock { $0 } }

  func load() {
    let log = log
    @Sendable func note(_ entry: String) { log.withLock { $0.append(entry) } }
    DispatchQueue.main.async { note("main") }
    for number in 0..<3 {
      DispatchQueue.global().async {
        DispatchQueue.main.async { note("global \(number)") }
      }
      Task.detached {
        await Task.yield()
        await MainActor.run { note("detached \(number)") }
      }
    }
    let operations = OperationQueue()
    for number in 0..<2 {
      operations.addOperation { OperationQueue.main.addOperation { note("operation \(number)") } }
    }
    Task {
      await withTaskGroup(of: Int.self) { group in
        for number in 0..<2 { group.addTask { number } }
        for await number in group { note("child \(number)") }
      }
    }
    let worker = DispatchQueue(label: "worker")
    worker.async {
      let signal = DispatchSemaphore(value: 0)
      DispatchQueue.global().async { signal.signal() }
      signal.wait()
      DispatchQueue.main.sync { note("sync") }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { note("later") }
  }
}

@MainActor private final class LoggingSource: NSObject, ASCollectionDataSource {
  var log: [Int] = []

  func collectionNode(_ collectionNode: ASCollectionNode, numberOfItemsInSection section: Int)
    -> Int
  {
    10
  }

  func collectionNode(
    _ collectionNode: ASCollectionNode, nodeForItemAt indexPath: IndexPath
  ) -> ASCellNode {
    LoggingCell(indexPath.item) { [unowned self] in log.append($0) }
  }
}

/// A cell that logs its number when it becomes visible, and the negative one, less 1, when it exits.
private final class LoggingCell: ASCellNode {
  private let number: Int
  private let log: @MainActor (Int) -> Void

  init(_ number: Int, _ log: @escaping @MainActor (Int) -> Void) {
    self.number = number
    self.log = log
    super.init()
    style.preferredSize = CGSize(width: 300, height: 50)
  }

  override func didEnterVisibleState() {
    super.didEnterVisibleState()
    log(number)
  }

  override func didExitVisibleState() {
    super.didExitVisibleState()
    log(-1 - number)
  }
}
