import Foundation

/// A folder with a static site of pictures, to which the processes of test runs add.
///
/// The site is opened from disk. Each entry has a file of its own; what the overview shows of it is in
/// ``GalleryIndex``. There is no end of a run: the site is whole after each call, also when the process
/// crashes after it. A file lock orders threads and processes, and every file is replaced by a rename.
package struct Gallery: Sendable {
  /// The environment variable that names the folder.
  package static let variable = "TEXTURE_FIXTURES_GALLERY"

  private let folder: URL
  private let process: String
  private let now: @Sendable () -> Int64

  /// Creates a gallery in a folder; the folder is made with the first entry.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - process: the identifier of the process that runs the tests, as ``TestProcess`` writes it.
  ///   - now: the milliseconds of a clock that all processes share; tests pass their own.
  package init(
    folder: URL, process: String, now: @escaping @Sendable () -> Int64 = Self.systemTime
  ) {
    self.folder = folder
    self.process = process
    self.now = now
  }

  /// The gallery that the environment variables ask for, or `nil`.
  package init?(variables: [String: String]) {
    guard let path = variables[Self.variable], !path.isEmpty else { return nil }
    self.init(folder: URL(filePath: path), process: TestProcess.parent)
  }

  /// The milliseconds since 1970 by the clock of the machine.
  package static let systemTime: @Sendable () -> Int64 = {
    Int64(Date().timeIntervalSince1970 * 1000)
  }

  /// Writes a picture under the name of its content, once.
  ///
  /// - Parameters:
  ///   - svg: the SVG document.
  ///   - role: what the picture shows.
  ///   - text: the alternative text.
  /// - Returns: the picture for an entry.
  /// - Throws: an error of the file system.
  package func write(
    _ svg: String, as role: GalleryEntry.Picture.Role = .actual, text: String
  ) throws -> GalleryEntry.Picture {
    let hash = String(StableHash.of(svg), radix: 16)
    let name = "pictures/\(hash)-\(svg.utf8.count).svg"
    let file = folder.appending(path: name)
    if !FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(svg.utf8).replace(file)
    }
    return GalleryEntry.Picture(role: role, file: name, text: text, size: PictureSize(svg: svg))
  }

  /// Adds an entry, or replaces the one of the same identifier.
  ///
  /// A repetition within one test run is added to the entry: one that fails once stays failed.
  ///
  /// - Throws: an error of the file system.
  package func add(_ entry: GalleryEntry) throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "entries"), withIntermediateDirectories: true)
    let lock = try FolderLock(folder)
    defer { lock.unlock() }
    let run = try GalleryRuns(folder: folder, now: now()).run(of: process)
    let file = folder.appending(path: "entries/\(entry.id).js")
    var entry = entry
    entry.run = run
    if let earlier = GalleryEntry(script: file), earlier.run == run {
      entry = entry.merged(over: earlier)
    }
    try Data("gallery.detail(\(try Self.json(entry)));\n".utf8).replace(file)
    try GallerySite(folder: folder).prepare(suite: entry.suite)
    try GalleryIndex(folder: folder, run: run, now: now())
      .add(id: entry.id, summary: try Self.json(entry.summary))
  }

  private static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
