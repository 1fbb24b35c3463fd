import SwiftParser
import SwiftSyntax

/// The skeletons of modules that many apps import, with the types of their members.
///
/// Uses do not say which type a closure takes or what a chain returns. These skeletons do. A slice gets the
/// declarations whose names it uses alone.
struct KnownModules {
  /// A module, or several with one skeleton.
  struct Module {
    let names: Set<String>
    let text: String
  }

  private static let modules = [
    Module(names: ["Then"], text: thenText),
    Module(
      names: [
        "RxSwift", "RxCocoa", "RxRelay", "RxCocoa_Texture", "RxTexture2", "RxOptional",
        "RxSwiftExt",
        "RxDataSources", "RxDataSources_Texture", "RxASDataSources", "ReactorKit", "RxGesture",
        "RxViewController", "RxKeyboard",
      ], text: rxTypesText + rxOperatorsText + rxListsText),
    Module(names: ["Combine", "OpenCombine", "SwiftUI"], text: combineText),
    Module(names: ["SnapKit"], text: snapKitText),
    Module(names: ["Kingfisher"], text: kingfisherText),
    Module(names: ["BonMot"], text: bonMotText),
    Module(names: ["CGFloatLiteral"], text: numbersText),
    Module(names: ["Pure"], text: pureText),
    Module(names: ["PromiseKit"], text: promiseKitText),
    Module(names: ["os", "OSLog"], text: logText),
  ]

  private let candidates: [DeclSyntax]
  private let index: AppIndex
  private let used: Set<String>
  /// The members that protocols of the modules require.
  private let required: Set<String>
  private let isPublic: Bool
  /// The names of the types that the skeletons declare.
  private(set) var types: Set<String>

  /// Finds the declarations that a slice uses.
  ///
  /// - Parameters:
  ///   - selection: The files of the slice.
  ///   - fakes: The fakes of the slice.
  ///   - isPublic: Whether the slice has public declarations.
  init(for selection: SliceSelection, _ fakes: [SourceFileSyntax] = [], isPublic: Bool) {
    candidates = Self.declarations(for: selection.index)
    index = selection.index
    used = selection.usedMembers.subtracting(selection.index.globals.keys)
    self.isPublic = isPublic
    required = Set(
      candidates.filter { $0.is(ProtocolDeclSyntax.self) }.flatMap(\.members).flatMap(\.memberNames)
    )
    types = []
    let trees = selection.taken.map { selection.index.files[$0.file].tree } + fakes
    let named = trees.reduce(into: Set<String>()) { $0.formUnion(NameUses($1).types) }
    let declared = Set(
      candidates.filter { !$0.is(ExtensionDeclSyntax.self) }.flatMap(\.memberNames)
    )
    .subtracting(Self.ownTypes(of: index))
    types = declared.intersection(named)
    types.formUnion(conformed.filter(declared.contains))
    addTypes(among: declared)
  }

  /// The declarations of the modules that an app imports.
  private static func declarations(for index: AppIndex) -> [DeclSyntax] {
    let imported = index.imports.reduce(into: Set<String>()) { $0.formUnion($1) }
    return modules.filter { !$0.names.isDisjoint(with: imported) }.flatMap { module in
      Parser.parse(source: module.text).statements.compactMap { $0.item.as(DeclSyntax.self) }
    }
  }

  /// Returns the names of the types that an app declares outside of other types.
  private static func ownTypes(of index: AppIndex) -> Set<String> {
    Set(index.types.filter { $0.value.first?.outer.isEmpty == true }.keys)
  }

  /// Returns the protocols of the modules that an app imports, to which its types conform.
  static func protocols(for index: AppIndex) -> Set<String> {
    Set(declarations(for: index).compactMap { $0.as(ProtocolDeclSyntax.self)?.name.text })
      .intersection([
        "Reactor", "IdentifiableType", "SectionModelType", "AnimatableSectionModelType",
      ]).subtracting(ownTypes(of: index))
  }

  /// The protocols with used members to which types of other modules conform.
  private var conformed: [String] {
    let extensions = candidates.compactMap { $0.as(ExtensionDeclSyntax.self) }
    let names = extensions.compactMap { $0.inheritanceClause?.inheritedTypes.first?.type.lastName }
    return Set(names).filter { name in
      candidates.contains {
        $0.as(ExtensionDeclSyntax.self)?.extendedType.lastName == name && !members(of: $0).isEmpty
      }
    }.sorted()
  }

  /// Adds the types that the signatures of other declarations name, until none is left.
  private mutating func addTypes(among declared: Set<String>) {
    var former = -1
    while types.count != former {
      former = types.count
      for declaration in candidates where isNeeded(declaration) {
        let kept = members(of: declaration)
        let group = declaration.asProtocol((any DeclGroupSyntax).self)
        let clauses: [Syntax] = [
          group?.inheritanceClause.map(Syntax.init), group?.genericWhereClause.map(Syntax.init),
          declaration.genericParameters.map(Syntax.init),
        ].compactMap { $0 }
        let whole = group == nil ? [Syntax(declaration)] : kept.map(Syntax.init) + clauses
        types.formUnion(
          whole.reduce(into: Set()) { $0.formUnion(NameUses($1).types) }.intersection(declared))
      }
    }
  }

