import CDispatchInterposition
import Testing

@testable import FixtureHosting

/// A job beside one that runs on queue 1.
struct BesideRunningJob: Sendable, CustomTestStringConvertible {
  let queue: UInt
  let isExclusive: Bool
  let isRunningExclusive: Bool
  let mayBegin: Bool

  var testDescription: String {
    "\(isExclusive ? "exclusive" : "other") job of queue \(queue), running \(isRunningExclusive)"
  }

  static let all = [
    BesideRunningJob(queue: 1, isExclusive: true, isRunningExclusive: false, mayBegin: false),
    BesideRunningJob(queue: 1, isExclusive: false, isRunningExclusive: true, mayBegin: false),
    BesideRunningJob(queue: 1, isExclusive: true, isRunningExclusive: true, mayBegin: false),
    BesideRunningJob(queue: 1, isExclusive: false, isRunningExclusive: false, mayBegin: true),
    BesideRunningJob(queue: 2, isExclusive: true, isRunningExclusive: true, mayBegin: true),
  ]
}

@Suite("State of an app's work")
struct WorkStateTests {
  private func job(onQueue queue: UInt, isExclusive: Bool, thread: Int32?) -> WorkState.Unfinished {
    WorkState.Unfinished(
      queue: queue, label: "", code: JobCode(interposition_facts()), isTask: false,
      isExclusive: isExclusive, since: 0, former: nil, thread: thread)
  }

  @Test(
    "a job that another one of its queue keeps from beginning is not busy",
    arguments: BesideRunningJob.all)
  func keptFromBeginning(_ beside: BesideRunningJob) {
    var state = WorkState()
    state.unfinished[1] = job(onQueue: 1, isExclusive: beside.isRunningExclusive, thread: 10)
    state.unfinished[2] = job(
      onQueue: beside.queue, isExclusive: beside.isExclusive, thread: nil)
    #expect(state.busyThreads.contains(10))
    #expect(state.busyThreads.contains(nil) == beside.mayBegin)
  }

  @Test("a job that has begun is busy until it is blocked")
  func blocked() {
    var state = WorkState()
    state.unfinished[1] = job(onQueue: 1, isExclusive: true, thread: 10)
    state.unfinished[2] = job(onQueue: 1, isExclusive: true, thread: 11)
    #expect(Set(state.busyThreads) == [10, 11])
    state.giveUpTurn(1)
    #expect(state.busyThreads == [11])
  }
}
