import Testing

/// Something wrong in a fixture, and every line that is said about it.
struct Mistake: Sendable, CustomTestStringConvertible {
  let name: String
  let body: String
  let messages: [String]

  init(_ name: String, in body: String, says messages: [String]) {
    self.name = name
    self.body = body
    self.messages = messages
  }

  var testDescription: String { name }

  /// Declarations that many mistakes stand behind: lines 2 and 3 of their fixtures.
  static let posts = """
    <model name="Post" key="id"><field name="id" type="Int"/><field name="title" type="String"/>\
    <field name="note" type="String?"/><field name="tags" type="[String]"/></model>
    <cellNode name="PostCell" model="Post"><textNode name="titleNode" text="{title}"/></cellNode>
    """
}
