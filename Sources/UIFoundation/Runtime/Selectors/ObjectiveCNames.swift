import Foundation

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// The recursive locks of objects, as `@synchronized` of Objective-C uses them.
private enum ObjectLocks {
  struct Entry: Sendable {
    let lock: NSRecursiveLock
    var users: Int
  }

  // A lock belongs to its object, whatever environment is current on a thread.
  static let entries = Locked<[ObjectIdentifier: Entry]>([:])
}

/// Locks an object until the matching `objc_sync_exit(_:)`. The same thread may lock it several times.
///
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  let identity = ObjectIdentifier(obj as AnyObject)
  let lock = ObjectLocks.entries.withLock { entries in
    var entry = entries[identity] ?? ObjectLocks.Entry(lock: NSRecursiveLock(), users: 0)
    entry.users += 1
    entries[identity] = entry
    return entry.lock
  }
  lock.lock()
  return 0
}

/// Unlocks an object that the thread has locked.
///
/// - Returns: 0, or -1 if the object is not locked.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  let identity = ObjectIdentifier(obj as AnyObject)
  let lock = ObjectLocks.entries.withLock { entries -> NSRecursiveLock? in
    guard var entry = entries[identity] else { return nil }
    entry.users -= 1
    entries[identity] = entry.users > 0 ? entry : nil
    return entry.lock
  }
  lock?.unlock()
  return lock == nil ? -1 : 0
}
