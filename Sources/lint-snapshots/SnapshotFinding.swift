/// One thing that is wrong with a package's snapshot references.
struct SnapshotFinding: Hashable {
  /// What is wrong.
  enum Kind: Hashable {
    /// The test file that would own the reference is gone.
    case ownerFileMissing(String)
    /// The test file has no test of the name.
    case testMissing(String)
    /// A test expects a snapshot, and no reference has its name.
    case referenceMissing(test: String)
  }

  /// The path that the finding is about, relative to the package.
  let path: String
  /// The line in that file, from 1.
  let line: Int
  let kind: Kind

  /// Whether the path is a reference that nothing reads.
  var isOrphan: Bool {
    if case .referenceMissing = kind { false } else { true }
  }

  /// The finding as compilers print theirs.
  var description: String {
    switch kind {
    case .ownerFileMissing(let file):
      "\(path):\(line):1: warning: orphaned snapshot: \(file) does not exist [orphaned-snapshot]"
    case .testMissing(let test):
      "\(path):\(line):1: warning: orphaned snapshot: no test named '\(test)' [orphaned-snapshot]"
    case .referenceMissing(let test):
      "\(path):\(line):1: warning: '\(test)' has no reference; run it once [missing-snapshot]"
    }
  }
}
