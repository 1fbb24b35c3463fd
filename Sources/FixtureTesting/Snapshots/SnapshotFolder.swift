import Foundation

/// The places where the reference of a snapshot is looked for, in their order.
struct SnapshotFolder {
  /// The variable that names a folder of references.
  static let variable = "TEXTURE_FIXTURES_SNAPSHOT_FOLDER"

  let candidates: [URL]

  /// Lists the places for a test file: the folder of the variable, beside the file, in the bundle.
  init(testFile: String, bundle: Bundle?, variables: [String: String]) {
    let file = URL(filePath: testFile)
    let stem = file.deletingPathExtension().lastPathComponent
    let beside = file.deletingLastPathComponent().appending(path: "__Snapshots__")
    let named = variables[Self.variable].map { URL(filePath: $0) }
    let bundled = bundle?.resourceURL?.appending(path: "__Snapshots__")
    candidates = [named, beside, bundled].compactMap(\.self).map { $0.appending(path: stem) }
  }

  /// Where a new reference goes: the first place.
  func target(_ name: SnapshotName) -> URL? {
    candidates.first?.appending(path: name.fileName)
  }

  /// The first place that holds a reference.
  func existing(_ name: SnapshotName) -> URL? {
    candidates.map { $0.appending(path: name.fileName) }
      .first { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
  }
}
