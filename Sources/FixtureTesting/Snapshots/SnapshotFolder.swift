import Foundation
import Testing

/// The folders in which the reference of a snapshot is searched, in order.
struct SnapshotFolder {
  /// The environment variable with the path of a folder of references.
  static let variable = "TEXTURE_FIXTURES_SNAPSHOT_FOLDER"

  let candidates: [URL]

  /// Makes the list of folders for a test file: that of the variable, the one beside the file, the
  /// bundle's.
  init(testFile: String, bundle: Bundle?, variables: [String: String]) {
    let file = URL(filePath: testFile)
    let stem = file.deletingPathExtension().lastPathComponent
    let beside = file.deletingLastPathComponent().appending(path: "__Snapshots__")
    let named = variables[Self.variable].map { URL(filePath: $0) }
    let bundled = bundle?.resourceURL?.appending(path: "__Snapshots__")
    candidates = [named, beside, bundled].compactMap(\.self).map { $0.appending(path: stem) }
  }

  /// Returns the location of a new reference: in the first folder.
  func target(_ name: SnapshotName) -> URL? {
    candidates.first?.appending(path: name.fileName)
  }

  /// Returns the first existing reference, or `nil`.
  func existing(_ name: SnapshotName) -> URL? {
    candidates.map { $0.appending(path: name.fileName) }
      .first { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
  }
}

/// The file name of a snapshot: suite, test and label, without counters.
struct SnapshotName: Hashable {
  let suite: [String]
  let test: String
  let label: String?
  /// The suffix of the file.
  var suffix = "txt"

  /// Makes the name for a test; `nil` outside of one.
  init?(test: Test?, label: String?) {
    guard let test else { return nil }
    // A test's identifier is `Module.Suite/test()/File.swift:1:2`, or
    // `Module.test()/File.swift:1:2` outside of a suite; only the suites are used.
    let path = "\(test.id)".drop { $0 != "." }.dropFirst()
    suite = path.split(separator: "/").prefix { !$0.hasSuffix(")") }
      .flatMap { $0.split(separator: ".").map(String.init) }
    self.test = String(test.name.prefix { $0 != "(" })
    self.label = label
  }

  init(suite: [String], test: String, label: String?) {
    self.suite = suite
    self.test = test
    self.label = label
  }

  /// The file's name: the parts joined by periods, in characters that every file system accepts.
  var fileName: String {
    let parts = suite + [test] + (label.map { [$0] } ?? [])
    return parts.map(Self.sanitized).joined(separator: ".") + ".\(suffix)"
  }

  private static func sanitized(_ name: String) -> String {
    let kept = name.map { character in
      character.isLetter || character.isNumber || "-_+".contains(character) ? character : "-"
    }
    return kept.isEmpty ? "-" : String(kept)
  }
}
