import FixtureModel
import Testing

@testable import FixtureXML

/// Every attribute of every element with a literal, and on the first element that has it with other values, through
/// the tool and both schemas.
@Suite("Attributes in the schemas and in the parser", .serialized)
struct AttributePairTests {
  private static let elements = Vocabulary.standard.elements.map(\.name)

  @Test("tool and schemas accept the same literals and bindings", arguments: elements)
  func pairs(_ name: String) throws {
    let schemas = try Schemas()
    let element = try #require(Vocabulary.standard[name])
    let place = try #require(ElementPlace(name))
    let bare = place.document([])
    #expect(schemas.verdict(bare) == true, "\(bare)")
    let pairs = element.attributes.flatMap { attribute in
      AttributeSamples.values(of: attribute, on: name).map { (attribute, $0) }
    }
    let documents = pairs.map { place.document([($0.name, $1)]) }
    let rejected = try Self.rejected(
      zip(pairs, documents).map { (attribute: $0.0.name, text: $1) })
    for (index, (attribute, value)) in pairs.enumerated() {
      let verdict = schemas.verdict(documents[index])
      let isException = AttributeSamples.exceptions.contains("\(name) \(attribute.name)")
      let isAccepted = isException && verdict == true ? true : !rejected.contains(index)
      #expect(
        verdict == isAccepted, "<\(name) \(attribute.name)=\"\(value)\">: \(documents[index])")
    }
  }

  @Test("every element has a place in a document")
  func places() {
    #expect(Self.elements.count > 60)
    #expect(Self.elements.allSatisfy { ElementPlace($0) != nil })
  }

  @Test("an attribute is an exception only where the tool needs more than the schemas")
  func exceptions() throws {
    let schemas = try Schemas()
    for exception in AttributeSamples.exceptions {
      let words = exception.split(separator: " ").map(String.init)
      let document = try #require(ElementPlace(words[0])).document([(words[1], "{number}")])
      let rejected = try Self.rejected([(attribute: words[1], text: document)])
      #expect(rejected == [0], "\(document)")
      #expect(schemas.verdict(document) == true, "\(document)")
    }
  }

  /// Returns the indexes of the documents with an error in the value of an attribute.
  private static func rejected(
    _ documents: [(attribute: String, text: String)]
  ) throws -> Set<Int> {
    let package = try TestPackage(["Other.xml": TestPackage.document("")])
    try package.write(Array("<a><b>1</b></a>".utf8), to: "Data/a.xml")
    var attributes: [String: (index: Int, attribute: String, text: String)] = [:]
    for (index, (attribute, text)) in documents.enumerated() {
      attributes["F\(index).xml"] = (index, attribute, text)
      try package.write(Array(text.utf8), to: "F\(index).xml")
    }
    let root = try PackageRoot(package.folder.path(percentEncoded: false))
    let result = FixtureLoader(root: root, retention: .validateOnly)
      .load(attributes.keys.sorted()) { $0 }
    let wrong = result.diagnostics.compactMap { diagnostic -> Int? in
      guard diagnostic.severity == .error, let found = attributes[diagnostic.position.file],
        isInside(found.attribute, of: found.text, diagnostic.position)
      else { return nil }
      return found.index
    }
    return Set(wrong)
  }

  /// Returns whether a place of a document is inside the value of an attribute.
  private static func isInside(
    _ attribute: String, of text: String, _ position: SourcePosition
  ) -> Bool {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false)[position.line - 1]
    let head = line.unicodeScalars.prefix(position.column - 1)
    guard let quote = head.lastIndex(of: "\"") else { return false }
    return String(head[...quote]).hasSuffix(" \(attribute)=\"")
  }
}

/// The RELAX NG schema and the W3C schema of the language.
private struct Schemas {
  let rng: RelaxNGValidator
  let xsd: XMLSchemaValidator

  init() throws {
    rng = try #require(RelaxNGValidator(SchemaForm.rng.text))
    xsd = try #require(XMLSchemaValidator(SchemaForm.xsd.text))
  }

  /// Returns whether both schemas accept a document, or `nil` when they differ.
  func verdict(_ document: String) -> Bool? {
    let (first, second) = (rng.accepts(document), xsd.accepts(document))
    return first == second ? first : nil
  }
}
