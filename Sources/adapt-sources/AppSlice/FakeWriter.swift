import SwiftSyntax

/// Writes the fakes of a plan as declarations.
struct FakeWriter {
  /// A declaration of the fakes' file.
  struct Declaration: Equatable {
    /// The name that the file declares, or the type of an extension.
    let name: String
    let text: String
  }

  let plan: FakePlan
  private(set) var values = FakeValues()
  /// Members that the writer could not fake, for the person who completes the file.
  private(set) var notes: [String] = []

  private var index: AppIndex { plan.selection.index }

  /// Creates a writer, which knows the types that it can create.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - creatable: The types of other modules whose skeletons have an initializer without arguments.
  init(_ plan: FakePlan, creatable: Set<String>) {
    self.plan = plan
    values.missing = creatable
    for (name, extensions) in plan.selection.index.extensions
    where plan.selection.index.types[name] == nil {
      let members = extensions.flatMap { DeclSyntax($0.declaration).members }
      values.ownMembers.formUnion(members.flatMap(\.memberNames))
      for member in members { addResult(of: member, "\(name).") }
    }
    for global in plan.selection.index.globals.values.joined() {
      addResult(of: global.declaration, "")
    }
    addFirstCases()
    let types = plan.names.compactMap(plan.type)
    for type in types where type.kind == .class && isCreatable(type) {
      values.creatable.insert(type.name)
      if type.outer.isEmpty { values.classes.insert(type.name) }
    }
    addStructures(types.flatMap { [$0] + nestedTypes(of: $0) })
  }

  /// Adds the result of a function whose name begins as that of a type does.
  private mutating func addResult(of declaration: DeclSyntax, _ prefix: String) {
    guard let function = declaration.as(FunctionDeclSyntax.self),
      let type = function.signature.returnClause?.type,
      function.name.text.first?.isUppercase == true, index.types[function.name.text] == nil
    else { return }
    values.functions[prefix + function.name.text] = type
  }

  private mutating func addFirstCases() {
    let planned = Set(plan.names)
    for type in index.types.values.joined() {
      guard let node = type.declaration.as(EnumDeclSyntax.self),
        planned.contains(type.outer.first ?? type.name) || plan.selection.isTaken(type.file)
      else { continue }
      values.firstCases[type.fullName] = Self.simpleCase(node)
    }
  }

  /// Adds the structures that can be created without arguments, since each property has a value.
  private mutating func addStructures(_ types: [AppType]) {
    var former = -1
    while values.creatable.count != former {
      former = values.creatable.count
      for type in types where type.declaration.is(StructDeclSyntax.self) {
        let texts = storedProperties(
          of: type, FakeMembers(values: values, type: type.name, isClass: false))
        guard texts.allSatisfy({ $0.contains(" = ") }) else { continue }
        values.creatable.insert(type.fullName)
        if index.types[type.name]?.count == 1 { values.creatable.insert(type.name) }
      }
    }
  }

  /// Returns the types in a type that its fake has.
  private func nestedTypes(of type: AppType) -> [AppType] {
    let declarations = plan.members(of: type).filter(\.isTypeDeclaration)
    guard type.kind != .alias else { return [] }
    return declarations.flatMap { declaration in
      let found = (index.types[declaration.memberNames.first ?? ""] ?? [])
        .filter { $0.declaration == declaration }
      return found.flatMap { [$0] + nestedTypes(of: $0) }
    }
  }

  private static func simpleCase(_ node: EnumDeclSyntax) -> String? {
    node.memberBlock.members.lazy.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap(\.elements).first { $0.parameterClause == nil }?.name.text
  }

  private func isCreatable(_ type: AppType) -> Bool {
    let root = plan.selection.index.lineage(of: type).last ?? type.name
    let hasInitializers = plan.members(of: type).contains { $0.is(InitializerDeclSyntax.self) }
    let isPlain = root == type.name || root == "NSObject"
    return isPlain || FakeSuperclass(root).isCreatable || (root.hasPrefix("UI") && !hasInitializers)
  }

  // MARK: Declarations

  /// Returns the declarations of the fakes in the order of their uses, then those of extensions.
  mutating func declarations() -> [Declaration] {
    var result: [Declaration] = []
    for name in plan.names {
      if let type = plan.type(name) {
        result.append(Declaration(name: name, text: write(type)))
      } else {
        for global in plan.selection.index.globals[name] ?? [] {
          if let text = write(global) { result.append(Declaration(name: name, text: text)) }
        }
      }
    }
    for (head, members) in plan.conformances {
      let type = head.afterWord("extension ").components(before: ":")
      let writer = FakeMembers(values: values, type: type, isClass: false)
      let texts = members.flatMap { lines($0.declaration, writer, stores: false) }
      result.append(Declaration(name: type, text: Self.block(head, texts)))
    }
    let members = plan.extensionMembers
    let extensions = Dictionary(grouping: members) { $0.type + $0.requirements }
    for (head, members) in extensions.sorted(by: { $0.key < $1.key }) {
      guard let type = members.first?.type else { continue }
      let texts = members.flatMap { item in
        let writer = FakeMembers(values: values, type: type, isClass: false)
        if let type = nestedType(item.declaration) { return [write(type)] }
        guard let initializer = item.declaration.as(InitializerDeclSyntax.self) else {
          return lines(item.declaration, writer, stores: false)
        }
        return [writer.delegatingInitializer(initializer)]
      }
      var seen: Set<String> = []
      let different = texts.filter { seen.insert($0).inserted }
      result.append(Declaration(name: type, text: Self.block("extension \(head)", different)))
    }
    return result
  }

