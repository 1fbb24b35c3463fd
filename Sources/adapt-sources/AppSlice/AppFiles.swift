import Foundation

/// The Swift files and bridging headers of an app's folder.
struct AppFiles {
  /// Folders of other people's code and of build products.
  private static let skipped: Set = [
    "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "Checkouts", "vendor",
    "fastlane",
  ]
  /// The largest number of files that is read.
  static let limit = 20_000

  /// The paths of the Swift files, sorted, without tests and dependencies.
  private(set) var swiftFiles: [String] = []
  /// The paths of the bridging headers, sorted.
  private(set) var bridgingHeaders: [String] = []
  /// The colors and images of the asset catalogs.
  private(set) var assets = AssetSymbols()
  private var visited: Set<String> = []

  /// Finds the files below a folder.
  init(below folder: String) {
    visit(URL(fileURLWithPath: folder, isDirectory: true))
    swiftFiles.sort()
    bridgingHeaders.sort()
  }

  private mutating func visit(_ folder: URL) {
    let real = folder.resolvingSymlinksInPath().path
    guard visited.insert(real).inserted, swiftFiles.count < Self.limit else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let entry = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: entry.path, isDirectory: &isFolder) else {
        continue
      }
      if isFolder.boolValue {
        assets.add(folder: name)
        if !Self.skipped.contains(name), !name.hasSuffix("Tests") { visit(entry) }
      } else if name.hasSuffix(".swift"), name != "Package.swift" {
        swiftFiles.append(entry.path)
      } else if BridgingHeader.isHeader(entry.path) {
        bridgingHeaders.append(entry.path)
      }
    }
  }
}
