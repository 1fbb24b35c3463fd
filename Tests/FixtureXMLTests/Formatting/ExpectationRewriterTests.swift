import FixtureModel
import Testing

@testable import FixtureXML

@Suite("Writing moved values into expectations")
struct ExpectationRewriterTests {
  private let fixture = """
    <fixture xmlns="urn:texture-fixtures:1"> <!-- ünïcode is="1" -->
      <expect width="320"><size at="0.0" is="* 40.5"/><frame at="0.1"
        is = '0 40.50 320 20' /></expect>
      <contentSize title="is='1 2' >" is="320 60"/>
    </fixture>
    """

  private func value(_ line: Int, _ column: Int, _ expected: String, _ actual: String) throws
    -> MovedValue
  {
    try #require(MovedValue("F.xml\t\(line)\t\(column)\t\(expected)\t\(actual)"))
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
    #expect(MovedValue(line) == nil)
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
}
