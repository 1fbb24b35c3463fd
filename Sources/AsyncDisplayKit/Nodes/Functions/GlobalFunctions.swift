import Dispatch
import UIKit

/// Runs a closure on the main thread: immediately if called there, otherwise in a later main-queue
/// job.
public func ASPerformBlockOnMainThread(_ block: @escaping @MainActor @Sendable () -> Void) {
  let environment = RuntimeEnvironment.current
  guard RuntimeScheduling.Role.current == .main else {
    return environment.enqueueOnMain(RuntimeScheduling.Step(.main, "block"), block)
  }
  runOnMainActor(block)
}

/// Runs a closure off the main thread: immediately if called there, otherwise as a background step, or as a job of the
/// app's code while a host exists.
public func ASPerformBlockOnBackgroundThread(_ block: @escaping @Sendable () -> Void) {
  guard RuntimeScheduling.Role.current == .main else { return block() }
  let environment = RuntimeEnvironment.current
  guard (environment.scheduler as? any AppWorkScheduler)?.appWork.current == nil else {
    return DispatchQueue.global().async(execute: block)
  }
  environment.enqueue(
    RuntimeScheduling.Work(label: "block", kind: .editing, body: block),
    on: RuntimeScheduling.Lane(label: "ASPerformBlockOnBackgroundThread"))
}

/// Returns whether the layout direction of the environment's traits is right to left.
///
/// Any thread.
public func ASIsRTL() -> Bool {
  RuntimeEnvironment.current.traits.layoutDirection == .rightToLeft
}

// Functions of the Objective-C runtime with which extensions add stored values to a node.

/// Returns the value associated with a node under a key, or `nil`. Any thread.
///
/// Rule: the documentation of the Objective-C runtime; a key is an address, regardless of its
/// content.
public func objc_getAssociatedObject(_ object: ASDisplayNode, _ key: UnsafeRawPointer) -> Any? {
  object.extras?.locked { $0.associatedObjects.value(for: key) } ?? nil
}

/// Associates a value with a node under a key, replacing the previous one. `nil` removes it. Any
/// thread.
///
/// The value is released with the node, and a former value after it was replaced, without a lock.
public func objc_setAssociatedObject(
  _ object: ASDisplayNode, _ key: UnsafeRawPointer, _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  let former = object.ownExtras.locked { extras in
    let former = extras.associatedObjects.value(for: key)
    extras.associatedObjects.set(value, for: key, policy)
    return former
  }
  withExtendedLifetime(former) {}
}

/// Removes all values associated with a node. Any thread.
public func objc_removeAssociatedObjects(_ object: ASDisplayNode) {
  var objects = RuntimeBridge.AssociatedObjects()
  object.extras?.locked { swap(&$0.associatedObjects, &objects) }
}

/// Disables Texture's logging. Does nothing, because this runtime does not log.
public func ASDisableLogging() {}

/// Enables Texture's logging. Does nothing, because this runtime does not log.
public func ASEnableLogging() {}
