import Foundation

/// A value behind a lock that the thread sanitizer understands.
///
/// `Synchronization.Mutex` waits on a futex, which the sanitizer cannot see on Linux: it takes two
/// accesses under such a lock for a race. It follows a POSIX mutex. `NSLock` is three of those in
/// objects of their own, which a lock for each of a million elements cannot afford.
///
/// Proof: no other file names the value, and every access to it happens in ``withLock(_:)``, which
/// holds the lock for the whole of the access; what goes in and comes out is handed over whole
/// (`sending`). The mutex lives at an address of its own until `deinit`, when nobody else can have
/// the object.
///
/// Inlinable, since a generic call to another module costs more than an uncontended lock.
package final class Locked<Value>: @unchecked Sendable {
  @usableFromInline let mutex: UnsafeMutablePointer<pthread_mutex_t>
  @usableFromInline nonisolated(unsafe) var value: Value

  /// Takes a value over.
  @inlinable
  package init(_ value: sending Value) {
    self.value = value
    // `allocate` asks for an alignment that `malloc` has anyway, which costs as much again.
    let size = MemoryLayout<pthread_mutex_t>.size
    mutex = malloc(size)!.initializeMemory(as: pthread_mutex_t.self, to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    free(mutex)
  }

  /// Runs a closure on the value while no other thread can; not to be nested on one lock.
  @inlinable
  package func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value)
  }
}

// Proof: an outline's own pieces never change, and its one subclass, to which no other module can add
// one, keeps its pieces behind a lock. The compiler checks this of final classes alone.
extension CGPath: @unchecked Sendable {}

/// An outline that grows, in points; usable on any thread.
///
/// A layer keeps a copy of its outline: what is added afterwards does not show there.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  private let pieces: Locked<[Element]>

  /// Makes an empty outline.
  public init() {
    pieces = Locked([])
    super.init(elements: [])
  }

  /// The pieces so far, in order.
  public override var elements: [Element] { pieces.withLock { $0 } }

  func append(_ added: [Element]) {
    pieces.withLock { $0 += added }
  }
}
