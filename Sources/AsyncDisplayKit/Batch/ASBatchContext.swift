import UIKit

/// The state of one container's batch fetch, shared with the code that fetches.
///
/// All members may be called on any thread. Source: Texture's `ASBatchContext`.
public final class ASBatchContext: Sendable {
  private enum State: Sendable { case fetching, cancelled, completed }

  private let state = Locked(State.completed)

  /// Makes a context without a fetch.
  public init() {}

  /// Returns whether a fetch has begun and has neither been completed nor cancelled.
  public func isFetching() -> Bool {
    state.withLock { $0 == .fetching }
  }

  /// Ends the fetch, so that the container may ask for the next one.
  ///
  /// - Parameter didComplete: whether the fetch has been completed.
  /// - Quirk: `false` leaves the fetch running, so that no other one begins; advisory
  ///   `open-batch-fetch`.
  public func completeBatchFetching(_ didComplete: Bool) {
    guard didComplete else { return adviseOfOpenFetch() }
    state.withLock { $0 = .completed }
  }

  /// Returns whether the latest fetch was cancelled.
  public func batchFetchingWasCancelled() -> Bool {
    state.withLock { $0 == .cancelled }
  }

  /// Cancels the fetch, which allows the next one.
  public func cancelBatchFetching() {
    state.withLock { $0 = .cancelled }
  }

  /// Begins a fetch; the container calls it before it notifies its delegate of the fetch.
  public func beginBatchFetching() {
    state.withLock { $0 = .fetching }
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
}
