import SwiftSyntax

/// The files of an app that a slice takes, and the types that it fakes.
///
/// The slice takes the file of a type, its extensions, its superclasses, and the cell nodes and value types that
/// these files name. Every other type of the app is faked: names alone lead through a whole app.
struct SliceSelection {
  /// A file with the reason to take it.
  struct Taken: Equatable {
    let file: Int
    let reason: String
  }

  /// A type that neither the app nor a module here declares.
  struct Missing {
    let name: String
    let file: Int
    let offset: Int
  }

  /// The largest number of files that the selection takes by itself; the rest is faked.
  ///
  /// Decided here: 12, the number within which nine of ten list controllers fit.
  static let limit = 12

  let index: AppIndex
  private let kept: Set<String>
  private let faked: Set<String>
  private(set) var taken: [Taken] = []
  /// The names of the types and globals that taken files use and that are not taken, in the order of their uses.
  private(set) var fakes: [String] = []
  private(set) var missing: [Missing] = []
  /// Members of extensions of types of other modules, which several files declare.
  private(set) var ambiguous: [(name: String, files: [Int])] = []
  /// The argument labels of calls in the taken files, by the last name of the function or type.
  private(set) var calls: [String: Set<[String]>] = [:]
  /// The members that the taken files use by name.
  private(set) var usedMembers: Set<String> = []
  /// The members of extensions of other modules' types that the slice uses and does not take.
  private(set) var fakedExtensionMembers: Set<String> = []
  private var waiting: [Int] = []
  private var seen: Set<String> = []
  private var declared: Set<String> = []
  private var uses: [Int: NameUses] = [:]

  /// Selects the slice of a type.
  ///
  /// - Parameters:
  ///   - root: The type whose list is tested.
  ///   - index: The declarations of the app.
  ///   - kept: Names of types whose files are taken in any case.
  ///   - faked: Names of types that are faked in any case.
  init(of root: AppType, in index: AppIndex, keeping kept: Set<String>, faking faked: Set<String>) {
    self.index = index
    self.kept = kept
    self.faked = faked
    takeWithExtensions(root, "the type")
    takeSuperclasses(of: root)
    for name in kept.sorted() {
      if let type = index.type(name, near: root.file) { takeWithExtensions(type, "--keep") }
    }
    repeat {
      while !waiting.isEmpty { resolveNames(in: waiting.removeFirst()) }
      takeForeignExtensions()
    } while !waiting.isEmpty
    // A file may be taken after one of its types or globals was found.
    fakes = fakes.filter { name in
      if let type = index.type(name, near: root.file) { return !isTaken(type.file) }
      return index.globals[name]?.contains { isTaken($0.file) } != true
    }
  }

  /// A Boolean value that indicates whether a file is part of the slice.
  func isTaken(_ file: Int) -> Bool { taken.contains { $0.file == file } }

  // MARK: Files

  private mutating func take(_ file: Int, _ reason: String) {
    guard !isTaken(file) else { return }
    taken.append(Taken(file: file, reason: reason))
    waiting.append(file)
    let uses = NameUses(index.files[file].tree)
    self.uses[file] = uses
    declared.formUnion(uses.declared)
    usedMembers.formUnion(uses.members)
    calls.merge(uses.calls) { $0.union($1) }
  }

  private mutating func takeWithExtensions(_ type: AppType, _ reason: String) {
    take(type.file, reason)
    for other in index.extensions(of: type) where !isTaken(other.file) {
      take(other.file, "extension of \(type.name)")
    }
  }

  private mutating func takeSuperclasses(of type: AppType) {
    for name in index.lineage(of: type).dropFirst() where !faked.contains(name) {
      guard let superclass = index.type(name, near: type.file) else { continue }
      takeWithExtensions(superclass, "superclass of \(type.name)")
    }
  }

  // MARK: Names

  private mutating func resolveNames(in file: Int) {
    guard let uses = uses[file] else { return }
    let ordered = uses.types.sorted { (uses.offsets[$0] ?? 0) < (uses.offsets[$1] ?? 0) }
    for name in ordered where !seen.contains(name) {
      resolve(name, file, uses.offsets[name] ?? 0)
    }
    for name in uses.members.sorted() where index.globals[name] != nil && !seen.contains(name) {
      let isTaken = index.globals[name]?.contains { self.isTaken($0.file) } ?? false
      guard !isTaken, !declared.contains(name) else { continue }
      seen.insert(name)
      fakes.append(name)
    }
  }

