import FixtureHosting
import UIKit

/// The files that the snapshots of a process use, so that two snapshots never share one.
///
/// Different names may have one file name: characters are replaced, a test's name ends before its
/// parameters, and some file systems ignore the case of letters and their Unicode normal form. The first
/// snapshot has the file name, which existing references keep; another one has a hash of its own name in
/// it, in this and in later runs.
final class SnapshotFileNames: Sendable {
  private let owners = Locked<[String: String]>([:])

  /// Returns the name with a hash if another snapshot owns its file, or if its reference has one already.
  func distinguished(_ name: SnapshotName, in folder: SnapshotFolder) -> SnapshotName {
    var other = name
    other.isDistinguished = true
    guard folder.existing(other) == nil, let file = folder.target(name) else { return other }
    let path = file.path(percentEncoded: false).lowercased()
    let owner = owners.withLock { owners in
      let owner = owners[path] ?? name.identity
      owners[path] = owner
      return owner
    }
    // Byte by byte: `==` of strings ignores the normal form.
    return owner.utf8.elementsEqual(name.identity.utf8) ? name : other
  }
}
