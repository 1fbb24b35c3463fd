import FixtureModel

/// An element as the file states it, known to the vocabulary, with its children.
///
/// A class, because an element has many parts, and a tree of rows is handed on from reader to reader.
final class SourceElement: Sendable {
  /// The vocabulary's entry.
  let spec: ElementSpec
  /// The attributes, in document order.
  let attributes: [SourceAttribute]
  /// The namespace prefixes that are in scope, for the XPath of `items`; none for other elements.
  let namespaces: [String: String]
  /// The position of the `<`.
  let position: SourcePosition
  /// The children, in document order.
  let children: [SourceElement]
  /// The text, for elements that have text.
  let text: String
  /// A Boolean value that indicates whether a child is invalid: children that seem to be missing
  /// are not reported then.
  let hasInvalidChild: Bool
  /// The values of the attribute `name` of invalid children.
  let invalidNames: Set<String>

  /// Creates an element.
  init(
    spec: ElementSpec, attributes: [SourceAttribute], namespaces: [String: String],
    position: SourcePosition, content: ElementContent = ElementContent()
  ) {
    self.spec = spec
    self.attributes = attributes
    self.namespaces = namespaces
    self.position = position
    children = content.children
    text = content.text
    hasInvalidChild = content.hasInvalidChild
    invalidNames = content.invalidNames
  }

  /// The element's name.
  var name: String { spec.name }

  /// Finds an attribute by name.
  func attribute(_ name: String) -> SourceAttribute? {
    for index in attributes.indices where attributes[index].name == name {
      return attributes[index]
    }
    return nil
  }

  /// Returns the element with further attributes after its own.
  func adding(_ added: [SourceAttribute]) -> SourceElement {
    guard !added.isEmpty else { return self }
    return SourceElement(
      spec: spec, attributes: attributes + added, namespaces: namespaces, position: position,
      content: ElementContent(
        children: children, text: text, hasInvalidChild: hasInvalidChild,
        invalidNames: invalidNames))
  }

  /// The text of the `documentation` child.
  var documentation: String? { Self.documentation(in: children) }

  /// Returns the text of the `documentation` among the children of an element.
  static func documentation(in children: [SourceElement]) -> String? {
    guard let child = children.first(where: \.spec.isDocumentation) else { return nil }
    let lines = child.text.split(separator: "\n").map { trim($0) }.filter { !$0.isEmpty }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The children other than the documentation.
  var content: [SourceElement] { children.filter { !$0.spec.isDocumentation } }

  private static func trim(_ line: Substring) -> String {
    func isText(_ byte: UInt8) -> Bool { byte != 0x20 && byte != 0x09 && byte != 0x0D }
    let bytes = line.utf8
    guard let first = bytes.firstIndex(where: isText), let last = bytes.lastIndex(where: isText)
    else { return "" }
    return String(Substring(bytes[first...last]))
  }
}

/// What an element has between its tags.
struct ElementContent {
  /// The children, in document order.
  var children: [SourceElement] = []
  /// The text.
  var text = ""
  /// A Boolean value that indicates whether a child is invalid.
  var hasInvalidChild = false
  /// The values of the attribute `name` of invalid children.
  var invalidNames: Set<String> = []

  /// A Boolean value that indicates whether there is nothing.
  var isEmpty: Bool { children.isEmpty && text.isEmpty && !hasInvalidChild }
}

/// An attribute as the file states it, with the places of its name and of every character.
struct SourceAttribute: Sendable {
  /// The local name.
  let name: String
  /// The value, references resolved.
  let value: String
  /// The source position of the name.
  let position: SourcePosition
  /// The value as written, when that differs from the value.
  let written: String?
  private let valueLine: Int
  private let valueColumn: Int

  /// Creates an attribute.
  init(
    name: String, value: String, position: SourcePosition, valuePosition: SourcePosition,
    written: String?
  ) {
    self.name = name
    self.value = value
    self.position = position
    self.written = written
    valueLine = valuePosition.line
    valueColumn = valuePosition.column
  }

  /// The source position of the value, after the quotation mark.
  var valuePosition: SourcePosition {
    SourcePosition(file: position.file, line: valueLine, column: valueColumn)
  }

  /// Returns the place of a character of the value, counted in Unicode scalars.
  func position(ofScalar index: Int) -> SourcePosition {
    var place = valuePosition
    guard let written else {
      place.column += index
      return place
    }
    var remaining = index
    var isInReference = false
    for scalar in written.unicodeScalars {
      if !isInReference {
        if remaining == 0 { return place }
        remaining -= 1
      }
      isInReference = isInReference ? scalar != ";" : scalar == "&"
      place.column += 1
      if scalar == "\n" { (place.line, place.column) = (place.line + 1, 1) }
    }
    return place
  }
}
