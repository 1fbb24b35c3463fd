import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

/// The ways in which apps in the Swift 5 language mode load rows.
enum FormerStyle: String, CaseIterable, Sendable {
  case nestedMain, globalCompletion, asyncAfter, timer, task, detached, operations, actor, stream
  case notification, group, continuation, sourceTimer, perform, concurrentPerform, semaphore
  case barrier, mainSync, operationChain, taskGroup, sleepChain

  var seconds: Double {
    switch self {
    case .asyncAfter, .timer, .sourceTimer, .sleepChain: 0.5
    default: 0
    }
  }
}

private actor FormerStore {
  private var rows: [String] = []

  func load(_ count: Int) async -> [String] {
    for number in 0..<count {
      await Task.yield()
      rows.append("row \(number)")
    }
    return rows
  }
}

/// A list whose rows arrive in one of the ways.
final class FormerController: ASDKViewController<ASTableNode>, ASTableDataSource {
  private let style: FormerStyle
  private var rows: [String] = []
  private let worker = DispatchQueue(label: "worker")
  private let shared = DispatchQueue(label: "shared", attributes: .concurrent)
  private let operations = OperationQueue()
  private var source: DispatchSourceTimer?
  private var observer: NSObjectProtocol?

  init(_ style: FormerStyle) {
    self.style = style
    super.init(node: ASTableNode(style: .plain))
    node.dataSource = self
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    reload()
  }

  private func show(_ rows: [String]) {
    self.rows = rows
    node.reloadData()
  }

  private nonisolated func hop(_ left: Int) {
    guard left > 0 else { return MainActor.assumeIsolated { show(["a", "b", "c"]) } }
    DispatchQueue.main.async { self.hop(left - 1) }
  }

  private nonisolated func fetch(_ completion: @escaping ([String]) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async { completion(["a", "b", "c"]) }
  }

  func reload() {
    switch style {
    case .nestedMain: hop(6)
    case .globalCompletion: fetch { rows in DispatchQueue.main.async { self.show(rows) } }
    case .asyncAfter: DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.hop(2) }
    case .timer:
      _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in self.hop(1) }
    case .task: Task { self.show(await FormerStore().load(3)) }
    case .detached:
      Task.detached {
        let rows = await FormerStore().load(3)
        await MainActor.run { self.show(rows) }
      }
    case .operations:
      operations.maxConcurrentOperationCount = 1
      operations.addOperation { OperationQueue.main.addOperation { self.hop(1) } }
    case .actor:
      let store = FormerStore()
      Task {
        async let first = store.load(1)
        _ = await first
        self.show(await store.load(2))
      }
    case .stream:
      let stream = AsyncStream<String> { continuation in
        self.worker.async {
          for name in ["a", "b", "c"] { continuation.yield(name) }
          continuation.finish()
        }
      }
      Task {
        var rows: [String] = []
        for await row in stream { rows.append(row) }
        self.show(rows)
      }
    default: loadOtherwise()
    }
  }

  private func loadOtherwise() {
    switch style {
    case .notification:
      let name = Notification.Name("rows \(ObjectIdentifier(self))")
      observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
        [weak self] _ in self?.hop(0)
      }
      worker.async { NotificationCenter.default.post(name: name, object: nil) }
    case .group:
      let group = DispatchGroup()
      for _ in 0..<3 {
        group.enter()
        fetch { _ in group.leave() }
      }
      group.notify(queue: .main) { self.hop(1) }
    case .continuation:
      Task {
        let rows = await withCheckedContinuation { continuation in
          self.fetch { continuation.resume(returning: $0) }
        }
        self.show(rows)
      }
    case .sourceTimer:
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 0.5, repeating: .never)
      timer.setEventHandler { self.hop(1) }
      timer.activate()
      source = timer
    case .perform: RunLoop.main.perform { self.hop(1) }
    case .concurrentPerform:
      worker.async {
        let count = Locked(0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in count.withLock { $0 += 1 } }
        DispatchQueue.main.async { if count.withLock({ $0 }) == 8 { self.hop(1) } }
      }
    case .semaphore:
      worker.async {
        let semaphore = DispatchSemaphore(value: 0)
        self.fetch { _ in semaphore.signal() }
        semaphore.wait()
        DispatchQueue.main.async { self.hop(1) }
      }
    case .barrier:
      shared.async(flags: .barrier) {}
      shared.async { self.shared.sync(flags: []) { DispatchQueue.main.async { self.hop(1) } } }
    case .mainSync: worker.async { DispatchQueue.main.sync { self.hop(1) } }
    case .operationChain:
      let first = BlockOperation {}
      let second = BlockOperation { DispatchQueue.main.async { self.hop(1) } }
      second.addDependency(first)
      operations.addOperations([second, first], waitUntilFinished: false)
    case .taskGroup:
      Task {
        let rows = await withTaskGroup(of: String.self, returning: [String].self) { group in
          for name in ["a", "b", "c"] { group.addTask { name } }
          var rows: [String] = []
          for await row in group { rows.append(row) }
          return rows
        }
        self.show(rows)
      }
    default:
      Task {
        for _ in 0..<5 { try await Task.sleep(nanoseconds: 100_000_000) }
        self.hop(1)
      }
    }
  }

  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath)
    -> ASCellNodeBlock
  {
    let text = rows[indexPath.row]
    return {
      let cell = ASTextCellNode()
      cell.text = text
      return cell
    }
  }
}

@Suite("Queues of apps in the Swift 5 mode", .device(.iPhone8)) @MainActor
struct QueueStyleTests {
  @Test("rows are there after settling, or after the delay", arguments: FormerStyle.allCases)
  func styles(_ style: FormerStyle) async throws {
    for _ in 0..<5 { try await check(style) }
  }

  @Test("so they are under seeds", .schedules(count: 10), arguments: FormerStyle.allCases)
  func seeds(_ style: FormerStyle) async throws { try await check(style) }

  private func check(_ style: FormerStyle) async throws {
    let controller = FormerController(style)
    let host = FixtureHost(controller: controller)
    try await host.settle()
    if style.seconds > 0 {
      #expect(host.items.isEmpty)
      host.advance(by: style.seconds)
      try await host.settle()
    }
    #expect(host.items.count == 3)
    #expect(host.pendingWork.isEmpty)
    controller.reload()
    try await host.settle()
    host.advance(by: 1)
    try await host.settle()
    #expect(host.items.count == 3)
  }
}