  private func isNeeded(_ declaration: DeclSyntax) -> Bool {
    if let node = declaration.as(ExtensionDeclSyntax.self) {
      let protocols = node.inheritanceClause?.inheritedTypes.map(\.type.lastName) ?? []
      if protocols.contains(where: types.contains) { return true }
      let isOfModule = candidates.contains { $0.memberNames == [node.extendedType.lastName] }
      return (!isOfModule || types.contains(node.extendedType.lastName))
        && !members(of: declaration).isEmpty
    }
    if declaration.is(FunctionDeclSyntax.self) {
      return !used.isDisjoint(with: declaration.memberNames)
    }
    return !types.isDisjoint(with: declaration.memberNames)
  }

  /// Returns the members that a slice uses, with those that a type needs in any case.
  private func members(of declaration: DeclSyntax) -> [DeclSyntax] {
    let isOfType = !declaration.is(ExtensionDeclSyntax.self)
    let extended = declaration.as(ExtensionDeclSyntax.self)?.extendedType.lastName ?? ""
    let extensions = index.extensions[extended] ?? []
    // An extension of the app declares a member of the same name by itself.
    let used = used.subtracting(
      extensions.flatMap { DeclSyntax($0.declaration).members.flatMap(\.memberNames) })
    return declaration.members.filter { member in
      member.is(InitializerDeclSyntax.self) && isOfType || member.is(SubscriptDeclSyntax.self)
        || member.is(AssociatedTypeDeclSyntax.self) || member.is(TypeAliasDeclSyntax.self)
        || member.is(EnumCaseDeclSyntax.self) || member.isTypeDeclaration
        || member.is(VariableDeclSyntax.self) && isOfType && isNeeded(member, declaration)
        || declaration.is(ProtocolDeclSyntax.self)
        || member.asProtocol((any WithModifiersSyntax).self)?.modifier("fileprivate") != nil
        || !used.union(Self.interpolation).isDisjoint(with: member.memberNames)
        || isOfType && !required.isDisjoint(with: member.memberNames)
    }
  }

  /// The members that the compiler calls for a text with values.
  private static let interpolation: Set = ["appendLiteral", "appendInterpolation"]

  /// Returns a Boolean value that indicates whether a type stores a property, which its initializers set.
  private func isNeeded(_ member: DeclSyntax, _ type: DeclSyntax) -> Bool {
    guard let variable = member.as(VariableDeclSyntax.self) else { return false }
    return variable.isStored && !variable.isOfType
  }

  /// The declarations that the slice needs, in the order of the modules.
  var declarations: [FakeWriter.Declaration] {
    candidates.filter(isNeeded).map { declaration in
      let name = declaration.as(ExtensionDeclSyntax.self)?.extendedType.flatText
      return FakeWriter.Declaration(
        name: name ?? declaration.memberNames.first ?? "", text: text(of: declaration))
    }
  }

  /// The names of the types that can be created without arguments.
  var creatable: Set<String> {
    var names: Set<String> = []
    for declaration in candidates {
      if let alias = declaration.as(TypeAliasDeclSyntax.self) {
        if names.contains(alias.initializer.value.lastName) { names.insert(alias.name.text) }
      } else if declaration.is(ClassDeclSyntax.self) {
        let isCreatable = declaration.members.contains {
          $0.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters.isEmpty == true
        }
        if isCreatable { names.formUnion(declaration.memberNames) }
      }
    }
    return names.intersection(types)
  }

  private func text(of declaration: DeclSyntax) -> String {
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else {
      return access + declaration.flatText
    }
    let lines = members(of: declaration).map { member in
      let isBare =
        declaration.is(ProtocolDeclSyntax.self) || member.is(EnumCaseDeclSyntax.self)
      let text = member.trimmedDescription
      let isHidden = text.hasPrefix("fileprivate ")
      return "  " + (isBare || isHidden ? text : withAccess(text))
    }
    var head = group.with(\.memberBlock, MemberBlockSyntax(members: [])).trimmedDescription
    head = head.components(before: "{").trimmingSpaces
    let isConformance = group.is(ExtensionDeclSyntax.self)
    let start = isConformance ? head : withAccess(head)
    return lines.isEmpty ? start + " {}" : start + " {\n" + lines.joined(separator: "\n") + "\n}"
  }

  private var access: String { isPublic ? "public " : "" }

  /// Returns a declaration with the access of the slice after its attributes.
  private func withAccess(_ text: String) -> String {
    var attributes = ""
    var rest = text[...]
    while rest.hasPrefix("@"), let end = rest.firstIndex(where: \.isWhitespace) {
      attributes += rest[...end]
      rest = rest[end...].drop(while: \.isWhitespace)
    }
    return attributes + access + rest
  }
}
