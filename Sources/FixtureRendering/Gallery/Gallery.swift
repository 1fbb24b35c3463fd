import Foundation

/// A folder with a static site of pictures, to which the processes of test runs add.
///
/// The site is opened from disk: `index.html` reads `index.js`, to which each entry appends a line. A
/// later line replaces an earlier one of the same entry. There is no end of a run: the site is
/// complete after each call. A file lock orders the processes.
package struct Gallery: Sendable {
  /// The environment variable that names the folder.
  package static let variable = "TEXTURE_FIXTURES_GALLERY"

  private let folder: URL
  private let run: String

  /// Creates a gallery in a folder; the folder is made with the first entry.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - run: what the processes of one test run have in common.
  package init(folder: URL, run: String) {
    self.folder = folder
    self.run = run
  }

  /// The gallery that the environment variables ask for, or `nil`.
  package init?(variables: [String: String]) {
    guard let path = variables[Self.variable], !path.isEmpty else { return nil }
    self.init(folder: URL(filePath: path), run: TestRun.identifier)
  }

  /// Writes a picture under the name of its content, once.
  ///
  /// - Returns: the picture's file, relative to the folder.
  /// - Throws: an error of the file system.
  package func write(_ picture: String) throws -> String {
    let hash = String(StableHash.of(picture), radix: 16)
    let name = "pictures/\(hash)-\(picture.utf8.count).svg"
    let file = folder.appending(path: name)
    guard !FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) else {
      return name
    }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(picture.utf8).write(to: file, options: .atomic)
    return name
  }

  /// Adds an entry, or replaces the one of the same identifier.
  ///
  /// - Throws: an error of the file system.
  package func add(_ entry: GalleryEntry) throws {
    var entry = entry
    entry.run = run
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let detail = String(decoding: try encoder.encode(entry), as: UTF8.self)
    let summary = String(decoding: try encoder.encode(entry.summary), as: UTF8.self)
    let manager = FileManager.default
    try manager.createDirectory(
      at: folder.appending(path: "entries"), withIntermediateDirectories: true)
    let lock = try FolderLock(folder)
    defer { lock.unlock() }
    try Data("gallery.detail(\(detail));\n".utf8)
      .write(to: folder.appending(path: "entries/\(entry.id).js"), options: .atomic)
    try GallerySite(folder: folder).prepare(suite: entry.suite)
    try GalleryIndex(file: folder.appending(path: "index.js"), run: run).append(summary)
  }
}

/// The lines of a gallery's `index.js`, each an entry.
struct GalleryIndex {
  let file: URL
  let run: String

  /// Appends a line. The first line of a run rewrites the file without lines that were replaced.
  func append(_ summary: String) throws {
    let marker = "gallery.run(\"\(run)\");\n"
    let line = "gallery.add(\(summary));\n"
    guard let handle = try? FileHandle(forUpdating: file) else {
      return try Data((marker + line).utf8).write(to: file, options: .atomic)
    }
    defer { try? handle.close() }
    let length = try handle.seekToEnd()
    let last = try lastRun(handle, length)
    guard last == run else { return try compact(adding: marker + line) }
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(line.utf8))
  }

  /// The run that the first line names: the run that rewrote the file last.
  private func lastRun(_ handle: FileHandle, _ length: UInt64) throws -> String? {
    try handle.seek(toOffset: 0)
    let head = try handle.read(upToCount: 200) ?? Data()
    let text = String(decoding: head, as: UTF8.self)
    guard text.hasPrefix("gallery.run(\""), let end = text.firstIndex(of: ")") else { return nil }
    return String(text[text.index(text.startIndex, offsetBy: 13)..<end].dropLast())
  }

  private func compact(adding tail: String) throws {
    let old = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    var kept: [Substring] = []
    var seen: Set<Substring> = []
    for line in old.split(separator: "\n").reversed() where line.hasPrefix("gallery.add(") {
      guard let id = Self.identifier(in: line), seen.insert(id).inserted else { continue }
      kept.append(line)
    }
    let marker = "gallery.run(\"\(run)\");\n"
    let body = kept.reversed().map { "\($0)\n" }.joined()
    try Data((marker + body + tail.dropFirst(marker.count)).utf8).write(to: file, options: .atomic)
  }

  private static func identifier(in line: Substring) -> Substring? {
    guard let start = line.range(of: "\"id\":\"") else { return nil }
    return line[start.upperBound...].prefix { $0 != "\"" }
  }
}
