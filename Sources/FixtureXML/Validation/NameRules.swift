import FixtureModel

/// Rules for the names that generated declarations have.
struct NameRules {
  /// Receives the diagnostics.
  let sink: DiagnosticSink

  /// Checks that a name can be a Swift identifier at all.
  func check(_ attribute: SourceAttribute) -> Bool {
    guard Identifier.isValid(attribute.value) else {
      sink.error(
        .invalidName, "'\(attribute.value)' is not a Swift identifier", in: attribute)
      return false
    }
    guard !Identifier.impossible.contains(attribute.value) else {
      sink.error(
        .reservedName, "'\(attribute.value)' is a word of Swift's own; choose another name",
        in: attribute)
      return false
    }
    return true
  }

  /// Checks the name of a type: it must also not hide one that generated code uses.
  func checkType(_ attribute: SourceAttribute) -> Bool {
    guard check(attribute) else { return false }
    let name = attribute.value
    guard !Self.isUsedType(name) else {
      sink.error(.reservedName, Self.message(onUsedType: name), in: attribute)
      return false
    }
    return true
  }

  /// Checks the name of a named child: `ASCellNode` must not have a member of that name.
  func checkChild(_ attribute: SourceAttribute) -> Bool {
    guard check(attribute) else { return false }
    guard !ReservedMembers.cellNode.contains(attribute.value) else {
      sink.error(
        .reservedName,
        "cell nodes have a member '\(attribute.value)' already; choose another name",
        in: attribute)
      return false
    }
    return true
  }

  /// Checks that a named child does not hide a type of which its class makes objects.
  func checkHiding(_ attribute: SourceAttribute, types: Set<String>) {
    let name = attribute.value
    if types.contains(name) {
      sink.error(
        .reservedName, "'\(name)' is the name of a type too; choose another name",
        in: attribute)
    } else if Self.isUsedType(name) {
      sink.error(.reservedName, Self.message(onUsedType: name), in: attribute)
    }
  }

  /// Checks the name of a model's field, which must not be that of a model or an enumeration either:
  /// the generated initialiser makes values of them.
  func checkField(_ attribute: SourceAttribute, isType: (String) -> Bool) -> Bool {
    guard check(attribute) else { return false }
    guard !isType(attribute.value) else {
      sink.error(
        .reservedName, "'\(attribute.value)' is the name of a type too; choose another name",
        in: attribute)
      return false
    }
    guard !["cell", "field", "is"].contains(attribute.value) else {
      sink.error(
        .reservedName,
        "'\(attribute.value)' has a meaning of its own in rows; choose another name",
        in: attribute)
      return false
    }
    return true
  }

  private static func message(onUsedType name: String) -> String {
    usedTypes.contains(name)
      ? "generated code uses a type '\(name)' already; choose another name"
      : "names that begin with '\(name.prefix(2))' are "
        + "\(name.hasPrefix("UI") ? "UIKit's" : "Texture's"); choose another name"
  }

  private static func isUsedType(_ name: String) -> Bool {
    usedTypes.contains(name) || name.hasPrefix("UI") || name.hasPrefix("AS")
  }

  private static let usedTypes: Set<String> = Set(ScalarType.allCases.map(\.rawValue)).union([
    "Array", "Dictionary", "Set", "Character", "Float", "Int64", "UInt64", "UInt8", "Never", "Void",
    "Sendable", "Hashable", "Equatable", "MainActor", "NSObject", "IndexPath", "IndexSet",
    "NSAttributedString", "CGRect", "CGPoint", "StaticString", "AsyncDisplayKit", "FixtureSupport",
    "Swift", "Foundation", "Testing",
  ])
}

/// Remembers the names of one kind and reports the second use of one.
struct NameRegistry {
  private let code: DiagnosticCode
  private var places: [String: SourcePosition] = [:]

  /// Creates an empty registry whose clashes have the given code.
  init(code: DiagnosticCode = .duplicateName) { self.code = code }

  /// Takes a name; false, with a diagnostic that shows the first place, when it is taken already.
  mutating func take(
    _ name: String, _ what: String, at position: SourcePosition, _ sink: DiagnosticSink
  ) -> Bool {
    if let first = places[name] {
      sink.error(
        code, "there are two \(what) '\(name)'", at: position, length: name.unicodeScalars.count,
        note: DiagnosticNote("the first '\(name)' is here", at: first))
      return false
    }
    places[name] = position
    return true
  }

  /// Knows a name without complaint.
  mutating func know(_ name: String, at position: SourcePosition) {
    if places[name] == nil { places[name] = position }
  }
}

/// The types that a fixture's output declares.
enum GeneratedTypes {
  /// The names, with the places of what they come from.
  static func names(of fixture: Fixture) -> [(String, SourcePosition)] {
    let own = fixture.declarations
    var names = own.enumerations.map { ($0.name, $0.position) }
    names += own.models.map { ($0.name, $0.position) }
    names += own.cellNodes.map { ($0.name, $0.position) }
    names += own.plainCells.map { ($0.name, $0.position) }
    names += own.reusableViews.map { ($0.name, $0.position) }
    for container in fixture.containers {
      names.append(("\(container.name)DataSource", container.position))
      if case .mosaic = container.layout {
        names.append(("\(container.name)Layout", container.position))
      }
      if !container.expectations.isEmpty {
        names.append(("\(container.name)Expectations", container.position))
      }
    }
    return names
  }
}
