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
  private var protocols: Set<String> = []
  private var declared: Set<String> = []
  /// The members of extensions of other modules' types that the slice uses and does not take.
  let extensionMembers: [ExtensionMember]
  /// The names of the classes of the app that inherit each class.
  private let subclasses: [String: [String]]
  /// The names of nested types in signatures of fakes.
  private var nested: Set<String> = []
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
    }
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
      let nested = Set(members.filter(\.isTypeDeclaration).flatMap(\.memberNames))
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
  private static func uses(of member: DeclSyntax) -> NameUses {
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

  // MARK: Members

  /// Returns the types that a fake inherits and conforms to.
  func inheritedTypes(of type: AppType) -> [TypeSyntax] {
    let group = type.declaration.asProtocol((any DeclGroupSyntax).self)
    let clauses =
      [group?.inheritanceClause]
      + extensions(of: type).map { Optional($0.declaration.inheritanceClause) ?? nil }
    let all = clauses.compactMap { $0 }.flatMap { Array($0.inheritedTypes) }.map(\.type)
    return all.enumerated().filter { position, inherited in
      let name = inherited.lastName
      if type.kind == .class {
        let isSuperclass = position == 0 && group?.inheritanceClause != nil && !isProtocol(name)
        return isSuperclass || protocols.contains(name) || Self.delegates.contains(name)
      }
      if type.kind == .protocol {
        return protocols.contains(name) || KnownNames.contains(name) || name == "class"
          || self.type(name)?.kind == .protocol
      }
      return protocols.contains(name) || Self.synthesized.contains(name)
    }.map(\.element)
  }

  private func isProtocol(_ name: String) -> Bool {
    if let type = type(name) { return type.kind == .protocol }
    return Self.synthesized.contains(name) || Self.protocolNames.contains(name)
      || ["Delegate", "DataSource", "Protocol", "able", "ible", "Type"].contains {
        name.hasSuffix($0)
      }
  }

  /// Protocols of UIKit and Texture that an object of a faked class may be given as: they require nothing, or what
  /// `required` lists.
  private static let delegates: Set = [
    "UISearchResultsUpdating", "UISearchBarDelegate", "UISearchControllerDelegate",
    "UIScrollViewDelegate", "UIGestureRecognizerDelegate", "UITextFieldDelegate",
    "UITextViewDelegate", "UITableViewDelegate", "UICollectionViewDelegate", "ASTableDelegate",
    "ASCollectionDelegate",
  ]

  private static let protocolNames: Set = ["AnyObject", "Comparable", "OptionSet", "Sequence"]
  /// Conformances of values that the compiler synthesizes, and raw types.
  private static let synthesized: Set = [
    "Equatable", "Hashable", "Codable", "Decodable", "Encodable", "Error", "CaseIterable",
    "Identifiable", "LocalizedError", "Sendable", "String", "Int", "UInt", "Int32", "UInt8",
    "Character", "Double",
  ]

  private func extensions(of type: AppType) -> [AppExtension] {
    selection.index.extensions(of: type).filter {
      !selection.isTaken($0.file) && $0.declaration.genericWhereClause == nil
    }
  }

  /// Returns the members of a type that its fake has.
  func members(of type: AppType) -> [DeclSyntax] {
    if type.kind == .alias { return [type.declaration] }
    var names = selection.usedMembers
    for inherited in inheritedTypes(of: type) {
      names.formUnion(requirements(of: inherited.lastName))
      if inherited.lastName == "Equatable" || inherited.lastName == "Hashable", !isCompared(type) {
        names.insert("==")
      }
    }
    let own = type.declaration.members
    let all = own + extensions(of: type).flatMap { DeclSyntax($0.declaration).members }
    var included = all.map { isIncluded($0, of: type, names, isOwn: own.contains($0)) }
    var isChanged = true
    while isChanged {
      isChanged = false
      let used = zip(all, included).filter(\.1).reduce(into: nested) {
        $0.formUnion(Self.uses(of: $1.0).types)
      }
      for (number, member) in all.enumerated()
      where !included[number] && member.isTypeDeclaration
        && !used.isDisjoint(with: member.memberNames)
      {
        included[number] = true
        isChanged = true
      }
    }
    let members = zip(all, included).filter(\.1).map(\.0)
    return members + inheritedRequirements(of: type, besides: Set(all.flatMap(\.memberNames)))
  }

  /// Returns the requirements of the protocols of a class that the class of another module above it meets.
  private func inheritedRequirements(of type: AppType, besides own: Set<String>) -> [DeclSyntax] {
    guard hasSkeleton(above: type) else { return [] }
    var (names, found): (Set<String>, [DeclSyntax]) = (own, [])
    names.formUnion(selection.index.lineage(of: type).last.map(extendingMembers) ?? [])
    var waiting = inheritedTypes(of: type).map(\.lastName)
    while let next = waiting.popLast() {
      guard let node = self.type(next), node.kind == .protocol else { continue }
      let defaults = selection.index.extensions(of: node)
        .flatMap { DeclSyntax($0.declaration).members }.flatMap(\.memberNames)
      names.formUnion(defaults)
      for member in node.declaration.members where !member.is(AssociatedTypeDeclSyntax.self) {
        if names.isDisjoint(with: member.memberNames) { found.append(member) }
        names.formUnion(member.memberNames)
      }
      waiting += node.inherited
    }
    return found
  }

  /// Returns a Boolean value that indicates whether the compiler compares values of a type by itself: an enumeration
  /// whose values hold no object of the app.
  private func isCompared(_ type: AppType) -> Bool {
    guard type.declaration.is(EnumDeclSyntax.self) else { return type.kind == .value }
    let cases = type.declaration.members.compactMap { $0.as(EnumCaseDeclSyntax.self) }
    return cases.allSatisfy { node in
      NameUses(node).types.allSatisfy { selection.index.types[$0]?.first?.kind != .class }
    }
  }

  /// The required members of protocols of other modules.
  private static let required: [String: Set<String>] = [
    "Identifiable": ["id"], "Reactor": ["Action", "Mutation", "State", "initialState"],
    "IdentifiableType": ["Identity", "identity"], "SectionModelType": ["Item", "items"],
    "AnimatableSectionModelType": ["Item", "items", "Identity", "identity"],
    "UITableViewDataSource": ["tableView"],
    "UICollectionViewDataSource": ["collectionView"], "ASPagerDataSource": ["numberOfPages"],
    "UISearchResultsUpdating": ["updateSearchResults"],
    "UIPickerViewDataSource": ["numberOfComponents", "pickerView"],
    "UIPageViewControllerDataSource": ["pageViewController"],
  ]

  /// Returns the names of the members that a protocol requires, with those of the protocols that it inherits.
  private func requirements(of name: String) -> Set<String> {
    var (names, seen): (Set<String>, Set<String>) = ([], [])
    var waiting = [name]
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      names.formUnion(Self.required[next] ?? [])
      guard let type = type(next) else { continue }
      names.formUnion(type.declaration.members.flatMap(\.memberNames))
      if type.kind == .protocol { waiting += type.inherited }
    }
    return names
  }

  private func isIncluded(
    _ member: DeclSyntax, of type: AppType, _ names: Set<String>, isOwn: Bool
  ) -> Bool {
    let modified = member.asProtocol((any WithModifiersSyntax).self)
    let isPrivate =
      ["private", "fileprivate"].contains { name in
        modified?.modifiers.contains { $0.name.text == name && $0.detail == nil } ?? false
      }
    if let initializer = member.as(InitializerDeclSyntax.self) {
      return !isPrivate && type.kind != .protocol
        && (isCalled(initializer, of: type) || codes(member, type)
          || member.copies(type))
    }
    if codes(member, type) { return true }
    if let variable = member.as(VariableDeclSyntax.self), type.kind == .value, isOwn,
      !variable.isOfType, variable.isStored
    {
      return true
    }
    if member.is(EnumCaseDeclSyntax.self) { return true }
    guard !isPrivate, modified?.modifier("override") == nil || hasSkeleton(above: type) else {
      return false
    }
    if type.kind == .protocol, member.is(AssociatedTypeDeclSyntax.self) { return true }
    return !names.isDisjoint(with: member.memberNames)
  }

  /// Returns a Boolean value that indicates whether an initializer is called, by the name of its type or of one that
  /// inherits it.
  private func isCalled(_ initializer: InitializerDeclSyntax, of type: AppType) -> Bool {
    ([type.name] + (subclasses[type.name] ?? [])).contains {
      initializer.isCalled(by: selection.calls, of: $0)
    }
  }

  /// Returns a Boolean value that indicates whether the class at the root of a type is one of another module, whose
  /// skeleton declares nothing that a fake overrides.
  private func hasSkeleton(above type: AppType) -> Bool {
    guard type.kind == .class, let root = selection.index.lineage(of: type).last else {
      return false
    }
    return self.type(root) == nil && !KnownNames.contains(root)
  }

  /// Returns a Boolean value that indicates whether a member decodes or encodes a value that the compiler may not
  /// decode or encode by itself.
  private func codes(_ member: DeclSyntax, _ type: AppType) -> Bool {
    guard type.kind == .value else { return false }
    let (name, protocols): (MemberName, Set<String>)
    if let initializer = member.as(InitializerDeclSyntax.self) {
      let labels = initializer.signature.parameterClause.parameters.map(\.firstName.text)
      name = MemberName(base: "init", labels: labels)
      protocols = ["Decodable", "Codable"]
    } else if let function = member.as(FunctionDeclSyntax.self) {
      name = MemberName(function)
      protocols = ["Encodable", "Codable"]
    } else {
      return false
    }
    return ["init(from:)", "encode(to:)"].contains(name.description)
      && !protocols.isDisjoint(with: inheritedTypes(of: type).map(\.lastName))
  }

  /// Returns the members that extensions with requirements give a faked protocol, with the requirements.
  func constrainedDefaults(
    of type: AppType
  ) -> [(requirements: String, members: [DeclSyntax])] {
    guard type.kind == .protocol else { return [] }
    return selection.index.extensions(of: type).compactMap { other in
      guard let clause = other.declaration.genericWhereClause, !selection.isTaken(other.file)
      else { return nil }
      let members = DeclSyntax(other.declaration).members.filter {
        isIncluded($0, of: type, selection.usedMembers, isOwn: false)
      }
      return members.isEmpty ? nil : (clause.flatText, members)
    }
  }

  /// The extensions by which types of other modules conform to faked protocols, with the members that the protocols
  /// require of them.
  var conformances: [(head: String, members: [ExtensionMember])] {
    let written = Set(extensionMembers.map(\.declaration))
    let faked = names.compactMap(type).filter { $0.kind == .protocol }
    return faked.flatMap { type in
      let required = Set(members(of: type).flatMap(\.memberNames))
      return selection.index.extensions.sorted { $0.key < $1.key }.flatMap { name, extensions in
        extensions.filter { other in
          selection.index.types[name] == nil && KnownNames.contains(name)
            && !selection.isTaken(other.file)
            && other.declaration.inheritanceClause?.inheritedTypes.contains {
              $0.type.lastName == type.name
            } == true
        }.map { other in
          let clause = other.declaration.genericWhereClause.map { " " + $0.flatText } ?? ""
          let extended = other.declaration.extendedType.flatText
          let members = DeclSyntax(other.declaration).members.filter {
            !required.isDisjoint(with: $0.memberNames) && !written.contains($0)
          }
          return (
            "extension \(extended): \(type.name)\(clause)",
            members.map {
              ExtensionMember(
                type: extended, requirements: clause, declaration: $0, file: other.file)
            }
          )
        }
      }
    }
  }

  /// A member of an extension of another module's type.
  struct ExtensionMember {
    /// The type as the extension writes it.
    let type: String
    /// The requirements of the extension, as it writes them.
    let requirements: String
    let declaration: DeclSyntax
    let file: Int
  }

  private static func extensionMembers(of selection: SliceSelection) -> [ExtensionMember] {
    var found: [ExtensionMember] = []
    for (name, extensions) in selection.index.extensions.sorted(by: { $0.key < $1.key }) {
      for other in extensions
      where !selection.isTaken(other.file)
        && (selection.index.types[name] == nil || selection.isTakenValue(other.type))
      {
        let requirements = other.declaration.genericWhereClause.map { " " + $0.flatText } ?? ""
        for member in DeclSyntax(other.declaration).members
        where isUsed(member, inExtensionOf: name, by: selection) {
          found.append(
            ExtensionMember(
              type: other.declaration.extendedType.flatText, requirements: requirements,
              declaration: member, file: other.file))
        }
      }
    }
    return found
  }

  /// The members that extensions of the slice or of its fakes add to a type of another module.
  func extendingMembers(of type: String) -> Set<String> {
    let taken = (selection.index.extensions[type] ?? []).filter { selection.isTaken($0.file) }
    let added = extensionMembers.filter { $0.type == type }.map(\.declaration)
    return Set(
      (taken.flatMap { DeclSyntax($0.declaration).members } + added).flatMap(\.memberNames))
  }

  private static func isUsed(
    _ member: DeclSyntax, inExtensionOf type: String, by selection: SliceSelection
  ) -> Bool {
    let modified = member.asProtocol((any WithModifiersSyntax).self)
    return modified?.modifier("private") == nil && modified?.modifier("override") == nil
      && !selection.fakedExtensionMembers.isDisjoint(with: member.extensionNames(of: type))
  }
}

