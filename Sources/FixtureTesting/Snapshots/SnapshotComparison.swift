import FixtureHosting
import Foundation

/// The comparison of a tree with its reference, which is written if the mode requires it.
struct SnapshotComparison {
  /// The results of a comparison.
  enum Outcome: Hashable {
    /// The reference has the same text.
    case matched
    /// A reference was written as requested by the mode ``FixtureSnapshotRecordMode/all``. The expectation
    /// passes.
    case recorded(path: String)
    /// The expectation fails, with a message, and with both texts if a reference exists.
    case failed(String, texts: SnapshotTexts? = nil)
  }

  let name: SnapshotName
  let folder: SnapshotFolder
  let mode: FixtureSnapshotRecordMode

  func run(_ content: SnapshotContent) throws -> Outcome {
    guard mode != .all else {
      return .recorded(path: try write(content, over: folder.existing(name)))
    }
    guard let file = folder.existing(name) else { return try missing(content) }
    let reference = try String(contentsOf: file, encoding: .utf8)
    guard let (actual, lines) = content.difference(from: reference) else { return .matched }
    let message = try mismatch(content, lines, file: file)
    let texts = SnapshotTexts(expected: reference, actual: actual, difference: lines)
    return .failed(message, texts: texts)
  }

  private func missing(_ content: SnapshotContent) throws -> Outcome {
    guard mode == .missing || mode == .failed else {
      let places = folder.candidates
        .map { $0.appending(path: name.fileName).path(percentEncoded: false) }
      return .failed(
        "No reference for the snapshot in any of: \(places.joined(separator: ", ")). "
          + "Record it with \(FixtureSnapshotRecordMode.variable)=missing swift test.")
    }
    let path = try write(content, over: nil)
    return .failed("No reference for the snapshot; wrote \(path). Look at it and run again.")
  }

  private func mismatch(_ content: SnapshotContent, _ lines: [String], file: URL) throws -> String {
    let path = file.path(percentEncoded: false)
    let head = "The snapshot differs from \(path):\n" + lines.joined(separator: "\n")
    guard mode == .failed else {
      return head
        + "\nRecord it again with \(FixtureSnapshotRecordMode.variable)=failed swift test."
    }
    _ = try write(content, over: file)
    return head + "\nWrote the new reference. Look at it and run again."
  }

  /// Writes a reference, creating its folder if necessary.
  private func write(_ content: SnapshotContent, over file: URL?) throws -> String {
    guard let target = file ?? folder.target(name) else { return "" }
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content.text.utf8).write(to: target, options: .atomic)
    return target.path(percentEncoded: false)
  }
}

/// The texts of a failing snapshot, which are attached to the test.
struct SnapshotTexts: Hashable {
  let expected: String
  let actual: String
  let difference: [String]
}
