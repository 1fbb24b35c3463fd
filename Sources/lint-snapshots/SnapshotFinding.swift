/// A problem of a package's snapshot references.
struct SnapshotFinding: Hashable {
  /// The kinds of problems.
  enum Kind: Hashable {
    /// No test has a name that the reference begins with.
    case testMissing(String)
    /// The test ran to its end and did not use the reference.
    case unused(String)
    /// A test used a reference that does not exist.
    case referenceMissing(test: String)
    /// The ledger does not say whether the reference is used.
    case unjudged(String)
  }

  /// The path that the finding is about, relative to the package.
  let path: String
  /// The line in that file, from 1.
  let line: Int
  let kind: Kind

  /// A Boolean value that indicates whether the path is a reference that no test uses.
  var isOrphan: Bool {
    switch kind {
    case .testMissing, .unused: true
    case .referenceMissing, .unjudged: false
    }
  }

  /// A Boolean value that indicates whether the ledger leaves the finding open.
  var isUnjudged: Bool {
    if case .unjudged = kind { true } else { false }
  }

  /// The finding in the form of a compiler's diagnostic.
  var description: String {
    switch kind {
    case .testMissing(let name):
      "\(path):\(line):1: warning: orphaned snapshot: no test has the name '\(name)' [orphaned-snapshot]"
    case .unused(let test):
      "\(path):\(line):1: warning: orphaned snapshot: '\(test)' does not use it [orphaned-snapshot]"
    case .referenceMissing(let test):
      "\(path):\(line):1: warning: '\(test)' has no reference; run it once [missing-snapshot]"
    case .unjudged(let reason):
      "\(path):\(line):1: note: not judged: \(reason) [unjudged-snapshot]"
    }
  }
}
