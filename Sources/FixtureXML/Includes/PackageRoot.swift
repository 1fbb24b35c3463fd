#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folder that includes and data files never leave, symbolic links resolved.
///
/// `URL.resolvingSymlinksInPath()` takes twice as long as `realpath`, 8 µs, and returns a path for a link
/// that leads nowhere, which must be an error here.
package struct PackageRoot: Sendable {
  /// The absolute path without links.
  package let path: String

  /// Resolves the folder.
  package init(_ path: String) throws(FileError) {
    guard let resolved = Self.realPath(path) else {
      throw FileError(message: "there is no folder '\(path)'")
    }
    self.path = resolved
  }

  /// Returns the absolute path of a file below the root.
  package func absolutePath(of relativePath: String) -> String {
    path == "/" ? "/" + relativePath : path + "/" + relativePath
  }

  /// Returns the path relative to the root of a file given on a command line; nil when it lies
  /// elsewhere.
  package func relativePath(of file: String) -> String? {
    Self.realPath(file).flatMap { inside($0) }
  }

  /// Returns whether a file is below the root after symbolic links are resolved.
  func holds(_ relativePath: String) -> Bool {
    Self.realPath(absolutePath(of: relativePath)).map { inside($0) != nil } ?? true
  }

  /// Resolves a path that a fixture states relative to itself.
  func resolve(
    _ written: String, from fixture: String
  ) throws(PathError) -> String {
    guard !written.hasPrefix("/") else { throw .absolute }
    guard let joined = Self.normalize(Self.folder(of: fixture) + written.split(separator: "/"))
    else { throw .outside }
    guard let resolved = Self.realPath(absolutePath(of: joined)) else {
      throw .unresolved(errno)
    }
    guard resolved != path else { throw .missing }
    guard let inside = inside(resolved) else { throw .outside }
    return inside
  }

  private func inside(_ resolved: String) -> String? {
    let prefix = path == "/" ? "/" : path + "/"
    guard resolved.hasPrefix(prefix) else { return nil }
    return String(resolved.dropFirst(prefix.count))
  }

  private static func folder(of file: String) -> [Substring] {
    file.split(separator: "/").dropLast()
  }

  /// Undoes `.` and `..`; nil when the path climbs above its start.
  private static func normalize(_ parts: [Substring]) -> String? {
    var result: [Substring] = []
    for part in parts {
      switch part {
      case ".": continue
      case "..":
        guard result.popLast() != nil else { return nil }
      default: result.append(part)
      }
    }
    return result.joined(separator: "/")
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

/// The reasons why a path in a fixture cannot be resolved.
enum PathError: Error, Equatable {
  /// The path is absolute.
  case absolute
  /// The path leads out of the package.
  case outside
  /// There is no such file.
  case missing
  /// The path cannot be followed, because of links that form a cycle or missing permissions.
  case inaccessible(String)

  /// Returns the error for an error number of the file system.
  static func unresolved(_ number: Int32) -> PathError {
    number == ENOENT || number == ENOTDIR
      ? .missing : .inaccessible(FileByteSource.reason(for: number))
  }
}
