import SwiftParser
import SwiftSyntax

/// The declarations of a file of fakes that a person may have completed.
struct ExistingDeclarations {
  private var names: Set<String> = []
  private var extensionMembers: [String: Set<String>] = [:]

  /// Parses the text of the file.
  init(_ text: String) {
    for statement in Parser.parse(source: text).statements {
      guard case .decl(let declaration) = statement.item else { continue }
      if let node = declaration.as(ExtensionDeclSyntax.self) {
        extensionMembers[node.extendedType.flatText, default: []]
          .formUnion(declaration.members.flatMap(\.memberNames))
        let inherited = node.inheritanceClause?.inheritedTypes.map { ": " + $0.type.flatText } ?? []
        extensionMembers[node.extendedType.flatText]?.formUnion(inherited)
      } else if !declaration.is(ImportDeclSyntax.self) {
        names.formUnion(declaration.memberNames)
      }
    }
  }

  /// A Boolean value that indicates whether the file declares nothing.
  var isEmpty: Bool { names.isEmpty && extensionMembers.isEmpty }

  /// Returns a Boolean value that indicates whether the file has a declaration already.
  func contains(_ declaration: FakeWriter.Declaration) -> Bool {
    guard declaration.text.hasPrefix("extension ") else { return names.contains(declaration.name) }
    let new = ExistingDeclarations(declaration.text).extensionMembers[declaration.name] ?? []
    return !new.isEmpty && new.isSubset(of: extensionMembers[declaration.name] ?? [])
  }
}
