import UIKit

/// The state of one container's batch fetch, shared with the code that fetches.
///
/// All members may be called on any thread. Source: `ASBatchContext.h`, `ASBatchContext`.
public final class ASBatchContext: Sendable {
  private enum State: Sendable { case fetching, cancelled, completed }

  /// The implementation state of the delegate's method that begins a fetch.
  private enum Member: Sendable { case unknown, called, notImplemented, missing }

  private let state = Locked(State.completed)
  private let member = Locked(Member.unknown)
  /// The number of calls of fakes when the fetch began.
  let fakedCalls = Locked(0)

  /// Creates a context without a fetch.
  public init() {}

  /// Returns whether a fetch has begun and has been neither completed nor canceled.
  public func isFetching() -> Bool {
    state.withLock { $0 == .fetching }
  }

  /// Completes the fetch, so that the container can begin the next one.
  ///
  /// - Parameter didComplete: whether the fetch has been completed.
  /// - Quirk: `false` leaves the fetch running, so that no other one begins; advisory
  ///   `open-batch-fetch`. `ASBatchContext.mm`, `-completeBatchFetching:`.
  public func completeBatchFetching(_ didComplete: Bool) {
    guard didComplete else { return adviseOfOpenFetch() }
    state.withLock { $0 = .completed }
  }

  /// Returns whether the latest fetch was canceled.
  public func batchFetchingWasCancelled() -> Bool {
    state.withLock { $0 == .cancelled }
  }

  /// Cancels the fetch, so that the container can begin the next one.
  public func cancelBatchFetching() {
    state.withLock { $0 = .cancelled }
  }

  /// Marks the fetch as begun. The container calls this method before it notifies its delegate.
  public func beginBatchFetching() {
    state.withLock { $0 = .fetching }
  }

  /// A Boolean value that indicates whether the delegate implements no method that begins a fetch.
  var isMemberMissing: Bool { member.withLock { $0 == .missing } }

  /// Calls a delegate method and returns whether it is implemented. Its default implementation
  /// calls ``markUnimplemented()``.
  ///
  /// - Returns: Whether the delegate implements the member.
  func isImplemented(_ call: () -> Void) -> Bool {
    member.withLock { $0 = .called }
    call()
    return member.withLock { $0 == .called }
  }

  /// Calls the delegate's method of the node, or the older one of the view, and returns whether one is
  /// implemented. If none is, no further fetch begins.
  func begin(nodeMember: (() -> Void)?, viewMember: () -> Void) -> Bool {
    if let nodeMember, isImplemented(nodeMember) { return true }
    if isImplemented(viewMember) { return true }
    noteMissingMember()
    return false
  }

  /// Marks the delegate method that is being called as not implemented.
  func markUnimplemented() {
    member.withLock { $0 = .notImplemented }
  }

  /// Ends a fetch that no delegate method began, and prevents further fetches.
  ///
  /// Source: `ASCollectionView.mm`, `-canBatchFetch`: no fetch begins without the member.
  func noteMissingMember() {
    member.withLock { $0 = .missing }
    state.withLock { $0 = .completed }
  }

  /// Allows fetches again after the delegate has changed.
  func forgetMissingMember() {
    member.withLock { $0 = .unknown }
  }

  private func adviseOfOpenFetch() {
    guard isFetching() else { return }
    RuntimeEnvironment.current.report(
      RuntimeViolation(
        .openBatchFetch,
        severity: .advisory,
        subject: "ASBatchContext",
        message: "completeBatchFetching(false) leaves the fetch running, as in Texture.",
        remedy: "Call completeBatchFetching(true), or cancelBatchFetching() to allow a retry."))
  }
}

extension RuntimeViolation.Code {
  /// A batch fetch was completed with `false`, which leaves it running.
  public static let openBatchFetch = Self(rawValue: "open-batch-fetch")
  /// A batch was due while a fetch was open whose context no code of the app keeps, so that no batch is fetched any
  /// more.
  public static let abandonedBatchFetch = Self(rawValue: "abandoned-batch-fetch")
}
