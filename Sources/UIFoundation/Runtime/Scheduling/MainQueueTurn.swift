import Dispatch

/// The end of the jobs that are on the main queue now.
package enum MainQueueTurn {
  /// Waits until the jobs that are on the main queue now have run.
  @MainActor package static func wait() async {
    await withCheckedContinuation { continuation in
      WorkBinding.asRuntime {
        DispatchQueue.main.async { continuation.resume() }
      }
    }
  }
}

/// The limits of running the app's code in one call.
enum AppWorkLimits {
  /// The number of steps after which a call returns although more are ready.
  static let steps = 100_000
}
