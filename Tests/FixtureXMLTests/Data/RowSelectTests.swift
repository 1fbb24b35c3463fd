import FixtureModel
import Testing

@testable import FixtureXML

@Suite("A 'select' takes predicates, unions, attributes and texts, or says what it takes")
struct RowSelectTests {
  private static let data = """
    <r xmlns:m="urn:m"><i k="1"><t>a</t><i k="2"><t>b</t></i></i><g n="x"><i k="3"><t>c</t></i>\
    <m:i k="4"><t>d</t></m:i><j k="5"><t>e</t></j><i k="6"><t>f</t></i></g></r>
    """

  @Test(
    "rows are those of XPath, in the order of the document",
    arguments: [
      ("//i", "1 2 3 6"), ("/r/i", "1"), ("//m:i | //i/i", "2 4"), ("//i[@k > 2]", "3 6"),
      ("//i[t = 'b']", "2"), ("//g/i[1]", "3"), ("//g/i[last()]", "6"), ("//i[last()]", "1 2 6"),
      ("//g[@n = 'x']/i[2]", "6"), ("//g/*[position() > 1]", "4 5 6"), ("(//i)[2]", "2"),
      ("(//i)[last()]", "6"), ("(//i)[position() < last()]", "1 2 3"), ("/r/*[2]/i", "3 6"),
      ("//i[@k][t][last()]", "1 2 6"), ("//i[not(ancestor::i)]", "1 3 6"),
      ("descendant::i", "1 2 3 6"),
      ("//@k[. > 4]", "5 6"), ("//g/@n", "x"), ("//i/@k", "1 2 3 6"), ("//*[@k = 5]", "5"),
      ("//i[i]", "1"), ("//g/m:*", "4"), ("i", "1 2 3 6"), ("g/i", "3 6"), ("./i", "1 2 3 6"),
    ])
  func rows(_ select: String, _ expected: String) throws {
    let path = select.contains("/@") ? "." : "@k"
    let (rows, messages) = try DataFixture.texts(
      Self.data, select: select, paths: [path], root: "xmlns:m=\"urn:m\"")
    #expect(messages == [])
    #expect(rows.compactMap { $0[0] }.joined(separator: " ") == expected)
  }

  @Test("texts are rows, whose element is around them")
  func texts() throws {
    let (rows, messages) = try DataFixture.texts(
      Self.data, select: "//i/t/text()", paths: [".", "../../@k", "name(..)"])
    #expect(messages == [])
    #expect(rows == [["a", "1", "t"], ["b", "2", "t"], ["c", "3", "t"], ["f", "6", "t"]])
  }

  @Test(
    "another expression is an error that says what can be selected",
    arguments: [
      "//i/..", "//i/following-sibling::i", "//g[i]/i", "count(//i)", "//comment()", "'x'",
      "//i[//t]", "//i[preceding-sibling::i]", "//g/descendant::i[1]", "/", "//i[last()][last()]",
    ])
  func invalid(_ select: String) throws {
    let (_, messages) = try DataFixture.texts(Self.data, select: select, paths: ["@k"])
    #expect(messages.count == 1)
    #expect(messages.first?.contains("select elements, attributes or texts by names") == true)
  }
}
