import Foundation

/// The files of this repository, for tests that hold two places against each other.
enum Repository {
  /// The folder that holds the manifest.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The texts of the Swift files below a folder.
  static func sources(in folder: String) throws -> [String] {
    try files(below: folder).filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// The files below a folder, in the order of their paths.
  static func files(below folder: String) -> [URL] {
    let walk = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    return (walk?.allObjects as? [URL] ?? []).sorted { $0.path < $1.path }
  }
}
