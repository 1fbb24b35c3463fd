import Foundation
import Testing

/// Holds the code in the articles against the Swift files that the compiler sees.
@Suite("Articles")
struct ArticleSnippetTests {
  private static let articles = [
    "FirstFixture", "Sizing", "ThreadSafety", "Updates", "Snapshots", "InteropMigration",
  ]

  private func text(_ path: String) throws -> String {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private func article(_ name: String) throws -> String {
    try text("Documentation/\(name).md")
  }

  /// The fenced blocks of a language, in order.
  private func blocks(of language: String, in text: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst()
      .map { String($0.prefix(upTo: $0.firstRange(of: "```")?.lowerBound ?? $0.endIndex)) }
  }

  /// The texts between `// snippet: name` and `// end`, without the indentation they share.
  private func snippets(in text: String) -> [String] {
    text.components(separatedBy: "// snippet: ").dropFirst().map { part in
      let lines = part.components(separatedBy: "\n").dropFirst()
        .prefix { $0.trimmingCharacters(in: .whitespaces) != "// end" }
      let indentation =
        lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
      return lines.map { $0.dropFirst(indentation) + "\n" }.joined()
    }
  }

  @Test(
    "every Swift block of an article is a snippet that compiles, in its order", arguments: articles)
  func swiftBlocks(_ name: String) throws {
    let snippets = snippets(in: try text("Tests/FixtureTestingTests/Articles/\(name).swift"))
    #expect(!snippets.isEmpty)
    #expect(blocks(of: "swift", in: try article(name)) == snippets)
  }

  @Test("the fixture of an article is the one that the build reads")
  func fixture() throws {
    let fixture = try text("Fixtures/Postcards.xml")
    #expect(blocks(of: "xml", in: try article("FirstFixture")) == [fixture])
  }

  @Test("a changed block is noticed")
  func noticed() {
    let snippet = snippets(in: "  // snippet: a\n  let a = 1\n\n    b()\n  // end\n")
    #expect(snippet == ["let a = 1\n\n  b()\n"])
    #expect(blocks(of: "swift", in: "x\n```swift\nlet a = 2\n```\n") == ["let a = 2\n"])
  }
}