  private mutating func resolve(_ name: String, _ file: Int, _ offset: Int) {
    if let type = index.type(name, near: file) {
      seen.insert(name)
      guard !isTaken(type.file) else { return }
      guard let reason = reasonToTake(type) else { return fakes.append(name) }
      let isClass = type.kind == .class
      take(type.file, reason)
      if isClass {
        takeSuperclasses(of: type)
        for other in index.extensions(of: type) where isClean(other.file) {
          take(other.file, "extension of \(name)")
        }
      }
      return
    }
    guard !declared.contains(name), !KnownNames.contains(name) else { return }
    if let nested = index.types[name]?.first(where: { declared.contains($0.outer.first ?? "") }) {
      return take(nested.file, "declares \(nested.fullName)")
    }
    guard index.types[name] == nil, index.globals[name] == nil else { return }
    seen.insert(name)
    missing.append(Missing(name: name, file: file, offset: offset))
  }

  /// Returns the reason to take a type's file, or `nil` for a type to fake.
  private func reasonToTake(_ type: AppType) -> String? {
    guard !faked.contains(type.name) else { return nil }
    guard taken.count < Self.limit else { return nil }
    switch type.kind {
    case .class:
      if index.lineage(of: type).contains(where: KnownNames.isNodeOrCell) { return "node or cell" }
      if !KnownNames.parts.isDisjoint(with: stated(by: type)) { return "part of the list" }
      return isModel(type) && isClean(type.file) && isPlain(type.file) ? "model" : nil
    case .value: return isClean(type.file) && isPlain(type.file) ? "value type" : nil
    case .protocol: return isClean(type.file) && isSmall(type.file) ? "protocol" : nil
    case .alias: return isClean(type.file) && isSmall(type.file) ? "type alias" : nil
    }
  }

  /// Returns the types that a class and its extensions inherit or conform to. A controller has a list of its own.
  private func stated(by type: AppType) -> Set<String> {
    let stated = index.extensions(of: type).flatMap {
      $0.declaration.inheritanceClause?.inheritedTypes.map(\.type.lastName) ?? []
    }
    let isScreen = index.lineage(of: type).contains { $0.hasSuffix("Controller") }
    return isScreen ? [] : Set(type.inherited + stated)
  }

  /// Classes and initializers of Foundation that are not on Linux.
  private static let unavailable = SpellingSearch([
    "DateComponentsFormatter", "NSPredicate(format", "CFStringTransform", "CFMutableString",
  ])

  /// Returns a Boolean value that indicates whether a file imports only modules that are here, and can be adapted.
  private func isClean(_ file: Int) -> Bool {
    index.imports[file].isSubset(of: ImportRewriter.toolchain)
      && !Self.unavailable.isFound(in: index.files[file].source.bytes)
      && !overridesInForeignExtension(file)
  }

  /// Returns a Boolean value that indicates whether a file overrides a member in an extension of another module's
  /// class, which a copy cannot have.
  private func overridesInForeignExtension(_ file: Int) -> Bool {
    index.files[file].tree.statements.contains { statement in
      guard let node = statement.item.as(ExtensionDeclSyntax.self),
        index.types[node.extendedType.lastName] == nil
      else { return false }
      return node.memberBlock.members.contains {
        $0.decl.asProtocol((any WithModifiersSyntax).self)?.modifier("override") != nil
      }
    }
  }

  /// Returns a Boolean value that indicates whether a file declares values alone: no class of the app that is faked.
  private func isPlain(_ file: Int) -> Bool {
    let uses = NameUses(index.files[file].tree)
    let heavy = uses.types.filter { name in
      guard let type = index.type(name, near: file) else { return false }
      return type.kind == .class && !isTaken(type.file)
    }
    return heavy.allSatisfy { name in
      index.type(name, near: file).map(isModel) ?? false
    } && !declaresPlainClass(file)
  }

