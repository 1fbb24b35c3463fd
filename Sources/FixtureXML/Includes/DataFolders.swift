/// The rule that says which files of a target are data: those below a folder named `Data`, which is itself
/// below the target's folder.
package struct DataFolders: Sendable, Equatable {
  /// The folder of the target, relative to the package's root, empty for the root itself; nil where it is
  /// not known.
  package let target: String?

  /// Creates the rule of a target. A target without a stated folder has the one that SwiftPM expects: a
  /// folder in `Sources`, `Tests` or `Plugins`.
  package init(target: String? = nil) {
    self.target = target
  }

  /// Returns whether a path relative to the package's root is that of a data file.
  package func holds(_ path: String) -> Bool {
    pathInTarget(path).split(separator: "/").dropLast().contains("Data")
  }

  /// Returns whether a path is in the folder of the target, where that is known.
  package func isInTarget(_ path: String) -> Bool {
    guard let target, !target.isEmpty else { return true }
    return path.hasPrefix(target + "/")
  }

  /// Returns the path below the target's folder; the whole path of a file outside of it.
  private func pathInTarget(_ path: String) -> Substring {
    if let target {
      guard !target.isEmpty, path.hasPrefix(target + "/") else { return path[...] }
      return path.dropFirst(target.count + 1)
    }
    let folders = path.split(separator: "/", maxSplits: 2)
    guard folders.count == 3, ["Sources", "Tests", "Plugins"].contains(folders[0]) else {
      return path[...]
    }
    return folders[2]
  }
}
