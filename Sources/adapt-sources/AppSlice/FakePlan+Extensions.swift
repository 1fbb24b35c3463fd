import SwiftSyntax

/// The extensions of types of other modules.
extension FakePlan {
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

  static func extensionMembers(of selection: SliceSelection) -> [ExtensionMember] {
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
