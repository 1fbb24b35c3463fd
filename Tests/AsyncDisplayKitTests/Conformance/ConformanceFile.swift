import ConformanceCases
import Foundation
import Testing

/// A file of cases that Texture's own classes computed, and the comparison of all of them.
struct ConformanceFile {
  let name: String

  /// The cases of the folder that `CONFORMANCE_CASES` names, else of the copy in the test bundle.
  func cases() throws -> [JSONValue] {
    let stored = Bundle.module.bundleURL
      .appendingPathComponent("Resources/Conformance/\(name).json")
    let files = try CaseFolder.filesOfEnvironment(name)
    return try (files.isEmpty ? [stored] : files).flatMap(CaseFolder.cases(in:))
  }

  /// Compares every case and records the first differing ones, and the number of all.
  @MainActor func compare(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ differences: (JSONValue) throws -> [String]
  ) throws {
    let cases = try cases()
    var compared = 0
    var failing: [String] = []
    for (position, value) in cases.enumerated() {
      let differences = try differences(value)
      compared += 1
      if !differences.isEmpty {
        failing.append(
          "case \(value["id"]?.int ?? position): " + differences.joined(separator: "; "))
      }
    }
    let report = failing.prefix(8).joined(separator: "\n")
    #expect(compared == cases.count, sourceLocation: sourceLocation)
    #expect(
      failing.isEmpty, "\(failing.count) of \(cases.count) cases of \(name) differ:\n\(report)",
      sourceLocation: sourceLocation)
  }
}

/// The difference of one value, if there is one.
func difference(_ what: String, expected: JSONValue?, actual: JSONValue?) -> [String] {
  expected == actual
    ? [] : ["\(what): expected \(expected?.text ?? "nothing"), got \(actual?.text ?? "nothing")"]
}

extension JSONValue {
  /// The value as compact JSON with sorted keys.
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value):
      value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    case .string(let value): "\"\(value)\""
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value.text)" }
        .joined(separator: ",") + "}"
    }
  }
}
