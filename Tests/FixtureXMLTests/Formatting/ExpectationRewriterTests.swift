import FixtureContract
import FixtureModel
import Testing

@testable import FixtureXML

@Suite("Writing recorded values into expectations")
struct ExpectationRewriterTests {
  private let fixture = """
    <fixture xmlns="urn:texture-fixtures:1"> <!-- ünïcode is="1" -->
      <expect width="320"><size at="0.0" is="* 40.5"/><frame at="0.1"
        is = '0 40.50 320 20' /></expect>
      <contentSize title="is='1 2' >" is="320 60"/>
    </fixture>
    """

  private func value(_ line: Int, _ column: Int, _ expected: String, _ actual: String) throws
    -> RecordedValueLine
  {
    try #require(RecordedValueLine("F.xml\t\(line)\t\(column)\t\(expected)\t\(actual)"))
  }

  @Test(
    "values are written at their places, and nothing else changes",
    arguments: ["\n", "\r\n", "\r"])
  func write(_ lineEnd: String) throws {
    let fixture = fixture.replacing("\n", with: lineEnd)
    var rewriter = ExpectationRewriter(Array(fixture.utf8))
    rewriter.write([
      try value(2, 23, "* 40.5", "320 41.5"),
      try value(2, 51, "0 40.5 320 20", "0 41.5 320 20.5"),
      try value(4, 3, "320 60", "320 62"),
    ])
    #expect(rewriter.count == 3)
    #expect(rewriter.skipped == [])
    let expected =
      fixture
      .replacing("* 40.5", with: "* 41.5").replacing("0 40.50 320 20", with: "0 41.5 320 20.5")
      .replacing("320 60", with: "320 62")
    #expect(rewriter.text == expected)
  }

  @Test(
    "a value that the fixture does not have at the place is skipped",
    arguments: [
      (2, 23, "* 40", "320 41.5"), (2, 23, "* 40.5 1", "320 41.5 1"), (2, 24, "* 40.5", "320 41.5"),
      (9, 1, "* 40.5", "320 41.5"), (2, 900, "* 40.5", "320 41.5"), (1, 1, "1", "2"),
      (2, 23, "* 40.5", "missing here"), (2, 3, "320", "1"), (0, 0, "* 40.5", "320 41.5"),
    ])
  func skipped(_ line: Int, _ column: Int, _ expected: String, _ actual: String) throws {
    var rewriter = ExpectationRewriter(Array(fixture.utf8))
    let value = try value(line, column, expected, actual)
    rewriter.write([value])
    #expect(rewriter.text == fixture)
    #expect(rewriter.skipped == [value])
  }

  @Test(
    "a line that is no value is rejected",
    arguments: ["", "F.xml", "F.xml\t1\tx\t1\t2", "F.xml\t1\t2\t3\t4\t5"])
  func lines(_ line: String) {
    #expect(RecordedValueLine(line) == nil)
  }

  @Test func `the position of an assertion is that of its tag`() throws {
    let body = """
      <table name="L"><cells><node cell="ASTextCellNode" text="a"/></cells><section><item/></section>
      <expect width="320"><size at="0.0" is="* 40.5"/></expect></table>
      """
    let position = try TestPackage.load(body).fixtures.first?.containers.first?.expectations.first?
      .assertions.first?.position
    var rewriter = ExpectationRewriter(Array(TestPackage.document(body).utf8))
    let place = try #require(position)
    rewriter.write([try value(place.line, place.column, "* 40.5", "320 41.5")])
    #expect(rewriter.count == 1)
  }

  /// Writes one value into a fixture whose second line is an element, at `§`.
  private func rewritten(
    _ element: String, _ expected: String, _ actual: String,
    _ selection: ExpectationRewriter.Selection
  ) -> String? {
    let column = element.unicodeScalars.prefix { $0 != "§" }.count + 1
    let text = "<fixture>\n\(element.replacing("§", with: ""))\n</fixture>"
    var rewriter = ExpectationRewriter(Array(text.utf8))
    rewriter.write(
      [
        RecordedValueLine(
          path: "F.xml", line: 2, column: column, expected: expected, actual: actual)
      ],
      selection)
    guard rewriter.skipped.isEmpty else { return nil }
    return rewriter.text.split(separator: "\n").dropFirst().dropLast().joined(separator: "\n")
  }

