import FixtureModel
import Testing

@testable import FixtureXML

@Suite("Values that never have an effect are errors")
struct AcceptedErrorTests {
  private func messages(_ body: String) throws -> [String] {
    let text = """
      <enum name="Kind"><case name="a"/></enum><model name="M"><field name="t" type="String"/>\
      <field name="k" type="Kind" default="a"/><field name="o" type="Kind?"/>\
      <field name="n" type="Int" default="0"/><field name="l" type="[String]"/></model>\
      <cellNode name="C" model="M"/><cellNode name="D" model="M"/>
      \(body)
      """
    return try TestPackage.load(text).messages
  }

  private func table(_ data: String, cells: String = "<node cell=\"C\"/>") -> String {
    "<table name=\"T\"><cells>\(cells)</cells>\n\(data)</table>"
  }

  @Test(
    "a recorded call has its section, its index path or nothing behind its name",
    arguments: [
      "didSelectRowAt banana", "didSelectRowAt", "didSelectRowAt 0", "numberOfSections 1",
      "numberOfRowsInSection 0.0", "shouldBatchFetch now", "scrollViewDidScroll 0.0",
      "willDisplayRowWith x", "didSelectRowAt 0.0 0.1",
    ])
  func calls(_ call: String) throws {
    let expect =
      "<section><item t=\"\"/></section>\n<expect width=\"1\"><calls is=\"\(call)\"/></expect>"
    let found = try messages(table(expect))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("F.xml:5:30: error: '\(call)' never occurs") == true)
    #expect(found.first?.hasSuffix("[unknown-call]") == true)
  }

  @Test("two values for one field of a row are an error at the second one")
  func repeatedFields() throws {
    let value = "<value field=\"l\" is=\"x\"/>"
    let rows =
      "<section><repeat count=\"2\"><item t=\"\">\(value)\n<vary field=\"l\" cycle=\"a b\"/></item></repeat></section>"
    #expect(
      try messages(table(rows)) == [
        "F.xml:5:14: error: 'l' has elements in the item's 'value' already [duplicate-name]"
      ])
    let map = "<map field=\"t\" path=\"b\"/>"
    let items =
      "<section><items from=\"Data/d.xml\" select=\"//i\">\(map)\n\(map)</items></section>"
    let found = try messages(table(items))
    #expect(found.first?.hasPrefix("F.xml:5:13: error: ") == true)
    #expect(found.first?.hasSuffix("[duplicate-name]") == true)
    #expect(found.filter { $0.contains(": error: ") }.count == 1)
    let lists = items.replacing("field=\"t\"", with: "field=\"l\"")
    #expect(try messages(table(lists)).allSatisfy { $0.contains("unreadable-file") })
  }

  @Test("the number of a repeat is an error in a default value")
  func roundOfDefault() throws {
    let found = try messages(
      "<model name=\"N\">\n<field name=\"t\" type=\"String\" default=\"a{$n}\"/></model>")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("F.xml:4:41: error: '{$n}' has a value only in") == true)
  }

  @Test(
    "calls as they are recorded are right",
    arguments: [
      "didSelectRowAt 0.0; numberOfSections", "numberOfRowsInSection 0", "willDisplayRowWith",
      "willDisplayRowWith 0.0",
    ])
  func rightCalls(_ call: String) throws {
    let expect =
      "<section><item t=\"\"/></section><expect width=\"1\"><calls is=\"\(call)\"/></expect>"
    #expect(try messages(table(expect)) == [])
  }

  @Test(
    "the round of a repeat has no value outside of it",
    arguments: [
      ("<section><item t=\"a {$n}\"/></section>", "4:21"),
      ("<section><item t=\"\"><value field=\"l\" is=\"{$n}\"/></item></section>", "4:42"),
      (
        "<section><item t=\"\"/></section><mutation name=\"m\"><insert at=\"0.0\"><item t=\"{$n}\"/>"
          + "</insert></mutation>", "4:77"
      ),
    ])
  func round(_ example: (data: String, place: String)) throws {
    let found = try messages(table(example.data))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("F.xml:\(example.place): error: '{$n}'") == true)
    #expect(found.first?.hasSuffix("[unknown-context]") == true)
    let unkept = try TestPackage.load(
      "<model name=\"M\"><field name=\"t\" type=\"String\"/></model><cellNode name=\"C\" model=\"M\"/>"
        + table("<section><item t=\"{$n}\"/></section>"), retention: .validateOnly)
    #expect(unkept.diagnostics.map(\.code) == [.unknownContext])
  }

  @Test("a brace that is no round is text")
  func braces() throws {
    #expect(try messages(table("<section><item t=\"{a} {{$n}\"/></section>")) == [])
    let repeated = "<repeat count=\"2\"><section><item t=\"{$n}\"/></section></repeat>"
    #expect(try messages(table(repeated)) == [])
  }

  @Test("one field has one source in a repeat")
  func variations() throws {
    let twice = """
      <section><repeat count="2"><item t=""><vary field="n" from="1"/><vary field="n" from="2"/>\
      </item></repeat></section>
      """
    #expect(
      try messages(table(twice)) == ["F.xml:4:78: error: 'n' is varied twice [duplicate-name]"])
    let stated = """
      <section><repeat count="2"><item t="" n="1"><vary field="n" from="1"/></item></repeat></section>
      """
    #expect(
      try messages(table(stated)) == [
        "F.xml:4:58: error: 'n' has a value in the item's attribute already [duplicate-name]"
      ])
  }

  @Test("a condition that is always true is an error", arguments: ["k", "n"])
  func conditions(_ field: String) throws {
    let rule = "<node when=\"{\(field)}\" cell=\"D\"/><node cell=\"C\"/>"
    let found = try messages(table("<section><item t=\"\"/></section>", cells: rule))
    #expect(found.count == 1)
    #expect(found.first?.contains("always true") == true)
    #expect(
      try messages("<cellNode name=\"E\" model=\"M\"><spec if=\"{\(field)}\"/></cellNode>").count
        == 1)
  }

  @Test("a condition that can be false is right", arguments: ["o", "t", "l"])
  func rightConditions(_ field: String) throws {
    let rule = "<node when=\"{\(field)}\" cell=\"D\"/><node cell=\"C\"/>"
    #expect(try messages(table("<section><item t=\"\"/></section>", cells: rule)) == [])
  }

  @Test("errors behind a thousand warnings still stop the generation, and are reported")
  func errorsBehindWarnings() throws {
    let mutations = (0..<1_500).map { "<mutation name=\"m\($0)\"><delete at=\"9.9\"/></mutation>" }
    let package = try TestPackage([
      "A.xml": TestPackage.document(
        "<cellNode name=\"A\"/><table name=\"T\"><cells><node cell=\"A\"/></cells><section><item/>"
          + "</section>\(mutations.joined())</table>"),
      "B.xml": TestPackage.document(String(repeating: "<modle/>", count: 1_001)),
    ])
    let result = try package.load(["A.xml", "B.xml"])
    #expect(result.hasErrors)
    #expect(result.omittedCount == 501)
    var collector = DiagnosticCollector(limit: 2)
    let position = SourcePosition(file: "F", line: 1, column: 1)
    for _ in 0..<5 {
      collector.add(Diagnostic(.noMatches, "w", at: position))
    }
    collector.add(Diagnostic(.doctype, "e", at: position))
    #expect(collector.hasErrors)
    #expect(collector.diagnostics.map(\.severity) == [.warning, .warning, .error])
  }
}
