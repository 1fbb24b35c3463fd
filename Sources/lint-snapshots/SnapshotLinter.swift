import Foundation

/// Finds references that no test reads, and tests that have none.
struct SnapshotLinter {
  /// The folder of references beside a test file.
  static let folderName = "__Snapshots__"

  let root: URL

  /// Every finding below the root, in the order of paths.
  func run() throws -> [SnapshotFinding] {
    let files = try swiftAndReferenceFiles()
    var findings = try files.references.compactMap(orphan)
    for source in files.sources {
      findings += try missing(in: source, references: files.references)
    }
    return findings.sorted { ($0.path, $0.line) < ($1.path, $1.line) }
  }

  private func swiftAndReferenceFiles() throws -> (sources: [String], references: [String]) {
    var sources: [String] = []
    var references: [String] = []
    let walker = FileManager.default.enumerator(atPath: root.path(percentEncoded: false))
    while let path = walker?.nextObject() as? String {
      let parts = path.split(separator: "/")
      // Build folders and other hidden folders hold copies.
      if parts.last?.hasPrefix(".") == true { walker?.skipDescendants() }
      if path.hasSuffix(".swift") { sources.append(path) }
      if path.hasSuffix(".txt") || path.hasSuffix(".svg"), parts.count >= 3,
        parts[parts.count - 3] == Self.folderName
      {
        references.append(path)
      }
    }
    return (sources, references)
  }

  private func orphan(_ reference: String) throws -> SnapshotFinding? {
    let owner = Self.owner(of: reference)
    guard let source = try read(owner) else {
      return SnapshotFinding(path: reference, line: 1, kind: .ownerFileMissing(owner))
    }
    let names = Self.names(of: reference)
    let isRead = source.functions.contains { names.contains($0.name) }
    return isRead
      ? nil
      : SnapshotFinding(
        path: reference, line: 1, kind: .testMissing(names.joined(separator: ".")))
  }

  private func missing(in path: String, references: [String]) throws -> [SnapshotFinding] {
    guard let source = try read(path) else { return [] }
    let own = references.filter { Self.owner(of: $0) == path }.map(Self.names)
    return source.functions.compactMap { function in
      guard let line = function.snapshotLine, !own.contains(where: { $0.contains(function.name) })
      else { return nil }
      return SnapshotFinding(path: path, line: line, kind: .referenceMissing(test: function.name))
    }
  }

  private func read(_ path: String) throws -> TestSource? {
    let url = root.appending(path: path)
    guard FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) else {
      return nil
    }
    return TestSource(try String(contentsOf: url, encoding: .utf8))
  }

  /// The test file that a reference belongs to.
  private static func owner(of reference: String) -> String {
    let parts = reference.split(separator: "/")
    return (parts.dropLast(3) + [parts[parts.count - 2] + ".swift"]).joined(separator: "/")
  }

  /// Suite, test and label, as the file's name joins them.
  private static func names(of reference: String) -> [String] {
    let file = reference.split(separator: "/").last.map(String.init) ?? ""
    return file.dropLast(4).split(separator: ".").map(String.init)
  }
}
