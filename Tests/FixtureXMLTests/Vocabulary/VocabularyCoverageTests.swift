import Foundation
import Testing

@testable import FixtureXML

/// Every word of the language occurs in a fixture whose generated code is compiled.
@Suite("The vocabulary is compiled")
struct VocabularyCoverageTests {
  /// Fixtures that are built into a target, or behind a golden that every mode compiles.
  private static let folders = [
    "Fixtures", "Tests/HostedFixtures", "Tests/FontFixtures", "Tests/FixtureCodegenTests/Fixtures",
  ]
  private static let used = usedWords()

  private static func usedWords() -> Set<String> {
    var words: Set<String> = []
    for folder in folders {
      for file in Repository.files(below: folder)
      where file.pathExtension == "xml" && !file.pathComponents.contains("Data") {
        guard let bytes = try? Data(contentsOf: file) else { continue }
        var tokenizer = MarkupTokenizer(Array(bytes))
        while let token = tokenizer.next() {
          guard case .start(let name, let attributes, _) = token else { continue }
          words.insert(name)
          for attribute in attributes { words.insert("\(name) \(attribute.prefix { $0 != "=" })") }
        }
      }
    }
    return words
  }

  @Test(
    "an attribute that may be absent states what holds without it",
    arguments: Vocabulary.standard.elements.map(\.name))
  func absence(_ name: String) throws {
    let element = try #require(Vocabulary.standard[name])
    for attribute in element.attributes {
      #expect((attribute.ifAbsent == nil) == (attribute.use == .required), "\(attribute.name)")
    }
  }

  @Test("every element and attribute occurs", arguments: Vocabulary.standard.elements.map(\.name))
  func occurs(_ name: String) throws {
    let element = try #require(Vocabulary.standard[name])
    #expect(Self.used.contains(name), "no compiled fixture has <\(name)>")
    let missing = element.attributes.map(\.name).filter { !Self.used.contains("\(name) \($0)") }
    #expect(missing.isEmpty, "no compiled fixture states these on <\(name)>")
  }
}
