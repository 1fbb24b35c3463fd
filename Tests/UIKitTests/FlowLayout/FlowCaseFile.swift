import ConformanceCases
import Foundation
import Testing

/// A file of flow-layout cases.
struct FlowCaseFile: Decodable, Sendable {
  let cases: [FlowCase]

  /// The cases of the folder that `CONFORMANCE_CASES` names, else of the copy in the test bundle.
  static func load() throws -> [FlowCase] {
    let cases = try files().flatMap {
      try JSONDecoder().decode(Self.self, from: Data(contentsOf: $0)).cases
    }
    guard !cases.isEmpty else {
      throw CaseFileError(message: "The flow-layout file holds no cases")
    }
    return cases
  }

  private static func files() throws -> [URL] {
    let files = try CaseFolder.filesOfEnvironment("flow-layout")
    guard files.isEmpty else { return files }
    return [try #require(Bundle.module.url(forResource: "flow-layout", withExtension: "json"))]
  }
}
