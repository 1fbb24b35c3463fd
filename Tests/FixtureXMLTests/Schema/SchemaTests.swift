import CLibXML2
import FixtureModel
import Testing

@testable import FixtureXML

@Suite("The schemas and the parser agree", .serialized)
struct SchemaTests {
  private static let samples = [
    "", "x", "1", "-1", "1.5", ".5", "1.", "+1", "1e3", "1e", "inf", "-inf", "nan", "0x1", "true",
    "false", "TRUE", "1 2", "1 2 3", "1 2 3 4", " 1  2 ", "1,2", "0.1", "0.1 0.4", "0.", "50%",
    "auto", "-50%", "50 %", "50% auto", "{title}", "{a.b}", "{}", "{a b}", "x{a}", "orange",
    "#FF0000",
    "#FF000080", "#FF00", "#GG0000", "vertical", "X", "X Y", "none", "start", "minimumWidth",
  ]
  private static let kinds: [ValueKind] = [
    .integer, .number, .bool, .size, .point, .rect, .insets, .dimension, .dimensionPair, .sizeRange,
    .color, .enumeration("ASStackLayoutDirection"), .options("ASCenterLayoutSpecCenteringOptions"),
  ]

  @Test("a constant is right for the parser exactly when it is for both schemas", arguments: kinds)
  func constants(of kind: ValueKind) throws {
    let attribute = AttributeSpec("value", kind, "A value.")
    let vocabulary = Vocabulary(elements: [ElementSpec("fixture", "Root.", attributes: [attribute])]
    )
    let rng = try #require(RelaxNGValidator(RelaxNGSchema(vocabulary: vocabulary).text))
    let xsd = try #require(XMLSchemaValidator(XMLSchema(vocabulary: vocabulary).text))
    for sample in Self.samples {
      let text = "<fixture xmlns=\"urn:texture-fixtures:1\" value=\"\(sample)\"/>"
      let parses = Self.parses(sample, as: kind)
      #expect(rng.accepts(text) == parses, "'\(sample)' as \(kind)")
      #expect(xsd.accepts(text) == parses, "'\(sample)' as \(kind)")
    }
  }

  @Test("what the parser accepts, the schemas accept")
  func validFixtures() throws {
    let rng = try #require(RelaxNGValidator(SchemaForm.rng.text))
    let xsd = try #require(XMLSchemaValidator(SchemaForm.xsd.text))
    for sample in SampleFixtures.all {
      #expect(try sample.load().messages.isEmpty, "\(sample.name)")
      #expect(rng.accepts(sample.text), "\(sample.name)")
      #expect(xsd.accepts(sample.text), "\(sample.name)")
    }
  }

  @Test("what a schema rejects, the other one and the parser reject")
  func invalidFixtures() throws {
    let rng = try #require(RelaxNGValidator(SchemaForm.rng.text))
    let xsd = try #require(XMLSchemaValidator(SchemaForm.xsd.text))
    for fixture in DiagnosticMessageTests.all {
      let text = TestPackage.document(fixture.body)
      #expect(rng.accepts(text) == xsd.accepts(text), "\(fixture.name)")
      let isWrong = fixture.messages.contains { $0.contains(": error: ") }
      #expect(rng.accepts(text) || isWrong, "\(fixture.name)")
    }
  }

  @Test("the schemas reject invalid elements and attributes, too")
  func structure() throws {
    let rng = try #require(RelaxNGValidator(SchemaForm.rng.text))
    for fixture in InvalidFixture.vocabulary {
      #expect(!rng.accepts(TestPackage.document(fixture.body)), "\(fixture.name)")
    }
  }

  @Test("every element and attribute of the table is in the reference page")
  func reference() {
    let lines = ReferencePage.text.split(separator: "\n")
    let headings = Set(lines.filter { $0.hasPrefix("### ") })
    let rows = Set(
      lines.filter { $0.hasPrefix("| `") }.map { $0.dropFirst(3).prefix { $0 != "`" } })
    for element in Vocabulary.standard.elements {
      #expect(headings.contains("### `\(element.name)`"))
      for attribute in element.attributes { #expect(rows.contains(attribute.name[...])) }
    }
  }

  @Test("every link of the reference page leads to one of its headings")
  func referenceLinks() {
    let page = ReferencePage.text
    let anchors = page.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
      line.drop { $0 == "#" || $0 == " " }.filter { $0 != "`" && $0 != "," }.lowercased()
        .replacing(" ", with: "-")
    }
    let links = page.matches(of: /\]\(#([^)]*)\)/).map { String($0.output.1) }
    #expect(links.count > 100)
    #expect(Set(links).isSubset(of: anchors))
    #expect(Set(anchors).count == anchors.count)
  }

  @Test("the chapters of the reference page hold every element once")
  func chapters() {
    let names = ReferenceChapter.all.flatMap { $0.elements.map(\.name) }
    #expect(names.sorted() == Vocabulary.standard.elements.map(\.name).sorted())
  }

  @Test("the table is sound: names are unique and content refers to elements that exist")
  func table() {
    let names = Vocabulary.standard.elements.map(\.name)
    #expect(Set(names).count == names.count)
    for element in Vocabulary.standard.elements {
      let attributes = element.attributes.map(\.name)
      #expect(Set(attributes).count == attributes.count, "\(element.name)")
      for name in element.particles.flatMap(\.names) { #expect(Vocabulary.standard[name] != nil) }
      for case .enumeration(let type) in element.attributes.map(\.kind) {
        #expect(!EnumerationTable.cases(of: type).isEmpty, "\(type)")
      }
    }
  }

  /// Elements of all parents that read data files, whose decoders share their reader.
  private static let dataParts: Set = ["key", "map"]

  @Test("only elements that one parent has are left to the decoder of the parent")
  func decoding() {
    for element in Vocabulary.standard.elements {
      guard case .byParent = element.decoding, element.name != "fixture" else { continue }
      let parents = Vocabulary.standard.elements.count { parent in
        parent.particles.contains { $0.names.contains(element.name) }
      }
      #expect(parents == 1 || Self.dataParts.contains(element.name), "\(element.name)")
    }
  }

  private static func parses(_ text: String, as kind: ValueKind) -> Bool {
    switch kind {
    case .enumeration(let type): EnumerationTable.cases(of: type).contains(text)
    case .options(let type):
      ValueParser.words(text).allSatisfy { EnumerationTable.cases(of: type).contains(String($0)) }
    default: ValueDecoder.parse(text, kind) != nil
    }
  }
}
