@testable import FixtureXML

/// A document with one element in question, whose other elements are as few as the language asks for.
struct ElementPlace {
  private let path: [String]

  /// The ways to elements that have no meaning at the end of the shortest one.
  private static let places = [
    "vary": ["fixture", "collection", "section", "repeat", "item", "vary"],
    "repeat": ["fixture", "collection", "section", "repeat"],
    "items": ["fixture", "collection", "section", "items"],
    "map": ["fixture", "collection", "section", "items", "map"],
    "key": ["fixture", "collection", "section", "items", "key"],
    "currentPage": ["fixture", "pager", "expect", "currentPage"],
    "title": ["fixture", "table", "expect", "title"],
    "sectionIndex": ["fixture", "table", "expect", "sectionIndex"],
  ]

  /// Finds the shortest way from the root to an element; `nil` when there is none.
  init?(_ name: String) {
    if let place = Self.places[name] {
      path = place
      return
    }
    var ways: [[String]] = [["fixture"]]
    var seen: Set = ["fixture"]
    while let way = ways.first {
      if way.last == name {
        path = way
        return
      }
      ways.removeFirst()
      let parent = way.last.flatMap { Vocabulary.standard[$0] }
      for child in parent?.particles.flatMap(\.names) ?? [] where seen.insert(child).inserted {
        ways.append(way + [child])
      }
    }
    return nil
  }

  /// The document, with attributes on the element besides those that it needs.
  func document(_ attributes: [(name: String, value: String)]) -> String {
    let text = element(path[...], attributes)
    return text + "\n"
  }

  private func element(
    _ path: ArraySlice<String>, _ attributes: [(name: String, value: String)]
  ) -> String {
    guard let name = path.first, let spec = Vocabulary.standard[name] else { return "" }
    let rest = path.dropFirst()
    let content = spec.particles.map { particle in
      let head = preamble(of: name, particle) + shown(in: name, particle)
      if let next = rest.first, particle.names.contains(next) {
        let others = max(0, particle.minimum - 1)
        let fallback = name == "cells" ? "<node cell=\"Cell\"/>" : ""
        return head + element(rest, attributes) + fill(particle, count: others) + fallback
      }
      return head + fill(particle, count: particle.minimum)
        + (spec.containerKind == nil ? "" : data(of: particle))
    }.joined()
    let key = name == "model" ? "<field name=\"word\" type=\"Int\"/>" : ""
    return tag(spec, rest.isEmpty ? attributes : [], content + key)
  }

  /// Returns the declarations that values of attributes name.
  private func preamble(of name: String, _ particle: ContentParticle) -> String {
    guard name == "fixture", particle.names.contains("model") else { return "" }
    return AttributeSamples.declarations + (path.last == "inside" ? Self.shelf : "")
  }

  /// A cell with a list inside.
  private static let shelf = """
    <cellNode name="Shelf" model="Post"><collectionNode name="strip" container="Strip" rows="{parts}"/></cellNode>
    """

  /// Returns the container that a list shows.
  private func shown(in name: String, _ particle: ContentParticle) -> String {
    let kinds = ["collectionNode": "collection", "pagerNode": "pager", "inside": "collection"]
    guard name == "fixture", let kind = path.last.flatMap({ kinds[$0] }),
      particle.names.contains(kind)
    else { return "" }
    return "<\(kind) name=\"Strip\" model=\"Part\"/>"
  }

  /// Returns what a container needs in a place besides the element in question.
  private func data(of particle: ContentParticle) -> String {
    if particle.names.contains("layout"), path.contains("supplementary") {
      return "<layout class=\"Word\"/>"
    }
    if particle.names.contains("cells") { return "<cells><node cell=\"Cell\"/></cells>" }
    return particle.names.contains("section") ? "<section><item/></section>" : ""
  }

  private func fill(_ particle: ContentParticle, count: Int) -> String {
    guard count > 0, let first = particle.names.first else { return "" }
    return String(repeating: element([first], []), count: count)
  }

  private func tag(
    _ spec: ElementSpec, _ attributes: [(name: String, value: String)], _ content: String
  ) -> String {
    var stated = attributes
    for (name, value) in companions(of: spec, stated) where spec.attribute(named: name) != nil {
      guard !stated.contains(where: { $0.name == name }) else { continue }
      stated.append((name, value))
    }
    for attribute in spec.attributes where attribute.use == .required {
      guard !stated.contains(where: { $0.name == attribute.name }) else { continue }
      stated.append((attribute.name, AttributeSamples.literal(of: attribute, on: spec.name)))
    }
    if spec.name == "fixture" { stated.append(("xmlns", Vocabulary.namespace)) }
    let isModel = spec.name == "map" && stated.contains { $0.name == "select" }
    let map = isModel ? "<map field=\"number\" path=\".\"/>" : ""
    return "<\(spec.name)\(Self.text(stated))>\(content)\(map)</\(spec.name)>"
  }

  private static func text(_ attributes: [(name: String, value: String)]) -> String {
    attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
  }

  /// Returns the attributes without which others have no meaning.
  private func companions(
    of spec: ElementSpec, _ stated: [(name: String, value: String)]
  ) -> [(String, String)] {
    let names = Set(stated.map(\.name))
    if spec.name == "cellNode" { return [("model", "Post")] + hand(names) }
    if spec.containerKind != nil {
      return [("model", "Post"), ("sectionModel", "Post"), ("interop", "whenNoNode")]
    }
    switch spec.name {
    case "move" where !names.contains("section"): return [("at", "0.0")]
    case "items" where path.contains("sections"): return [("select", "a")]
    case "items": return [("from", "Data/a.xml")]
    case "map": return mapped(names)
    case "vary" where names.contains("unique"): return [("random", "1..9")]
    case "nodeProperties":
      return property(names).map { [("node", AttributeSamples.node(with: $0))] } ?? [("text", "a")]
    default: break
    }
    if names.contains("step") { return [("from", "1")] }
    return names.contains("offset") ? [("every", "2")] : hand(names)
  }

  /// The attribute in question of `nodeProperties`, if it is a property.
  private func property(_ names: Set<String>) -> String? {
    names.first { !["of", "at", "node"].contains($0) }
  }

  private func mapped(_ names: Set<String>) -> [(String, String)] {
    if names.contains("select") { return [("field", "parts")] }
    let path = [("path", ".")]
    if names.contains("emptyIsNil") { return path + [("field", "maybe")] }
    guard !names.isDisjoint(with: ["format", "locale", "timeZone"]) else { return path }
    return path + [("field", "date"), ("format", "yyyy-MM-dd"), ("timeZone", "UTC")]
  }

  private func hand(_ names: Set<String>) -> [(String, String)] {
    names.contains("init") ? [("class", "Word")] : []
  }
}
