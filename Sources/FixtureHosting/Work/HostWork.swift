import CDispatchInterposition
import Foundation
import UIKit

/// A living host's part in the work of its scheduler. The end of the last one ends the work.
final class HostWork: Sendable {
  /// The work, which hosts with the same scheduler share.
  let work: OwnedWork
  private let hosts: Locked<Int>
  private let task: UInt64
  private let seenMainJobs = Locked<UInt64>(0)

  private init(_ work: OwnedWork, task: UInt64) {
    self.work = work
    self.task = task
    hosts = work.hosts
    hosts.withLock { $0 += 1 }
    TestTasks.add(work.number, to: task)
  }

  deinit {
    TestTasks.remove(work.number, from: task)
    let isLast = hosts.withLock { hosts -> Bool in
      hosts -= 1
      return hosts == 0
    }
    guard isLast else { return }
    work.scheduler.appWork.replace(with: nil)
    WorkReceiver.remove(work)
    work.end()
  }

  /// Begins a host's part in the work of an environment's scheduler.
  ///
  /// - Returns: `nil` where queues are real.
  @MainActor static func begin(in environment: RuntimeEnvironment) -> HostWork? {
    guard let scheduler = environment.scheduler as? any AppWorkScheduler else { return nil }
    guard WorkReceiver.isInForce else {
      if WorkReceiver.takeReport() { environment.report(.queuesAreReal) }
      return nil
    }
    let work =
      scheduler.appWork.current as? OwnedWork ?? makeWork(for: scheduler, on: environment.date)
    guard let work else { return nil }
    work.environmentDidChange(to: environment)
    return HostWork(work, task: interposition_current_task())
  }

  private static func makeWork(
    for scheduler: any AppWorkScheduler, on date: EnvironmentDate
  ) -> OwnedWork? {
    let number = interposition_begin_owner()
    guard number != 0 else { return nil }
    switch date {
    case .unspecified: break
    case .virtual(let start):
      let nanoseconds = Int64(start.timeIntervalSince1970 * 1e9)
      interposition_set_date(number, nanoseconds, false)
    case .real: interposition_set_date(number, 0, true)
    }
    let work = OwnedWork(number: number, scheduler: scheduler)
    WorkReceiver.add(work)
    work.clockDidChange(to: scheduler.now)
    scheduler.appWork.replace(with: work)
    return work
  }

  /// Makes the current task one of the test's own, which is never waited for.
  func claimCurrentTask() {
    let current = interposition_current_task()
    guard current != 0, current != task, !interposition_is_root(current) else { return }
    interposition_set_root(current, work.number)
    let job = interposition_current_job(work.number)
    if job != 0 { work.jobDidEnd(job) }
  }

  /// A Boolean value that indicates whether jobs without an owner reached the main queue since the last settling.
  var hasForeignMainJobs: Bool {
    seenMainJobs.withLock { $0 } != interposition_main_count()
  }

  /// Notes that the jobs without an owner have run.
  func noteMainJobs() { seenMainJobs.withLock { $0 = interposition_main_count() } }
}

/// The tasks that have created hosts, each with the owners of its living hosts, the newest last.
enum TestTasks {
  private static let owners = Locked<[UInt64: [UInt64]]>([:])

  static func add(_ owner: UInt64, to task: UInt64) {
    guard task != 0 else { return }
    owners.withLock { $0[task, default: []].append(owner) }
    interposition_set_root(task, owner)
  }

  static func remove(_ owner: UInt64, from task: UInt64) {
    guard task != 0 else { return }
    let newest = owners.withLock { owners -> UInt64? in
      guard var list = owners[task], let last = list.lastIndex(of: owner) else { return nil }
      list.remove(at: last)
      owners[task] = list.isEmpty ? nil : list
      return list.last
    }
    interposition_set_root(task, newest ?? 1)
  }
}

extension RuntimeViolation {
  /// The advisory for a process in which the replaced functions are not in force.
  fileprivate static var queuesAreReal: RuntimeViolation {
    RuntimeViolation(
      .queuesAreReal, severity: .advisory, subject: "FixtureHost",
      message:
        "The functions of libdispatch cannot be replaced in this process, so queues, tasks and delays are real.",
      remedy: "Link the tests dynamically, without -static-stdlib.")
  }

  /// The advisory for a clock that moved because the test waited for the app.
  static func awaitedDelay(_ work: String) -> RuntimeViolation {
    RuntimeViolation(
      .awaitedDelay, severity: .advisory, subject: "FixtureHost",
      message:
        "The test has awaited the app for a second, and nothing is ready but a delay: \(work). The clock moves.",
      remedy: "Call advance(by:) before the await, so that the test does not wait for real time.")
  }

  /// The violation of a step of a list that waits for the main thread, which waits for the step.
  static var mainSyncWhileMainWaits: RuntimeViolation {
    RuntimeViolation(
      .mainSyncWhileMainWaits, subject: "DispatchQueue.main",
      message:
        "A node block, or other code of a list in the background, waited for a job of the main queue while the main thread waited for that code. A device hangs.",
      remedy: "Read what a node block needs before the data source returns the block.")
  }
}

extension RuntimeViolation.Code {
  /// The test awaited the app while a delay of the app was pending and nothing else was ready, so
  /// the clock moved.
  public static let awaitedDelay = RuntimeViolation.Code(rawValue: "awaited-delay")
  /// The code of a violation: code of the background waits for the main thread, which waits for that code. A device
  /// hangs.
  public static let mainSyncWhileMainWaits = RuntimeViolation.Code(
    rawValue: "main-sync-while-main-waits")
  /// The code of an advisory: dispatch queues, tasks and delays do not belong to the test, because the process
  /// is linked statically.
  public static let queuesAreReal = RuntimeViolation.Code(rawValue: "queues-are-real")
}
