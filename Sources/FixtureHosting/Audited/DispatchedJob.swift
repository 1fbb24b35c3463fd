import CDispatchInterposition
import Synchronization

/// A job that an app's code handed to a queue, or a part of its task, which is held back.
///
/// Proof: the pointer comes from one call of the receiver, which hands over the job, and is exchanged for 0 by
/// the first of the methods that consume the job, so that the job is run, submitted or canceled once. What is
/// read of the job is read at the beginning, or under the condition that the job is not consumed, which the
/// lock of ``OwnedWork`` ensures: a job is consumed after it was removed from the lists.
final class DispatchedJob: Sendable {
  /// The number of the job, in the order of enqueuing.
  let number: UInt64
  /// The kind of the queue.
  let kind: interposition_queue_kind
  /// The identity of the queue, or of the serial queue that is its target.
  let queue: UInt
  /// A Boolean value that indicates whether the job may be a barrier.
  let isBarrier: Bool
  /// The id of the task that the job continues, or 0.
  let task: UInt64
  /// The closure or function.
  let code: JobCode
  private let address: Atomic<UInt>

  init(_ job: OpaquePointer) {
    let facts = interposition_job_facts(job)
    number = facts.number
    kind = facts.kind
    queue = facts.queue
    isBarrier = facts.is_barrier
    task = facts.task
    code = JobCode(facts)
    address = Atomic(UInt(bitPattern: job))
  }

  deinit { cancel() }

  private var pointer: OpaquePointer? {
    OpaquePointer(bitPattern: address.load(ordering: .relaxed))
  }

  private func consume() -> OpaquePointer? {
    OpaquePointer(bitPattern: address.exchange(0, ordering: .relaxed))
  }

  /// A Boolean value that indicates whether the job runs on the main queue, or on one with that target.
  var isMain: Bool { kind == INTERPOSITION_MAIN }

  /// A Boolean value that indicates whether no other job of the queue runs beside the job.
  var isExclusive: Bool { kind == INTERPOSITION_SERIAL || isBarrier }

  /// A Boolean value that indicates whether the job's queue, or one of its targets, is suspended or inactive.
  var isSuspended: Bool { pointer.map(interposition_job_is_suspended) ?? false }

  /// A Boolean value that indicates whether the job is a canceled work item.
  var isCanceled: Bool { pointer.map(interposition_job_is_canceled) ?? false }

  /// The name of the queue.
  var queueLabel: String {
    guard let pointer else { return "" }
    let label = String(cString: interposition_job_queue_label(pointer))
    return label == "com.apple.main-thread" ? "main queue" : label
  }

  /// The queue, or what takes its place for a part of a task.
  var place: String { task == 0 || isMain ? queueLabel : "task" }

  /// Runs the job on the calling thread.
  func run() {
    if let job = consume() { interposition_job_run(job) }
  }

  /// Hands the job to its queue.
  func submit() {
    if let job = consume() { interposition_job_submit(job) }
  }

  /// Releases the job without running it. A task is canceled, and goes on without an owner.
  func cancel() {
    if let job = consume() { interposition_job_cancel(job) }
  }
}
