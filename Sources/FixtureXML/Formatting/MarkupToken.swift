/// A piece of a document as written.
enum MarkupToken: Equatable {
  /// A start tag: its name, its attributes with their quotes, and whether it closes itself.
  case start(name: String, attributes: [String], isEmpty: Bool)
  /// An end tag.
  case end(name: String)
  /// Text between tags, as written.
  case text(String)
  /// A comment, processing instruction, declaration or CDATA section, as written.
  case verbatim(String)
}
