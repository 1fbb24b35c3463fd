import Testing

@testable import FixtureCodegen

/// Names of fixtures in Swift source.
@Suite("Identifiers")
struct SwiftIdentifierTests {
  @Test(
    "a name is spelled as one identifier",
    arguments: [
      ("title", "title"), ("class", "`class`"), ("Type", "`Type`"), ("self", "`self`"),
      ("Überschrift", "Überschrift"), ("見出し", "見出し"), ("2nd", "_2nd"), ("a-b", "a_b"),
      ("a b", "a_b"), ("x;print()", "x_print__"), ("`quoted`", "_quoted_"), ("", "_unnamed"),
      ("_", "_unnamed"), ("+", "_unnamed"), ("a\u{202E}b", "a_b"), ("a\u{200B}b", "a_b"),
      ("a\nb", "a_b"), ("$0", "_0"),
    ])
  func spelling(_ name: String, _ expected: String) {
    #expect(SwiftIdentifier.spelling(name) == expected)
  }

  @Test(
    "each part of a dotted name is spelled alone",
    arguments: [
      ("Shop.Cell", "Shop.Cell"), ("Shop.default.Type", "Shop.`default`.`Type`"),
      ("A..B", "A.B"), ("A.B()", "A.B__"),
    ])
  func path(_ name: String, _ expected: String) {
    #expect(SwiftIdentifier.path(name) == expected)
  }

  @Test(
    "an implicit member needs quotes for fewer names",
    arguments: [("center", ".center"), ("default", ".default"), ("init", ".`init`"), ("X", ".X")])
  func member(_ name: String, _ expected: String) {
    #expect(SwiftIdentifier.member(name) == expected)
  }
}
