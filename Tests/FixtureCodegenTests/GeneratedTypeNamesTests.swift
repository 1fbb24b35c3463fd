import Foundation
import Testing

@testable import FixtureXML

/// The names that the reader rejects, compared with the names that the generator writes.
@Suite("Types in generated code")
struct GeneratedTypeNamesTests {
  @Test("every type that generated code names without its module is a reserved name")
  func unqualified() throws {
    var found: Set<String> = []
    for golden in Golden.allCases {
      let text = try String(contentsOf: golden.url, encoding: .utf8)
      let code = text.split(separator: "\n").filter { !$0.contains("//") && !$0.contains("\\t") }
        .joined(separator: "\n").replacing(/"(?:[^"\\]|\\.)*"/, with: "")
      let declared = Set(
        code.matches(of: /(?:class|struct|enum) `?(\w+)/).map { String($0.output.1) })
      let names = code.matches(of: /(?:^|[^\w.`])([A-Z][A-Za-z]\w*)/).map { String($0.output.1) }
      found.formUnion(Set(names).subtracting(declared))
    }
    // Keywords, the hand-written types that the goldens' fixtures name, and a text inside of an interpolation.
    let handWritten: Set<String> = [
      "Any", "Self", "InternalImportsByDefault", "AdvertCellNode", "BadgeNode", "ChoiceBadge",
      "DealSizes", "GlowLayer", "JPY", "KeywordCellNode", "MapView", "PostViewController",
      "RingInspector", "RingLayout", "SoldOutCell", "StoriesController", "StoriesFake",
      "StoryTheme", "WholeCellNode",
    ]
    #expect(found.count > 20)
    let free = found.subtracting(GeneratedTypeNames.unqualified).subtracting(handWritten)
    #expect(free.sorted() == [])
  }
}
