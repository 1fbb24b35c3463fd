import FixtureModel

/// The check of elements and attributes against the vocabulary.
struct ElementChecker {
  /// The receiver of diagnostics.
  let sink: DiagnosticSink

  /// Checks the names of an element's attributes, and that none is missing.
  func checkAttributes(of element: SourceElement) {
    let spec = element.spec
    if spec.openAttributes == .none {
      for attribute in element.attributes where spec.attribute(named: attribute.name) == nil {
        sink.unknown(
          .unknownAttribute, "'\(spec.name)' has no attribute '\(attribute.name)'",
          name: attribute.name, among: spec.attributes.map(\.name), at: attribute.position)
      }
    } else {
      checkNormalForms(of: element)
    }
    for name in spec.requiredAttributes where element.attribute(name) == nil {
      sink.error(
        .missingAttribute, "'\(spec.name)' needs the attribute '\(name)'",
        at: element.position, length: spec.name.count + 1)
    }
  }

  /// Reports attributes whose names differ in their Unicode normal form alone. XML compares names byte by
  /// byte, and names of fields are compared by canonical equivalence.
  private func checkNormalForms(of element: SourceElement) {
    let attributes = element.attributes
    guard
      attributes.indices.contains(where: { index in
        !attributes[index].name.utf8.allSatisfy { $0 < 0x80 }
      })
    else { return }
    var names: Set<String> = []
    for attribute in attributes where !names.insert(attribute.name).inserted {
      sink.reportSecond(attribute)
    }
  }

  /// Reports why a child is not allowed in its place; nothing for an accepted one.
  func report(
    _ name: String, in parent: ElementSpec, _ step: ContentProgress.Step,
    at position: SourcePosition
  ) {
    let place = SourcePosition(
      file: position.file, line: position.line, column: position.column + 1)
    let length = name.unicodeScalars.count
    switch step {
    case .accepted: break
    case .late(let after):
      sink.error(
        .misplacedElement, "'\(name)' must come before '\(after)' in '\(parent.name)'",
        at: place, length: length)
    case .tooMany:
      sink.error(
        .misplacedElement, "'\(parent.name)' cannot have a further '\(name)'", at: place,
        length: length)
    case .foreign where Vocabulary.standard[name] != nil:
      sink.error(
        .misplacedElement, "'\(name)' is not allowed in '\(parent.name)'\(Self.remedy(of: name))",
        at: place, length: length
      )
    case .foreign: reportUnknown(name, in: parent, at: place, length: length)
    }
  }

  /// Returns the clause that names the places of an element, if they are few.
  private static func remedy(of name: String) -> String {
    let parents = Vocabulary.standard.parents(of: name).map { "'\($0)'" }
    guard let last = parents.last, parents.count <= 5 else { return "" }
    let others = parents.dropLast().joined(separator: ", ")
    return "; it belongs in " + (others.isEmpty ? last : "\(others) or \(last)")
  }

  private func reportUnknown(
    _ name: String, in parent: ElementSpec, at place: SourcePosition, length: Int
  ) {
    let known = parent.particles.flatMap(\.names)
    let message = "'\(parent.name)' has no element '\(name)'"
    let element = Self.element(ofClass: name)
    guard let element = [element, "\(name)Node"].first(where: { known.contains($0) }) else {
      return sink.unknown(.unknownElement, message, name: name, among: known, at: place)
    }
    sink.error(.unknownElement, message, at: place, length: length, suggestion: element)
  }

  /// Returns the element of a class of Texture: its name without `AS` and `LayoutSpec`.
  private static func element(ofClass name: String) -> String {
    var rest = name[...]
    if rest.hasPrefix("AS") { rest = rest.dropFirst(2) }
    for suffix in ["LayoutSpec", "Layout", "Spec"] where rest.hasSuffix(suffix) {
      rest = rest.dropLast(suffix.count)
      break
    }
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }

  /// Returns a phrase for one of many elements.
  private static func description(of names: [String]) -> String {
    if case .assertion? = Vocabulary.standard[names[0]]?.decoding {
      return "an assertion, such as '<count section=\"0\" is=\"2\"/>'"
    }
    return "a layout element"
  }

  /// Reports the children that an element still lacks when it ends; an invalid child may be one of
  /// them, misspelled.
  func checkEnd(_ progress: ContentProgress, of element: SourceElement) {
    guard !element.hasInvalidChild, let missing = progress.missing else { return }
    let names = missing.particle.names
    let what =
      names.count > 4
      ? Self.description(of: names) : names.map { "'\($0)'" }.joined(separator: " or ")
    let number = missing.count == 1 ? "" : " (\(missing.count) more)"
    sink.error(
      .missingElement, "'\(element.name)' needs \(what)\(number)", at: element.position,
      length: element.name.count + 1)
  }
}

/// The position of the next child in the content of an open element.
struct ContentProgress {
  /// The result of checking the next child.
  enum Step: Equatable {
    /// The element is allowed there.
    case accepted
    /// The element must come before the named element.
    case late(after: String)
    /// There are as many as there may be.
    case tooMany
    /// The element is never allowed in its parent.
    case foreign
  }

  private let particles: [ContentParticle]
  private var place = 0
  private var count = 0
  private var latest = ""

  /// Starts at the front of an element's content.
  init(_ spec: ElementSpec) { particles = spec.particles }

  /// Checks a child by name. The state changes only if the child is valid.
  mutating func take(_ name: String) -> Step {
    guard let found = particles[place...].firstIndex(where: { $0.names.contains(name) }) else {
      let isKnown = particles.prefix(place).contains { $0.names.contains(name) }
      return isKnown ? .late(after: latest) : .foreign
    }
    let taken = found == place ? count : 0
    if let maximum = particles[found].maximum, taken >= maximum { return .tooMany }
    (place, count, latest) = (found, taken + 1, name)
    return .accepted
  }

  /// The first place that lacks children at the end, and how many it lacks.
  var missing: (particle: ContentParticle, count: Int)? {
    for (index, particle) in particles.enumerated() where index >= place {
      let have = index == place ? count : 0
      if have < particle.minimum { return (particle, particle.minimum - have) }
    }
    return nil
  }
}
