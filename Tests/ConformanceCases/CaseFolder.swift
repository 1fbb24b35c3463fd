import Foundation
import Testing

/// A folder of case files that replace those stored with the tests.
package struct CaseFolder: Sendable {
  private let url: URL

  /// The files of a name in the folder that `CONFORMANCE_CASES` names; empty where it names none,
  /// and, with a warning, where the folder has no such file.
  package static func filesOfEnvironment(_ name: String) throws -> [URL] {
    guard let path = ProcessInfo.processInfo.environment["CONFORMANCE_CASES"] else { return [] }
    let files = try CaseFolder(path: path).files(of: name)
    if files.isEmpty {
      Issue.record("\(path) has no \(name)-….json: the stored cases run", severity: .warning)
    }
    return files
  }

  /// Makes the folder of a path.
  package init(path: String) {
    url = URL(fileURLWithPath: path, isDirectory: true)
  }

  /// The files of a name, `NAME.json` and `NAME-….json`, in order; empty where there is none.
  package func files(of name: String) throws -> [URL] {
    guard let entries = try? FileManager.default.contentsOfDirectory(atPath: url.path) else {
      throw CaseFileError(
        message: "CONFORMANCE_CASES names no folder that can be read: \(url.path)")
    }
    return entries.sorted()
      .filter { $0 == "\(name).json" || ($0.hasPrefix("\(name)-") && $0.hasSuffix(".json")) }
      .map { url.appendingPathComponent($0) }
  }

  /// The cases of one file, at least one.
  package static func cases(in file: URL) throws -> [JSONValue] {
    let cases = try JSONReader.read(Data(contentsOf: file))["cases"]?.array ?? []
    guard !cases.isEmpty else {
      throw CaseFileError(message: "\(file.lastPathComponent) holds no cases")
    }
    return cases
  }
}
