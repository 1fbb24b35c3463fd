import FixtureModel
import Testing

@testable import FixtureXML

/// What messages quote of a fixture, for each attribute of the first element that has it.
@Suite("Values in messages")
struct QuotedValueTests {
  /// Values that would begin a line, hide text or fill a screen, as they are written in XML.
  private static let values = [
    "a&#10;::error::b&#13;##vso[task]", "a&#x85;b&#x202E;c&#x2028;", "{a&#10;::error::b}",
    "\(String(repeating: "a", count: 1_000)) -",
  ]

  @Test(
    "a value is escaped and shortened wherever it is quoted",
    arguments: Vocabulary.standard.elements.map(\.name))
  func attributes(_ name: String) throws {
    let element = try #require(Vocabulary.standard[name])
    let place = try #require(ElementPlace(name))
    var documents: [String: String] = ["Other.xml": TestPackage.document("")]
    let attributes = element.attributes.filter { AttributeSamples.isFirst($0, on: name) }
    for attribute in attributes {
      for (index, value) in Self.values.enumerated() {
        documents["\(attribute.name)\(index).xml"] = place.document([(attribute.name, value)])
      }
    }
    let messages = try plainMessages(documents)
    let haveErrors = attributes.contains { AttributeSamples.wrong($0.kind) != nil }
    #expect(!messages.isEmpty || !haveErrors)
  }

  @Test("names of elements, attributes, rows and text are escaped and shortened")
  func names() throws {
    let long = String(repeating: "a", count: 1_000)
    let row = "<table name=\"T\"><cells><node cell=\"ASTextCellNode\"/></cells><section>"
    let bodies = [
      "<\(long)/>", "<a\u{85}b/>", "<model \(long)=\"\"/>", "<model name=\"A\">&\(long);</model>",
      "<model name=\"A\">a\u{202E}b</model>", "\(row)<item \(long)=\"\"/></section></table>",
      "\(row)<item a=\"b&#10;::error::\"/></section></table>", "<!DOCTYPE \(long)>",
      "<?\(long) \u{2028}?>", "<\(long)><b></\(long)>",
    ]
    let documents = bodies.enumerated().map { ("F\($0).xml", TestPackage.document($1)) }
    #expect(try !plainMessages(Dictionary(uniqueKeysWithValues: documents)).isEmpty)
  }

  /// Returns the messages about documents, after checks that they are plain and short.
  private func plainMessages(_ documents: [String: String]) throws -> [String] {
    let package = try TestPackage(documents)
    let root = try PackageRoot(package.folder.path(percentEncoded: false))
    let result = FixtureLoader(root: root, retention: .validateOnly)
      .load(documents.keys.sorted()) { $0 }
    for message in result.messages {
      let hidden = message.unicodeScalars.filter { !PrintableText.isPrintable($0) }
      #expect(hidden.isEmpty, "\(message)")
      #expect(message.unicodeScalars.count < 1_000, "\(message)")
      #expect(!message.contains("##vso["), "\(message)")
    }
    return result.messages
  }
}
