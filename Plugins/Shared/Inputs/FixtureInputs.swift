import Foundation
import PackagePlugin

/// The files of a target that the tool reads.
///
/// Every `.xml`, in capitals too, is a fixture, except below a folder named `Data` in the target's folder,
/// where every file is data, and except what the manifest excludes or declares as a resource. Font files are inputs
/// wherever they are, resources too.
struct FixtureInputs {
  /// The files of a target that are used.
  enum Source {
    /// Those that SwiftPM lists: what the manifest excludes does not count.
    case listed
    /// Those on disk, for a target without the build-tool plugin, which excludes its fixtures.
    case onDisk
  }

  /// The fixtures, sorted by path, each relative to the package's root.
  private(set) var fixtures: [String] = []
  /// Fixtures, data and font files, sorted by path.
  private(set) var all: [URL] = []
  /// The folder of the target.
  private let folder: URL

  /// Finds the files of a target; hidden ones and those of targets inside its folder are no input.
  init(of target: any SourceModuleTarget, in package: Package, source: Source = .listed) {
    let root = package.directoryURL
    folder = target.directoryURL
    let resources = target.sourceFiles.filter { $0.type == .resource }.map(\.url)
    let nested = package.targets.map(\.directoryURL).filter {
      $0.isInside(target.directoryURL)
    }
    let listed = target.sourceFiles.flatMap { Self.files(at: $0.url) }
    let files = source == .listed ? listed : Self.files(at: target.directoryURL) + listed
    let found = Dictionary(files.map { ($0.relativePath(below: root), $0) }) { first, _ in first }
    for (path, url) in found.sorted(by: { $0.key < $1.key }) {
      guard !nested.contains(where: { url.isInside($0) }) else { continue }
      let isData = url.relativePath(below: folder).split(separator: "/").dropLast().contains("Data")
      let suffix = url.pathExtension.lowercased()
      let isFont = ["ttf", "otf", "ttc", "otc"].contains(suffix)
      guard isData || isFont || suffix == "xml" else { continue }
      let isResource = resources.contains { url == $0 || url.isInside($0) }
      guard isData || isFont || !isResource else { continue }
      all.append(url)
      if !isData, !isFont { fixtures.append(path) }
    }
  }

  /// Returns the arguments that name the files to the tool.
  ///
  /// The paths are in a file, since a target may have more of them than a command line holds.
  ///
  /// - Parameter list: The file. It is written if its contents change.
  /// - Returns: The arguments.
  /// - Throws: The error of writing the file.
  func arguments(listedIn list: URL) throws -> [String] {
    let names = all.map { $0.path(percentEncoded: false) + "\0" }.joined()
    let contents = Data(names.utf8)
    if (try? Data(contentsOf: list)) != contents {
      try FileManager.default.createDirectory(
        at: list.deletingLastPathComponent(), withIntermediateDirectories: true)
      try contents.write(to: list, options: .atomic)
    }
    return [
      "--target-folder", folder.path(percentEncoded: false),
      "--files-from", list.path(percentEncoded: false),
    ]
  }

  /// Returns a file itself, or the files below a folder; a folder that is declared as a resource is
  /// listed as one.
  private static func files(at url: URL) -> [URL] {
    var isFolder = ObjCBool(false)
    let exists = FileManager.default.fileExists(
      atPath: url.path(percentEncoded: false), isDirectory: &isFolder)
    guard exists, isFolder.boolValue else { return [url] }
    let names =
      (try? FileManager.default.contentsOfDirectory(
        at: url, includingPropertiesForKeys: [.isSymbolicLinkKey], options: [.skipsHiddenFiles]))
      ?? []
    return names.flatMap { entry -> [URL] in
      let values = try? entry.resourceValues(forKeys: [.isSymbolicLinkKey, .isDirectoryKey])
      // A link to a folder may lead back to this one.
      if values?.isSymbolicLink == true { return entry.leadsToFolder ? [] : [entry] }
      return values?.isDirectory == true ? files(at: entry) : [entry]
    }
  }
}

extension URL {
  /// Returns the path without the path of a folder that contains it.
  fileprivate func relativePath(below root: URL) -> String {
    standardizedFileURL.pathComponents.dropFirst(root.standardizedFileURL.pathComponents.count)
      .joined(separator: "/")
  }

  /// Returns whether the path is below a folder.
  fileprivate func isInside(_ folder: URL) -> Bool {
    let (parts, base) = (
      standardizedFileURL.pathComponents, folder.standardizedFileURL.pathComponents
    )
    return parts.count > base.count && parts.starts(with: base)
  }

  fileprivate var leadsToFolder: Bool {
    var isFolder = ObjCBool(false)
    let exists = FileManager.default.fileExists(
      atPath: path(percentEncoded: false), isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }
}
