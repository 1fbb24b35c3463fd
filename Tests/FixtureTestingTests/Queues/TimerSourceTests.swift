import FixtureTesting
import Foundation
import Testing
import UIKit

/// Source: the manual page `dispatch_source_create(3)`: a timer that is due while it is suspended fires once when it
/// is resumed, and its other times do not change.
@Suite("Timers of dispatch sources", .device(.iPhone8)) @MainActor
struct TimerSourceTests {
  private let ticks = Locked<[Double]>([])

  /// Makes a timer of an app, which notes the seconds at which it fires.
  private func makeTimer(
    _ host: FixtureHost<UIViewController>, after seconds: Double, every interval: Double? = nil
  ) -> any DispatchSourceTimer {
    let ticks = ticks
    var made: (any DispatchSourceTimer)?
    host.bind {
      let start = DispatchTime.now()
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(
        deadline: start + seconds,
        repeating: interval.map { .milliseconds(Int($0 * 1000)) } ?? .never)
      timer.setEventHandler {
        let now = DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds
        ticks.withLock { $0.append(Double(now) / 1e9) }
      }
      made = timer
    }
    guard let made else { fatalError() }
    return made
  }

  @Test("a timer that is due while it is suspended fires once when it is resumed")
  func suspended() async throws {
    let host = FixtureHost(controller: UIViewController())
    let timer = makeTimer(host, after: 1, every: 1)
    timer.resume()
    host.advance(by: 1.5)
    timer.suspend()
    host.advance(by: 3)
    #expect(ticks.withLock { $0 } == [1])
    timer.resume()
    try await host.settle()
    #expect(ticks.withLock { $0 } == [1, 4.5])
    host.advance(by: 1)
    #expect(ticks.withLock { $0 } == [1, 4.5, 5])
    timer.cancel()
  }

  @Test("a timer that is resumed before it is due keeps its times")
  func resumedEarly() async throws {
    let host = FixtureHost(controller: UIViewController())
    let timer = makeTimer(host, after: 1, every: 1)
    timer.resume()
    host.advance(by: 2.2)
    timer.suspend()
    host.advance(by: 0.4)
    timer.resume()
    try await host.settle()
    host.advance(by: 0.3)
    #expect(ticks.withLock { $0 } == [1, 2])
    host.advance(by: 0.2)
    #expect(ticks.withLock { $0 } == [1, 2, 3])
    timer.cancel()
  }

  @Test("a timer with one time fires on resumption, once")
  func once() async throws {
    let host = FixtureHost(controller: UIViewController())
    let timer = makeTimer(host, after: 1)
    timer.resume()
    timer.suspend()
    host.advance(by: 5)
    timer.resume()
    try await host.settle()
    #expect(ticks.withLock { $0 } == [5])
    timer.suspend()
    timer.resume()
    try await host.settle()
    #expect(ticks.withLock { $0 } == [5])
    timer.cancel()
  }

  @Test("a timer that is activated after its time fires at once, and keeps its other times")
  func lateActivation() async throws {
    let host = FixtureHost(controller: UIViewController())
    let timer = makeTimer(host, after: 1, every: 1)
    host.advance(by: 2.5)
    host.bind { timer.activate() }
    try await host.settle()
    #expect(ticks.withLock { $0 } == [2.5])
    host.advance(by: 1)
    #expect(ticks.withLock { $0 } == [2.5, 3])
    timer.cancel()
  }

  @Test("a timer that begins now fires while the host settles")
  func beginsNow() async throws {
    let host = FixtureHost(controller: UIViewController())
    let timer = makeTimer(host, after: 0, every: 1)
    timer.resume()
    try await host.settle()
    #expect(ticks.withLock { $0 } == [0])
    host.advance(by: 1)
    #expect(ticks.withLock { $0 } == [0, 1])
    timer.cancel()
  }

  @Test("a timer that is canceled while it is suspended does not fire")
  func canceled() async throws {
    let host = FixtureHost(controller: UIViewController())
    let timer = makeTimer(host, after: 1)
    timer.resume()
    timer.suspend()
    host.advance(by: 2)
    timer.cancel()
    timer.resume()
    try await host.settle()
    #expect(ticks.withLock { $0 }.isEmpty)
    #expect(host.pendingWork.isEmpty)
  }

  @Test("a suspended timer is not listed as a delay")
  func listed() async throws {
    let host = FixtureHost(controller: UIViewController())
    let timer = makeTimer(host, after: 1)
    timer.resume()
    #expect(host.pendingWork.count == 1)
    timer.suspend()
    #expect(host.pendingWork.isEmpty)
    timer.resume()
    timer.cancel()
  }
}
