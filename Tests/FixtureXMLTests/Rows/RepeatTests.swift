import FixtureModel
import Testing

@testable import FixtureXML

@Suite("Repeats make the same rows everywhere")
struct RepeatTests {
  private func rows(_ body: String) throws -> [[FieldValue]] {
    let text = """
      <model name="M"><field name="a" type="Int" default="0"/>\
      <field name="b" type="String?"/><field name="c" type="Double" default="0"/></model>
      <cellNode name="C" model="M"/>
      <table name="T"><cells><node cell="C"/></cells><section>\(body)</section></table>
      """
    let result = try TestPackage.load(text)
    #expect(result.messages.isEmpty)
    return result.fixtures[0].containers[0].sections[0].rows.map(\.values)
  }

  @Test("steps count from the first round on")
  func steps() throws {
    let rows = try rows(
      "<repeat count=\"3\"><item b=\"{$n}!\"><vary field=\"a\" from=\"5\" step=\"-2\"/>"
        + "<vary field=\"c\" from=\"0.5\" step=\"0.25\"/></item></repeat>")
    #expect(
      rows == [
        [.integer(5), .string("1!"), .double(0.5)], [.integer(3), .string("2!"), .double(0.75)],
        [.integer(1), .string("3!"), .double(1)],
      ])
  }

  @Test("words take turns, and a hyphen is nil")
  func cycle() throws {
    let rows = try rows(
      "<repeat count=\"4\"><item><vary field=\"b\" cycle=\"x - y\"/></item></repeat>")
    #expect(rows.map { $0[1] } == [.string("x"), .none, .string("y"), .string("x")])
  }

  @Test("draws stay in their range, depend on the seed and on nothing else")
  func random() throws {
    func draws(seed: Int) throws -> [FieldValue] {
      try rows(
        "<repeat count=\"50\" seed=\"\(seed)\"><item><vary field=\"a\" random=\"3..6\"/></item></repeat>"
      ).map { $0[0] }
    }
    let first = try draws(seed: 1)
    #expect(first == (try draws(seed: 1)))
    #expect(first != (try draws(seed: 2)))
    let values = Set(first.map { "\($0)" })
    #expect(values == ["integer(3)", "integer(4)", "integer(5)", "integer(6)"])
  }

  @Test(
    "each row has the elements of its own lists alone",
    arguments: [
      "<item b=\"1\"><value field=\"l\" is=\"x\"/></item><item b=\"2\"><value field=\"l\" is=\"x\"/></item>",
      "<repeat count=\"2\"><item b=\"{$n}\"><value field=\"l\" is=\"x\"/></item></repeat>",
    ])
  func listElements(_ body: String) throws {
    let rows = try listRows("<section>\(body)</section>")
    #expect(
      rows == [[.string("1"), .list([.string("x")])], [.string("2"), .list([.string("x")])]])
  }

  @Test("each row of a repeated section has the elements of its own lists alone")
  func listElementsOfSections() throws {
    let rows = try listRows(
      "<repeat count=\"2\"><section><item b=\"1\"><value field=\"l\" is=\"x\"/></item>"
        + "<item b=\"2\" l=\"y\"/></section></repeat>")
    let section: [[FieldValue]] = [
      [.string("1"), .list([.string("x")])], [.string("2"), .list([.string("y")])],
    ]
    #expect(rows == section + section)
  }

  @Test("elements follow those of the attribute")
  func elementsAfterAttribute() throws {
    let item = "<item b=\"1\" l=\"x y\"><value field=\"l\" is=\"z\"/></item>"
    let expected: [FieldValue] = [
      .string("1"), .list([.string("x"), .string("y"), .string("z")]),
    ]
    #expect(try listRows("<section>\(item)</section>") == [expected])
    #expect(
      try listRows("<section><repeat count=\"2\">\(item)</repeat></section>")
        == [expected, expected])
  }

  private func listRows(_ sections: String) throws -> [[FieldValue]] {
    let text = """
      <model name="M"><field name="b" type="String"/><field name="l" type="[String]"/></model>
      <cellNode name="C" model="M"/>
      <table name="T"><cells><node cell="C"/></cells>\(sections)</table>
      """
    let result = try TestPackage.load(text)
    #expect(result.messages.isEmpty)
    return result.fixtures[0].containers[0].sections.flatMap { $0.rows.map(\.values) }
  }

  @Test("a hundred thousand rows with three varied fields are within the limit")
  func manyRows() throws {
    let result = try load(
      """
      <repeat count="100000"><item><vary field="a" from="1" step="2"/>\
      <vary field="b" cycle="one two three"/><vary field="c" random="1..500"/></item></repeat>
      """, retention: .validateOnly)
    #expect(result.messages == [])
  }

  @Test("a row costs the values of its fields, whether it states them or not")
  func fieldsOfRows() throws {
    var limits = ReadingLimits()
    limits.repeatedValues = 100
    func codes(_ count: Int, _ item: String) throws -> [String] {
      try load("<repeat count=\"\(count)\">\(item)</repeat>", limits: limits).codes
    }
    let varied = "<item><vary field=\"a\" from=\"1\"/><vary field=\"c\" random=\"1..9\"/></item>"
    for item in ["<item/>", varied] {
      #expect(try codes(21, item) == [])
      #expect(try codes(22, item) == ["4:16 too-many-rows"])
    }
    #expect(try codes(17, "<item b=\"x\"/>") == [])
    #expect(try codes(18, "<item b=\"x\"/>") == ["4:16 too-many-rows"])
  }

  @Test("a section costs more than a row, with or without fields")
  func sections() throws {
    var limits = ReadingLimits()
    limits.repeatedValues = 120
    func codes(_ count: Int, _ section: String) throws -> [String] {
      try TestPackage.load(
        """
        <model name="S"><field name="a" type="String" default=""/></model>
        <table name="T" sectionModel="S"><cells><node cell="ASTextCellNode" text="a"/></cells>
        <repeat count="\(count)">\(section)</repeat></table>
        """, limits: limits
      ).codes
    }
    #expect(try codes(25, "<section/>") == [])
    #expect(try codes(26, "<section/>") == ["4:16 too-many-rows"])
    #expect(try codes(16, "<section a=\"{$n}\"/>") == [])
    #expect(try codes(17, "<section a=\"{$n}\"/>") == ["4:16 too-many-rows"])
  }

  @Test("only what repeats add to the written rows is counted, in repeats of repeats too")
  func addedRows() throws {
    var limits = ReadingLimits()
    limits.repeatedValues = 40
    let once = "<repeat count=\"1\"><item/></repeat>"
    #expect(try load(String(repeating: once, count: 50), limits: limits).codes == [])
    let rows = "<repeat count=\"9\"><item/></repeat>"
    #expect(try load(rows, limits: limits).codes == [])
    let body = """
      <table name="T"><cells><node cell="ASTextCellNode" text="a"/></cells>
      <repeat count="1"><section><repeat count="%"><item/></repeat></section></repeat></table>
      """
    for (count, codes) in [("20", []), ("30", ["3:16 too-many-rows"])] as [(String, [String])] {
      let text = body.replacing("%", with: count)
      #expect(try TestPackage.load(text, limits: limits).codes == codes)
    }
  }

  @Test("the text of a varied field is its longest word")
  func textOfVariedFields() throws {
    var limits = ReadingLimits()
    limits.repeatedText = 100
    func codes(_ count: Int) throws -> [String] {
      try load(
        "<repeat count=\"\(count)\"><item><vary field=\"b\" cycle=\"a bb ccccc\"/></item></repeat>",
        limits: limits
      ).codes
    }
    #expect(try codes(21) == [])
    #expect(try codes(22) == ["4:16 too-many-rows"])
  }

  private func load(
    _ rows: String, retention: RowRetention = .keep, limits: ReadingLimits = ReadingLimits()
  ) throws -> LoadResult {
    let text = """
      <model name="M"><field name="a" type="Int" default="0"/>\
      <field name="b" type="String?"/><field name="c" type="Double" default="0"/></model>
      <table name="T" model="M"><cells><node cell="ASTextCellNode" text="{a}"/></cells><section>
      \(rows)</section></table>
      """
    return try TestPackage.load(text, retention: retention, limits: limits)
  }

  @Test("a repeat beyond the limit is one error and ends early")
  func limit() throws {
    var limits = ReadingLimits()
    limits.repeatedValues = 10
    let body = """
      <cellNode name="C"/><table name="T"><cells><node cell="C"/></cells>\
      <repeat count="1000000"><section><repeat count="1000000"><item/></repeat></section></repeat>
      </table>
      """
    let result = try TestPackage.load(body, retention: .validateOnly, limits: limits)
    #expect(result.codes == ["2:83 too-many-rows"])
  }
}
