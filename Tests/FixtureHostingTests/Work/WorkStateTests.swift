import CDispatchInterposition
import Testing
import UIKit

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
    state.giveUpTurn(1, isKnown: true)
    #expect(state.busyThreads == [11])
  }

  /// A state in which a job waits, and a timer is due later.
  private func waitingState() -> WorkState {
    var state = WorkState()
    state.unfinished[1] = job(onQueue: 1, isExclusive: true, thread: 10)
    state.timers[1] = WorkTimer(
      token: RuntimeScheduling.TimerID(number: 1), due: 3, interval: 0, sleeper: 0)
    state.giveUpTurn(1, isKnown: true)
    return state
  }

  /// Returns the brief waits after which settling ends.
  private func waits(_ state: WorkState) -> Int {
    var state = state
    return (1...).first { _ in !state.noteWait(since: state.changeCount, isComputing: false) } ?? 0
  }

  @Test("settling ends early when all jobs wait for what only a delay can bring")
  func waitForDelay() {
    #expect(waits(waitingState()) == WorkLimits.waitsOfDelay)
    var (untimed, foreign, unknown) = (waitingState(), waitingState(), waitingState())
    untimed.timers = [:]
    foreign.hasPassed = true
    unknown.unfinished[2] = job(onQueue: 2, isExclusive: true, thread: 11)
    unknown.giveUpTurn(2, isKnown: false)
    for other in [untimed, foreign, unknown] {
      #expect(waits(other) == WorkLimits.waitsOfSettling / WorkLimits.blockedWait)
    }
  }

  @Test("a job that blocks loses its turn earlier while another one has offered its turn")
  func lockOfOffer() {
    var state = WorkState()
    for number in [1, 2] as [UInt64] {
      state.unfinished[number] = job(onQueue: UInt(number), isExclusive: true, thread: 10)
    }
    state.running = 1
    let isOffered = state.offerTurn(1)
    #expect(isOffered)
    state.running = 2
    var computing = state
    for _ in 0..<2 * WorkLimits.waitsOfOfferedTurn {
      _ = computing.noteWait(since: computing.changeCount, isComputing: true)
    }
    #expect(computing.running == 2)
    for _ in 0..<WorkLimits.waitsOfOfferedTurn {
      _ = state.noteWait(since: state.changeCount, isComputing: false)
    }
    #expect(state.running == nil)
    state.takeTurn(1)
    #expect(state.running == 1)
  }

  @Test("a call of sync holds its queue, beside others that do not exclude it")
  func holds() {
    var state = WorkState()
    let (first, second) = (
      QueueHold(job: 1, queue: 5, isExclusive: true),
      QueueHold(job: 2, queue: 5, isExclusive: false)
    )
    let begins = [state.begin(first), state.begin(second)]
    #expect(begins == [true, false])
    state.endHold(ofQueue: 5, by: 1)
    let later = [state.begin(second), state.begin(QueueHold(job: 3, queue: 5, isExclusive: false))]
    #expect(later == [true, true])
    let last = [state.begin(first), state.begin(QueueHold(job: 1, queue: 6, isExclusive: true))]
    #expect(last == [false, true])
    #expect(state.occupied.queues == [5, 6])
    #expect(state.occupied.exclusive == [6])
  }
}
