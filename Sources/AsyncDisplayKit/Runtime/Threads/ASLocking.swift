import Foundation

/// A lock that can be tried; Texture: `ASLocking`.
public protocol ASLocking: NSLocking {
  /// Takes the lock if that needs no waiting, and tells whether it did; any thread.
  func tryLock() -> Bool
}
