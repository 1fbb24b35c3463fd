import FixtureModel
import Testing

@testable import FixtureXML

@Suite("Diagnostics of invalid fixtures")
struct DiagnosticMessageTests {
  static let all =
    InvalidFixture.vocabulary + InvalidFixture.values + InvalidFixture.names + InvalidFixture.models
    + InvalidFixture.bindings + InvalidFixture.choices + InvalidFixture.withoutMeaning
    + InvalidFixture.cells + InvalidFixture.rows + InvalidFixture.data + InvalidFixture.edits
    + InvalidFixture.consequences + InvalidFixture.firstTries + InvalidFixture.remedies
    + InvalidFixture.wellFormedness

  @Test("each error has its own message, position and code", arguments: all)
  func message(of fixture: InvalidFixture) throws {
    let package = try Self.package(fixture.body)
    #expect(try package.load().messages == fixture.messages)
  }

  @Test("checking without keeping rows says the same", arguments: all)
  func messageWithoutRows(of fixture: InvalidFixture) throws {
    let package = try Self.package(fixture.body)
    #expect(try package.load(retention: .validateOnly).messages == fixture.messages)
  }

  @Test("a diagnostic has one of the severities that its code states", arguments: all)
  func severity(of fixture: InvalidFixture) throws {
    for diagnostic in try Self.package(fixture.body).load().diagnostics {
      let explanation = try #require(CodeCatalog.explanation(of: diagnostic.code.rawValue))
      let severities = explanation.severities.map(\.rawValue)
      #expect(severities.contains(diagnostic.severity.rawValue), "\(diagnostic.code)")
    }
  }

  @Test("every code has an explanation with advice", arguments: DiagnosticCode.allCases)
  func explanation(of code: DiagnosticCode) throws {
    let explanation = try #require(CodeCatalog.explanation(of: code.rawValue))
    #expect(explanation.meaning.hasSuffix("."))
    #expect(explanation.advice.hasSuffix("."))
    #expect(!explanation.text.contains("]("))
  }

  @Test("ten errors in two files are reported in one pass, file by file")
  func allFiles() throws {
    let body = """
      <model name="A" key="b"/><modle/><enum name="E"/>
      <cellNode name="C"><stack spacin="1"/></cellNode><cellNode name="D" model="B"/>
      """
    let other = body.replacing("name=\"", with: "name=\"X")
    let package = try TestPackage([
      "A.xml": TestPackage.document(body), "B.xml": TestPackage.document(other),
    ])
    let result = try package.load(["B.xml", "A.xml"])
    #expect(
      result.diagnostics.map(\.position.file) == Array(repeating: "A.xml", count: 5)
        + Array(repeating: "B.xml", count: 5))
  }

  @Test("a file that is not well-formed ends at its first error, and the others go on")
  func brokenFile() throws {
    let package = try TestPackage([
      "A.xml": TestPackage.document("<modle/>\n<model></x>\n<modle/>"),
      "B.xml": TestPackage.document("<modle/>"),
    ])
    let result = try package.load(["A.xml", "B.xml"])
    #expect(
      result.diagnostics.map(\.code.rawValue) == [
        "unknown-element", "missing-attribute", "mismatched-tag", "unknown-element",
      ]
        || result.diagnostics.map(\.code.rawValue) == [
          "unknown-element", "mismatched-tag", "missing-attribute", "unknown-element",
        ])
  }

  @Test("two fixtures that would make the same type are one error with both places")
  func sameType() throws {
    let package = try TestPackage([
      "A.xml": TestPackage.document("<model name=\"Post\"/>"),
      "B.xml": TestPackage.document("<enum name=\"Post\"><case name=\"a\"/></enum>"),
    ])
    #expect(
      try package.load(["A.xml", "B.xml"]).messages == [
        "B.xml:2:1: error: there are two types 'Post' [duplicate-type]",
        "A.xml:2:1: note: the first 'Post' is here",
      ])
  }

  @Test("a hand-written cell may have any node, since the fixture cannot know its properties")
  func handWrittenNode() throws {
    let result = try TestPackage.load(
      """
      <cellNode name="AdCell" class="AdCellNode"/>
      <table name="Feed"><cells><node cell="AdCell"/></cells><section><item/></section>
      <expect width="320"><nodeFrame at="0.0" node="logoNode" is="* * * *"/></expect></table>
      """)
    #expect(result.messages.isEmpty)
  }

  @Test("an error in an included fixture is reported there only")
  func includedError() throws {
    let package = try TestPackage([
      "F.xml": TestPackage.document(
        """
        <include fixture="Shared.xml"/>
        <cellNode name="C" model="String"><textNode text="{a}"/></cellNode>
        <cellNode name="D" model="M"><textNode text="{a}"/></cellNode>
        """),
      "Shared.xml": TestPackage.document(
        """
        <model name="String"><field name="a" type="String"/></model>
        <model name="M"><field name="a" type="string"/></model>
        """),
    ])
    #expect(
      try package.load(["F.xml", "Shared.xml"]).codes == [
        "2:14 reserved-name", "3:39 unknown-type",
      ])
  }

  @Test("the caret line shows the wrong characters")
  func caret() throws {
    let result = try TestPackage.load("<cellNode name=\"C\"><stack spacin=\"3\"/></cellNode>")
    #expect(
      result.diagnostics.map(\.rendered) == [
        """
        F.xml:2:27: error: 'stack' has no attribute 'spacin'; did you mean 'spacing'? \
        [unknown-attribute]
          | <cellNode name="C"><stack spacin="3"/></cellNode>
          |                           ^~~~~~
        """
      ])
  }

  private static func package(_ body: String) throws -> TestPackage {
    try TestPackage([
      "F.xml": TestPackage.document(body), "Package.swift": "",
      "Data/feed.xml": """
      <rss><channel><item><title>One</title><guid>1</guid></item>\
      <item><title>Two</title><guid>x</guid></item></channel></rss>
      """,
      "Data/broken.xml": "<a><b></a>", "Data/rows.csv": "a,b\n",
    ])
  }
}
