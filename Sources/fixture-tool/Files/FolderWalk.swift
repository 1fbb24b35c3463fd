#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Finds the files below a folder, in the order of their paths; hidden ones are left out.
///
/// A broken link with a fixture's name counts as a file, so that reading it reports the error.
enum FolderWalk {
  /// The regular files below a folder, each as the folder's path and the path inside it.
  static func files(below folder: String, depth: Int = 0) -> [String] {
    guard depth < 64 else { return [] }
    return entries(of: folder).sorted().flatMap { name -> [String] in
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      switch kind(of: path) {
      case S_IFDIR: return files(below: path, depth: depth + 1)
      case S_IFREG: return [path]
      case S_IFLNK where FixtureFiles.isFixture(path): return [path]
      default: return []
      }
    }
  }

  /// Whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool { kind(of: path, followingLinks: true) == S_IFDIR }

  /// Whether there is anything at a path.
  static func exists(_ path: String) -> Bool { kind(of: path, followingLinks: true) != nil }

  /// The names in a folder, hidden ones left out.
  static func entries(of folder: String) -> [String] {
    guard let handle = opendir(folder) else { return [] }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  /// Links to folders are not followed, so that a walk ends; links to files are files.
  private static func kind(of path: String, followingLinks: Bool = false) -> mode_t? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    if status.st_mode & S_IFMT == S_IFLNK {
      guard stat(path, &status) == 0 else { return S_IFLNK }
      if !followingLinks, status.st_mode & S_IFMT == S_IFDIR { return nil }
    }
    return status.st_mode & S_IFMT
  }
}
