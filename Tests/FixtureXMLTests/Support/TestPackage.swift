import FixtureModel
import Foundation

@testable import FixtureXML

/// A package's folder in the temporary directory, removed when the value goes away.
final class TestPackage {
  let folder: URL

  init(_ files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "fixtures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(Array(text.utf8), to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ bytes: [UInt8], to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func load(
    _ paths: [String] = ["F.xml"], retention: RowRetention = .keep,
    limits: ReadingLimits = ReadingLimits(), inputs: Set<String>? = nil
  ) throws -> LoadResult {
    let root = try PackageRoot(folder.path(percentEncoded: false))
    return FixtureLoader(root: root, limits: limits, retention: retention, inputs: inputs)
      .load(paths)
  }

  /// Reads one fixture from bytes.
  static func load(
    bytes: [UInt8], retention: RowRetention = .keep, limits: ReadingLimits = ReadingLimits()
  ) throws -> LoadResult {
    let package = try TestPackage()
    try package.write(bytes, to: "F.xml")
    return try package.load(retention: retention, limits: limits)
  }

  /// Reads one fixture whose root holds the given text.
  static func load(
    _ body: String, retention: RowRetention = .keep, limits: ReadingLimits = ReadingLimits()
  ) throws -> LoadResult {
    try load(bytes: Array(document(body).utf8), retention: retention, limits: limits)
  }

  /// A fixture whose root, on the first line, holds the given text from the second line on.
  static func document(_ body: String) -> String {
    "<fixture xmlns=\"urn:texture-fixtures:1\">\n\(body)\n</fixture>\n"
  }
}

extension LoadResult {
  /// The messages with their notes, as a build system sees them.
  var messages: [String] {
    diagnostics.flatMap { diagnostic in
      [diagnostic.headline] + diagnostic.notes.map { "\($0.position): note: \($0.message)" }
    }
  }

  /// The places and codes alone.
  var codes: [String] {
    diagnostics.map { "\($0.position.line):\($0.position.column) \($0.code)" }
  }
}
