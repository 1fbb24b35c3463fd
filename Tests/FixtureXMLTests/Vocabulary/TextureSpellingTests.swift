import Foundation
import Testing

@testable import FixtureXML

/// The language and the generated code against the list of Texture's and UIKit's own members.
@Suite("Texture's spelling")
struct TextureSpellingTests {
  /// The members of each type, parameter lists left out.
  private static let members = readMembers()

  private static func readMembers() -> [String: Set<String>] {
    let file = Repository.root.appending(path: "Tests/API/texture-api.tsv")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [:] }
    var members: [String: Set<String>] = [:]
    for line in text.split(separator: "\n") {
      let columns = line.split(separator: "\t")
      guard columns.count == 3 else { continue }
      let name = columns[2].prefix { $0 != "(" && $0 != ":" }
      members[String(columns[1]), default: []].insert(String(name))
    }
    return members
  }

  private static func superclass(of name: String) -> String? {
    switch name {
    case "ASTextNode", "ASImageNode", "ASButtonNode": "ASControlNode"
    case "ASNetworkImageNode": "ASImageNode"
    case "ASPagerNode": "ASCollectionNode"
    case "ASDisplayNode": nil
    default: name.hasSuffix("Node") ? "ASDisplayNode" : nil
    }
  }

  private static func hasMember(_ name: String, in type: String) -> Bool {
    if members[type]?.contains(name) == true { return true }
    return superclass(of: type).map { hasMember(name, in: $0) } ?? false
  }

  @Test("the list is there")
  func list() {
    #expect(Self.members.count > 80)
    #expect(Self.hasMember("alpha", in: "ASNetworkImageNode"))
    #expect(!Self.hasMember("alpha", in: "ASLayoutElementStyle"))
  }

  @Test(
    "an attribute is a property of the element's class or of its style",
    arguments: Vocabulary.standard.elements.filter { $0.className != nil }.map(\.name))
  func attributes(_ name: String) throws {
    let element = try #require(Vocabulary.standard[name])
    let type = try #require(element.className)
    for attribute in element.attributes {
      switch attribute.target {
      case .style:
        #expect(Self.hasMember(attribute.name, in: "ASLayoutElementStyle"), "\(attribute.name)")
      case .state:
        let setter = "set\(attribute.name.prefix(1).uppercased())\(attribute.name.dropFirst())"
        #expect(Self.hasMember(setter, in: type), "\(setter)")
      case .object where !Self.isOwnWord(attribute):
        #expect(Self.hasMember(attribute.name, in: type), "\(attribute.name)")
      default: break
      }
    }
  }

  /// Words of the language itself, which say how the object is made and not what it is like.
  private static func isOwnWord(_ attribute: AttributeSpec) -> Bool {
    switch attribute.kind {
    case .name, .reference, .type, .arguments, .list: true
    default: ["nodeModels", "interop", "accepts", "list"].contains(attribute.name)
    }
  }

  @Test("types and functions of generated code that begin with AS are Texture's")
  func names() throws {
    let known = Set(Self.members.keys).union(Self.members.values.flatMap { $0 })
    var found: Set<String> = []
    for file in Repository.files(below: "Tests/FixtureCodegenTests/Goldens") {
      let text = try String(contentsOf: file, encoding: .utf8)
      found.formUnion(text.matches(of: /\bAS[A-Z]?[a-z]\w+/).map { String($0.output) })
    }
    #expect(found.count > 30)
    #expect(found.subtracting(known).isEmpty)
  }
}
