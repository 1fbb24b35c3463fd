import CDispatchInterposition

/// A queue on which a call of `sync` runs.
struct QueueHold: Sendable {
  /// The number of the calling job, or 0 for the main thread.
  let job: UInt64
  /// The identity of the queue.
  let queue: UInt
  /// `true` when the call waits for all jobs of the queue, and `false` when it waits for barriers.
  let isExclusive: Bool
}

/// The jobs that queues admit, in the order of the list.
struct QueueOrder {
  /// The queues with jobs that have begun and not ended.
  struct Occupied {
    var queues: Set<UInt> = []
    /// Those with a job beside which no other one of the queue runs.
    var exclusive: Set<UInt> = []

    mutating func insert(_ queue: UInt, isExclusive: Bool) {
      queues.insert(queue)
      if isExclusive { exclusive.insert(queue) }
    }

    /// Returns whether a job cannot begin before another one of its queue has ended.
    func prevents(_ job: DispatchedJob) -> Bool {
      (job.isExclusive ? queues : exclusive).contains(job.queue)
    }
  }

  private var occupied: Occupied
  private var closed: Set<UInt> = []

  init(_ occupied: Occupied) { self.occupied = occupied }

  /// Returns whether a job may run before the jobs that were asked about earlier have ended.
  mutating func admits(_ job: DispatchedJob) -> Bool {
    guard !closed.contains(job.queue), !job.isSuspended else { return false }
    switch job.kind {
    case INTERPOSITION_MAIN:
      closed.insert(job.queue)
      return true
    case INTERPOSITION_CONCURRENT where !job.isBarrier:
      occupied.insert(job.queue, isExclusive: false)
    default:
      closed.insert(job.queue)
    }
    return !occupied.prevents(job)
  }
}
