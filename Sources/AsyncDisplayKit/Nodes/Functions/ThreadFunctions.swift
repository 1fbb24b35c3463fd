import UIKit

/// Runs a closure on the main thread: at once there, in the next main turn otherwise.
public func ASPerformBlockOnMainThread(_ block: @escaping @MainActor @Sendable () -> Void) {
  let environment = RuntimeEnvironment.current
  guard ExecutionRole.current == .main else {
    return environment.enqueueOnMain(RuntimeStep(.main, "block"), block)
  }
  runOnMainActor(block)
}

/// Runs a closure off the main thread: at once there, as a background step otherwise.
public func ASPerformBlockOnBackgroundThread(_ block: @escaping @Sendable () -> Void) {
  guard ExecutionRole.current == .main else { return block() }
  RuntimeEnvironment.current.enqueue(
    BackgroundWork(label: "block", kind: .editing, body: block),
    on: BackgroundLane(label: "ASPerformBlockOnBackgroundThread"))
}

/// Whether the process reads from right to left, as the environment's traits say; any thread.
public func ASIsRTL() -> Bool {
  RuntimeEnvironment.current.traits.layoutDirection == .rightToLeft
}
