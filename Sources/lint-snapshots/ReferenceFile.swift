import FixtureContract
import Foundation

/// The rules that say which files are references, and may be deleted.
enum ReferenceFile {
  /// Returns whether a path, relative to the package, is that of a reference: `NAME.txt` or `NAME.svg` in
  /// `__Snapshots__/FILE` or `__Snapshots__/MODULE/FILE`.
  static func isReference(_ path: [String]) -> Bool {
    guard let name = path.last, [".txt", ".svg"].contains(where: name.hasSuffix),
      let folder = path.lastIndex(of: SnapshotNames.folder)
    else { return false }
    return [2, 3].contains(path.count - 1 - folder)
  }

  /// Returns whether a file is a regular one or a link. A link is deleted itself, never what it leads to;
  /// folders, pipes and devices are no references.
  static func isRemovable(_ file: URL) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: file.path(percentEncoded: false))
    let type = attributes?[.type] as? FileAttributeType
    return type == .typeRegular || type == .typeSymbolicLink
  }
}
