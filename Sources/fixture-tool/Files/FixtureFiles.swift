import FixtureModel
import FixtureXML

/// The files of a command, divided into fixtures and data.
struct FixtureFiles {
  /// The package root. A path that resolves outside of it is rejected.
  let root: PackageRoot
  /// The fixtures, relative to the root, in the order of their paths.
  private(set) var fixtures: [String] = []
  /// The data files, relative to the root, in the order of their paths.
  private(set) var data: [String] = []
  /// The font files, relative to the root, in the order of their paths.
  private(set) var fonts: [String] = []
  /// The errors of names and folders that cannot be read.
  private(set) var problems: [Diagnostic] = []

  /// Finds the files that the arguments name, and the files below named folders.
  init(_ arguments: CommandArguments) throws {
    let named = arguments.positional.isEmpty ? ["."] : arguments.positional
    for path in named where !FolderWalk.exists(path) {
      throw UsageError(message: "there is no file '\(path)'", missingPath: path)
    }
    let isUnnamed = arguments.positional.isEmpty && arguments["--package-root"] == nil
    if isUnnamed, Self.manifestFolder(above: ".") == nil {
      throw UsageError(
        message: "there is no Package.swift here or above; name the files or folders")
    }
    let rootPath = arguments["--package-root"] ?? Self.nearestRoot(of: named[0])
    guard FolderWalk.isFolder(rootPath) else {
      throw UsageError(message: "there is no folder '\(rootPath)'")
    }
    do {
      root = try PackageRoot(rootPath)
    } catch {
      throw UsageError(message: error.message)
    }
    for path in named {
      guard FolderWalk.isFolder(path) else {
        try add(path, rootPath: rootPath, isNamed: true)
        continue
      }
      let listing = FolderWalk.listing(below: path)
      for file in listing.files { try add(file, rootPath: rootPath, isNamed: false) }
      for problem in listing.problems {
        let place = FilePath.relative(problem.folder, to: rootPath) ?? problem.folder
        problems.append(
          Diagnostic(
            .unreadableFile, problem.message, at: SourcePosition(file: place, line: 1, column: 1)))
      }
    }
    fixtures = Set(fixtures).sorted()
    data = Set(data).sorted()
    fonts = Set(fonts).sorted()
  }

  /// Fixtures, data and font files together.
  var all: Set<String> { Set(fixtures).union(data).union(fonts) }

  private mutating func add(_ file: String, rootPath: String, isNamed: Bool) throws {
    guard
      let relative = FilePath.relative(file, to: rootPath)
        ?? FilePath.relative(file, to: root.path) ?? root.relativePath(of: file)
    else {
      throw UsageError(message: "'\(file)' is outside of the package's folder '\(root.path)'")
    }
    if relative.split(separator: "/").dropLast().contains("Data") {
      data.append(relative)
    } else if FontFileSuffix.isFont(relative) {
      fonts.append(relative)
    } else if Self.isFixture(relative) {
      fixtures.append(relative)
    } else if isNamed {
      throw UsageError(message: "'\(file)' is not a fixture; the name of a fixture ends in '.xml'")
    }
  }

  /// Returns whether a file's name is that of a fixture, in any case of letters.
  static func isFixture(_ path: String) -> Bool { path.lowercased().hasSuffix(".xml") }

  /// Returns the nearest folder around a path that has a manifest, or the folder of the path.
  static func nearestRoot(of path: String) -> String {
    if let folder = manifestFolder(above: path) { return folder }
    let start = startFolder(of: path)
    return FilePath.relative(start, to: FilePath.currentFolder) == nil
      ? start : FilePath.currentFolder
  }

  private static func manifestFolder(above path: String) -> String? {
    var folder = startFolder(of: path)
    while folder != "/" {
      if FolderWalk.exists("\(folder)/Package.swift") { return folder }
      folder = FilePath.folder(of: folder)
    }
    return nil
  }

  private static func startFolder(of path: String) -> String {
    FolderWalk.isFolder(path) ? FilePath.absolute(path) : FilePath.folder(of: path)
  }

  /// Returns the same files, when there is a fixture among them.
  func required() throws -> FixtureFiles {
    guard !fixtures.isEmpty || !problems.isEmpty else {
      throw UsageError(
        message: "there is no fixture here: no .xml file outside folders named 'Data'")
    }
    return self
  }
}
