import Foundation

/// The result of a task on the main actor, read by the main thread that runs it.
final class ResultBox: @unchecked Sendable {
  // Proof: the lock guards every access.
  private let lock = NSLock()
  private var result: Result<Void, any Error>?

  var isEmpty: Bool { lock.withLock { result == nil } }

  func fill(_ result: Result<Void, any Error>) { lock.withLock { self.result = result } }

  func get() throws { try lock.withLock { result }?.get() }
}
