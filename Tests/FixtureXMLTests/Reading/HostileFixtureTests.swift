import FixtureModel
import TestSupport
import Testing

@testable import FixtureXML

@Suite("Fixtures cost no more than their size")
struct HostileFixtureTests {
  private static let cell =
    "<model name=\"M\"><field name=\"t\" type=\"String?\"/></model>\n<cellNode name=\"C\" model=\"M\"/>"

  private func codes(_ body: String) throws -> [String] {
    try TestPackage.load(body, retention: .validateOnly).codes
  }

  private func table(_ data: String) -> String {
    "\(Self.cell)\n<table name=\"T\"><cells><node cell=\"C\"/></cells>\n\(data)</table>"
  }

  @Test(
    "a repeat that makes too much is an error before it makes anything",
    arguments: [
      ("<section><repeat count=\"1000000000\"><item t=\"{$n}\"/></repeat></section>", "5:25"),
      (
        "<repeat count=\"1000000\"><section><repeat count=\"1000000\"><item/></repeat></section></repeat>",
        "5:16"
      ),
      ("<repeat count=\"9223372036854775807\"><section/></repeat>", "5:16"),
      (
        "<repeat count=\"1000000\"><section>\(String(repeating: "<repeat count=\"0\"><item/></repeat>", count: 100))</section></repeat>",
        "5:16"
      ),
      (
        "<section><repeat count=\"100\"><item t=\"\(String(repeating: "x", count: 1_000_000))\"/></repeat></section>",
        "5:25"
      ),
    ] as [(LongText, String)])
  func repeats(_ data: LongText, _ place: String) throws {
    #expect(try codes(table(data.text)) == ["\(place) too-many-rows"])
  }

  @Test("reading stops after the row that is too many")
  func literalRows() throws {
    var limits = ReadingLimits()
    limits.rows = 3
    let rows = String(repeating: "<item/>\n", count: 4)
    for rest in ["", "<item unknown=\"1\"/>", "</section><unknown/><section>"] {
      let body = table("<section>\(rows)\(rest)</section>")
      let result = try TestPackage.load(body, retention: .validateOnly, limits: limits)
      #expect(result.codes == ["8:1 too-many-rows"])
    }
  }

  @Test("repeats of one fixture are counted together")
  func sum() throws {
    let one = "<section><repeat count=\"200000\"><item t=\"a\"/></repeat></section>\n"
    let four = table(String(repeating: one, count: 4))
    #expect(try codes(four) == ["7:25 too-many-rows"])
  }

  @Test("declarations beyond the limit are one error, and elements of containers do not count")
  func declaredElements() throws {
    var limits = ReadingLimits()
    limits.declaredElements = 6
    let models = "<model name=\"A\"/>\n<model name=\"B\"/>\n<model name=\"D\"/>"
    let result = try TestPackage.load(models, limits: limits)
    #expect(result.codes == [])
    limits.declaredElements = 2
    let rejected = try TestPackage.load(models, limits: limits)
    #expect(rejected.codes == ["3:1 too-many-elements"])
    limits.declaredElements = 6
    let edits = String(repeating: "<delete at=\"0.0\"/>", count: 20)
    let list = "<section><item/></section><mutation name=\"m\" valid=\"false\">\(edits)</mutation>"
    #expect(try TestPackage.load(table(list), limits: limits).codes == [])
  }

  @Test("elements of containers, containers and values that defaults make are limited too")
  func containerLimits() throws {
    var limits = ReadingLimits()
    limits.containerElements = 6
    let edits = String(repeating: "\n<delete at=\"0.0\"/>", count: 4)
    let mutation = "<mutation name=\"m\" valid=\"false\">\(edits)</mutation>"
    #expect(
      try TestPackage.load(table(mutation), limits: limits).codes == ["9:1 too-many-elements"])
    limits = ReadingLimits()
    limits.containers = 1
    let second = table("") + "\n<table name=\"U\"><cells><node cell=\"C\"/></cells></table>"
    #expect(try TestPackage.load(second, limits: limits).codes == ["6:1 too-many-elements"])
    limits = ReadingLimits()
    limits.defaultedValues = 100
    let fields = (0..<60).map { "<field name=\"f\($0)\" type=\"Int?\"/>" }.joined()
    let cells = "<cells><node cell=\"ASTextCellNode\" text=\"a\"/></cells><section>\n"
    let rows = "<item/>\n<item/>\n</section></table>"
    let wide = "<model name=\"W\">\(fields)</model>\n<table name=\"T\" model=\"W\">\(cells)\(rows)"
    #expect(try TestPackage.load(wide, limits: limits).codes == ["5:1 too-many-rows"])
    limits = ReadingLimits()
    limits.repeatedText = 1_000
    let long = String(repeating: "x", count: 600)
    let field = "<field name=\"f\" type=\"String\" default=\"\(long)\"/>"
    let heavy = "<model name=\"W\">\(field)</model>\n<table name=\"T\" model=\"W\">\(cells)\(rows)"
    #expect(try TestPackage.load(heavy, limits: limits).codes == ["5:1 too-many-rows"])
  }

  @Test("defaults of sections and of models in lists are limited too")
  func defaultLimits() throws {
    var limits = ReadingLimits()
    limits.defaultedValues = 100
    let fields = (0..<60).map { "<field name=\"f\($0)\" type=\"Int?\"/>" }.joined()
    let models =
      "<model name=\"W\">\(fields)</model><model name=\"L\"><field name=\"l\" type=\"[W]\"/></model>\n"
    let cells = "<cells><node cell=\"ASTextCellNode\" text=\"a\"/></cells>\n"
    let sections = "<table name=\"T\" sectionModel=\"W\">\(cells)<section/>\n<section/></table>"
    #expect(
      try TestPackage.load(models + sections, limits: limits).codes == ["5:1 too-many-rows"])
    let value = "<value field=\"l\" f0=\"1\"/>"
    let lists =
      "<table name=\"T\" model=\"L\">\(cells)<section><item>\n\(value)\n\(value)</item></section></table>"
    #expect(try TestPackage.load(models + lists, limits: limits).codes == ["6:1 too-many-rows"])
    let insertion =
      "<mutation name=\"m\"><insert section=\"0\"><section/></insert>\n"
      + "<insert section=\"1\">\n<section/></insert></mutation>"
    let mutations =
      "<table name=\"T\" sectionModel=\"W\">\(cells)\(insertion)</table>"
    #expect(
      try TestPackage.load(models + mutations, limits: limits).codes == ["6:1 too-many-rows"])
  }

  @Test("the edits that mutations and steps apply are limited, and sections of the container count")
  func appliedEditLimit() throws {
    var limits = ReadingLimits()
    limits.appliedEdits = 10
    let mutation =
      "<mutation name=\"m\" valid=\"false\"><delete at=\"0.0 0.1 0.2\"/></mutation>"
    func expectation(_ steps: String) -> String {
      "\n<expect width=\"1\" after=\"\(steps)\"><visible at=\"0.9\"/></expect>"
    }
    let rows = "<section>\(String(repeating: "<item/>", count: 10))</section>"
    func codes(_ body: String) throws -> [String] {
      try TestPackage.load(table(body), limits: limits).codes
    }
    #expect(try codes("\(rows)\(mutation)\(expectation("m; m"))") == ["6:45 unreachable-index"])
    #expect(try codes("\(rows)\(mutation)\(expectation("m; m; m"))") == ["6:32 too-many-elements"])
    let sections = "<repeat count=\"6000\"><section/></repeat>"
    #expect(
      try codes("\(sections)\n<mutation name=\"m\"><delete section=\"0\"/></mutation>")
        == ["6:1 too-many-elements"])
  }

  @Test("a repeat with an error is not followed by errors about its rows")
  func incompleteRepeat() throws {
    let rows = "<section><repeat count=\"3\"><item t=\"{$m}\"/></repeat></section>"
    let expectation = "<expect width=\"1\"><visible at=\"0.2\"/></expect>"
    #expect(try TestPackage.load(table(rows + expectation)).codes.count == 1)
  }

  @Test(
    "a constant attribute of a repeated item is the same in each row, and an invalid one is one error"
  )
  func constants() throws {
    let rows = try TestPackage.load(
      table("<section><repeat count=\"3\"><item t=\"a\"/></repeat></section>"))
    let section = try #require(rows.fixtures.first?.containers.first?.sections.first)
    #expect(section.rows.map(\.values) == Array(repeating: [.string("a")], count: 3))
    let model = "<model name=\"N\"><field name=\"n\" type=\"Int\"/></model>\n"
    let data =
      "<table name=\"T\" model=\"N\"><cells><node cell=\"ASTextCellNode\"/></cells>\n"
      + "<section><repeat count=\"2\"><item n=\"x\"/></repeat></section></table>"
    #expect(try TestPackage.load(model + data).codes == ["4:37 invalid-value"])
  }

  private func models(_ count: Int, last: String) -> String {
    (0..<count).map { "<model name=\"M\($0)\"><field name=\"f\" type=\"M\($0 + 1)\"/></model>\n" }
      .joined() + "<model name=\"M\(count)\"><field name=\"f\" type=\"\(last)\"/></model>"
  }

  @Test("thousands of models inside each other are an error, and a list ends the nesting")
  func modelDepth() throws {
    let codes = try codes(models(8_000, last: "Int"))
    #expect(codes.count == 500)
    #expect(codes.allSatisfy { $0.hasSuffix("model-too-large") })
    #expect(try self.codes(models(15, last: "Int")) == [])
    #expect(try self.codes(models(16, last: "Int")) == ["2:18 model-too-large"])
    let list = models(10, last: "[N0]") + models(10, last: "Int").replacing("M", with: "N")
    #expect(
      try self.codes(list.replacing("<Nodel", with: "<model")).filter { $0.contains("large") } == []
    )
  }

  @Test("a cycle through thousands of models is one error with a short message")
  func modelCycle() throws {
    let result = try TestPackage.load(models(8_000, last: "M0"))
    #expect(result.diagnostics.map(\.code) == [.modelCycle])
    #expect((result.diagnostics.first?.message.count ?? 0) < 200)
  }

  @Test("fields are counted with those of nested models, and none is dropped")
  func fields() throws {
    func fields(_ type: String, _ count: Int) -> String {
      (0..<count).map { "<field name=\"f\($0)\" type=\"\(type)\"/>" }.joined()
    }
    let wide =
      "<model name=\"A\">\(fields("Int", 40))</model>\n<model name=\"B\">\(fields("A?", 26))</model>"
    #expect(try codes(wide).map { $0.suffix(15) } == ["model-too-large"])
    #expect(try codes("<model name=\"A\">\(fields("Int", 1_025))</model>").count == 1)
    #expect(try codes("<model name=\"A\">\(fields("Int", 1_024))</model>") == [])
    let fan = (0..<20).map { "<model name=\"M\($0)\">\(fields("M\($0 + 1)", 10))</model>" }
    #expect(try codes(fan.joined() + "<model name=\"M20\"/>").isEmpty == false)
  }

  @Test("a text has at most a hundred bindings", arguments: [100, 400, 100_000])
  func bindings(_ count: Int) throws {
    let text = String(repeating: "{t}", count: count)
    let body = """
      <model name="M"><field name="t" type="String"/></model>
      <cellNode name="C" model="M"><textNode text="\(text)"/></cellNode>
      """
    #expect(try codes(body) == (count > 100 ? ["3:46 too-many-bindings"] : []))
  }

  @Test("reading stops after ten times as many errors as are kept")
  func manyErrors() throws {
    let body = String(repeating: "<modle/>", count: 50_000)
    let result = try TestPackage.load(body)
    #expect(result.diagnostics.count == 1_000)
    #expect(result.omittedCount == 10_000)
    #expect(result.hasErrors)
  }

  @Test("long cycles of includes end, with a short message")
  func includes() throws {
    var files: [String: String] = [:]
    for index in 0..<30 {
      files["I\(index).xml"] = TestPackage.document(
        "<include fixture=\"I\((index + 1) % 30).xml\"/>")
    }
    let result = try TestPackage(files).load(files.keys.sorted())
    #expect(result.diagnostics.map(\.code) == [.includeCycle])
    #expect((result.diagnostics.first?.message.count ?? 0) < 200)
  }
}
