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
    /// The job that waits in `sync` for this one, and has the turn afterwards.
    let former: UInt64?
    /// The kernel's number of the thread, or `nil` before the job has begun.
    var thread: Int32?
    var isBlocked = false
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
    case .job(let job) where !job.isMain: start(job, since: entry.since, former: nil)
    case .job: break
    case .turn(let number):
      running = number
      unfinished[number]?.isBlocked = false
      unfinished[number]?.waitEnd = nil
      unfinished[number]?.isWoken = false
    }
    return entry
  }

  private mutating func start(_ job: DispatchedJob, since: Int, former: UInt64?) {
    running = job.number
    unfinished[job.number] = Unfinished(
      queue: job.queue, label: job.queueLabel, code: job.code, isTask: job.task != 0,
      isExclusive: Self.isExclusive(job), since: since, former: former)
  }

  /// Removes the first job of a queue that comes before a call of `sync`, and gives it the turn.
  ///
  /// - Parameters:
  ///   - queue: The identity of the queue.
  ///   - isExclusive: `true` when the call waits for all jobs, and `false` when it waits for barriers.
  /// - Returns: The job, or `nil` when no job comes first, or when it cannot begin before another one of its queue
  ///   has ended.
  mutating func takeJob(ofQueue queue: UInt, isExclusive: Bool) -> DispatchedJob? {
    guard !isOccupied(queue, isExclusive: isExclusive),
      let (position, job) = firstAwaited(ofQueue: queue, isExclusive: isExclusive),
      !isOccupied(queue, isExclusive: Self.isExclusive(job))
    else { return nil }
    let entry = ready.remove(at: position)
    start(job, since: entry.since, former: running)
    return job
  }

  /// Returns the first ready job of a queue for which a call of `sync` waits.
  private func firstAwaited(
    ofQueue queue: UInt, isExclusive: Bool
  ) -> (position: Int, job: DispatchedJob)? {
    let waiting = ready.indices.compactMap { position -> (position: Int, job: DispatchedJob)? in
      guard case .job(let job) = ready[position].content, job.queue == queue, !job.isMain,
        !job.isSuspended
      else { return nil }
      return (position, job)
    }
    return isExclusive || waiting.contains { $0.job.isBarrier } ? waiting.first : nil
  }

  /// Returns whether a call of `sync` waits for a job of a queue that has begun, or that cannot begin.
  func isSyncBlocked(_ queue: UInt, isExclusive: Bool) -> Bool {
    isOccupied(queue, isExclusive: isExclusive)
      || firstAwaited(ofQueue: queue, isExclusive: isExclusive) != nil
  }

  private static func isExclusive(_ job: DispatchedJob) -> Bool {
    job.kind == INTERPOSITION_SERIAL || job.isBarrier
  }

  /// Returns whether a job of a queue, for which an exclusive job or another one waits, has begun and not ended.
  private func isOccupied(_ queue: UInt, isExclusive: Bool) -> Bool {
    unfinished.values.contains { $0.queue == queue && (isExclusive || $0.isExclusive) }
  }

  // MARK: Turns

  mutating func begin(_ number: UInt64, on thread: Int32) { unfinished[number]?.thread = thread }

  mutating func end(_ number: UInt64) {
    let ended = unfinished.removeValue(forKey: number)
    steps += 1
    if running == number { handOverTurn(to: ended?.former) }
    guard ended?.isWoken == true else { return }
    ready.removeAll { entry in
      if case .turn(number) = entry.content { true } else { false }
    }
  }

  /// Gives the turn to a job that waits in `sync`, or to none.
  private mutating func handOverTurn(to former: UInt64?) {
    running = former.flatMap { unfinished[$0] == nil ? nil : $0 }
  }

  /// Blocks a job, until it is woken or a wait with an end is over.
  mutating func giveUpTurn(_ number: UInt64, until end: Double? = nil) {
    guard let job = unfinished[number] else { return }
    if running == number { handOverTurn(to: job.former) }
    unfinished[number]?.waitEnd = end
    guard !job.isBlocked else { return }
    unfinished[number]?.isBlocked = true
    if job.isWoken { ready.append(WorkEntry(content: .turn(number), since: steps)) }
  }

  /// Makes a blocked job ready, once. A job that has not yet given up its turn is ready when it does.
  mutating func askForTurn(_ number: UInt64) {
    guard let job = unfinished[number], !job.isWoken else { return }
    unfinished[number]?.isWoken = true
    if job.isBlocked { ready.append(WorkEntry(content: .turn(number), since: steps)) }
  }

  /// The jobs that have neither ended nor wait for a time.
  var busyJobs: [UInt64: Unfinished] { unfinished.filter { $0.value.waitEnd == nil } }

  var isBusy: Bool { passing > 0 || !busyJobs.isEmpty }

  /// The threads of the jobs that are not blocked, with `nil` for one that has not begun and may.
  var busyThreads: [Int32?] {
    unfinished.filter { !$0.value.isBlocked && !isKeptFromBeginning($0.key) }.map(\.value.thread)
  }

  /// Returns whether a job cannot begin before another one of its queue ends, as in a deadlock of both.
  private func isKeptFromBeginning(_ number: UInt64) -> Bool {
    guard let job = unfinished[number], job.thread == nil else { return false }
    return unfinished.contains { other in
      other.key != number && other.value.queue == job.queue && other.value.thread != nil
        && (job.isExclusive || other.value.isExclusive)
    }
  }

  /// Counts a wait without a change. A step that has the turn for too long gives it up.
  ///
  /// - Parameters:
  ///   - seen: The state before the wait.
  ///   - isComputing: `true` when a step computes, or waits for a processor.
  /// - Returns: `false` when settling ends.
  mutating func noteWait(since seen: Int, isComputing: Bool) -> Bool {
    guard changeCount == seen else { return true }
    idleWaits += isComputing ? 1 : WorkLimits.blockedWait
    if idleWaits >= WorkLimits.waitsOfTurn, let running { giveUpTurn(running) }
    return idleWaits < WorkLimits.waitsOfSettling
  }

  // MARK: Steps without a call of settle()

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

  private var waitEnds: [Double] { unfinished.values.compactMap(\.waitEnd) }

  private var hasDelays: Bool { !(dues.isEmpty && timers.isEmpty && waitEnds.isEmpty) }

  mutating func takeWatchStart() -> Bool {
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
    let delays = waitEnds + dues.filter { !stale.contains($0.key) }.map(\.value)
    return (delays + timers.filter { !stale.contains($0.key) }.map(\.value.due)).min()
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

/// The jobs that queues admit, in the order of the list.
struct QueueOrder {
  private var occupied: Set<UInt>
  private var closed: Set<UInt> = []

  init(unfinished: [UInt]) { occupied = Set(unfinished) }

  /// Returns whether a job may run before the jobs that were asked about earlier have ended.
  mutating func admits(_ job: DispatchedJob) -> Bool {
    guard !closed.contains(job.queue), !job.isSuspended else { return false }
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
