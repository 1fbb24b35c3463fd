import SwiftSyntax

/// A type that an app declares.
struct AppType {
  /// The kind of a declaration of a type.
  enum Kind {
    case `class`
    case value
    case `protocol`
    case alias
  }

  let name: String
  /// The names of the types around it.
  let outer: [String]
  let kind: Kind
  let file: Int
  let declaration: DeclSyntax
  /// The types of the inheritance clause.
  let inherited: [String]

  /// The name with the types around it.
  var fullName: String { (outer + [name]).joined(separator: ".") }
}

/// An extension that an app declares.
struct AppExtension {
  /// The name of the type with the types around it, and without aliases of the app.
  let type: String
  let file: Int
  let declaration: ExtensionDeclSyntax
}

/// A function or a variable of an app outside of types.
struct AppGlobal {
  let file: Int
  let declaration: DeclSyntax
}

/// The declarations of all files of an app.
struct AppIndex {
  let files: [ParsedFile]
  /// The types by their names, those outside of other types first.
  private(set) var types: [String: [AppType]] = [:]
  private(set) var extensions: [String: [AppExtension]] = [:]
  private(set) var globals: [String: [AppGlobal]] = [:]
  /// The declarations of operators.
  private(set) var operators: [String: DeclSyntax] = [:]
  /// The modules that each file imports.
  private(set) var imports: [Set<String>]
  /// The types that aliases outside of types name, by the aliases' names, those of each file first.
  private var aliases: [[String: String]]

  /// Creates the index of parsed files, which have the numbers of their places.
  init(_ files: [ParsedFile]) {
    self.files = files
    imports = Array(repeating: [], count: files.count)
    let own = files.map(\.tree.aliases)
    let all = own.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    aliases = own.map { $0.merging(all) { own, _ in own } }
    for file in files {
      for statement in file.tree.statements {
        if case .decl(let declaration) = statement.item { add(declaration, file.number, []) }
      }
    }
    for name in types.keys { types[name]?.sort { $0.outer.count < $1.outer.count } }
  }

  private mutating func add(_ declaration: DeclSyntax, _ file: Int, _ outer: [String]) {
    if let node = declaration.as(ImportDeclSyntax.self) {
      if let module = node.path.first?.name.text.unescaped { imports[file].insert(module) }
    } else if let node = declaration.as(ClassDeclSyntax.self) {
      add(node.name, .class, node.inheritanceClause, node.memberBlock, declaration, file, outer)
    } else if let node = declaration.as(ActorDeclSyntax.self) {
      add(node.name, .class, node.inheritanceClause, node.memberBlock, declaration, file, outer)
    } else if let node = declaration.as(StructDeclSyntax.self) {
      add(node.name, .value, node.inheritanceClause, node.memberBlock, declaration, file, outer)
    } else if let node = declaration.as(EnumDeclSyntax.self) {
      add(node.name, .value, node.inheritanceClause, node.memberBlock, declaration, file, outer)
    } else if let node = declaration.as(ProtocolDeclSyntax.self) {
      add(node.name, .protocol, node.inheritanceClause, nil, declaration, file, outer)
    } else if let node = declaration.as(TypeAliasDeclSyntax.self) {
      add(node.name, .alias, nil, nil, declaration, file, outer)
    } else {
      addOther(declaration, file, outer)
    }
  }