  @Test(
    "open values are written, and nothing else",
    arguments: [
      (
        #"§<frame at="0.0" is="? ? 172.5 *"/>"#, "? ? 172.5 *", "1 2.5 170 3",
        #"<frame at="0.0" is="1 2.5 172.5 *"/>"#
      ),
      (#"§<frame at="0.0" is=" ? "/>"#, "? ? ? ?", "1 2 3 4", #"<frame at="0.0" is="1 2 3 4"/>"#),
      (#"§<count section="0" is='?'/>"#, "?", "3", #"<count section="0" is='3'/>"#),
      (#"§<visible  at = "?" />"#, "?", "0.1 0.2", #"<visible  at = "0.1 0.2" />"#),
      (#"§<selected at="?"/>"#, "?", "", #"<selected at=""/>"#),
      (#"§<cell at="0.0" is="?"/>"#, "?", "PostCell", #"<cell at="0.0" is="PostCell"/>"#),
      (
        #"§<interfaceState at="0.0" is="?"/>"#, "?", "preload",
        #"<interfaceState at="0.0" is="preload"/>"#
      ),
      (
        #"<nodeProperties at="0.0" node="a" text="?" §alpha="?"/>"#, "?", "0.5",
        #"<nodeProperties at="0.0" node="a" text="?" alpha="0.5"/>"#
      ),
      (
        #"<nodeProperties at="0.0" node="a" §text="?"/>"#, "?", "a \"<b>\" & 'c'\n",
        #"<nodeProperties at="0.0" node="a" text="a &quot;&lt;b>&quot; &amp; 'c'&#10;"/>"#
      ),
      (
        #"<nodeProperties at="0.0" node="a" §text='?'/>"#, "?", #"'"'"#,
        #"<nodeProperties at="0.0" node="a" text='&apos;"&apos;'/>"#
      ),
      (
        #"<nodeProperties at="0.0" node="a" §text="?"/>"#, "?", "??",
        #"<nodeProperties at="0.0" node="a" text="???"/>"#
      ),
      (
        #"<nodeProperties at="0.0" node="a" §shadowOffset="1 ?"/>"#, "1 ?", "2 3.25",
        #"<nodeProperties at="0.0" node="a" shadowOffset="1 3.25"/>"#
      ),
    ])
  func recorded(_ element: String, _ expected: String, _ actual: String, _ new: String) {
    #expect(rewritten(element, expected, actual, .recorded) == new)
  }

  @Test(
    "values that are not open are written where all are asked for",
    arguments: [
      (
        #"§<frame at="0.0" is="1.0 2 172.50 *"/>"#, "1 2 172.5 *", "1 3 172.5 9",
        #"<frame at="0.0" is="1.0 3 172.50 *"/>"#
      ),
      (
        #"<nodeProperties at="0.0" node="a" §text="Harbour"/>"#, "Harbour", "Harbor",
        #"<nodeProperties at="0.0" node="a" text="Harbor"/>"#
      ),
      (
        #"<nodeProperties at="0.0" node="a" §hitTestSlop="4"/>"#, "4 4 4 4", "1 2 3 4",
        #"<nodeProperties at="0.0" node="a" hitTestSlop="1 2 3 4"/>"#
      ),
      (#"§<count is="2"/>"#, "2", "3", #"<count is="3"/>"#),
    ])
  func failed(_ element: String, _ expected: String, _ actual: String, _ new: String) {
    #expect(rewritten(element, expected, actual, .all) == new)
    #expect(
      rewritten(element, expected, actual, .recorded) == element.replacing("§", with: ""),
      "not selected")
  }

  @Test(
    "a value that XML or the fixture cannot have is skipped",
    arguments: [
      (#"<nodeProperties at="0.0" node="a" §text="?"/>"#, "?", "\u{1}"),
      (#"<nodeProperties at="0.0" node="a" §text="b"/>"#, "?", "c"),
      (#"<nodeProperties at="0.0" §node="?" text="b"/>"#, "?", "c"),
      (#"<nodeProperties §at="0.0" node="a" text="?"/>"#, "?", "c"),
      (#"§<unknown is="?"/>"#, "?", "c"), (#"§<count is="?"/>"#, "?", "three"),
      (#"§<frame at="0.0" is="? 1 2"/>"#, "? 1 2 3", "0 1 2 3"),
    ])
  func impossible(_ element: String, _ expected: String, _ actual: String) {
    #expect(rewritten(element, expected, actual, .recorded) == nil)
  }

  @Test("a line of a file reads as it was written")
  func recordedLines() {
    let line = RecordedValueLine(
      path: "A B/F.xml", line: 3, column: 4, expected: "a\tb", actual: "c\r\nd\\n\u{E9}")
    #expect(!line.text.contains("\n"))
    #expect(RecordedValueLine(line.text) == line)
  }
}
