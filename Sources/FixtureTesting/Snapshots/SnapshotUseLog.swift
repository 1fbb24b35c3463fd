import FixtureContract
import Foundation
import Testing
import UIKit

/// A log of the references that the tests of this process use, for the command `lint-snapshots`.
///
/// The folder is that of the environment variable `TEXTURE_FIXTURES_SNAPSHOT_LEDGER`. Each process
/// appends to a file of its own, so that processes that run at the same time lose no line.
final class SnapshotUseLog: Sendable {
  private let fileName = "uses-\(UUID().uuidString).jsonl"
  private let written = Locked<[URL: Set<SnapshotLedgerLine>]>([:])

  /// Adds a use to the log of a folder. A use that was added before is not repeated.
  ///
  /// - Throws: The error of creating the folder or of writing the file.
  func add(_ use: SnapshotUse, in folder: URL) throws {
    let start = SnapshotLedgerLine.run(
      version: SnapshotLedgerLine.version, arguments: CommandLine.arguments)
    try written.withLock { written in
      let lines = [start, .use(use)].filter { !written[folder, default: []].contains($0) }
      guard !lines.isEmpty else { return }
      try append(lines, to: folder)
      written[folder, default: []].formUnion(lines)
    }
  }

  private func append(_ lines: [SnapshotLedgerLine], to folder: URL) throws {
    let file = folder.appending(path: fileName)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if !FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) {
      try Data().write(to: file, options: .withoutOverwriting)
    }
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    try handle.seekToEnd()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for line in lines { try handle.write(contentsOf: encoder.encode(line) + Data("\n".utf8)) }
  }
}

extension SnapshotConfiguration {
  /// Records the use of a reference if the environment requests a log.
  func recordUse(
    of reference: URL?, by test: Test?, at place: SourceLocation
  ) throws {
    guard let folder = variables[SnapshotVariable.ledger], !folder.isEmpty, let test,
      let reference
    else { return }
    try uses.add(
      SnapshotUse(
        test: "\(test.id)", reference: reference.standardizedFileURL.path(percentEncoded: false),
        file: place.filePath, line: place.line),
      in: URL(filePath: folder))
  }
}
