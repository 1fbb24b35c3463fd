import FixtureModel

/// Rules for names of generated declarations. A name is rejected only if the generated code would
/// not compile.
struct NameRules {
  /// The receiver of diagnostics.
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
        .reservedName, "'\(attribute.value)' is reserved by Swift; choose another name",
        in: attribute)
      return false
    }
    return true
  }

  /// Checks the name of a type: generated code must not need another type of that name.
  func checkType(_ attribute: SourceAttribute) -> Bool {
    guard check(attribute) else { return false }
    guard !GeneratedTypeNames.unqualified.contains(attribute.value), !Self.isGroup(attribute.value)
    else {
      sink.error(.reservedName, Self.message(onUsedType: attribute.value), in: attribute)
      return false
    }
    return true
  }

  /// Returns whether a name is that of a group of stored properties, which generated types with very many
  /// of them have, of the method that configures its nodes, or of a parameter for a list inside of a cell.
  private static func isGroup(_ name: String) -> Bool {
    let heads = [
      "FixtureFields", "FixtureNodes", "fixtureFields", "fixtureNodes", "fixtureList",
      "configureFixtureNodes",
    ]
    guard let head = heads.first(where: { name.hasPrefix($0) }) else { return false }
    let number = name.utf8.dropFirst(head.utf8.count)
    return !number.isEmpty && number.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Checks the name of a case of an enumeration.
  func checkCase(_ attribute: SourceAttribute) -> Bool {
    guard check(attribute) else { return false }
    guard !["RawValue", "allCases", "fixtureNames"].contains(attribute.value) else {
      sink.error(
        .reservedName,
        "generated enumerations have a member '\(attribute.value)' already; choose another name",
        in: attribute)
      return false
    }
    return true
  }

  /// Checks the name of a mutation, which must not be that of a step.
  func checkMutation(_ attribute: SourceAttribute) -> Bool {
    guard checkCase(attribute) else { return false }
    guard !StepsParser.wordsWithoutArguments.contains(attribute.value) else {
      sink.error(
        .reservedName, "'\(attribute.value)' is a step already; choose another name", in: attribute)
      return false
    }
    return true
  }

  /// Checks the name of an expectation: in a test target it is a method of the container's suite, which
  /// names these types.
  func checkExpectation(_ attribute: SourceAttribute, of container: String) -> Bool {
    guard check(attribute) else { return false }
    let names = GeneratedTypes.derivedNames(of: container)
    let used = [names.dataSource, names.suite] + ["Swift", "Testing", "FixtureTesting"]
    guard !used.contains(attribute.value) else {
      sink.error(.reservedName, Self.message(onUsedType: attribute.value), in: attribute)
      return false
    }
    return true
  }

  /// Checks the name of a named child: generated cell nodes must not have a property of that name.
  func checkChild(_ attribute: SourceAttribute) -> Bool {
    guard check(attribute) else { return false }
    let name = attribute.value
    guard !ReservedMembers.cellNode.contains(name), !GeneratedMembers.cellNode.contains(name),
      !Self.isGroup(name)
    else {
      sink.error(
        .reservedName, "cell nodes have a member '\(name)' already; choose another name",
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
    } else if GeneratedTypeNames.unqualified.contains(name) {
      sink.error(.reservedName, Self.message(onUsedType: name), in: attribute)
    }
  }

  /// Checks the name of a model's field, which must not be that of a model or an enumeration either:
  /// the generated initializer makes values of them.
  func checkField(_ attribute: SourceAttribute, isType: (String) -> Bool) -> Bool {
    guard check(attribute) else { return false }
    guard !isType(attribute.value) else {
      sink.error(
        .reservedName, "'\(attribute.value)' is the name of a type too; choose another name",
        in: attribute)
      return false
    }
    guard !GeneratedMembers.model.contains(attribute.value), !Self.isGroup(attribute.value) else {
      sink.error(
        .reservedName,
        "generated models have a member '\(attribute.value)' already; choose another name",
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
    "generated code uses a type '\(name)' already; choose another name"
  }
}

/// The names of one kind; reports the second use of a name.
struct NameRegistry {
  private let code: DiagnosticCode
  private var places: [String: SourcePosition] = [:]

  /// Creates an empty registry whose clashes have the given code.
  init(code: DiagnosticCode = .duplicateName) { self.code = code }

  /// Reserves a name. For a name in use, reports a diagnostic with the first place and returns
  /// `false`. The length is that of the text at the position, if that is not the name.
  mutating func take(
    _ name: String, _ what: String, at position: SourcePosition, length: Int? = nil,
    _ sink: DiagnosticSink
  ) -> Bool {
    if let first = places[name] {
      sink.error(
        code, "there are two \(what) '\(name)'", at: position,
        length: length ?? name.unicodeScalars.count,
        note: DiagnosticNote("the first '\(name)' is here", at: first))
      return false
    }
    places[name] = position
    return true
  }

  /// Adds a name without reporting a conflict.
  mutating func know(_ name: String, at position: SourcePosition) {
    if places[name] == nil { places[name] = position }
  }
}

/// The types that a fixture's output declares.
enum GeneratedTypes {
  /// Returns the names, with the places of what they come from.
  static func names(of fixture: Fixture) -> [(String, SourcePosition)] {
    let own = fixture.declarations
    var names = own.enumerations.map { ($0.name, $0.position) }
    names += own.models.map { ($0.name, $0.position) }
    names += own.cellNodes.map { ($0.name, $0.position) }
    names += own.plainCells.map { ($0.name, $0.position) }
    names += own.reusableViews.map { ($0.name, $0.position) }
    return names + derivedNames(of: fixture)
  }

  /// Returns the names that are made of the containers' names.
  static func derivedNames(of fixture: Fixture) -> [(String, SourcePosition)] {
    fixture.containers.flatMap { container in
      let names = derivedNames(of: container.name)
      var used = [names.dataSource]
      if case .mosaic = container.layout { used.append(names.layout) }
      if !container.expectations.isEmpty { used.append(names.suite) }
      return used.map { ($0, container.position) }
    }
  }

  /// Returns the names of the types that a container of a name may generate.
  static func derivedNames(
    of container: String
  ) -> (dataSource: String, layout: String, suite: String) {
    ("\(container)DataSource", "\(container)Layout", "\(container)Expectations")
  }
}
