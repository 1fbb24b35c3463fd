import CDispatchInterposition
import UIKit

/// The turns of jobs, of which one at a time runs.
extension WorkState {
  /// Removes the first job of a queue that comes before a call of `sync`, and gives it the turn.
  ///
  /// - Returns: The job, or `nil` when no job comes first, or when it cannot begin before another one of its queue
  ///   has ended.
  mutating func takeJob(before hold: QueueHold) -> DispatchedJob? {
    guard !isOccupied(for: hold), let (position, job) = firstAwaited(before: hold),
      !occupied.prevents(job)
    else { return nil }
    let entry = ready.remove(at: position)
    start(job, since: entry.since, former: running)
    return job
  }

  /// Returns the first ready job of a queue for which a call of `sync` waits.
  private func firstAwaited(before hold: QueueHold) -> (position: Int, job: DispatchedJob)? {
    let waiting = ready.indices.compactMap { position -> (position: Int, job: DispatchedJob)? in
      guard case .job(let job) = ready[position].content, job.queue == hold.queue, !job.isMain,
        !job.isSuspended
      else { return nil }
      return (position, job)
    }
    return hold.isExclusive || waiting.contains { $0.job.isBarrier } ? waiting.first : nil
  }

  /// Lets a call of `sync` hold its queue.
  ///
  /// - Returns: `false` when the call waits for a job that has begun, or that cannot begin.
  mutating func begin(_ hold: QueueHold) -> Bool {
    guard !isOccupied(for: hold), firstAwaited(before: hold) == nil else { return false }
    holds.append(hold)
    return true
  }

  mutating func endHold(ofQueue queue: UInt, by job: UInt64) {
    let index = holds.lastIndex { $0.queue == queue && $0.job == job }
    index.map { _ = holds.remove(at: $0) }
  }

  /// The queues with jobs, or calls of `sync`, that have begun and not ended.
  var occupied: QueueOrder.Occupied {
    var occupied = QueueOrder.Occupied()
    for job in unfinished.values { occupied.insert(job.queue, isExclusive: job.isExclusive) }
    for hold in holds { occupied.insert(hold.queue, isExclusive: hold.isExclusive) }
    return occupied
  }

  /// Returns whether a call of `sync` waits for what has begun on its queue. A call inside of another one for the same
  /// queue does not wait here: libdispatch ends the process for it, as on a device.
  private func isOccupied(for hold: QueueHold) -> Bool {
    unfinished.values.contains {
      $0.queue == hold.queue && (hold.isExclusive || $0.isExclusive)
    }
      || holds.contains {
        $0.job != hold.job && $0.queue == hold.queue && (hold.isExclusive || $0.isExclusive)
      }
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

  /// Takes the turn away from a job, which no other one has given to it from now on.
  private mutating func loseTurn(_ number: UInt64) {
    if running == number { handOverTurn(to: unfinished[number]?.former) }
    unfinished[number]?.former = nil
  }

  /// Blocks a job, until it is woken or a wait with an end is over.
  ///
  /// - Parameters:
  ///   - number: The number of the job.
  ///   - isKnown: `false` when the job does not end, and the reason is not known.
  ///   - end: The time at which the wait is over.
  mutating func giveUpTurn(_ number: UInt64, isKnown: Bool, until end: Double? = nil) {
    guard let job = unfinished[number] else { return }
    loseTurn(number)
    unfinished[number]?.waitEnd = end
    unfinished[number]?.isParked = isKnown
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

  /// Makes a job that has the turn ready again, as the first step, so that another one may run.
  ///
  /// - Returns: `false` when the job does not have the turn.
  mutating func offerTurn(_ number: UInt64) -> Bool {
    guard running == number, unfinished[number] != nil else { return false }
    loseTurn(number)
    unfinished[number]?.isBlocked = true
    unfinished[number]?.isWoken = true
    ready.insert(WorkEntry(content: .turn(number), since: steps), at: 0)
    return true
  }

  /// Gives the turn to a job that is ready.
  mutating func takeTurn(_ number: UInt64) {
    let position = ready.firstIndex { entry in
      if case .turn(number) = entry.content { true } else { false }
    }
    if running == nil, let position { _ = take(at: position) }
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
    blockedWaits = isComputing ? 0 : blockedWaits + 1
    let isOffered = offersOfMain > 0 || unfinished.values.contains { $0.isBlocked && $0.isWoken }
    let isLate = isOffered && blockedWaits >= WorkLimits.waitsOfOfferedTurn
    if isLate || idleWaits >= WorkLimits.waitsOfTurn, let running {
      giveUpTurn(running, isKnown: false)
    }
    return idleWaits < WorkLimits.waitsOfSettling
      && !(waitsForDelay && blockedWaits >= WorkLimits.waitsOfDelay)
  }
}
