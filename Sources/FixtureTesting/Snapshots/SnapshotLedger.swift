import FixtureHosting
import Testing
import UIKit

/// The snapshot names that tests have used. Each name belongs to one snapshot of a test.
///
/// A trait and each run of `.schedules` have a ledger of their own. All other tests share the
/// ledger of the process, in which a test can occur again when the run repeats it. In that ledger,
/// a second use with the same source location and the same text is the same snapshot.
final class SnapshotLedger: Sendable {
  /// The scope in which a ledger requires names to be unique.
  enum Scope: Hashable {
    /// One run of one case of a test, in which each name may be used once.
    case testCase
    /// All tests of the process.
    case process
  }

  private struct Key: Hashable {
    let test: Test.ID?
    let name: SnapshotName
  }

  private struct Use: Hashable {
    let place: SourceLocation
    let text: Int
  }

  private let scope: Scope
  private let uses = Locked<[Key: Use]>([:])

  init(scope: Scope = .testCase) {
    self.scope = scope
  }

  /// Reserves a name for a snapshot.
  ///
  /// - Returns: Whether the name was unused, or used by the same snapshot in an earlier run.
  func claim(
    _ name: SnapshotName, by test: Test.ID?, for content: SnapshotContent, at place: SourceLocation
  ) -> Bool {
    let use = Use(place: place, text: content.text.hashValue)
    let key = Key(test: test, name: name)
    return uses.withLock { uses in
      guard let earlier = uses.updateValue(use, forKey: key) else { return true }
      return scope == .process && earlier == use
    }
  }
}
