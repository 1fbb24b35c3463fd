#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Paths as text, without asking the file system where links lead.
enum FilePath {
  /// The current folder.
  static var currentFolder: String {
    guard let buffer = getcwd(nil, 0) else { return "/" }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  /// The absolute form of a path, `.` and `..` undone.
  static func absolute(_ path: String) -> String {
    let full = path.hasPrefix("/") ? path : "\(currentFolder)/\(path)"
    var parts: [Substring] = []
    for part in full.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The folder that holds a path.
  static func folder(of path: String) -> String {
    let parts = absolute(path).split(separator: "/").dropLast()
    return "/" + parts.joined(separator: "/")
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    absolute(path).split(separator: "/").last.map(String.init) ?? "Fixtures"
  }

  /// The path of a file inside a folder; nil when it is not inside.
  static func relative(_ path: String, to folder: String) -> String? {
    let (whole, base) = (absolute(path), absolute(folder))
    let prefix = base == "/" ? "/" : base + "/"
    return whole.hasPrefix(prefix) ? String(whole.dropFirst(prefix.count)) : nil
  }
}
