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

/// Returns whether the process reads from right to left, as the environment's traits say; any
/// thread.
public func ASIsRTL() -> Bool {
  RuntimeEnvironment.current.traits.layoutDirection == .rightToLeft
}

// The functions of the Objective-C runtime by which extensions give stored values to a node.

/// Returns the value that a node was given under a key; nil for none. Any thread.
///
/// Rule: the documentation of the Objective-C runtime; a key is an address, whatever lies there.
public func objc_getAssociatedObject(_ object: ASDisplayNode, _ key: UnsafeRawPointer) -> Any? {
  object.extras?.associatedObjects.value(for: key)
}

/// Associates a value with a node under a key, replacing the previous one; `nil` removes it. Any
/// thread.
///
/// The value goes with the node.
public func objc_setAssociatedObject(
  _ object: ASDisplayNode, _ key: UnsafeRawPointer, _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  object.ownExtras.associatedObjects.set(value, for: key, policy)
}

/// Takes all values away that a node was given. Any thread.
public func objc_removeAssociatedObjects(_ object: ASDisplayNode) {
  object.extras?.associatedObjects = AssociatedObjects()
}

/// Turns Texture's log off; nothing is logged here, so that nothing has to be done.
public func ASDisableLogging() {}

/// Turns Texture's log on; nothing is logged here.
public func ASEnableLogging() {}
