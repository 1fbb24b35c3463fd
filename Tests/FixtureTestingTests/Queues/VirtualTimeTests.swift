import AsyncDisplayKit
import FixtureTesting
import Foundation
import Testing
import UIKit

@Suite("Delays, timers and clocks of the app", .device(.iPhone8)) @MainActor
struct VirtualTimeTests {
  @Test("delays, sleeps, timers and animations run in the order of their times")
  func order() async throws {
    let controller = DelayController()
    let host = FixtureHost(controller: controller)
    try await host.settle()
    #expect(controller.log.isEmpty)
    host.advance(by: 0.2)
    #expect(controller.log == ["asyncAfter", "timer", "animation", "sleep"])
  }

  @Test("equal delays run in the order in which they began")
  func equalDelays() async throws {
    let log = Locked<[Int]>([])
    let host = FixtureHost(controller: UIViewController())
    for number in 0..<1000 {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { log.withLock { $0.append(number) } }
    }
    host.advance(by: 0.3)
    #expect(log.withLock { $0 } == Array(0..<1000))
  }

  @Test("polling sees virtual time on all clocks, the test sees real time")
  func clocks() async throws {
    let times = Locked<[Double]>([])
    let host = FixtureHost(controller: UIViewController())
    host.bind {
      let start = (
        Date(), ContinuousClock.now, SuspendingClock.now, DispatchTime.now(),
        ProcessInfo.processInfo.systemUptime, CFAbsoluteTimeGetCurrent()
      )
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
        times.withLock {
          $0 = [
            Date().timeIntervalSince(start.0), start.1.duration(to: .now) / .seconds(1),
            start.2.duration(to: .now) / .seconds(1),
            Double(DispatchTime.now().uptimeNanoseconds - start.3.uptimeNanoseconds) / 1e9,
            ProcessInfo.processInfo.systemUptime - start.4,
            CFAbsoluteTimeGetCurrent() - start.5,
          ]
        }
      }
    }
    let before = ContinuousClock.now
    host.advance(by: 3600)
    #expect(before.duration(to: .now) < .seconds(3000))
    #expect(times.withLock { $0.map { ($0 * 1000).rounded() } } == Array(repeating: 2000, count: 6))
  }

  private final class Clock {
    var ticks: [String] = []
    var dates: [Double] = []

    func tick(_ timer: Timer) {
      ticks.append(timer.userInfo as? String ?? "nothing")
      if ticks.count == 3 { timer.invalidate() }
    }
  }

  @Test("a timer with a target has its user info, and ends when its method invalidates it")
  func userInfo() async throws {
    let clock = Clock()
    let host = FixtureHost(controller: UIViewController())
    let isAlive: () -> Bool = host.bind {
      let tick = Selector("tick:", Clock.tick)
      let scheduled = Timer.scheduledTimer(
        timeInterval: 1, target: clock, selector: tick, userInfo: "scheduled", repeats: true)
      let added = Timer(
        timeInterval: 10, target: clock, selector: tick, userInfo: "added", repeats: true)
      RunLoop.main.add(added, forMode: .tracking)
      return { scheduled.isValid || added.isValid }
    }
    host.advance(by: 2)
    #expect(clock.ticks == ["scheduled", "scheduled"] && isAlive())
    host.advance(by: 1)
    #expect(clock.ticks.count == 3)
    clock.ticks = ["", ""]
    host.advance(by: 20)
    #expect(clock.ticks == ["", "", "added"] && !isAlive())
    #expect(host.pendingWork.isEmpty)
  }

  @Test("a deadline counts from the time that it was made of, however long ago")
  func storedStart() async throws {
    let (start, isDone) = (Locked<DispatchTime?>(nil), Locked(false))
    let host = FixtureHost(controller: UIViewController())
    host.bind {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
        start.withLock { $0 = DispatchTime.now() }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.7) {
        guard let deadline = start.withLock({ $0 }).map({ $0 + 0.8 }) else { return }
        DispatchQueue.main.asyncAfter(deadline: deadline) { isDone.withLock { $0 = true } }
      }
    }
    host.advance(by: 0.999)
    #expect(!isDone.withLock { $0 })
    host.advance(by: 0.001)
    #expect(isDone.withLock { $0 })
  }

  @Test(
    "a wait of a job that times out is a delay of the virtual clock",
    arguments: TimedWait.allCases)
  func timedWait(_ wait: TimedWait) async throws {
    let log = Locked<[String]>([])
    let host = FixtureHost(controller: UIViewController())
    host.bind {
      DispatchQueue.global().async {
        log.withLock { $0.append("begins") }
        wait.waitHalfASecond()
        log.withLock { $0.append("times out") }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { log.withLock { $0.append("0.3") } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.7) { log.withLock { $0.append("0.7") } }
    }
    try await host.settle()
    #expect(log.withLock { $0 } == ["begins"])
    let ends = host.pendingWork.map { work -> Double? in
      if case .delayed(let end) = work.state { (end * 1000).rounded() } else { nil }
    }
    #expect(ends == [500, 300, 700])
    host.advance(by: 1)
    try await host.settle()
    #expect(log.withLock { $0 } == ["begins", "0.3", "times out", "0.7"])
    #expect(host.pendingWork.isEmpty)
  }

  @Test("a wait whose time has come ends at once, and gives other jobs a turn")
  func endedWait() async throws {
    let isDone = Locked(false)
    let host = FixtureHost(controller: UIViewController())
    host.bind {
      DispatchQueue.global().async {
        let answered = DispatchSemaphore(value: 0)
        DispatchQueue.global().async { answered.signal() }
        while answered.wait(timeout: .now()) == .timedOut {}
        let isTimedOut = answered.wait(timeout: .now()) == .timedOut
        isDone.withLock { $0 = isTimedOut }
      }
    }
    try await host.settle()
    #expect(isDone.withLock { $0 })
  }

  @Test("a job that polls with a wait ends, and its time passes with the clock")
  func pollingWait() async throws {
    let polls = Locked(0)
    let host = FixtureHost(controller: UIViewController())
    host.bind {
      let end = DispatchTime.now() + 1
      DispatchQueue.global().async {
        let answered = DispatchSemaphore(value: 0)
        while DispatchTime.now() < end, answered.wait(timeout: .now() + 0.1) == .timedOut {
          polls.withLock { $0 += 1 }
        }
      }
    }
    try await host.settle()
    host.advance(by: 0.45)
    #expect(polls.withLock { $0 } == 4)
    host.advance(by: 10)
    #expect(polls.withLock { $0 } == 10)
    #expect(host.pendingWork.isEmpty)
  }

  @Test("polling ends, and a canceled sleep is not listed")
  func polling() async throws {
    let count = Locked(0)
    let host = FixtureHost(controller: UIViewController())
    let poll = Task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(100))
        count.withLock { $0 += 1 }
      }
    }
    try await host.settle()
    for _ in 0..<3 { host.advance(by: 0.1) }
    #expect(count.withLock { $0 } == 3)
    #expect(host.pendingWork.count == 1)
    poll.cancel()
    try await host.settle()
    #expect(host.pendingWork.isEmpty)
  }

  @Test("a repeating timer fires until it is invalidated, and releases what it captured")
  func repeatingTimer() async throws {
    let count = Locked(0)
    weak var captured: Captured?
    let host = FixtureHost(controller: UIViewController())
    host.bind {
      let object = Captured()
      captured = object
      _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
        _ = object
        let number = count.withLock {
          $0 += 1
          return $0
        }
        if number == 3 { timer.invalidate() }
      }
    }
    host.advance(by: 0.5)
    #expect(count.withLock { $0 } == 1)
    #expect(captured != nil)
    host.advance(by: 5)
    #expect(count.withLock { $0 } == 3)
    #expect(captured == nil)
    #expect(host.pendingWork.isEmpty)
  }

  @Test("the test's own sleep is real")
  func ownSleep() async throws {
    let host = FixtureHost(controller: UIViewController())
    try await Task.sleep(for: .milliseconds(1))
    try await Task.sleep(for: .milliseconds(1), tolerance: .milliseconds(1))
    #expect(host.pendingWork.isEmpty)
  }

  @Test("the end of the last host cancels and releases what is left")
  func end() async throws {
    weak var delayed: Captured?
    weak var repeated: Captured?
    let polls: Task<Void, Never>
    do {
      let host = FixtureHost(controller: UIViewController())
      let objects = (Captured(), Captured())
      (delayed, repeated) = objects
      host.bind { [objects] in
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { _ = objects.0 }
        _ = Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { _ in _ = objects.1 }
      }
      polls = Task {
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)) }
      }
      try await host.settle()
      #expect(host.pendingWork.count == 3)
    }
    await polls.value
    #expect(delayed == nil)
    #expect(repeated == nil)
  }
}

/// An object that a closure captures.
private final class Captured: Sendable {}

@MainActor private final class DelayController: UIViewController {
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
      MainActor.assumeIsolated { self.log.append("asyncAfter") }
    }
    _ = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in
      MainActor.assumeIsolated { self.log.append("timer") }
    }
    Task {
      try? await Task.sleep(nanoseconds: 200_000_000)
      self.log.append("sleep")
    }
    UIView.animate(withDuration: 0.2, animations: {}) { _ in self.log.append("animation") }
  }
}

/// The waits of an app that end at a time.
enum TimedWait: CaseIterable, Sendable {
  case semaphore, group, workItem, condition

  func waitHalfASecond() {
    switch self {
    case .semaphore: _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.5)
    case .group:
      let group = DispatchGroup()
      group.enter()
      _ = group.wait(timeout: .now() + 0.5)
      group.leave()
    case .workItem: _ = DispatchWorkItem {}.wait(timeout: .now() + 0.5)
    case .condition:
      let condition = NSCondition()
      condition.withLock { _ = condition.wait(until: Date(timeIntervalSinceNow: 0.5)) }
    }
  }
}
