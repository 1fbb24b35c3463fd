import Foundation

/// The files below a target's folder that the tool reads.
///
/// Every `.xml`, in capitals too, is a fixture, except below a folder named `Data`, where every file is data.
struct FixtureInputs {
  /// The fixtures, sorted by path, each relative to the package's root.
  private(set) var fixtures: [String] = []
  /// Fixtures and data, sorted by path.
  private(set) var all: [URL] = []

  /// The files that are there: a link to a fixture that is not is left to the tool, which says so
  /// better than a build system.
  var present: [URL] {
    all.filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
  }

  /// Finds the files; hidden ones are no input.
  init(in folder: URL, packageRoot: URL) {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    let found = (files?.allObjects as? [URL] ?? [])
      .filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == false }
      .map { (path: relativePath(of: $0, below: packageRoot), url: $0) }
      .sorted { $0.path < $1.path }
    for file in found {
      let isData = file.path.split(separator: "/").dropLast().contains("Data")
      guard isData || file.url.pathExtension.lowercased() == "xml" else { continue }
      all.append(file.url)
      if !isData { fixtures.append(file.path) }
    }
  }
}

/// Returns a file's path without its package's root.
private func relativePath(of file: URL, below root: URL) -> String {
  let parts = file.standardizedFileURL.pathComponents
  return parts.dropFirst(root.standardizedFileURL.pathComponents.count).joined(separator: "/")
}
