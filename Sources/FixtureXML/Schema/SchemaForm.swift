/// The languages in which the schema can be had.
package enum SchemaForm: String, Sendable, CaseIterable {
  /// RELAX NG in its XML syntax.
  case rng
  /// W3C XML Schema 1.0.
  case xsd

  /// The schema's text.
  package var text: String {
    switch self {
    case .rng: RelaxNGSchema(vocabulary: .standard).text
    case .xsd: XMLSchema(vocabulary: .standard).text
    }
  }
}