  /// Returns the type that an extension of another module's type declares.
  private func nestedType(_ declaration: DeclSyntax) -> AppType? {
    guard declaration.isTypeDeclaration else { return nil }
    return index.types[declaration.memberNames.first ?? ""]?.first { $0.declaration == declaration }
  }

  private mutating func write(_ global: AppGlobal) -> String? {
    let members = FakeMembers(values: values, type: "", isClass: true)
    let texts = lines(global.declaration, members, stores: true)
    guard !texts.isEmpty else { return nil }
    let names = global.declaration.memberNames
    let operators = names.compactMap { index.operators[$0]?.flatText }
    return (operators + texts).joined(separator: "\n")
  }

  private mutating func write(_ type: AppType) -> String {
    if type.kind == .alias {
      return (plan.isPublic && type.access != nil ? "public " : "") + "typealias"
        + type.declaration.flatText.afterWord("typealias")
    }
    if let node = type.declaration.as(ProtocolDeclSyntax.self) { return write(node, type) }
    let inherited = plan.inheritedTypes(of: type)
    let members = plan.members(of: type)
    var values = values
    for node in members.compactMap({ $0.as(EnumDeclSyntax.self) }) {
      values.firstCases[node.name.text.unescaped] = Self.simpleCase(node)
    }
    let access = plan.isPublic ? type.access : nil
    let writer = FakeMembers(
      values: values, type: type.fullName, isClass: type.kind == .class, isPublic: access != nil)
    let isDerived = type.kind == .class && inherited.first.map { !isProtocol($0) } ?? false
    let superclass = FakeSuperclass(
      of: isDerived ? type : nil, in: index, call(toSuperclassOf: type, writer))
    var texts: [String] = []
    for member in members where member.isTypeDeclaration {
      texts.append(nested(member, in: type))
    }
    let stored = storedProperties(of: type, writer)
    for member in members where !member.isTypeDeclaration {
      guard let initializer = member.as(InitializerDeclSyntax.self) else {
        texts += lines(member, writer, stores: stores(member, type, inherited))
        continue
      }
      if member.copies(type) {
        texts.append(
          (access == nil ? "" : "public ")
            + initializer.with(\.modifiers, []).with(\.body, nil)
            .flatText + " { self = original }")
        continue
      }
      if type.declaration.is(EnumDeclSyntax.self) { continue }
      let missing = assignments(stored, initializer, type)
      texts.append(
        writer.initializer(initializer, missing, isDerived ? superclass.call : nil))
    }
    let initializers = members.compactMap { $0.as(InitializerDeclSyntax.self) }
    if type.declaration.is(StructDeclSyntax.self), !initializers.isEmpty,
      stored.allSatisfy({ $0.contains(" = ") }),
      !initializers.contains(where: { $0.signature.parameterClause.parameters.isEmpty })
    {
      texts.append((access == nil ? "" : "public ") + "init() {}")
    }
    if type.kind == .class, !initializers.isEmpty {
      texts += superclass.otherInitializers(besides: initializers)
        .map { (access == nil ? "" : "public ") + $0 }
    }
    let generics = type.declaration.genericParameters?.flatText ?? ""
    let requirements = type.declaration.genericRequirements.map { " " + $0.flatText } ?? ""
    let clause = inherited.isEmpty ? "" : ": " + inherited.map(\.flatText).joined(separator: ", ")
    let head = access.map { $0 + " " } ?? ""
    return Self.block(
      "\(head)\(type.keyword) \(type.name)\(generics)\(clause)\(requirements)", texts)
  }

  /// Returns the call of an initializer that a superclass of the slice declares, or `nil` if it declares none.
  private func call(toSuperclassOf type: AppType, _ writer: FakeMembers) -> String? {
    let index = plan.selection.index
    for name in index.lineage(of: type).dropFirst() {
      guard let superclass = index.type(name, near: type.file),
        plan.selection.isTaken(superclass.file)
      else { return nil }
      let own = superclass.declaration.members.compactMap { $0.as(InitializerDeclSyntax.self) }
        .filter { $0.modifier("convenience") == nil && $0.modifier("private") == nil }
        .map { Array($0.signature.parameterClause.parameters) }
        .filter { $0.first?.firstName.text != "coder" }
      let needed = own.map { $0.filter { $0.defaultValue == nil } }
      if let parameters = needed.min(by: { $0.count < $1.count }) {
        return "super.init(\(writer.arguments(parameters)))"
      }
    }
    return nil
  }

  private func isProtocol(_ type: TypeSyntax) -> Bool {
    plan.type(type.lastName)?.kind == .protocol
  }

