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

  /// A Boolean value that indicates whether the step is a job of a suspended or inactive queue.
  var isSuspended: Bool {
    if case .job(let job) = content { job.isSuspended } else { false }
  }

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
  /// The id of the task that sleeps until then, or 0.
  let sleeper: UInt64
}

/// The state of ``OwnedWork``.
struct WorkState: Sendable {
  /// A submitted job that has not ended.
  struct Unfinished: Sendable {
    let queue: UInt
    let label: String
    let code: JobCode
    let isTask: Bool
    /// A Boolean value that indicates whether `sync` of other code waits for the job.
    let isExclusive: Bool
    let since: Int
    /// A Boolean value that indicates whether this is no job, but a step of the runtime that waits.
    var isStep = false
    /// The job that waits in `sync` for this one, and has the turn afterwards.
    var former: UInt64?
    /// The kernel's number of the thread, or `nil` before the job has begun.
    var thread: Int32?
    var isBlocked = false
    /// A Boolean value that indicates whether the job is blocked by a function that is known.
    var isParked = false
    /// The time at which a wait of the job ends in any case.
    var waitEnd: Double?
    /// A Boolean value that indicates whether what the job waits for has happened, perhaps before it waits.
    var isWoken = false
  }

  /// The steps in the order in which they became ready.
  var ready: [WorkEntry] = []
  /// The submitted job that has the turn.
  var running: UInt64?
  var unfinished: [UInt64: Unfinished] = [:]
  /// The queues on which calls of `sync` run.
  var holds: [QueueHold] = []
  /// The number of calls on the main thread that let other steps run.
  var offersOfMain = 0
  /// The number of threads that wait for a change.
  var waiters = 0
  /// The number of jobs of Foundation's own machinery.
  var passing = 0
  /// A Boolean value that indicates whether there has been such a job, so that an answer may come from elsewhere.
  var hasPassed = false
  var steps = 0
  var changeCount = 0
  var idleWaits = 0
  /// The number of brief waits without a change in which no step computed.
  var blockedWaits = 0
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
    if job.task != 0 { endSleep(of: job.task) }
    ready.append(WorkEntry(content: .job(job), since: steps))
  }

  /// Notes that a task no longer sleeps, although its delay or timer has not ended.
  private mutating func endSleep(of task: UInt64) {
    if let delay = sleepers.removeValue(forKey: task) { stale.insert(delay) }
    let timer = timers.first { $0.value.sleeper == task }
    if let timer { stale.insert(timer.key) }
  }

  mutating func removeTimer(_ number: UInt64) -> WorkTimer? {
    stale.remove(number)
    return timers.removeValue(forKey: number)
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
    guard running == nil, let first = ready.first else { return nil }
    if unfinished.isEmpty, holds.isEmpty, !first.isSuspended { return 0 }
    return readyPositions(limit: 1).first
  }

  /// Returns the names of the steps that may run.
  func readySteps(withMain: Bool = true) -> [RuntimeScheduling.Step] {
    readyPositions(withMain: withMain).map { ready[$0].step }
  }

  /// Returns the positions of the steps that may run: the first job of each serial queue, all jobs of a
  /// concurrent queue up to a barrier, and the jobs that were blocked. While a step has the turn, there is none.
  func readyPositions(withMain: Bool = true, limit: Int = .max) -> [Int] {
    guard running == nil else { return [] }
    var order = QueueOrder(occupied)
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
    case .job(let job) where !job.isMain: start(job, since: entry.since, former: nil)
    case .job: break
    case .turn(let number):
      running = number
      unfinished[number]?.isBlocked = false
      unfinished[number]?.isParked = false
      unfinished[number]?.waitEnd = nil
      unfinished[number]?.isWoken = false
    }
    return entry
  }

  mutating func start(_ job: DispatchedJob, since: Int, former: UInt64?) {
    running = job.number
    unfinished[job.number] = Unfinished(
      queue: job.queue, label: job.queueLabel, code: job.code, isTask: job.task != 0,
      isExclusive: job.isExclusive, since: since, former: former)
  }

  /// Adds a step of the runtime, which has no turn, and is about to wait.
  mutating func startStep(_ number: UInt64, in code: JobCode) {
    unfinished[number] = Unfinished(
      queue: 0, label: "a queue of the list", code: code, isTask: false, isExclusive: false,
      since: steps, isStep: true)
  }

  // MARK: Steps without a call of settle()

  private var hasWork: Bool { running != nil || firstReadyPosition != nil }

  /// Returns what follows from a change.
  mutating func takeEffects() -> WorkEffects {
    var effects: WorkEffects = waiters > 0 ? .wakes : []
    if takePumpStart() { effects.insert(.pumps) }
    if takeWatchStart() { effects.insert(.watches) }
    return effects
  }

  private mutating func takePumpStart() -> Bool {
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

  private var waitEnds: [Double] { unfinished.values.compactMap(\.waitEnd) }

  private var hasDelays: Bool {
    !(dues.isEmpty && timers.isEmpty) || unfinished.values.contains { $0.waitEnd != nil }
  }

  /// The times of the delays that will come.
  private var futureTimes: [Double] {
    waitEnds + dues.filter { !stale.contains($0.key) }.map(\.value)
      + timers.filter { !stale.contains($0.key) }.map(\.value.due)
  }

  /// A Boolean value that indicates whether all jobs wait for what only a delay can bring.
  var waitsForDelay: Bool {
    !unfinished.isEmpty && unfinished.values.allSatisfy(\.isParked) && running == nil && !hasPassed
      && firstReadyPosition == nil && !futureTimes.isEmpty
  }

  private mutating func takeWatchStart() -> Bool {
    guard !isWatching, !hasEnded, hasDelays else { return false }
    isWatching = true
    return true
  }

  /// Returns the state to compare with and the seconds to wait, or `nil` when there is nothing to wait for.
  mutating func nextWatch() -> (seen: Int, seconds: Double)? {
    isWatching = !hasEnded && hasDelays
    return isWatching ? (changeCount, hasMovedClock ? 0.02 : 1) : nil
  }

  /// The time of the next delay, if the test waits for it.
  func nextDue(unlessChangedSince seen: Int) -> Double? {
    guard changeCount == seen, settlers == 0, testSleeps == 0, !isBusy, ready.isEmpty, !hasEnded
    else { return nil }
    return futureTimes.min()
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
      jobs: jobs, delays: delays.sorted { $0.key < $1.key }.map(\.value), timers: timers)
    ready = []
    delays = [:]
    dues = [:]
    sleepers = [:]
    stale = []
    timers = [:]
    return left
  }
}

/// What follows from a change of ``WorkState``.
struct WorkEffects: OptionSet, Sendable {
  let rawValue: Int

  /// Threads wait for a change.
  static let wakes = WorkEffects(rawValue: 1)
  /// Ready steps run without a call that settles them.
  static let pumps = WorkEffects(rawValue: 2)
  /// The clock moves when the test waits for a delay.
  static let watches = WorkEffects(rawValue: 4)
}
