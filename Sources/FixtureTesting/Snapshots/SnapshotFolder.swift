import FixtureContract
import Foundation
import Testing

/// The folders in which the reference of a snapshot is searched, in order.
struct SnapshotFolder {
  /// The environment variable with the path of a folder of references.
  static let variable = "TEXTURE_FIXTURES_SNAPSHOT_FOLDER"

  let candidates: [URL]

  /// Creates the folders for a test file: the folder from the environment variable, the one beside
  /// the file, then the bundle's.
  ///
  /// The folder of the variable is common to all targets, so that it has a folder for each module. The
  /// other two belong to the file's own target. A test of another module, which calls a helper in the
  /// file, has its references in a folder with the name of its module there.
  ///
  /// - Parameters:
  ///   - place: The file of the expectation, and its module.
  ///   - module: The module of the test.
  ///   - bundle: The bundle that may contain the references.
  ///   - variables: The environment variables of the run.
  init(place: SnapshotPlace, module: String, bundle: Bundle?, variables: [String: String]) {
    let file = URL(filePath: place.filePath)
    let stem = file.deletingPathExtension().lastPathComponent
    let parts = place.module == module ? [] : [module]
    let beside = file.deletingLastPathComponent().appending(path: SnapshotNames.folder)
    let named = variables[Self.variable].map { URL(filePath: $0).appending(path: module) }
    let bundled = bundle?.resourceURL?.appending(path: SnapshotNames.folder)
    let own = [beside, bundled].compactMap(\.self)
      .map { folder in parts.reduce(folder) { $0.appending(path: $1) } }
    candidates = ([named].compactMap(\.self) + own).map { $0.appending(path: stem) }
  }

  /// Returns the location of a new reference, in the first folder.
  func target(_ name: SnapshotName) -> URL? {
    candidates.first?.appending(path: name.fileName)
  }

  /// Returns the first existing reference, or `nil`.
  func existing(_ name: SnapshotName) -> URL? {
    candidates.map { $0.appending(path: name.fileName) }
      .first { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
  }
}

/// The source file of a snapshot expectation.
struct SnapshotPlace: Hashable {
  /// The path of the file.
  let filePath: String
  /// The module that the file belongs to.
  let module: String
}

extension SnapshotPlace {
  /// Creates the place of a source location, whose file identifier begins with the module.
  init(_ location: SourceLocation) {
    self.init(
      filePath: location.filePath, module: String(location.fileID.prefix { $0 != "/" }))
  }
}

/// The file name of a snapshot: suite, test and label, without counters.
struct SnapshotName: Hashable {
  /// The module of the test. It is not part of the file name.
  let module: String
  let suite: [String]
  let test: String
  let label: String?
  /// The suffix of the file name.
  var suffix = "txt"
  /// A Boolean value that indicates whether the file name has a hash, since another snapshot has the same
  /// file name without one.
  var isDistinguished = false
  /// The test with its suites and parameter labels, all characters kept.
  private let identifier: String

  /// Creates the name for a test, or returns `nil` outside of a test.
  init?(test: Test?, label: String?) {
    guard let test else { return nil }
    let identifier = "\(test.id)"
    // The part after the last slash is the place in the source, which changes with every edit.
    self.identifier = identifier.lastIndex(of: "/").map { String(identifier[..<$0]) } ?? identifier
    module = SnapshotNames.module(ofTest: identifier)
    suite = SnapshotNames.suites(ofTest: identifier)
    self.test = String(test.name.prefix { $0 != "(" })
    self.label = label
  }

  init(module: String = "", suite: [String], test: String, label: String?) {
    self.module = module
    self.suite = suite
    self.test = test
    self.label = label
    identifier = "\(module).\((suite + [test]).joined(separator: "/"))"
  }

  /// The file name: the parts joined by periods, in characters that every file system accepts.
  var fileName: String {
    let hash = isDistinguished ? [SnapshotNames.hash(of: identity)] : []
    let parts = suite + [test] + (label.map { [$0] } ?? []) + hash
    return SnapshotNames.joined(parts) + ".\(suffix)"
  }

  /// The test, the label and the format, all characters kept: two snapshots never have the same.
  var identity: String {
    [identifier, label.map { "+\($0)" } ?? "-", suffix].joined(separator: "\u{0}")
  }
}
