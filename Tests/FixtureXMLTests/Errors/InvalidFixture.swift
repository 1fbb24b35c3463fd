import Testing

/// The body of an invalid fixture, and the lines of its diagnostics.
struct InvalidFixture: Sendable, CustomTestStringConvertible {
  let name: String
  let body: String
  let messages: [String]

  init(_ name: String, in body: String, says messages: [String]) {
    self.name = name
    self.body = body
    self.messages = messages
  }

  var testDescription: String { name }

  /// Declarations that begin many of the fixtures, in their lines 2 and 3.
  static let posts = """
    <model name="Post" key="id"><field name="id" type="Int"/><field name="title" type="String"/>\
    <field name="note" type="String?"/><field name="tags" type="[String]"/></model>
    <cellNode name="PostCell" model="Post"><textNode name="titleNode" text="{title}"/></cellNode>
    """
}
