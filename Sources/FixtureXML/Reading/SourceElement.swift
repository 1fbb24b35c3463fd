import FixtureModel

/// An element as the file states it, known to the vocabulary, with its children.
struct SourceElement: Sendable {
  /// The vocabulary's entry.
  let spec: ElementSpec
  /// The attributes, in document order.
  let attributes: [SourceAttribute]
  /// The namespace prefixes that are in scope, for XPath.
  let namespaces: [String: String]
  /// Where the `<` stands.
  let position: SourcePosition
  /// The children, in document order.
  var children: [SourceElement] = []
  /// The text, for elements that have text.
  var text = ""

  /// The element's name.
  var name: String { spec.name }

  /// Finds an attribute by name.
  func attribute(_ name: String) -> SourceAttribute? {
    attributes.first { $0.name == name }
  }

  /// The text of the `documentation` child.
  var documentation: String? {
    guard let child = children.first(where: { $0.name == "documentation" }) else { return nil }
    let lines = child.text.split(separator: "\n").map { trim($0) }.filter { !$0.isEmpty }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The children other than the documentation.
  var content: [SourceElement] { children.filter { $0.name != "documentation" } }

  private func trim(_ line: Substring) -> String {
    let kept = line.drop { $0 == " " || $0 == "\t" || $0 == "\r" }
    return String(kept.reversed().drop { $0 == " " || $0 == "\t" || $0 == "\r" }.reversed())
  }
}
