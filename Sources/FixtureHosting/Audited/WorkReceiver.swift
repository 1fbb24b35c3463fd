import CDispatchInterposition
import Foundation
import Synchronization
import UIKit

/// The functions that the replaced functions of libdispatch call, and the work of each owner.
///
/// Proof: the functions capture nothing and are installed once, before the first owner exists. Owners are numbers
/// that are never used twice; one that has ended is not in the dictionary, and its jobs are canceled here.
enum WorkReceiver {
  private static let works = Locked<[UInt64: OwnedWork]>([:])
  private static let hasReported = Atomic<Bool>(false)

  /// A Boolean value that indicates whether the functions are in force in this process.
  static let isInForce: Bool = {
    var receiver = interposition_receiver(
      ready: { owner, job in WorkReceiver.receive(owner, job) { $0.append($1) } },
      delayed: { owner, job, delay, sleeper in
        WorkReceiver.receive(owner, job) { $0.append($1, after: delay, sleeper: sleeper) }
      },
      run: { owner, job in
        if let work = WorkReceiver.work(owner) {
          work.bind { interposition_job_run(job) }
        } else {
          interposition_job_run(job)
        }
      },
      began: { owner, number, thread in
        WorkReceiver.work(owner)?.jobDidBegin(number, on: thread)
      },
      ended: { owner, number in WorkReceiver.work(owner)?.jobDidEnd(number) },
      step_waits: { owner, number, code in
        WorkReceiver.work(owner)?.stepWaits(number, in: JobCode(at: code))
      },
      blocks: { owner, number, limit in WorkReceiver.work(owner)?.park(number, for: limit) },
      woken: { owner, number in WorkReceiver.work(owner)?.wake(number) },
      run_while_main_waits: { owner in
        WorkReceiver.work(owner)?.runStepWhileMainWaits() ?? false
      },
      offers_turn: { owner, number in WorkReceiver.work(owner)?.offerTurn(number) },
      precede_sync: { owner, number, queue, isExclusive in
        let hold = QueueHold(job: number, queue: UInt(queue), isExclusive: isExclusive)
        return WorkReceiver.work(owner)?.runJobs(before: hold) ?? false
      },
      sync_ended: { owner, number, queue in
        WorkReceiver.work(owner)?.endHold(ofQueue: UInt(queue), by: number)
      },
      passing: { owner, change in WorkReceiver.work(owner)?.passingDidChange(by: Int(change)) },
      test_sleeps: { owner, change in
        WorkReceiver.work(owner)?.testSleepsDidChange(by: Int(change))
      },
      timer_set: { owner, timer, delay, interval, sleeper in
        WorkReceiver.work(owner)?
          .setTimer(timer, after: delay, every: interval, sleeper: sleeper)
      },
      timer_ended: { owner, timer in WorkReceiver.work(owner)?.endTimer(timer) },
      left_main_actor: { reportOffMainThread("code of the main actor") },
      main_operations: { owner in WorkReceiver.work(owner)?.mainOperations.retained })
    AppWorkPlace.setFinder { work(interposition_owner_of_task(interposition_current_task())) }
    return interposition_install(&receiver, WorkBinding.key, SimulatedRole.key)
  }()

  private static func work(_ owner: UInt64) -> OwnedWork? { works.withLock { $0[owner] } }

  private static func receive(
    _ owner: UInt64, _ job: OpaquePointer?, _ body: (OwnedWork, DispatchedJob) -> Void
  ) {
    guard let job else { return }
    let held = DispatchedJob(job)
    guard let work = work(owner) else { return held.submit() }
    body(work, held)
  }

  /// Adds the work of an owner.
  static func add(_ work: OwnedWork) { works.withLock { $0[work.number] = work } }

  /// Removes the work of an owner, whose jobs have no owner then.
  static func remove(_ work: OwnedWork) {
    interposition_end_owner(work.number)
    works.withLock { $0[work.number] = nil }
  }

  /// Returns `true` once in a process.
  static func takeReport() -> Bool { !hasReported.exchange(true, ordering: .relaxed) }

  /// Returns the job of a timer that is due.
  static func job(ofTimer timer: UInt64) -> DispatchedJob? {
    interposition_timer_fire(timer).map(DispatchedJob.init)
  }
}