  /// Returns a Boolean value that indicates whether a class has values, and no work to do: stored properties, and
  /// no method that takes a closure.
  private func isModel(_ type: AppType) -> Bool {
    let superclass = index.lineage(of: type).last ?? ""
    let doesWork = Self.workers.contains { type.name.hasSuffix($0) }
    guard type.kind == .class, !doesWork,
      superclass == "NSObject" || !superclass.hasPrefix("UI") && !superclass.hasPrefix("AS")
    else { return false }
    let members = type.declaration.members
    let properties = members.compactMap { $0.as(VariableDeclSyntax.self) }
    let isShared = properties.contains { property in
      property.isOfType
        && !Set(property.names).isDisjoint(with: ["shared", "default", "standard", "instance"])
    }
    let hasStored = properties.contains { $0.bindings.first?.accessorBlock == nil }
    let takesClosure = members.compactMap { $0.as(FunctionDeclSyntax.self) }.contains { method in
      method.signature.parameterClause.parameters.contains { $0.type.flatText.contains("->") }
    }
    return hasStored && !isShared && !takesClosure
  }

  /// Ends of the names of classes that work for others.
  private static let workers = [
    "Service", "Manager", "Client", "Controller", "Coordinator", "Provider", "ViewModel", "API",
    "Store", "Repository", "Presenter", "Interactor", "Router", "Loader", "Tracker", "Logger",
    "Handler", "Session", "Database", "Cache", "Delegate", "DataSource",
  ]

  private func isSmall(_ file: Int) -> Bool {
    NameUses(index.files[file].tree).types.filter { !KnownNames.contains($0) }.count <= 8
      && !declaresPlainClass(file)
  }

  /// Returns a Boolean value that indicates whether a file declares a class that the selection would fake.
  private func declaresPlainClass(_ file: Int) -> Bool {
    index.files[file].tree.statements.contains { statement in
      guard case .decl(let declaration) = statement.item,
        let node = declaration.as(ClassDeclSyntax.self),
        let type = index.types[node.name.text.unescaped]?.first(where: { $0.file == file })
      else { return false }
      return !index.lineage(of: type).contains(where: KnownNames.isNodeOrCell) && !isModel(type)
    }
  }

  // MARK: Extensions of other modules' types

  /// Returns a Boolean value that indicates whether the slice takes the file of a type that is no class: its
  /// extensions in other files may not be part of the slice.
  func isTakenValue(_ name: String) -> Bool {
    let type = index.types[name]?.first { $0.outer.isEmpty }
    return type.map { [.value, .protocol].contains($0.kind) && isTaken($0.file) } ?? false
  }

  /// Takes the files with extensions of types of other modules whose members the slice uses, if they are clean.
  private mutating func takeForeignExtensions() {
    let takenFiles = Set(taken.map(\.file))
    var found: [String: Set<Int>] = [:]
    for (type, extensions) in index.extensions {
      for other in extensions
      where !takenFiles.contains(other.file)
        && (index.types[type] == nil || isTakenValue(other.type))
      {
        for member in other.declaration.memberBlock.members.map(\.decl) {
          let initializer = member.as(InitializerDeclSyntax.self)
          for name in member.extensionNames(of: type)
          where initializer?.isCalled(by: calls, of: type) ?? usedMembers.contains(name) {
            found[name, default: []].insert(other.file)
          }
        }
      }
    }
    for (name, files) in found.sorted(by: { $0.key < $1.key }) {
      let files = files.sorted()
      if files.count > 1, !ambiguous.contains(where: { $0.name == name }) {
        ambiguous.append((name, files))
      }
      for file in files where !isTaken(file) {
        if files.count == 1, taken.count < Self.limit, isClean(file), !declaresPlainClass(file) {
          take(file, "extension with '\(name)'")
        } else {
          fakedExtensionMembers.insert(name)
        }
      }
    }
  }
}

extension DeclSyntax {
  /// The names that a member declares.
  var memberNames: [String] {
    if let function = self.as(FunctionDeclSyntax.self) { return [function.name.text.unescaped] }
    if let variable = self.as(VariableDeclSyntax.self) { return variable.names }
    if self.is(InitializerDeclSyntax.self) { return ["init"] }
    if let node = self.as(SubscriptDeclSyntax.self) { return [MemberName(node).description] }
    if let node = self.as(EnumCaseDeclSyntax.self) {
      return node.elements.map(\.name.text.unescaped)
    }
    return asProtocol((any NamedDeclSyntax).self).map { [$0.name.text.unescaped] } ?? []
  }
}
