import Foundation

/// Paths as text, without asking the file system where links lead.
///
/// `URL.standardizedFileURL` is not used: it replaces the name `~` by the home folder and removes a
/// leading `/private`, and the result would no longer begin with the path that the user wrote.
enum FilePath {
  /// The current folder.
  static var currentFolder: String { FileManager.default.currentDirectoryPath }

  /// Returns the absolute form of a path without `.` and `..`.
  static func absolute(_ path: String) -> String {
    let full = path.hasPrefix("/") ? path : "\(currentFolder)/\(path)"
    var parts: [Substring] = []
    for part in full.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Returns the folder that contains a path.
  static func folder(of path: String) -> String {
    let parts = absolute(path).split(separator: "/").dropLast()
    return "/" + parts.joined(separator: "/")
  }

  /// Returns the last part of a path.
  static func name(of path: String) -> String {
    absolute(path).split(separator: "/").last.map(String.init) ?? "Fixtures"
  }

  /// Returns the path of a file relative to a folder, or `nil` if the file is not inside of it.
  static func relative(_ path: String, to folder: String) -> String? {
    let (whole, base) = (absolute(path), absolute(folder))
    let prefix = base == "/" ? "/" : base + "/"
    return whole.hasPrefix(prefix) ? String(whole.dropFirst(prefix.count)) : nil
  }
}
