import Foundation

/// A lock on a folder that other threads and processes respect; a process that ends releases it.
struct FolderLock {
  private let descriptor: Int32

  /// Waits until no other process or thread holds the lock.
  ///
  /// - Throws: an error when the lock's file cannot be made or locked.
  init(_ folder: URL) throws {
    let path = folder.appending(path: ".lock").path(percentEncoded: false)
    descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw POSIXError.last }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        let error = POSIXError.last
        close(descriptor)
        throw error
      }
    }
  }

  /// Releases the lock.
  func unlock() {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
