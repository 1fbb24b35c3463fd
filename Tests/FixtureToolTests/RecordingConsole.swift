import Foundation
import Synchronization

@testable import fixture_tool

/// A console that keeps what is written to it.
final class RecordingConsole: Console {
  let isTerminal: Bool
  private let texts = Mutex<(output: [String], errors: [String])>(([], []))

  init(isTerminal: Bool = true) { self.isTerminal = isTerminal }

  var output: String { texts.withLock { $0.output.joined(separator: "\n") } }
  var errors: String { texts.withLock { $0.errors.joined(separator: "\n") } }

  func write(_ text: String) { texts.withLock { $0.output.append(text) } }
  func writeError(_ text: String) { texts.withLock { $0.errors.append(text) } }
  func showProgress(_ text: String) {}
}

/// A package's folder in the temporary directory, and the tool run inside it.
final class ToolPackage {
  let folder: String

  init(_ files: [String: String] = [:]) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "tool-\(UUID().uuidString)")
    folder = url.path(percentEncoded: false)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try write("// swift-tools-version: 6.2\n", to: "Package.swift")
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func path(_ path: String) -> String { "\(folder)/\(path)" }

  func write(_ text: String, to path: String) throws {
    let file = URL(filePath: self.path(path))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ path: String) -> String? {
    try? String(contentsOf: URL(filePath: self.path(path)), encoding: .utf8)
  }

  func names(in path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: self.path(path))) ?? []).sorted()
  }

  /// When a file was written, as the file system tells it.
  func identity(of path: String) throws -> UInt64? {
    let attributes = try FileManager.default.attributesOfItem(atPath: self.path(path))
    return attributes[.systemFileNumber] as? UInt64
  }

  /// Runs the tool; paths below the package start with `@/`.
  func run(_ arguments: String...) -> (status: ExitCode, output: String, errors: String) {
    run(arguments)
  }

  func run(_ arguments: [String]) -> (status: ExitCode, output: String, errors: String) {
    let console = RecordingConsole()
    let expanded = arguments.map { $0.replacing("@/", with: "\(folder)/") }
    let status = Tool(console: console).run(expanded)
    return (status, console.output, console.errors)
  }
}
