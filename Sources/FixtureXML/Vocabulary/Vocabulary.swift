import FixtureModel

/// The words of the fixture language.
///
/// The table is the single source of the parser's checks, the schemas, the reference page and the
/// spelling suggestions. A new word is one entry in one of the lists that make it up.
struct Vocabulary: Sendable {
  /// The namespace of every element.
  static let namespace = "urn:texture-fixtures:1"
  /// The table.
  static let standard = Vocabulary(
    elements: [fixture] + declarations + specs + nodes + containers + layouts + data + mutations
      + expectations)

  /// Every element, in the order of the reference page.
  let elements: [ElementSpec]
  private let byName: [String: ElementSpec]

  /// Creates a vocabulary from its elements.
  init(elements: [ElementSpec]) {
    self.elements = elements
    byName = Dictionary(elements.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Finds an element by name.
  subscript(name: String) -> ElementSpec? { byName[name] }

  /// Returns the names of the elements in which an element is allowed, in the order of the reference page.
  func parents(of name: String) -> [String] {
    elements.filter { parent in parent.particles.contains { $0.names.contains(name) } }.map(\.name)
  }

  /// The place for an element's own documentation.
  static let documentationPlace = ContentParticle.optional("documentation")

  private static let fixture = ElementSpec(
    "fixture", "The root of a fixture: declarations first, then containers.",
    attributes: [
      AttributeSpec(
        "access", .enumeration("AccessLevel"), "The access level of the generated declarations.",
        ifAbsent: "`internal`"),
      AttributeSpec(
        "date", .date,
        "The moment to which `relative` dates are relative when the virtual clock is at zero.",
        ifAbsent: "none: `relative` is an error"),
    ],
    content: .elements([
      documentationPlace, .any(["import", "include"]), .optional("fonts"), .any(.declarations),
      .any(.containers),
    ]))
}
