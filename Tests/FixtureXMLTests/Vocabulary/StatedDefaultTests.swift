import AsyncDisplayKit
import Testing

@testable import FixtureHosting
@testable import FixtureXML

/// The values that the reference states for absent attributes are those of new nodes.
@Suite("Stated defaults of nodes") @MainActor
struct StatedDefaultTests {
  private nonisolated static let names = [
    "displayNode", "textNode", "imageNode", "networkImageNode", "buttonNode", "controlNode",
    "scrollNode",
  ]

  private func node(_ name: String) -> ASDisplayNode {
    switch name {
    case "textNode": ASTextNode()
    case "imageNode": ASImageNode()
    case "networkImageNode": ASNetworkImageNode()
    case "buttonNode": ASButtonNode()
    case "controlNode": ASControlNode()
    case "scrollNode": ASScrollNode()
    default: ASDisplayNode()
    }
  }

  @Test("a new node has the values that its element states for absent attributes", arguments: names)
  func values(_ name: String) throws {
    let element = try #require(Vocabulary.standard[name])
    let node = node(name)
    var count = 0
    for attribute in element.attributes where attribute.target != .style && attribute.kind != .color
    {
      guard let stated = attribute.statedDefault(of: name),
        let actual = NodePropertyReader.value(of: attribute.name, in: node)
      else { continue }
      count += 1
      let words = Set((actual.spelling(tolerance: 0) ?? "").split(separator: " "))
      #expect(
        words == Set(stated.split(separator: " ")),
        "\(attribute.name) is \(actual.spelling(tolerance: 0) ?? "nothing"), not \(stated)")
    }
    #expect(count > 20)
  }
}

extension AttributeSpec {
  /// The literal that the attribute states for an element: that of a clause such as "`false` for image and text
  /// nodes", or else the first one.
  fileprivate func statedDefault(of element: String) -> String? {
    let clauses = (ifAbsent ?? "").split(separator: "; ")
    let kind = element == "networkImageNode" ? "image" : String(element.dropLast(4))
    let own = clauses.dropFirst().first { clause in
      clause.split { !$0.isLetter }.contains { $0 == kind }
    }
    let clause = own ?? clauses.first ?? ""
    guard clause.hasPrefix("`") else { return nil }
    return clause.dropFirst().split(separator: "`").first.map(String.init)
  }
}
