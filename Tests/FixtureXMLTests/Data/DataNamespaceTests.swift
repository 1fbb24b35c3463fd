import FixtureModel
import Testing

@testable import FixtureXML

@Suite("Namespaces of data files are names, and a path that misses one says which")
struct DataNamespaceTests {
  @Test(
    "the name of a namespace may be any text",
    arguments: [
      " http://x.example/m ", "http://x.example/mü", "{http://x.example/m}", "media", "a b",
    ])
  func names(_ name: String) throws {
    let data = "<r xmlns:q=\"\(name)\"><i><q:t>a</q:t></i></r>"
    let (rows, messages) = try DataFixture.texts(data, paths: ["m:t"], root: "xmlns:m=\"\(name)\"")
    #expect(messages == [])
    #expect(rows == [["a"]])
  }

  @Test("a prefix that a map declares counts there")
  func prefixOfMap() throws {
    var fixture = DataFixture(fields: [("f", "String?"), ("g", "String?")])
    fixture.root = "xmlns:p=\"urn:q\""
    fixture.maps =
      "<map field=\"f\" path=\"p:t\"/><map xmlns:p=\"urn:z\" field=\"g\" path=\"p:t\"/>"
    let data = "<r xmlns:q=\"urn:q\" xmlns:z=\"urn:z\"><i><q:t>Q</q:t><z:t>Z</z:t></i></r>"
    let result = try fixture.load(Array(data.utf8))
    #expect(result.messages == [])
    #expect(result.rows == [[.string("Q"), .string("Z")]])
  }

  @Test(
    "an expression that finds nothing because of a namespace names it and the line to add",
    arguments: [
      ("//entry", "title", "add xmlns:d=\"urn:atom\" to the fixture and write 'd:entry'"),
      ("//a:entry", "title", "add xmlns:d=\"urn:atom\" to the fixture and write 'd:title'"),
      ("//b:entry", "b:title", "declare the prefix as \"urn:atom\""),
      ("//a:entry", "a:plain", "write 'plain' without a prefix"),
    ])
  func missed(_ select: String, _ path: String, _ advice: String) throws {
    let data = "<feed xmlns=\"urn:atom\"><entry><title>a</title><plain xmlns=\"\"/></entry></feed>"
    let (_, messages) = try DataFixture.texts(
      data, select: select, paths: [path], root: "xmlns:a=\"urn:atom\" xmlns:b=\"urn:Atom\"")
    #expect(messages.count == 1)
    #expect(messages.first?.contains(advice) == true, "\(messages)")
    #expect(messages.first?.hasSuffix("[unmatched-namespace]") == true)
  }

  @Test(
    "a path that finds nothing names the elements whose names differ in case",
    arguments: [
      ("//item", "Bee", "'//item' matches nothing in 'Data/d.xml': 'item' is spelled 'Item' there"),
      ("//Item", "BEE/x", "'BEE/x' matches nothing in 'Data/d.xml': 'BEE' is spelled 'Bee' there"),
      ("//Item", "a:bee", "'a:bee' matches nothing in 'Data/d.xml': 'bee' is spelled 'Bee' there"),
      ("//Item", "sea | Bee", nil), ("//Item", "Dee", nil), ("//Item", "@bee", nil),
    ] as [(String, String, String?)])
  func otherCase(_ select: String, _ path: String, _ advice: String?) throws {
    let data = "<r><Item><Bee>b</Bee><Sea/></Item></r>"
    let messages = try DataFixture.texts(
      data, select: select, paths: [path], root: "xmlns:a=\"urn:a\""
    ).messages
    #expect(messages.count == (advice == nil ? 0 : 1), "\(messages)")
    if let advice { #expect(messages.first?.hasSuffix("warning: \(advice) [no-matches]") == true) }
  }

  @Test("a path that finds nothing for another reason is not reported")
  func absent() throws {
    #expect(try DataFixture.texts("<r><i/></r>", paths: ["t", "@k"]).messages == [])
  }
}
