import SwiftParser
import SwiftSyntax

/// The types and members that a slice fakes: those that its files use, and those that their signatures name.
struct FakePlan {
  let selection: SliceSelection
  /// The names of types and globals in the order of their uses.
  private(set) var names: [String] = []
  /// The names in signatures that nothing here declares, with the files of the signatures.
  private(set) var missing: [SliceSelection.Missing]
  /// The names of protocols of the slice.
  private(set) var protocols: Set<String> = []
  private var declared: Set<String> = []
  /// The members of extensions of other modules' types that the slice uses and does not take.
  let extensionMembers: [ExtensionMember]
  /// The names of the classes of the app that inherit each class.
  let subclasses: [String: [String]]
  /// The names of nested types in signatures of fakes.
  private(set) var nested: Set<String> = []
  /// A Boolean value that indicates whether the slice has public declarations, whose types are public as well.
  private(set) var isPublic = false

  /// Plans the fakes of a slice.
  init(_ selection: SliceSelection) {
    self.selection = selection
    missing = selection.missing
    extensionMembers = Self.extensionMembers(of: selection)
    let classes = selection.index.types.values.joined().filter { $0.kind == .class }
    subclasses = classes.reduce(into: [:]) { found, type in
      for name in selection.index.lineage(of: type).dropFirst() {
        found[name, default: []].append(type.name)
      }
    }
    for taken in selection.taken {
      let uses = NameUses(selection.index.files[taken.file].tree)
      declared.formUnion(uses.declared)
      isPublic = isPublic || uses.hasPublic
      declared.formUnion(KnownNames.media.filter { uses.types.contains($0.key) }.flatMap(\.value))
    }
    missing.removeAll { [declared] in declared.contains($0.name) }
    protocols = declared.union(KnownModules.protocols(for: selection.index))
    // The nested types that signatures name are members of the fakes, whose signatures name others.
    var former = -1
    while nested.count != former {
      former = nested.count
      names = []
      plan(selection.fakes)
      for member in extensionMembers {
        let head = Parser.parse(source: "extension \(member.type)\(member.requirements) {}")
        plan(found(Self.uses(of: member.declaration), member.file))
        plan(found(NameUses(head), member.file))
      }
    }
  }

  /// Plans the fakes of names, and of those that their signatures name.
  private mutating func plan(_ names: [String]) {
    var waiting = names
    while !waiting.isEmpty {
      let name = waiting.removeFirst()
      guard !self.names.contains(name) else { continue }
      self.names.append(name)
      waiting += namesInSignatures(of: name)
    }
  }

  /// Returns the type of a faked name, or `nil` for a global function or variable.
  func type(_ name: String) -> AppType? {
    selection.index.type(name, near: selection.taken.first?.file ?? 0)
  }

  private mutating func namesInSignatures(of name: String) -> [String] {
    var found: [String] = []
    if let type = type(name) {
      found += inheritedTypes(of: type).flatMap { self.found(NameUses($0), type.file) }
      let members = members(of: type)
      let generics = type.declaration.genericParameters?.parameters.map(\.name.text) ?? []
      let nested = Set(members.filter(\.isTypeDeclaration).flatMap(\.memberNames) + generics)
      for member in members where type.kind == .alias || !member.isTypeDeclaration {
        found += self.found(Self.uses(of: member), type.file, besides: nested)
      }
      for member in members where member.isTypeDeclaration && type.kind != .alias {
        found += self.found(NameUses(member), type.file, besides: nested)
      }
      if type.kind == .protocol { protocols.insert(name) }
      for defaults in constrainedDefaults(of: type) {
        let head = Parser.parse(source: "extension \(type.name) \(defaults.requirements) {}")
        found += self.found(NameUses(head), type.file)
        for member in defaults.members { found += self.found(Self.uses(of: member), type.file) }
      }
    }
    for global in selection.index.globals[name] ?? [] {
      found += self.found(Self.uses(of: global.declaration), global.file)
    }
    return found
  }

  /// Returns the names of the app's types that are not part of the slice, and adds the missing ones.
  private mutating func found(
    _ uses: NameUses, _ file: Int, besides nested: Set<String> = []
  ) -> [String] {
    var found: [String] = []
    self.nested.formUnion(uses.nested)
    for name in uses.types.sorted() where !declared.contains(name) && !nested.contains(name) {
      if let type = selection.index.type(name, near: file) {
        if !selection.isTaken(type.file) { found.append(name) }
      } else if selection.index.globals[name] != nil {
        found.append(name)
      } else if selection.index.types[name] == nil, !KnownNames.contains(name),
        !missing.contains(where: { $0.name == name })
      {
        missing.append(
          SliceSelection.Missing(name: name, file: file, offset: 0))
      }
    }
    return found
  }

  /// Returns the names in the signature of a member, without those of its body.
  static func uses(of member: DeclSyntax) -> NameUses {
    if let function = member.as(FunctionDeclSyntax.self) {
      return NameUses(function.with(\.body, nil).with(\.attributes, []))
    }
    if let initializer = member.as(InitializerDeclSyntax.self) {
      return NameUses(initializer.with(\.body, nil).with(\.attributes, []))
    }
    if let variable = member.as(VariableDeclSyntax.self),
      let type = variable.bindings.first.flatMap(FakeMembers.propertyType)
    {
      return NameUses(type)
    }
    if member.is(VariableDeclSyntax.self) { return NameUses(TypeSyntax(MissingTypeSyntax())) }
    return NameUses(member)
  }
}
