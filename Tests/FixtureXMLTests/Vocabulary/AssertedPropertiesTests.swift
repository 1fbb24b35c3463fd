import FixtureContract
import FixtureModel
import Foundation
import Testing

@testable import FixtureXML

/// The fixture `Assertions.xml`, whose expectations the runtime's tests check, asserts each property of each
/// node. So a property without a reader in `NodePropertyReader` fails there, and one without an
/// assertion here.
@Suite("Properties that nodeProperties checks")
struct AssertedPropertiesTests {
  private static let asserted = assertedProperties()

  private static func fixture() -> Fixture? {
    let folder = Repository.root.appending(path: "Tests/HostedFixtures")
    guard let root = try? PackageRoot(folder.path(percentEncoded: false)) else { return nil }
    return FixtureLoader(root: root, retention: .keep).load(["Assertions.xml"]).fixtures.first
  }

  /// The asserted properties by the elements of the nodes that they are asserted on.
  private static func assertedProperties() -> [String: Set<String>] {
    guard let fixture = fixture(),
      let container = fixture.containers.first(where: { $0.name == "AssertedNodes" })
    else { return [:] }
    let cells = fixture.declarations.cellNodes + fixture.included.cellNodes
    let rows = container.sections.flatMap(\.rows)
    var asserted: [String: Set<String>] = [:]
    for assertion in container.expectations.flatMap(\.assertions) {
      guard case .nodeProperty(.item(let path), let node, let property, _) = assertion.kind,
        let cell = cells.first(where: { $0.name == rows[path[1]].cell }),
        let element = element(ofNode: node, in: cell)
      else { continue }
      asserted[element, default: []].insert(property)
    }
    return asserted
  }

  private static func element(ofNode name: String, in cell: CellNode) -> String? {
    guard case .layout(let elements) = cell.form else { return nil }
    var rest = elements
    while let element = rest.popLast() {
      if element.name?.value == name { return element.element }
      rest += element.children
    }
    return nil
  }

  @Test("each property of each node is asserted", arguments: Vocabulary.nodes.map(\.name))
  func asserted(_ element: String) throws {
    let spec = try #require(Vocabulary.standard[element])
    let checked = try #require(Vocabulary.standard["nodeProperties"])
    let properties = spec.attributes.filter { attribute in
      attribute.target != .style && checked.attribute(named: attribute.name) != nil
        && !["of", "at", "node"].contains(attribute.name)
    }
    #expect(properties.count > 30)
    let missing = properties.map(\.name).filter { Self.asserted[element]?.contains($0) != true }
    #expect(missing == [])
  }

  @Test("each computed property is asserted on a node that has it")
  func computed() {
    let assertions = Self.fixture()?.containers.flatMap(\.expectations).flatMap(\.assertions) ?? []
    let asserted = assertions.compactMap { assertion -> String? in
      guard case .nodeProperty(_, _, let property, _) = assertion.kind else { return nil }
      return property
    }
    #expect(Vocabulary.computedProperties.subtracting(asserted) == [])
  }

  @Test("nodeProperties has each attribute of nodes that is a property")
  func vocabulary() throws {
    let checked = try #require(Vocabulary.standard["nodeProperties"])
    let settings: Set = ["name", "if", "class", "init", "view", "layer", "rows"]
    for node in Vocabulary.nodes {
      let missing = node.attributes.filter { attribute in
        attribute.target != .style && attribute.kind != .reference
          && !settings.contains(attribute.name)
          && checked.attribute(named: attribute.name) == nil
      }
      #expect(missing.map(\.name) == [], "\(node.name)")
    }
  }
}
