import FixtureXML
import Foundation

/// A search for the files below a folder, in the order of their paths. Hidden files are left out.
///
/// Whatever has a fixture's name counts as a file, a broken link or a device too, so that reading it
/// reports the error. Links to folders are not followed, so that a walk ends.
enum FolderWalk {
  /// The files below a folder, and what could not be listed.
  struct Listing {
    /// The paths of the files, each as the folder's path and the path inside of it.
    var files: [String] = []
    /// The folders of which a part could not be listed, each with a sentence without a full stop.
    var problems: [(folder: String, message: String)] = []
  }

  /// Returns the regular files below a folder.
  static func files(below folder: String) -> [String] { listing(below: folder).files }

  /// Returns the regular files below a folder, with the names and folders that cannot be read.
  static func listing(below folder: String) -> Listing {
    var listing = Listing()
    collect(folder, into: &listing)
    return listing
  }

  private static func collect(_ folder: String, into listing: inout Listing) {
    let names = contents(of: folder, &listing)
    for name in names.sorted() {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      switch type(of: path) {
      case .typeDirectory: collect(path, into: &listing)
      case .typeRegular: listing.files.append(path)
      case .typeSymbolicLink where leadsToFile(path): listing.files.append(path)
      default: if FixtureFiles.isFixture(path) { listing.files.append(path) }
      }
    }
  }

  /// Returns whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Returns whether there is anything at a path, a broken link included.
  static func exists(_ path: String) -> Bool { type(of: path) != nil }

  /// Returns the names in a folder, hidden ones left out; none if the folder cannot be read.
  static func entries(of folder: String) -> [String] {
    var listing = Listing()
    return contents(of: folder, &listing)
  }

  /// Returns the type of what is at a path, of a link itself.
  static func type(of path: String) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType
  }

  /// Returns the names in a folder that are UTF-8, and notes the others, which Foundation leaves out.
  private static func contents(of folder: String, _ listing: inout Listing) -> [String] {
    guard let handle = opendir(folder) else {
      let reason = String(cString: strerror(errno))
      listing.problems.append((folder, "the folder cannot be read: \(reason)"))
      return []
    }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { FileName($0) }
      }
      guard !name.text.hasPrefix(".") else { continue }
      if name.isValid {
        names.append(name.text)
      } else if mayBeInput(name.text) {
        listing.problems.append((folder, "the name '\(name.text)' is not UTF-8; rename it"))
      }
    }
    return names
  }

  /// Returns whether a name is that of a fixture or a font, or may be that of a folder.
  private static func mayBeInput(_ name: String) -> Bool {
    FixtureFiles.isFixture(name) || FontFileSuffix.isFont(name) || !name.contains(".")
  }

  /// Returns whether a link leads to a regular file.
  private static func leadsToFile(_ path: String) -> Bool {
    type(of: URL(fileURLWithPath: path).resolvingSymlinksInPath().path) == .typeRegular
  }
}
