import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

/// The examples of the article about queues and time.
@Suite("Examples of delays in apps", .device(.iPhone8)) @MainActor
struct QueueExampleTests {
  @Test("a debouncer calls once, after the pause")
  func debouncer() async throws {
    let debouncer = Debouncer(seconds: 0.3)
    let calls = Locked<[String]>([])
    let host = FixtureHost(controller: UIViewController())
    for text in ["t", "te", "tex"] {
      debouncer.call { calls.withLock { $0.append(text) } }
      host.advance(by: 0.1)
    }
    #expect(calls.withLock { $0 }.isEmpty)
    host.advance(by: 0.2)
    #expect(calls.withLock { $0 } == ["tex"])
    #expect(host.pendingWork.isEmpty)
  }

  @Test("a toast disappears after two seconds, and its animation")
  func toast() async throws {
    let controller = ToastController()
    let host = FixtureHost(controller: controller)
    controller.showToast("Saved")
    try await host.settle()
    #expect(controller.toast?.text == "Saved")
    host.advance(by: 2)
    #expect(controller.toast != nil)
    host.advance(by: 0.3)
    #expect(controller.toast == nil)
  }

  @Test("retries follow after 1, 2 and 4 seconds")
  func retry() async throws {
    let client = RetryingClient(failures: 3)
    let host = FixtureHost(controller: UIViewController())
    let answer = Locked<String?>(nil)
    Task {
      let text = try await client.load()
      answer.withLock { $0 = text }
    }
    try await host.settle()
    for (seconds, attempts) in [(1.0, 2), (2, 3), (3.9, 3)] {
      host.advance(by: seconds)
      #expect(client.attempts.withLock { $0 } == attempts)
    }
    #expect(answer.withLock { $0 } == nil)
    host.advance(by: 0.1)
    #expect(answer.withLock { $0 } == "loaded")
  }

  @Test("polling goes on until the job is done")
  func polling() async throws {
    let host = FixtureHost(controller: UIViewController())
    let polls = Locked(0)
    let seconds = Locked<Double?>(nil)
    Task {
      let start = ContinuousClock.now
      while polls.withLock({
        $0 += 1
        return $0
      }) < 5 { try await Task.sleep(for: .seconds(2)) }
      let elapsed = start.duration(to: .now) / .seconds(1)
      seconds.withLock { $0 = elapsed }
    }
    try await host.settle()
    host.advance(by: 60)
    #expect(polls.withLock { $0 } == 5)
    #expect(seconds.withLock { $0 } == 8)
  }

  @Test("a typing timer is restarted by each letter")
  func typingTimer() async throws {
    let indicator = TypingIndicator()
    let host = FixtureHost(controller: UIViewController())
    for _ in 0..<3 {
      host.bind { indicator.didType() }
      host.advance(by: 2)
      #expect(indicator.isTyping)
    }
    host.advance(by: 1)
    #expect(!indicator.isTyping)
  }

  @Test(
    "a splash screen stays for a second at least, and until its data is there",
    arguments: [0.4, 2.5])
  func splash(_ seconds: Double) async throws {
    let controller = SplashController(loading: seconds)
    let host = FixtureHost(controller: controller)
    let end = max(1, seconds)
    host.advance(by: end - 0.01)
    #expect(!controller.isDone)
    host.advance(by: 0.01)
    #expect(controller.isDone)
  }

  @Test("a prefetched image is there before its row, and a canceled one is not loaded")
  func prefetch() async throws {
    let loader = ImageLoader()
    let host = FixtureHost(controller: UIViewController())
    loader.prefetch(["a", "b", "c"])
    loader.cancel(["b"])
    try await host.settle()
    host.advance(by: 0.2)
    #expect(loader.images.withLock { $0.keys.sorted() } == ["a", "c"])
    #expect(host.pendingWork.isEmpty)
  }

