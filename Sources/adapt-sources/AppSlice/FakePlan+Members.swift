import SwiftSyntax

/// The members that fakes have.
extension FakePlan {
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
      NameUses(node).types.compactMap { selection.index.types[$0]?.first }.allSatisfy { part in
        let clauses = selection.index.extensions(of: part).compactMap {
          $0.declaration.inheritanceClause?.inheritedTypes.flatMap(\.type.lastNames)
        }
        let isSimple = part.declaration.is(EnumDeclSyntax.self) && part.kind == .value
        return isSimple || part.kind == .alias
          || part.kind == .value
            && !Set(part.inherited + clauses.joined()).isDisjoint(with: ["Equatable", "Hashable"])
      }
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
    let isOverride = modified?.modifier("override") != nil
    guard !isPrivate, !isOverride || overridesSkeleton(member, in: type) else { return false }
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

  /// Returns a Boolean value that indicates whether a member overrides one of another module's class, and none that a
  /// class of the app has.
  private func overridesSkeleton(_ member: DeclSyntax, in type: AppType) -> Bool {
    let classes = selection.index.lineage(of: type).dropFirst().compactMap(self.type)
    let inherited = classes.flatMap { $0.declaration.members }.flatMap(\.memberNames)
    return hasSkeleton(above: type) && Set(inherited).isDisjoint(with: member.memberNames)
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
