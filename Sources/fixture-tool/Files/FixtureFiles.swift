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
  /// The rule that says which files are data.
  let dataFolders: DataFolders

  /// Finds the files that the arguments name, and the files below named folders.
  init(_ arguments: CommandArguments) throws {
    let stated = try arguments.positional + Self.listed(in: arguments["--files-from"])
    let named = stated.isEmpty ? ["."] : stated
    for path in named where !FolderWalk.exists(path) {
      throw UsageError(message: "there is no file '\(path)'", missingPath: path)
    }
    let isUnnamed = stated.isEmpty && arguments["--package-root"] == nil
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
    let base = root
    dataFolders = DataFolders(
      target: try arguments["--target-folder"].map { try Self.relative($0, rootPath, base) })
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
    reportNormalForms(of: fixtures + data + fonts)
    fixtures = Set(fixtures).sorted()
    data = Set(data).sorted()
    fonts = Set(fonts).sorted()
  }

  /// Reports paths that are the same text in two Unicode normal forms, of which one would be left out.
  private mutating func reportNormalForms(of paths: [String]) {
    var known: [String: String] = [:]
    for path in paths where !path.utf8.allSatisfy({ $0 < 0x80 }) {
      guard let first = known.updateValue(path, forKey: path), !first.utf8.elementsEqual(path.utf8)
      else { continue }
      problems.append(
        Diagnostic(
          .unreadableFile,
          "another file has this name in another Unicode normal form; rename one of them",
          at: SourcePosition(file: path, line: 1, column: 1)))
    }
  }

  /// Fixtures, data and font files together.
  var all: Set<String> { Set(fixtures).union(data).union(fonts) }

  private mutating func add(_ file: String, rootPath: String, isNamed: Bool) throws {
    let relative = try Self.relative(file, rootPath, root)
    guard dataFolders.isInTarget(relative) else {
      throw UsageError(
        message:
          "'\(relative)' is outside of the target's folder '\(dataFolders.target ?? "")'; move it there"
      )
    }
    if dataFolders.holds(relative) {
      data.append(relative)
    } else if FontFileSuffix.isFont(relative) {
      fonts.append(relative)
    } else if Self.isFixture(relative) {
      fixtures.append(relative)
    } else if isNamed {
      throw UsageError(message: "'\(file)' is not a fixture; the name of a fixture ends in '.xml'")
    }
  }

  /// Returns a path relative to the root, empty for the root itself.
  private static func relative(
    _ path: String, _ rootPath: String, _ root: PackageRoot
  ) throws -> String {
    if FilePath.absolute(path) == FilePath.absolute(rootPath) { return "" }
    guard
      let relative = FilePath.relative(path, to: rootPath)
        ?? FilePath.relative(path, to: root.path) ?? root.relativePath(of: path)
    else {
      throw UsageError(message: "'\(path)' is outside of the package's folder '\(root.path)'")
    }
    return relative
  }

  /// Returns the paths that a file lists, so that a target may have more files than a command line holds.
  private static func listed(in file: String?) throws -> [String] {
    guard let file else { return [] }
    guard let bytes = AtomicFile(path: file).contents() else {
      throw UsageError(message: "'\(file)' cannot be read", missingPath: file)
    }
    return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
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
