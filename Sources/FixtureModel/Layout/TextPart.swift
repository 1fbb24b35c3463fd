/// A piece of a text template.
package enum TextPart: Sendable, Equatable {
  /// Text as it stands.
  case literal(String)
  /// A value turned into text.
  case binding(Binding)
}
