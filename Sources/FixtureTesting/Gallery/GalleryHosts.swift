import FixtureHosting
import UIKit

/// The pictures of hosts that tests of this process have added to the gallery.
///
/// A test that makes the same picture again, in a loop or in a repetition, adds it once.
///
/// Decided here: of one test, the first hundred hosts are drawn, as random updates make thousands.
final class GalleryHosts: Sendable {
  /// The pictures of the running task; all tests of a process share one object.
  @TaskLocal static var current = GalleryHosts()
  /// A Boolean value that indicates whether hosts of the running task are drawn at their end.
  ///
  /// Expectations draw their hosts themselves.
  @TaskLocal static var drawsEnds = true
  /// The number of hosts of one test that are drawn.
  static let limit = 100

  private struct Count {
    var hosts = 0
    var pictures: Set<String> = []
    var entries = 0
  }

  private let counts = Locked<[String: Count]>([:])

  /// Counts a host that is about to be drawn.
  ///
  /// - Returns: the number of hosts of the test, this one included.
  func count(_ test: GalleryTest) -> Int {
    counts.withLock { counts in
      counts[test.identifier, default: Count()].hosts += 1
      return counts[test.identifier]?.hosts ?? 0
    }
  }

  /// Takes note of a picture that has an entry of its own.
  func know(_ picture: String, of test: GalleryTest) {
    counts.withLock { counts in
      _ = counts[test.identifier, default: Count()].pictures.insert(picture)
    }
  }

  /// Returns the number, from 0, of a new picture of a test; `nil` for one that has an entry.
  func number(of picture: String?, of test: GalleryTest) -> Int? {
    counts.withLock { counts in
      var count = counts[test.identifier, default: Count()]
      defer { counts[test.identifier] = count }
      if let picture, !count.pictures.insert(picture).inserted { return nil }
      defer { count.entries += 1 }
      return count.entries
    }
  }
}
