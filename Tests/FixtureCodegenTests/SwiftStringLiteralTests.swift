import Testing

@testable import FixtureCodegen

/// Text of fixtures in Swift literals.
@Suite("String literals")
struct SwiftStringLiteralTests {
  @Test(
    "text that would mean something to the compiler is escaped",
    arguments: [
      ("plain", #""plain""#),
      ("", #""""#),
      (#"say "hi""#, #""say \"hi\"""#),
      (#"\(exit(1))"#, #""\\(exit(1))""#),
      ("a\nb\r\tc", #""a\nb\r\tc""#),
      ("*/ } // \"\"\"", #""*/ } // \"\"\"""#),
      ("\u{202E}abc", #""\u{202E}abc""#),
      ("\u{0}\u{7F}", #""\u{0}\u{7F}""#),
      ("é", #""\u{E9}""#),
      ("e\u{301}", #""e\u{301}""#),
      ("👩‍🔬", #""\u{1F469}\u{200D}\u{1F52C}""#),
      ("#\"raw\"#", ##""#\"raw\"#""##),
    ])
  func escapes(_ text: String, _ literal: String) {
    #expect(SwiftStringLiteral.quoted(text) == literal)
  }

  @Test("a literal is printable ASCII whatever the text holds")
  func isPrintable() {
    let scalars = (0..<0x3000).compactMap(Unicode.Scalar.init) + ["\u{FEFF}", "\u{10FFFF}"]
    for scalar in scalars {
      let literal = SwiftStringLiteral.quoted(String(Character(scalar)))
      #expect(literal.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }, "U+\(scalar.value)")
    }
  }
}
