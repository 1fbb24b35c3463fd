import Foundation

/// The Swift files of an app's folder.
enum AppFiles {
  /// Folders of other people's code and of build products.
  private static let skipped: Set = [
    "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "Checkouts", "vendor",
    "fastlane",
  ]
  /// The largest number of files that is read.
  static let limit = 20_000

  /// Returns the paths of the Swift files below a folder, sorted, without tests and dependencies.
  static func paths(below folder: String) -> [String] {
    var paths: [String] = []
    var visited: Set<String> = []
    visit(URL(fileURLWithPath: folder, isDirectory: true), &paths, &visited)
    return paths.sorted()
  }

  private static func visit(_ folder: URL, _ paths: inout [String], _ visited: inout Set<String>) {
    let real = folder.resolvingSymlinksInPath().path
    guard visited.insert(real).inserted, paths.count < limit else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let entry = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: entry.path, isDirectory: &isFolder) else {
        continue
      }
      if isFolder.boolValue {
        if !skipped.contains(name), !name.hasSuffix("Tests") { visit(entry, &paths, &visited) }
      } else if name.hasSuffix(".swift"), name != "Package.swift" {
        paths.append(entry.path)
      }
    }
  }
}
