import FixtureContract
import Foundation
import Testing

/// A run of some tests of this bundle in a process of its own.
struct ChildTestRun {
  /// The variable that tells a process that it is a child.
  static let variable = "TEXTURE_FIXTURES_CHILD_RUN"

  /// Whether this process is a child, so that planted failures may fail.
  static var isChild: Bool { ProcessInfo.processInfo.environment[variable] != nil }

  /// The exit status; 0 when every test passed.
  let status: Int32
  /// What was written to standard error, where Swift Testing tells its events too.
  let errors: String
  /// The attachments by file name.
  let attachments: [String: String]

  /// Runs the tests whose names match in a child, and waits for its end.
  ///
  /// - Parameters:
  ///   - filter: a regular expression, as `swift test --filter` takes it.
  ///   - variables: more environment variables.
  ///   - arguments: more arguments of Swift Testing, such as `--repetitions`.
  /// - Throws: what starting the process or reading its files throws.
  init(
    _ filter: String, variables: [String: String] = [:], arguments: [String] = []
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "child-run-\(UUID().uuidString)")
    let attached = folder.appending(path: "attachments")
    try FileManager.default.createDirectory(at: attached, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let errors = folder.appending(path: "errors")
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments =
      [
        "--testing-library", "swift-testing", "--filter", filter, "--attachments-path",
        attached.path(percentEncoded: false),
      ] + arguments
    process.environment = ProcessInfo.processInfo.environment
      // Planted snapshots and failures are none of this package's.
      .merging([SnapshotVariable.ledger: "", "TEXTURE_FIXTURES_GALLERY": ""]) { $1 }
      // The backtracer of a planted crash does not end under the thread sanitizer, and keeps the
      // descriptor by whose end the parent notices that of the child.
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
      .merging(variables) { $1 }
      .merging([Self.variable: "1"]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try Self.file(errors)
    status = try await Self.status(of: process)
    self.errors = try String(contentsOf: errors, encoding: .utf8)
    let files = try FileManager.default.contentsOfDirectory(
      at: attached, includingPropertiesForKeys: nil)
    attachments = try Dictionary(
      uniqueKeysWithValues: files.map {
        ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
      })
  }

  private static func file(_ url: URL) throws -> FileHandle {
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }

  private static func status(of process: Process) async throws -> Int32 {
    try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
  }
}