  private mutating func addOther(_ declaration: DeclSyntax, _ file: Int, _ outer: [String]) {
    if let node = declaration.as(ExtensionDeclSyntax.self) {
      let path = extendedPath(of: node, in: file)
      extensions[path.last ?? "", default: []].append(
        AppExtension(type: path.joined(separator: "."), file: file, declaration: node))
      for member in declaration.members where member.isTypeDeclaration {
        add(member, file, path)
      }
    } else if let node = declaration.as(FunctionDeclSyntax.self), outer.isEmpty {
      globals[node.name.text.unescaped, default: []].append(
        AppGlobal(file: file, declaration: declaration))
    } else if let node = declaration.as(VariableDeclSyntax.self), outer.isEmpty {
      for name in node.names {
        globals[name, default: []].append(AppGlobal(file: file, declaration: declaration))
      }
    } else if let node = declaration.as(OperatorDeclSyntax.self) {
      operators[node.name.text] = declaration
    } else if let node = declaration.as(IfConfigDeclSyntax.self) {
      // The clause of a device, or all of them for flags that may be set.
      let held = node.clauses.first { $0.condition.map(DeviceCondition.holds) ?? false }
      for clause in held.map({ [$0] }) ?? Array(node.clauses) {
        guard case .statements(let list)? = clause.elements else { continue }
        for case .decl(let inner) in list.map(\.item) { add(inner, file, outer) }
      }
    }
  }

  /// Returns the name of the type that an extension extends, and those of the types around it.
  private func extendedPath(of node: ExtensionDeclSyntax, in file: Int) -> [String] {
    var path = node.extendedType.plainName.split(separator: ".").map(String.init)
    var seen: Set<String> = []
    while let first = path.first, let other = aliases[file][first], seen.insert(first).inserted {
      path.replaceSubrange(..<1, with: other.split(separator: ".").map(String.init))
    }
    return path
  }

  private mutating func add(
    _ name: TokenSyntax, _ kind: AppType.Kind, _ clause: InheritanceClauseSyntax?,
    _ block: MemberBlockSyntax?, _ declaration: DeclSyntax, _ file: Int, _ outer: [String]
  ) {
    let name = name.text.unescaped
    let inherited = clause.map { Array($0.inheritedTypes).flatMap(\.type.lastNames) } ?? []
    types[name, default: []].append(
      AppType(
        name: name, outer: outer, kind: kind, file: file, declaration: declaration,
        inherited: inherited))
    let members = block?.members.flatMap { $0.decl.onDevice } ?? []
    for member in members where member.isTypeDeclaration { add(member, file, outer + [name]) }
  }

  /// Returns the type of a name outside of other types, the one nearest to a file if there are several.
  func type(_ name: String, near file: Int) -> AppType? {
    let found = (types[name] ?? []).filter { $0.outer.isEmpty }
    guard found.count > 1 else { return found.first }
    let path = files[file].source.path
    return found.max { first, second in
      path.commonPrefix(with: files[first.file].source.path).count
        < path.commonPrefix(with: files[second.file].source.path).count
    }
  }

  /// Returns the extensions of a type.
  func extensions(of type: AppType) -> [AppExtension] {
    (extensions[type.name] ?? []).filter { $0.type == type.fullName }
  }

  /// Returns the names of a class and its superclasses; the last one may be of another module.
  func lineage(of type: AppType) -> [String] {
    var names = [type.name]
    var next: AppType? = type
    while let current = next, let superclass = current.inherited.first,
      !names.contains(superclass)
    {
      names.append(superclass)
      next = self.type(superclass, near: current.file)
      if next?.kind == .alias, let alias = next?.declaration.as(TypeAliasDeclSyntax.self) {
        names.append(alias.initializer.value.lastName)
        next = self.type(alias.initializer.value.lastName, near: current.file)
      }
    }
    return names
  }
}

extension DeclSyntax {
  /// A Boolean value that indicates whether the declaration is one of a type.
  var isTypeDeclaration: Bool {
    self.is(ClassDeclSyntax.self) || self.is(StructDeclSyntax.self) || self.is(EnumDeclSyntax.self)
      || self.is(ActorDeclSyntax.self) || self.is(ProtocolDeclSyntax.self)
      || self.is(TypeAliasDeclSyntax.self)
  }

  /// The members of a type.
  var members: [DeclSyntax] {
    let items = asProtocol((any DeclGroupSyntax).self)?.memberBlock.members ?? []
    return items.flatMap { $0.decl.onDevice }
  }
}

extension VariableDeclSyntax {
  /// The names that the declaration declares.
  var names: [String] {
    bindings.compactMap {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unescaped
    }
  }
}
