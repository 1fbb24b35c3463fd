import Foundation

/// Foundation's reading of JSON, as a second opinion on the tool's writing.
enum JSONParsing {
  static func object(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  /// Every text in the value.
  static func strings(in value: Any) -> Set<String> {
    switch value {
    case let text as String: [text]
    case let list as [Any]: list.reduce(into: []) { $0.formUnion(strings(in: $1)) }
    case let object as [String: Any]:
      object.values.reduce(into: []) { $0.formUnion(strings(in: $1)) }
    default: []
    }
  }
}
