import Foundation

/// Someone who predicts when the next batch is needed.
///
/// Source: Texture's `ASBatchFetchingDelegate`.
@preconcurrency @MainActor
public protocol ASBatchFetchingDelegate: AnyObject {
  /// Decides whether to fetch now; asked only while content moves towards its end.
  ///
  /// - Parameters:
  ///   - remainingTime: the seconds until the end is reached at the present velocity.
  ///   - hint: what the container would decide by itself.
  /// - Returns: whether to fetch, which replaces what the container would decide.
  func shouldFetchBatch(withRemainingTime remainingTime: TimeInterval, hint: Bool) -> Bool
}
