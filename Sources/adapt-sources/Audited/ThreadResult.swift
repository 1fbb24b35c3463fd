import Dispatch

/// The result of the thread that adapts.
///
/// Proof: the thread writes the value before it signals, and the only reader waits for the signal first.
final class ThreadResult: @unchecked Sendable {
  let done = DispatchSemaphore(value: 0)
  var value: (copies: [Adapter.Copy], diagnostics: [AdaptDiagnostic]) = ([], [])
}