extension VariableDeclSyntax {
  /// A Boolean value that indicates whether the property stores its value.
  var isStored: Bool {
    guard let accessors = bindings.first?.accessorBlock else { return true }
    guard case .accessors(let list) = accessors.accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// The word of the setter with its modifier, or `nil` for a property that cannot be set.
  var setter: String? {
    guard !isStored else { return bindingSpecifier.text == "var" ? "set" : nil }
    return bindings.first?.accessorBlock?.setter
  }
}

extension SubscriptDeclSyntax {
  /// The word of the setter with its modifier, or `nil` for a subscript that cannot be set.
  var setter: String? { accessorBlock?.setter }
}

extension AccessorBlockSyntax {
  fileprivate var setter: String? {
    guard case .accessors(let list) = accessors else { return nil }
    return list.first { ["set", "_modify"].contains($0.accessorSpecifier.text) }.map {
      ($0.modifier.map { $0.name.text + " " } ?? "") + "set"
    }
  }
}

extension InitializerDeclSyntax {
  /// Returns a Boolean value that indicates whether one of the calls by the names of types, or one without a name,
  /// has the labels of the initializer. One without parameters is no call of it.
  func isCalled(by calls: [String: Set<[String]>], of type: String) -> Bool {
    let parameters = Array(signature.parameterClause.parameters)
    let found = (calls[type] ?? []).union(calls["init"] ?? [])
    guard !parameters.isEmpty else { return false }
    return found.contains { labels in
      var rest = labels[...]
      for parameter in parameters {
        if rest.first == parameter.firstName.text.unescaped {
          rest.removeFirst()
        } else if parameter.defaultValue == nil, !parameter.type.flatText.contains("->") {
          return false
        }
      }
      return rest.isEmpty
    }
  }
}

extension DeclSyntax {
  /// Returns a Boolean value that indicates whether the declaration is the initializer of a section of a list, which
  /// gets another section.
  func copies(_ type: AppType) -> Bool {
    let parameter = self.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters.first
    return type.kind == .value && parameter?.firstName.text == "original"
      && [type.name, "Self"].contains(parameter?.type.flatText)
  }

  /// The names of a member of an extension of another module's type: an initializer has the one of its labels.
  func extensionNames(of type: String) -> [String] {
    // Any value may have a subscript without labels.
    guard let initializer = self.as(InitializerDeclSyntax.self) else {
      return memberNames.filter { $0 != "subscript(_:)" }
    }
    let labels = initializer.signature.parameterClause.parameters.map(\.firstName.text.unescaped)
    return ["\(type).\(MemberName(base: "init", labels: labels))"]
  }
}
