import UIKit

/// The snapshot names that one test has used, so that none is used twice.
final class SnapshotLedger: Sendable {
  private let names = Locked<Set<SnapshotName>>([])

  /// Takes a name.
  ///
  /// - Returns: whether the name was free.
  func claim(_ name: SnapshotName) -> Bool {
    names.withLock { $0.insert(name).inserted }
  }
}
