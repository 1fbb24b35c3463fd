import FixtureModel
import Testing

@testable import FixtureXML

@Suite("Maps inside of a map read nested models")
struct NestedModelTests {
  private static let declarations = """
    <model name="Person"><field name="name" type="String"/><field name="mail" type="String?"/></model>\
    <model name="Reply"><field name="say" type="String"/><field name="n" type="Int"/></model>\
    <model name="Comment"><field name="who" type="Person"/><field name="say" type="String?"/>\
    <field name="replies" type="[Reply]"/></model>
    """
  private static let data = """
    <r><i id="1"><by><name>Jo</name><mail>j@x.example</mail></by><c><who>A</who><say>hi</say>\
    <a>x</a><a>y</a></c><c><who>B</who></c></i><i id="2"/></r>
    """

  private func load(_ maps: String, fields: [(String, String)]) throws -> LoadResult {
    var fixture = DataFixture()
    fixture.declarations = Self.declarations
    fixture.fields = fields.map { (name: $0.0, type: $0.1) }
    fixture.maps = maps
    return try fixture.load(Array(Self.data.utf8))
  }

  @Test(
    "a list of models has the models of all nodes, to any depth, and an optional one that of the first"
  )
  func values() throws {
    let result = try load(
      """
      <map field="by" select="by"><map field="name" path="name"/><map field="mail" path="mail"/></map>\
      <map field="comments" select="c"><map field="who" select="who"><map field="name" path="."/></map>\
      <map field="say" path="say"/><map field="replies" select="a"><map field="say" path="."/>\
      <map field="n" path="position()"/></map></map>
      """, fields: [("by", "Person?"), ("comments", "[Comment]")])
    #expect(result.messages == [])
    let replies: [FieldValue] = [
      .model([.string("x"), .integer(1)]), .model([.string("y"), .integer(2)]),
    ]
    #expect(
      result.rows == [
        [
          .model([.string("Jo"), .string("j@x.example")]),
          .list([
            .model([.model([.string("A"), .none]), .string("hi"), .list(replies)]),
            .model([.model([.string("B"), .none]), .none, .list([])]),
          ]),
        ],
        [.none, .list([])],
      ])
  }

  @Test(
    "a map that does not fit is an error that says how models are mapped",
    arguments: [
      (
        "<map field=\"comments\" path=\"c\"/>",
        "'comments' is a list of 'Comment'; select its elements"
      ),
      ("<map field=\"by\" path=\"by\"/>", "'by' is a 'Person'; select its elements"),
      (
        "<map field=\"comments\" select=\"c\"/>", "'map' with 'select' needs a 'map' for each field"
      ),
      (
        "<map field=\"comments\" select=\"c\"><map field=\"say\" select=\"t\"/></map>",
        "'say' is no model; write path=\"t\" instead of 'select'"
      ),
      (
        "<map field=\"comments\" select=\"c\"><map field=\"sai\" path=\".\"/></map>",
        "'Comment' has no field 'sai'; did you mean 'say'?"
      ),
      (
        "<map field=\"by\" select=\"by\"><map field=\"mail\" path=\"mail\"/></map>",
        "the row has no 'by.name', which has no default"
      ),
      (
        "<map field=\"comments\" select=\"c\"><map field=\"say\" path=\"say\"/></map>",
        "a 'Comment' of the row has no 'who.name', which has no default"
      ),
      (
        "<map field=\"comments\" select=\"'x'\"><map field=\"say\" path=\"say\"/></map>",
        "''x'' is a value; 'select' takes a path of elements, attributes or texts"
      ),
      (
        "<map field=\"by\" select=\"count(by)\"><map field=\"name\" path=\".\"/></map>",
        "'count(by)' is a value; 'select' takes a path of elements, attributes or texts"
      ),
      (
        "<map field=\"by\" select=\"by\"><map field=\"name\" path=\".\"/></map><map field=\"by.name\" path=\"@id\"/>",
        "there are two maps of 'by.name'"
      ),
      (
        "<map field=\"by.name\" path=\"@id\"/><map field=\"by\" select=\"by\"><map field=\"name\" path=\".\"/></map>",
        "there are two maps of 'by.name'"
      ),
      (
        "<map field=\"comments.say\" path=\"c/say\"/>",
        "'comments' is a list of 'Comment'; select its elements"
      ),
    ])
  func errors(_ maps: String, _ message: String) throws {
    let result = try load(maps, fields: [("by", "Person?"), ("comments", "[Comment]")])
    #expect(result.messages.first?.contains(message) == true, "\(result.messages)")
  }

  @Test("maps are nested at most eight deep")
  func depth() throws {
    let open = String(repeating: "<map field=\"comments\" select=\"c\">", count: 12)
    let result = try load(
      open + "<map field=\"say\" path=\".\"/>" + String(repeating: "</map>", count: 12),
      fields: [("comments", "[Comment]")])
    #expect(!result.messages.isEmpty)
  }
}
