import FixtureHosting
import Foundation

/// The comparison of a tree with its reference, which is written if the mode requires it.
struct SnapshotComparison {
  /// The results of a comparison.
  enum Outcome: Hashable {
    /// The reference has the same text.
    case matched
    /// A reference was written as requested by the mode ``SnapshotRecordMode/all``; the expectation
    /// passes.
    case recorded(path: String)
    /// The expectation fails, with its message.
    case failed(String)
  }

  let name: SnapshotName
  let folder: SnapshotFolder
  let mode: SnapshotRecordMode

  func run(_ tree: CanonicalTree) throws -> Outcome {
    guard mode != .all else { return .recorded(path: try write(tree, over: folder.existing(name))) }
    guard let file = folder.existing(name) else { return try missing(tree) }
    let reference = try String(contentsOf: file, encoding: .utf8)
    guard reference != tree.text else { return .matched }
    return .failed(try mismatch(tree, reference: reference, file: file))
  }

  private func missing(_ tree: CanonicalTree) throws -> Outcome {
    guard mode == .missing || mode == .failed else {
      let places = folder.candidates
        .map { $0.appending(path: name.fileName).path(percentEncoded: false) }
      return .failed(
        "No reference for the snapshot in any of: \(places.joined(separator: ", ")). "
          + "Record it with \(SnapshotRecordMode.variable)=missing swift test.")
    }
    let path = try write(tree, over: nil)
    return .failed("No reference for the snapshot; wrote \(path). Look at it and run again.")
  }

  private func mismatch(_ tree: CanonicalTree, reference: String, file: URL) throws -> String {
    let path = file.path(percentEncoded: false)
    let differences = CanonicalTree(text: reference).map { tree.differences(from: $0) } ?? []
    let lines = differences.isEmpty ? ["the text differs"] : differences.map(\.description)
    let head = "The snapshot differs from \(path):\n" + lines.joined(separator: "\n")
    guard mode == .failed else {
      return head + "\nRecord it anew with \(SnapshotRecordMode.variable)=failed swift test."
    }
    _ = try write(tree, over: file)
    return head + "\nWrote the new reference. Look at it and run again."
  }

  /// Writes a reference, creating its folder if necessary.
  private func write(_ tree: CanonicalTree, over file: URL?) throws -> String {
    guard let target = file ?? folder.target(name) else { return "" }
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(tree.text.utf8).write(to: target, options: .atomic)
    return target.path(percentEncoded: false)
  }
}
