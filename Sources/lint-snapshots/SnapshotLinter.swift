import FixtureContract
import Foundation

/// A search for references that no test uses and for uses without a reference, by the ledger of a
/// test run.
struct SnapshotLinter {
  /// The package.
  let root: URL
  /// The folder whose references are judged: the package, or a target of it.
  let folder: URL
  /// The ledger.
  let record: TestRecord

  /// Returns every finding, in the order of paths.
  func run() throws -> [SnapshotFinding] {
    let used = Set(record.uses.map { Self.resolved(URL(filePath: $0.reference)) })
    var findings = try references().compactMap { url in
      used.contains(Self.resolved(url)) ? nil : try judge(url)
    }
    findings += record.uses.filter(isMissing).map { use in
      SnapshotFinding(
        path: relative(URL(filePath: use.file)), line: use.line,
        kind: .referenceMissing(test: Self.name(ofTest: use.test)))
    }
    return Set(findings).sorted { ($0.path, $0.line) < ($1.path, $1.line) }
  }

  /// The reasons why the ledger does not cover every test; empty where it does.
  var gaps: [String] {
    var gaps = record.damagedFiles.sorted().map { "'\($0)' has a line that cannot be read" }
    gaps += record.unknownVersions.sorted().map { "a ledger has the unknown version \($0)" }
    if record.tests.isEmpty { gaps.append("it has no event stream") }
    if record.arguments.isEmpty { gaps.append("no test used a snapshot") }
    if !record.tests.isEmpty, record.end == nil { gaps.append("the run did not end") }
    let filters = record.arguments.joined()
      .filter {
        $0 == "--filter" || $0 == "--skip" || $0.hasPrefix("--filter=")
          || $0.hasPrefix("--skip=")
      }
    if let filter = Set(filters).sorted().first { gaps.append("the run had '\(filter)'") }
    if !record.uses.isEmpty, record.uses.allSatisfy({ !isInside($0.reference) }) {
      gaps.append("it is of tests that were built in another folder")
    }
    return gaps
  }

  private func judge(_ reference: URL) throws -> SnapshotFinding {
    let name = reference.deletingPathExtension().lastPathComponent
    let owners = record.tests.filter { test, _ in
      let owner = Self.name(ofTest: test)
      return name == owner || name.hasPrefix(owner + ".")
    }
    let path = reference.path(percentEncoded: false)
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    let kind: SnapshotFinding.Kind
    if let end = record.end, let date, date > end {
      kind = .unjudged("the reference changed after the run")
    } else if let owner = owners.sorted(by: { $0.key < $1.key }).first(where: { $1 != .ended }) {
      kind = .unjudged("'\(Self.name(ofTest: owner.key))' \(owner.value.description)")
    } else if !owners.isEmpty {
      kind = .unused(Self.name(ofTest: owners.keys.min() ?? ""))
    } else if gaps.isEmpty {
      kind = .testMissing(name)
    } else {
      kind = .unjudged("the ledger does not cover every test")
    }
    return SnapshotFinding(path: relative(reference), line: 1, kind: kind)
  }

  /// Returns the references of the folder; hidden folders, such as those of builds, hold copies.
  private func references() throws -> [URL] {
    let options: FileManager.DirectoryEnumerationOptions = [.skipsHiddenFiles]
    let walker = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isRegularFileKey, .isSymbolicLinkKey],
      options: options)
    var references: [URL] = []
    while let url = walker?.nextObject() as? URL {
      let path = relative(url).split(separator: "/").map(String.init)
      if ReferenceFile.isReference(path), ReferenceFile.isRemovable(url) { references.append(url) }
    }
    return references
  }

  private func isMissing(_ use: SnapshotUse) -> Bool {
    isInside(use.reference) && !FileManager.default.fileExists(atPath: use.reference)
  }

  private func isInside(_ path: String) -> Bool {
    Self.resolved(URL(filePath: path)).hasPrefix(Self.resolved(folder) + "/")
  }

  private func relative(_ url: URL) -> String {
    let (path, root) = (Self.resolved(url), Self.resolved(root) + "/")
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
  }

  /// Returns the path of a file in the folder that the links before its name lead to. The file itself may be
  /// a link, which is not followed: what is judged and deleted is the link.
  private static func resolved(_ url: URL) -> String {
    guard !url.hasDirectoryPath else { return withoutSlash(url.resolvingSymlinksInPath()) }
    let folder = withoutSlash(url.deletingLastPathComponent().resolvingSymlinksInPath())
    return "\(folder)/\(url.lastPathComponent)"
  }

  private static func withoutSlash(_ url: URL) -> String {
    let path = url.path(percentEncoded: false)
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Returns the suite and the test that the file's name joins.
  private static func name(ofTest identifier: String) -> String {
    SnapshotNames.joined(
      SnapshotNames.suites(ofTest: identifier) + [SnapshotNames.function(ofTest: identifier)])
  }
}