  @Test(
    "the calendar date is that of the trait, and moves with the clock",
    .virtualDate(startingAt: Date(timeIntervalSince1970: 86_400)))
  func date() async throws {
    let dates = Locked<[Double]>([])
    let host = FixtureHost(controller: UIViewController())
    host.bind {
      let note: @Sendable () -> Void = {
        let now = Date().timeIntervalSince1970
        dates.withLock { $0.append(now) }
      }
      note()
      DispatchQueue.main.asyncAfter(deadline: .now() + 60) { note() }
      #expect(UIDatePicker().date.timeIntervalSince1970 == 86_400)
    }
    host.advance(by: 60)
    #expect(dates.withLock { $0 } == [86_400, 86_460])
    #expect(host.bind { UIDatePicker().date.timeIntervalSince1970 } == 86_460)
    #expect(Date().timeIntervalSince1970 > 1_700_000_000)
  }

  @Test("with the trait for it, the date is real and delays are not", .realDate)
  func realDate() async throws {
    let elapsed = Locked<Double?>(nil)
    let host = FixtureHost(controller: UIViewController())
    let start = Date()
    host.bind {
      DispatchQueue.main.asyncAfter(deadline: .now() + 3600) {
        let seconds = Date().timeIntervalSince(start)
        elapsed.withLock { $0 = seconds }
      }
      #expect(abs(UIDatePicker().date.timeIntervalSince(start)) < 3000)
    }
    host.advance(by: 3600)
    #expect(elapsed.withLock { $0 }.map { $0 < 3000 } == true)
  }
}

/// Calls the last of several closures after a pause.
@MainActor private final class Debouncer {
  private let seconds: Double
  private var pending: DispatchWorkItem?

  init(seconds: Double) { self.seconds = seconds }

  func call(_ body: @escaping @Sendable () -> Void) {
    pending?.cancel()
    let item = DispatchWorkItem(block: body)
    pending = item
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item)
  }
}

@MainActor private final class ToastController: UIViewController {
  private(set) var toast: UILabel?

  func showToast(_ text: String) {
    let label = UILabel()
    label.text = text
    view.addSubview(label)
    toast = label
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
      MainActor.assumeIsolated { self?.hideToast() }
    }
  }

  private func hideToast() {
    UIView.animate(withDuration: 0.3, animations: { self.toast?.alpha = 0 }) { _ in
      self.toast?.removeFromSuperview()
      self.toast = nil
    }
  }
}

private final class RetryingClient: Sendable {
  let attempts = Locked(0)
  private let failures: Int

  init(failures: Int) { self.failures = failures }

  func load() async throws -> String {
    var seconds = 1.0
    while true {
      do {
        return try request()
      } catch {
        try await Task.sleep(for: .seconds(seconds))
        seconds *= 2
      }
    }
  }

  private func request() throws -> String {
    let attempt = attempts.withLock { attempts in
      attempts += 1
      return attempts
    }
    guard attempt > failures else { throw URLError(.timedOut) }
    return "loaded"
  }
}

@MainActor private final class TypingIndicator {
  private(set) var isTyping = false
  private var timer: Timer?

  func didType() {
    isTyping = true
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.isTyping = false }
    }
  }
}

@MainActor private final class SplashController: UIViewController {
  private(set) var isDone = false
  private let loading: Double

  init(loading seconds: Double) {
    loading = seconds
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let group = DispatchGroup()
    for seconds in [1, loading] {
      group.enter()
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { group.leave() }
    }
    group.notify(queue: .main) { MainActor.assumeIsolated { self.isDone = true } }
  }
}

/// Loads images before they are needed.
private final class ImageLoader: Sendable {
  let images = Locked<[String: UIImage]>([:])
  private let tasks = Locked<[String: Task<Void, any Error>]>([:])

  func prefetch(_ names: [String]) {
    for name in names {
      let task = Task.detached { [images] in
        try await Task.sleep(for: .milliseconds(200))
        images.withLock { $0[name] = UIImage() }
      }
      tasks.withLock { $0[name] = task }
    }
  }

  func cancel(_ names: [String]) {
    for name in names { tasks.withLock { $0.removeValue(forKey: name) }?.cancel() }
  }
}
