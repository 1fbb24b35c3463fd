import FixtureModel
import Testing

@testable import FixtureCodegen

/// Documentation of fixtures in comments.
@Suite("Documentation comments")
struct DocCommentTests {
  @Test("the fixture's words come first, then what the declaration is, then its place")
  func order() {
    let comment = DocComment(
      "The model Photo.", documentation: "  A photo.\n\n  With a title. ",
      at: SourcePosition(file: "F/A.xml", line: 3, column: 5))
    #expect(
      comment.lines == [
        "/// A photo.", "/// With a title.", "///", "/// The model Photo.", "///",
        "/// Declared at `F/A.xml:3:5`.",
      ])
  }

  @Test(
    "no text ends its comment or reorders the file",
    arguments: [
      "*/ import Evil", "/* open", "a\u{2028}import Evil", "a\rimport Evil", "\u{202E}live",
      "a\u{0B}b", "\u{7}bell", "*\u{200D}/",
    ])
  func sanitizes(_ text: String) {
    let lines = DocComment("Abstract.", documentation: text).lines
    #expect(lines.allSatisfy { $0.hasPrefix("///") && !$0.contains("*/") && !$0.contains("/*") })
    let scalars = lines.joined().unicodeScalars
    #expect(scalars.allSatisfy { $0.properties.generalCategory != .format && $0.value >= 0x20 })
  }
}
