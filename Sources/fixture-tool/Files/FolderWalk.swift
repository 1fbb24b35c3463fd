import Foundation

/// A search for the files below a folder, in the order of their paths. Hidden files are left out.
///
/// A broken link with a fixture's name counts as a file, so that reading it reports the error. Links to
/// folders are not followed, so that a walk ends.
enum FolderWalk {
  /// Returns the regular files below a folder, each as the folder's path and the path inside of it.
  static func files(below folder: String) -> [String] {
    entries(of: folder).sorted().flatMap { name -> [String] in
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      switch type(of: path) {
      case .typeDirectory: return files(below: path)
      case .typeRegular: return [path]
      case .typeSymbolicLink where isFileOrBrokenFixture(path): return [path]
      default: return []
      }
    }
  }

  /// Returns whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Returns whether there is anything at a path, a broken link included.
  static func exists(_ path: String) -> Bool { type(of: path) != nil }

  /// Returns the names in a folder, hidden ones left out; none if the folder cannot be read.
  static func entries(of folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }
  }

  /// Returns the type of what is at a path, of a link itself.
  static func type(of path: String) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType
  }

  /// Returns whether a link leads to a regular file, or leads nowhere and has a fixture's name.
  private static func isFileOrBrokenFixture(_ path: String) -> Bool {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    switch type(of: target) {
    case .typeRegular: return true
    case nil, .typeSymbolicLink: return FixtureFiles.isFixture(path)
    default: return false
    }
  }
}
