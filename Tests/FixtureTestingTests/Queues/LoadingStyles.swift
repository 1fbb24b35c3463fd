import AsyncDisplayKit
import Foundation
import UIKit

/// The ways in which apps load the rows of a list, each with the virtual seconds after which they are there.
enum LoadingStyle: String, CaseIterable, Sendable {
  case mainHops, backgroundThenMain, serialQueue, barrier, workItem, group, semaphore, mainSync
  case mainTarget, serialTarget, operation, mainOperation, perform, notification, concurrentPerform
  case task, detached, taskGroup, stream, actor, continuation
  case asyncAfter, sleep, sleepWithTolerance, sleepUntil, timer, addedTimer, sourceTimer, debounce,
    retry

  var seconds: Double {
    switch self {
    case .asyncAfter, .sleep, .sleepWithTolerance, .sleepUntil, .timer, .addedTimer, .sourceTimer,
      .debounce:
      0.3
    case .retry: 0.7
    default: 0
    }
  }
}

/// A list whose rows arrive in one of the ways of loading.
@MainActor final class LoadingController: ASDKViewController<ASTableNode>, ASTableDataSource {
  let style: LoadingStyle
  var rows = 0
  private var pending: DispatchWorkItem?
  private var source: (any DispatchSourceTimer)?
  private let worker = DispatchQueue(label: "worker")
  private let interface = DispatchQueue(label: "interface", target: .main)
  private let shared = DispatchQueue(label: "shared", attributes: .concurrent)
  private let operations = OperationQueue()

  init(_ style: LoadingStyle) {
    self.style = style
    super.init(node: ASTableNode(style: .plain))
    node.dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    load()
  }

  func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { rows }

  func tableNode(
    _ tableNode: ASTableNode, nodeBlockForRowAt indexPath: IndexPath
  ) -> ASCellNodeBlock { { ASTextCellNode() } }

  private nonisolated func show() {
    MainActor.assumeIsolated {
      rows = 3
      node.reloadData()
    }
  }

  private nonisolated func hop(_ left: Int) {
    guard left > 0 else { return show() }
    DispatchQueue.main.async { self.hop(left - 1) }
  }

  func load() {
    switch style {
    case .mainHops: hop(5)
    case .task, .detached, .taskGroup, .stream, .actor, .continuation, .sleep, .sleepWithTolerance,
      .sleepUntil, .retry:
      loadInTask()
    case .asyncAfter, .timer, .addedTimer, .sourceTimer, .debounce: loadLater()
    default: loadOnQueue()
    }
  }

  private func loadOnQueue() {
    switch style {
    case .backgroundThenMain: DispatchQueue.global().async { self.hop(1) }
    case .serialQueue: worker.async { self.worker.async { self.hop(1) } }
    case .barrier:
      shared.async {}
      shared.async(flags: .barrier) { self.hop(1) }
    case .workItem:
      let item = DispatchWorkItem {}
      item.notify(queue: .main) { self.show() }
      DispatchQueue.global().async(execute: item)
    case .group:
      let group = DispatchGroup()
      for _ in 0..<3 { DispatchQueue.global().async(group: group) {} }
      group.notify(queue: .main) { self.show() }
    case .semaphore:
      worker.async {
        let answered = DispatchSemaphore(value: 0)
        DispatchQueue.global().async { answered.signal() }
        answered.wait()
        self.hop(1)
      }
    case .mainSync: worker.async { DispatchQueue.main.sync { self.show() } }
    case .mainTarget: interface.async { self.interface.async { self.show() } }
    case .serialTarget: DispatchQueue(label: "parser", target: worker).async { self.hop(1) }
    case .operation:
      let first = BlockOperation {}
      let second = BlockOperation { self.hop(1) }
      second.addDependency(first)
      operations.addOperations([second, first], waitUntilFinished: false)
    case .mainOperation: OperationQueue.main.addOperation { self.show() }
    case .perform: RunLoop.main.perform { self.show() }
    case .notification:
      let name = Notification.Name("rows of \(ObjectIdentifier(self))")
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
        [weak self] _ in self?.show()
      }
      DispatchQueue.global().async { NotificationCenter.default.post(name: name, object: nil) }
    default:
      DispatchQueue.global().async {
        DispatchQueue.concurrentPerform(iterations: 3) { if $0 == 2 { self.hop(1) } }
      }
    }
  }

  private func loadInTask() {
    Task {
      switch style {
      case .detached: await Task.detached { await Task.yield() }.value
      case .taskGroup:
        await withTaskGroup(of: Int.self) { group in
          for number in 0..<3 { group.addTask { number } }
          for await _ in group {}
        }
      case .stream:
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        DispatchQueue.global().async {
          continuation.yield(1)
          continuation.finish()
        }
        for await _ in stream {}
      case .actor: await LoadingStore().load()
      case .continuation:
        await withCheckedContinuation { continuation in
          DispatchQueue.global().async { continuation.resume() }
        }
      case .sleep: try await Task.sleep(nanoseconds: 300_000_000)
      case .sleepWithTolerance: try await Task.sleep(for: .seconds(0.3), tolerance: .seconds(1))
      case .sleepUntil: try await Task.sleep(until: .now + .seconds(0.3), clock: .suspending)
      case .retry:
        for attempt in 0..<3 { try await Task.sleep(for: .milliseconds(100 << attempt)) }
      default: await Task.yield()
      }
      show()
    }
  }

  private func loadLater() {
    switch style {
    case .timer:
      _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in self.show() }
    case .addedTimer:
      RunLoop.main.add(
        Timer(timeInterval: 0.3, repeats: false) { _ in self.show() }, forMode: .common)
    case .sourceTimer:
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 0.3)
      timer.setEventHandler { self.show() }
      timer.resume()
      source = timer
    case .debounce:
      for _ in 0..<3 {
        pending?.cancel()
        let item = DispatchWorkItem { self.show() }
        pending = item
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
      }
    default: DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { self.show() }
    }
  }
}

private actor LoadingStore {
  func load() async { await Task.yield() }
}
