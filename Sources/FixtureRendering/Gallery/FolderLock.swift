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
    guard descriptor >= 0 else { throw CocoaError(.fileWriteNoPermission) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        close(descriptor)
        throw CocoaError(.fileLocking)
      }
    }
  }

  /// Releases the lock.
  func unlock() {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}

/// What the processes of one test run have in common.
enum TestRun {
  /// The parent process, which is `swift test`, and when it began; of several targets it is the same.
  static let identifier: String = {
    let parent = getppid()
    let stat = try? String(contentsOfFile: "/proc/\(parent)/stat", encoding: .utf8)
    // The name in parentheses may hold spaces; the start time is the 20th field after it.
    let fields = stat?.split(separator: ")").last?.split(separator: " ") ?? []
    return fields.count > 19 ? "\(parent)-\(fields[19])" : "\(parent)"
  }()
}
