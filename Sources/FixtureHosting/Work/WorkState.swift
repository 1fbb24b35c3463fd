import CDispatchInterposition
import UIKit

/// A step of the app's code that is ready: a job, or the continuation of one that was blocked.
struct WorkEntry: Sendable {
  enum Content: Sendable {
    case job(DispatchedJob)
    case turn(UInt64)
  }

  let content: Content
  /// The number of steps that had run when this one became ready.
  let since: Int

  /// The name of the step, which is the same in each run.
  var step: RuntimeScheduling.Step {
    switch content {
    case .job(let job): RuntimeScheduling.Step(.job, job.place)
    case .turn: RuntimeScheduling.Step(.job, "that was blocked")
    }
  }
}

/// A job that begins later.
final class WorkDelay: Sendable {
  let job: DispatchedJob
  /// The id of the task that sleeps until then, or 0.
  let sleeper: UInt64
  let timer = Locked<RuntimeScheduling.TimerID?>(nil)

  init(job: DispatchedJob, sleeper: UInt64) {
    self.job = job
    self.sleeper = sleeper
  }
}

/// A timer of a dispatch source.
struct WorkTimer: Sendable {
  let token: RuntimeScheduling.TimerID
  let due: Double
  let interval: Int64
}

/// The state of ``OwnedWork``.
struct WorkState: Sendable {
  /// A submitted job that has not ended.
  struct Unfinished: Sendable {
    let queue: UInt
    let label: String
    let symbol: String?
    let isTask: Bool
    let since: Int
    var isBlocked = false
    var isWoken = false
  }

  /// The steps in the order in which they became ready.
  var ready: [WorkEntry] = []
  /// The submitted job that has the turn.
  var running: UInt64?
  var unfinished: [UInt64: Unfinished] = [:]
  /// The number of jobs of Foundation's own machinery.
  var passing = 0
  var steps = 0
  var changeCount = 0
  var idleWaits = 0
  var settlers = 0
  var isPumping = false
  /// The number of sleeps of the test's own tasks.
  var testSleeps = 0
  var isWatching = false
  /// A Boolean value that indicates whether the clock has moved by itself since the test called the host.
  var hasMovedClock = false
  var hasEnded = false
  var delays: [UInt64: WorkDelay] = [:]
  var dues: [UInt64: Double] = [:]
  var sleepers: [UInt64: UInt64] = [:]
  /// The delays whose task was woken earlier.
  var stale: Set<UInt64> = []
  var timers: [UInt64: WorkTimer] = [:]

  mutating func append(_ job: DispatchedJob) {
    if job.task != 0, let delay = sleepers.removeValue(forKey: job.task) { stale.insert(delay) }
    ready.append(WorkEntry(content: .job(job), since: steps))
  }

  mutating func removeDelay(_ number: UInt64) -> WorkDelay? {
    dues[number] = nil
    stale.remove(number)
    guard let delay = delays.removeValue(forKey: number) else { return nil }
    if sleepers[delay.sleeper] == number { sleepers[delay.sleeper] = nil }
    return delay
  }

  // MARK: Ready steps

  /// The position of the first step that may run, or `nil`.
  var firstReadyPosition: Int? {
    readyPositions(limit: 1).first
  }

  /// Returns the positions of the steps that may run: the first job of each serial queue, all jobs of a
  /// concurrent queue up to a barrier, and the jobs that were blocked. While a step has the turn, there is none.
  func readyPositions(withMain: Bool = true, limit: Int = .max) -> [Int] {
    guard running == nil else { return [] }
    var order = QueueOrder(unfinished: unfinished.values.map(\.queue))
    var positions: [Int] = []
    for position in ready.indices {
      let isReady =
        switch ready[position].content {
        case .turn: true
        case .job(let job): order.admits(job) && (withMain || !job.isMain)
        }
      if isReady { positions.append(position) }
      if positions.count == limit { break }
    }
    return positions
  }

  /// Removes a ready step. A step on another thread has the turn.
  mutating func take(at position: Int) -> WorkEntry {
    let entry = ready.remove(at: position)
    switch entry.content {
    case .job(let job) where !job.isMain: start(job, since: entry.since)
    case .job: break
    case .turn(let number):
      running = number
      unfinished[number]?.isBlocked = false
      unfinished[number]?.isWoken = false
    }
    return entry
  }

  private mutating func start(_ job: DispatchedJob, since: Int) {
    running = job.number
    unfinished[job.number] = Unfinished(
      queue: job.queue, label: job.queueLabel, symbol: job.symbol, isTask: job.task != 0,
      since: since)
  }

