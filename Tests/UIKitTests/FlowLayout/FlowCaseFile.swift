import Foundation
import Testing

/// The file of flow-layout cases: the stored one, or one in the folder of `CONFORMANCE_CASES`.
struct FlowCaseFile: Decodable, Sendable {
  let cases: [FlowCase]

  static func load() throws -> FlowCaseFile {
    try JSONDecoder().decode(Self.self, from: Data(contentsOf: try url()))
  }

  private static func url() throws -> URL {
    let name = "flow-layout-open"
    if let folder = ProcessInfo.processInfo.environment["CONFORMANCE_CASES"] {
      return URL(fileURLWithPath: folder).appendingPathComponent("\(name).json")
    }
    return try #require(Bundle.module.url(forResource: name, withExtension: "json"))
  }
}
