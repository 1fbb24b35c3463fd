import Testing
import UIFoundation

@Suite("Timers of one time") @MainActor
struct TimerOrderTests {
  @Test("timers that are due together fire in the order in which they were made")
  func order() {
    let (scheduler, log) = (RuntimeScheduling.SteppedScheduler(), CallLog())
    for name in ["a", "b", "c"] {
      scheduler.scheduleTimer(after: 1, RuntimeScheduling.Step(.timer)) { log(name) }
    }
    scheduler.scheduleTimer(after: 0.5, RuntimeScheduling.Step(.timer)) {
      log("first \(scheduler.now)")
    }
    scheduler.advance(by: 2)
    #expect(log.take() == ["first 0.5", "a", "b", "c"])
    #expect(scheduler.now == 2)
  }
}
