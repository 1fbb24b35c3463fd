import Foundation

/// The output and the exit status of a run.
struct LintReport: Hashable {
  /// The lines that the run prints.
  let lines: [String]
  /// The exit status: 0 when nothing is left to do.
  let status: Int32
  /// A Boolean value that indicates whether there is no ledger, so that the user needs the commands that
  /// write one.
  var hasNoLedger = false

  /// Creates a report.
  init(lines: [String], status: Int32, hasNoLedger: Bool = false) {
    self.lines = lines
    self.status = status
    self.hasNoLedger = hasNoLedger
  }

  /// Judges the references of a package, and deletes the orphans where that is requested.
  ///
  /// Nothing is deleted unless the ledger covers every test and every reference of the folder.
  ///
  /// - Parameter request: The options.
  /// - Throws: The error of reading or deleting a file.
  init(_ request: LintRequest) throws {
    guard FileManager.default.fileExists(atPath: request.ledger.path(percentEncoded: false)) else {
      self.init(lines: [Self.noLedger(request)], status: 1, hasNoLedger: true)
      return
    }
    let record = try TestRecord(folder: request.ledger)
    guard !record.uses.isEmpty || !record.tests.isEmpty else {
      self.init(lines: [Self.noLedger(request)], status: 1, hasNoLedger: true)
      return
    }
    let linter = SnapshotLinter(root: request.root, folder: request.folder, record: record)
    let findings = try linter.run()
    let lines = findings.map(\.description)
    let toMend = findings.filter { !$0.isUnjudged }
    guard request.pruning == .delete else {
      let gaps = linter.gaps.map { "note: the ledger does not cover every test: \($0)" }
      self.init(lines: lines + gaps, status: toMend.isEmpty ? 0 : 1)
      return
    }
    let open = findings.filter(\.isUnjudged).map { "'\($0.path)' is not judged" }
    if let gap = (linter.gaps + open).first {
      let refusal = "error: nothing was deleted, as the ledger does not cover every test: \(gap)"
      self.init(lines: lines + [refusal], status: 1)
      return
    }
    let orphans = findings.filter(\.isOrphan)
    for orphan in orphans {
      // A path that is not relative to the package is that of another folder.
      let file =
        orphan.path.hasPrefix("/")
        ? URL(filePath: orphan.path) : request.root.appending(path: orphan.path)
      guard ReferenceFile.isRemovable(file) else { continue }
      try FileManager.default.removeItem(at: file)
    }
    self.init(
      lines: lines + orphans.map { "note: deleted \($0.path)" },
      status: toMend.count == orphans.count ? 0 : 1)
  }

  private static func noLedger(_ request: LintRequest) -> String {
    let path = request.ledger.path(percentEncoded: false)
    return "error: no ledger in '\(path)'; write one with:"
  }
}
