import Foundation

/// What a run says and ends with.
struct LintReport: Hashable {
  /// What the run prints, one line each.
  let lines: [String]
  /// The exit status: 0 when nothing is left to mend.
  let status: Int32

  /// Makes a report.
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