  /// Removes the first job of a queue and gives it the turn.
  ///
  /// - Returns: The job, and the job that had the turn.
  mutating func takeJob(ofQueue queue: UInt) -> (DispatchedJob, former: UInt64?)? {
    guard !isOccupied(queue) else { return nil }
    for position in ready.indices {
      guard case .job(let job) = ready[position].content, job.queue == queue, !job.isMain,
        !job.isSuspended
      else { continue }
      let former = running
      let entry = ready.remove(at: position)
      start(job, since: entry.since)
      return (job, former)
    }
    return nil
  }

  /// Returns whether a job of a queue has begun and not ended.
  func isOccupied(_ queue: UInt) -> Bool { unfinished.values.contains { $0.queue == queue } }

  // MARK: Turns

  mutating func end(_ number: UInt64) {
    unfinished[number] = nil
    steps += 1
    if running == number { running = nil }
  }

  mutating func giveUpTurn(_ number: UInt64) {
    unfinished[number]?.isBlocked = true
    if running == number { running = nil }
  }

  /// Makes a blocked job ready, once.
  mutating func askForTurn(_ number: UInt64) {
    guard unfinished[number]?.isBlocked == true, unfinished[number]?.isWoken == false else {
      return
    }
    unfinished[number]?.isWoken = true
    ready.append(WorkEntry(content: .turn(number), since: steps))
  }

  /// Counts a wait without a change. A step that has the turn for too long gives it up.
  ///
  /// - Returns: `false` when settling ends.
  mutating func noteWait(since seen: Int) -> Bool {
    guard changeCount == seen else { return true }
    idleWaits += 1
    if idleWaits >= WorkLimits.waitsOfTurn, let running { giveUpTurn(running) }
    return idleWaits < WorkLimits.waitsOfSettling
  }

  // MARK: Steps where nobody settles

  private var hasWork: Bool { running != nil || firstReadyPosition != nil }

  mutating func takePumpStart() -> Bool {
    guard settlers == 0, !isPumping, !hasEnded, hasWork else { return false }
    isPumping = true
    return true
  }

  mutating func continuesPumping() -> Bool {
    isPumping = !hasEnded && hasWork && settlers == 0
    return isPumping
  }

  /// What is left at the end.
  struct Remainder: Sendable {
    let jobs: [DispatchedJob]
    let delays: [WorkDelay]
    let timers: [UInt64: WorkTimer]
  }

  // MARK: Delays for which the test waits

  mutating func takeWatchStart() -> Bool {
    guard !isWatching, !hasEnded, !(dues.isEmpty && timers.isEmpty) else { return false }
    isWatching = true
    return true
  }

  /// Returns the state to compare with and the seconds to wait, or `nil` when there is nothing to wait for.
  mutating func nextWatch() -> (seen: Int, seconds: Double)? {
    isWatching = !hasEnded && !(dues.isEmpty && timers.isEmpty)
    return isWatching ? (changeCount, hasMovedClock ? 0.02 : 1) : nil
  }

  /// The time of the next delay, if the test waits for it.
  func nextDue(unlessChangedSince seen: Int) -> Double? {
    guard changeCount == seen, settlers == 0, testSleeps == 0, unfinished.isEmpty, ready.isEmpty,
      !hasEnded
    else { return nil }
    return (dues.filter { !stale.contains($0.key) }.map(\.value) + timers.values.map(\.due)).min()
  }

  /// Returns `true` for the first movement of the clock since the test has settled or advanced.
  mutating func takeClockReport() -> Bool {
    defer { hasMovedClock = true }
    return !hasMovedClock
  }

  mutating func removeAll() -> Remainder {
    hasEnded = true
    let jobs = ready.compactMap { entry in
      if case .job(let job) = entry.content { job } else { nil }
    }
    let left = Remainder(
      jobs: jobs, delays: Array(delays.values), timers: timers)
    ready = []
    delays = [:]
    timers = [:]
    return left
  }
}

/// The jobs that queues admit, in the order of the list.
struct QueueOrder {
  private var occupied: Set<UInt>
  private var closed: Set<UInt> = []

  init(unfinished: [UInt]) { occupied = Set(unfinished) }

  /// Returns whether a job may run before the jobs that were asked about earlier have ended.
  mutating func admits(_ job: DispatchedJob) -> Bool {
    guard !closed.contains(job.queue) else { return false }
    guard !job.isSuspended else {
      closed.insert(job.queue)
      return false
    }
    switch job.kind {
    case INTERPOSITION_MAIN:
      closed.insert(job.queue)
      return true
    case INTERPOSITION_CONCURRENT where !job.isBarrier:
      occupied.insert(job.queue)
      return true
    default:
      closed.insert(job.queue)
      return !occupied.contains(job.queue)
    }
  }
}
