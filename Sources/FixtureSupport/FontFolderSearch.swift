import Foundation

/// A search for a folder of font files, in the same order as for snapshot references.
package struct FontFolderSearch {
  /// The environment variable with the path of a folder that contains the font folders.
  package static let variable = "TEXTURE_FIXTURES_FONT_FOLDER"

  private let folder: String
  private let candidates: [URL]

  /// Creates a search for a folder that a test names: in the variable's folder, beside the test
  /// file, then in the bundle.
  package init(
    folder: String, testFile: String, bundle: Bundle?, variables: [String: String]
  ) {
    self.folder = folder
    let named = Self.named(folder, variables)
    let beside = URL(filePath: testFile).deletingLastPathComponent().appending(path: folder)
    candidates = named + [beside, bundle?.resourceURL?.appending(path: folder)].compactMap(\.self)
  }

  /// Creates a search for a folder that a fixture names by its path in the package: in the
  /// variable's folder, in the folders around the generated file, in the current folder, then in
  /// the target's resources.
  package init(
    fixtureFolder folder: String, target: String, generatedFile: String,
    variables: [String: String], currentFolder: String = FileManager.default.currentDirectoryPath,
    products: URL = Bundle.main.bundleURL
  ) {
    self.folder = folder
    let last = folder.split(separator: "/").last.map(String.init) ?? folder
    let around = Self.parents(of: URL(filePath: generatedFile).deletingLastPathComponent())
      .map { $0.appending(path: folder) }.first(where: Self.isFolder)
    let current = URL(filePath: currentFolder).appending(path: folder)
    candidates =
      Self.named(folder, variables) + Self.named(last, variables)
      + [around, current].compactMap(\.self)
      + Self.resources(of: target, in: products).map { $0.appending(path: last) }
  }

  /// Returns the first folder that exists.
  package func find() throws(FixtureFontFolderError) -> URL {
    guard let found = candidates.first(where: Self.isFolder) else {
      throw FixtureFontFolderError(
        folder: folder, places: candidates.map { $0.path(percentEncoded: false) })
    }
    return found
  }

  private static func named(_ folder: String, _ variables: [String: String]) -> [URL] {
    variables[variable].map { [URL(filePath: $0).appending(path: folder)] } ?? []
  }

  private static func parents(of folder: URL) -> [URL] {
    let parts = folder.standardizedFileURL.pathComponents
    return stride(from: parts.count, to: 0, by: -1).map { count in
      parts[1..<count].reduce(URL(filePath: "/")) { $0.appending(path: $1) }
    }
  }

  /// Returns the resource folders of a target, which SwiftPM names `Package_Target.resources`.
  private static func resources(of target: String, in products: URL) -> [URL] {
    let path = products.path(percentEncoded: false)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix("_\(target).resources") }.sorted()
      .map { products.appending(path: $0) }
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder = ObjCBool(false)
    let path = url.path(percentEncoded: false)
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
