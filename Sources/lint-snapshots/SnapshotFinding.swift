import FixtureContract

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
    let (severity, text, code) = message
    return "\(path):\(line):1: \(severity): \(text) [\(code.rawValue)]"
  }

  private var message: (severity: String, text: String, code: SnapshotCode) {
    switch kind {
    case .testMissing(let name):
      ("warning", "orphaned snapshot: no test has the name '\(name)'", .orphaned)
    case .unused(let test):
      ("warning", "orphaned snapshot: '\(test)' does not use it", .orphaned)
    case .referenceMissing(let test):
      ("warning", "'\(test)' has no reference; run it once", .missing)
    case .unjudged(let reason):
      ("note", "not judged: \(reason)", .unjudged)
    }
  }
}
