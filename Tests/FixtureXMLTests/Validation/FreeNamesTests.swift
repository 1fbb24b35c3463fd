import Testing

@testable import FixtureXML

/// Names that compile are not rejected.
@Suite("Names that are free")
struct FreeNamesTests {
  static let words = [
    "Action", "Account", "Activity", "Address", "Album", "Alert", "Article", "Asset", "Author",
    "Badge", "Banner", "Book", "Button", "Card", "Category", "Channel", "Comment", "Contact",
    "Document", "Event", "File", "Filter", "Group", "Image", "Item", "Label", "Link", "List",
    "Location", "Measurement", "Message", "Model", "Notification", "Operation", "Option", "Order",
    "Page", "Person", "Photo", "Post", "Process", "Product", "Progress", "Scanner", "Section",
    "Stack", "State", "Task", "Text", "Thread", "Timer", "Unit", "User", "View", "UIPost",
    "ASOwnPost", "CaseIterable", "Hashable", "FixtureNoFields", "FixtureRowDecoder",
    "FixtureRowSource",
    "FixtureExpectation", "NSMapTable", "ExpectationList", "any",
  ]

  @Test("an everyday word is the name of a model", arguments: words)
  func models(_ name: String) throws {
    let result = try TestPackage.load(
      "<model name=\"\(name)\"><field name=\"id\" type=\"Int\"/></model>")
    #expect(result.messages.isEmpty)
  }

  @Test(
    "a child may be named like a method of a cell node", arguments: ["copy", "perform", "convert"])
  func children(_ name: String) throws {
    #expect(
      try TestPackage.load(
        "<cellNode name=\"C\"><textNode name=\"\(name)\"/></cellNode>"
      ).messages.isEmpty)
  }

  @Test(
    "a child must not be named like a property of a cell node",
    arguments: ["hashValue", "accessibilityFrame", "contentsRect", "supernodes", "style"])
  func properties(_ name: String) throws {
    #expect(
      try TestPackage.load(
        "<cellNode name=\"C\"><textNode name=\"\(name)\"/></cellNode>"
      ).codes == ["2:36 reserved-name"])
  }

  @Test("a public fixture cannot include internal declarations")
  func access() throws {
    let package = try TestPackage([
      "F.xml": """
      <fixture xmlns="urn:texture-fixtures:1" access="public"><include fixture="G.xml"/></fixture>
      """,
      "G.xml": TestPackage.document("<model name=\"M\"><field name=\"a\" type=\"Int\"/></model>"),
    ])
    #expect(try package.load(["F.xml", "G.xml"]).codes == ["1:75 include-access"])
  }
}