  private mutating func nested(_ declaration: DeclSyntax, in outer: AppType) -> String {
    let name = declaration.memberNames.first ?? ""
    let found = plan.selection.index.types[name]?.first {
      $0.outer.last == outer.name && $0.declaration == declaration
    }
    return found.map { write($0) } ?? declaration.flatText
  }

  private mutating func write(_ node: ProtocolDeclSyntax, _ type: AppType) -> String {
    var inherited = plan.inheritedTypes(of: type).map {
      $0.flatText == "class" ? "AnyObject" : $0.flatText
    }
    if node.attribute("objc") != nil, !inherited.contains("AnyObject") {
      inherited.append("AnyObject")
    }
    let clause = inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")
    let associated = node.primaryAssociatedTypeClause?.flatText ?? ""
    let texts = plan.members(of: type).filter { $0.parentProtocol == node.name.text }
      .map(\.requirement)
    let defaults = plan.members(of: type).filter { $0.parentProtocol == nil }.flatMap {
      lines($0, self.members(of: type), stores: false)
    }
    let access = plan.isPublic && type.access != nil ? "public " : ""
    let text = Self.block("\(access)protocol \(type.name)\(associated)\(clause)", texts)
    let constrained = plan.constrainedDefaults(of: type).map { requirements, members in
      let texts = members.flatMap { lines($0, self.members(of: type), stores: false) }
      return Self.block("extension \(type.name) \(requirements)", texts)
    }
    let plain = defaults.isEmpty ? [] : [Self.block("extension \(type.name)", defaults)]
    return ([text] + plain + constrained).joined(separator: "\n")
  }

  // MARK: Members

  /// Returns the writer of members that a protocol has by default.
  private func members(of type: AppType) -> FakeMembers {
    FakeMembers(values: values, type: type.name, isClass: false)
  }

  /// Returns a Boolean value that indicates whether a property of a fake stores its value: a computed one of a value
  /// that is encoded or decoded does not, since its type may not be encoded.
  private func stores(_ member: DeclSyntax, _ type: AppType, _ inherited: [TypeSyntax]) -> Bool {
    guard !type.declaration.is(EnumDeclSyntax.self) else { return false }
    guard type.kind == .value, let variable = member.as(VariableDeclSyntax.self),
      !variable.isStored
    else { return true }
    return Set(inherited.map(\.lastName)).isDisjoint(with: ["Codable", "Decodable", "Encodable"])
  }

  private func storedProperties(of type: AppType, _ writer: FakeMembers) -> [String] {
    plan.members(of: type).compactMap { $0.as(VariableDeclSyntax.self) }
      .filter { $0.isStored && !$0.isOfType }
      .flatMap { variable in variable.names.compactMap { writer.property(variable, $0) } }
  }

  /// Returns the statements that give properties the values of arguments of the same name and type, and the other
  /// ones of structures a value, if they have no default.
  private func assignments(
    _ properties: [String], _ initializer: InitializerDeclSyntax, _ type: AppType
  ) -> [String] {
    let parameters = initializer.signature.parameterClause.parameters
    return properties.compactMap { property in
      let parts = property.afterWord("var ").split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let name = parts.first.map(String.init) else { return nil }
      let written = String(parts[1]).components(before: " = ").trimmingSpaces
      let argument = parameters.first { parameter in
        (parameter.secondName ?? parameter.firstName).text.unescaped == name.unescaped
          && parameter.type.flatText.replacingWord("@escaping ", with: "").fits(written)
      }
      if argument != nil { return "self.\(name) = \(name)" }
      guard type.kind != .class, !property.contains(" = ") else { return nil }
      return "self.\(name) = <#\(written)#>"
    }
  }

  private mutating func lines(
    _ member: DeclSyntax, _ writer: FakeMembers, stores: Bool
  ) -> [String] {
    if let function = member.as(FunctionDeclSyntax.self) {
      if function.signature.returnClause?.type.is(SomeOrAnyTypeSyntax.self) == true,
        function.signature.returnClause?.type.flatText.hasPrefix("some ") == true
      {
        notes.append("\(writer.type).\(MemberName(function)): its result type is hidden")
        return []
      }
      return [writer.method(function)]
    }
    if let variable = member.as(VariableDeclSyntax.self) {
      return variable.names.compactMap { name in
        let text = writer.property(variable, name, stores: stores)
        if text == nil {
          notes.append("\(writer.type).\(name): its type is not written in the app")
        }
        return text
      }
    }
    if let node = member.as(SubscriptDeclSyntax.self) { return [writer.subscript(node)] }
    if member.is(EnumCaseDeclSyntax.self) || member.is(TypeAliasDeclSyntax.self) {
      return [member.flatText]
    }
    return []
  }

  private static func block(_ head: String, _ lines: [String]) -> String {
    guard !lines.isEmpty else { return head + " {}" }
    let body = lines.map { "  " + $0.split(separator: "\n").joined(separator: "\n  ") }
    return head + " {\n" + body.joined(separator: "\n") + "\n}"
  }
}
