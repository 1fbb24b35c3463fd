import Foundation

/// The output and the exit code of a run.
struct LintReport: Hashable {
  /// What the run prints, one line each.
  let lines: [String]
  /// The exit status: 0 when nothing is left to mend.
  let status: Int32

  /// Creates a report.
  init(lines: [String], status: Int32) {
    self.lines = lines
    self.status = status
  }

  /// Lints a package, and deletes its orphans where that is wished.
  ///
  /// - Parameters:
  ///   - root: the package.
  ///   - pruning: what becomes of orphans.
  /// - Throws: what reading or deleting a file throws.
  init(root: URL, pruning: LintSnapshots.Pruning) throws {
    let findings = try SnapshotLinter(root: root).run()
    let orphans = pruning == .delete ? findings.filter(\.isOrphan) : []
    for orphan in orphans {
      try FileManager.default.removeItem(at: root.appending(path: orphan.path))
    }
    lines = findings.map(\.description) + orphans.map { "note: deleted \($0.path)" }
    status = findings.count == orphans.count ? 0 : 1
  }
}

/// A problem of a package's snapshot references.
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
