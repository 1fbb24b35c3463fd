import SwiftSyntax

extension Rewriting {
  /// Moves the declarations of overrides in extensions, and of extension members that subclasses override, into
  /// their classes. The bodies stay in the extensions as methods of other names.
  mutating func moveExtensionMembers() {
    let members = index.members.values.joined().filter { $0.isOverride }
    var moved = members.filter(\.isInExtension)
    for member in members {
      guard let base = index.extensionMember(overriddenBy: member) else { continue }
      let isKnown = moved.contains { $0.declaration.id == base.declaration.id }
      if !isKnown { moved.append(base) }
    }
    for member in moved.sorted(by: { ($0.file, $0.offset) < ($1.file, $1.offset) }) { move(member) }
  }

  private mutating func move(_ member: MemberRecord) {
    guard let owner = index.classes[member.type] else {
      return limit(
        member,
        "'\(member.type)' is no class of the slice, so that its extension cannot override '\(member.name.base)'; override it in a subclass"
      )
    }
    guard !index.repeatedClasses.contains(member.type) else {
      return limit(
        member,
        "the slice has several classes named '\(member.type)', so that this override cannot be adapted; move '\(member.name.base)' into its class"
      )
    }
    guard !member.declaration.isConditional else {
      return limit(
        member,
        "an override of an extension within '#if' cannot be adapted; move '\(member.name.base)' into the class"
      )
    }
    if moveObservers(of: member, to: owner) { return }
    let forwarding =
      if let function = member.declaration.as(FunctionDeclSyntax.self) {
        ForwardedMember(function, of: member.type)
      } else {
        member.declaration.as(VariableDeclSyntax.self).flatMap {
          ForwardedMember($0, of: member.type)
        }
      }
    guard let forwarding else {
      return limit(
        member,
        "this override of an extension cannot be adapted; move '\(member.name.base)' into the class"
      )
    }
    add(TextEdit(forwarding.nameRange, forwarding.ownName), to: member.file)
    for modifier in forwarding.removedModifiers { blank(modifier, in: member.file) }
    add(TextEdit(at: owner.bodyStart, " \(forwarding.text); "), to: owner.file)
  }

  /// Makes the observers of a property methods that its class calls. Returns `false` for other members.
  private mutating func moveObservers(of member: MemberRecord, to owner: ClassRecord) -> Bool {
    guard let variable = member.declaration.as(VariableDeclSyntax.self),
      let source = files[member.file]?.source,
      let observers = ForwardedObservers(variable, of: member.type, in: source)
    else { return false }
    for edit in observers.edits { add(edit, to: member.file) }
    add(TextEdit(at: owner.bodyStart, " \(observers.text); "), to: owner.file)
    return true
  }

  private mutating func limit(_ member: MemberRecord, _ message: String) {
    report(.error, message, in: member.file, at: member.offset)
  }
}

extension MemberRecord {
  /// The offset of the declaration.
  var offset: Int { declaration.byteRange.lowerBound }
}

/// A member of a class that calls the member of another name in an extension.
struct ForwardedMember {
  /// The declaration in the class, in one line.
  let text: String
  /// The range of the name in the extension.
  let nameRange: Range<Int>
  /// The name in the extension, which no superclass has.
  let ownName: String
  /// The modifiers that the member in the extension does not have.
  let removedModifiers: [Range<Int>]

  /// Returns `nil` for a method that cannot pass its arguments on.
  init?(_ function: FunctionDeclSyntax, of type: String) {
    let parameters = function.signature.parameterClause.parameters
    guard !parameters.contains(where: { $0.ellipsis != nil }),
      !function.name.text.unescaped.allSatisfy({ !$0.isLetter && $0 != "_" })
    else { return nil }
    let name = function.name.text
    ownName = Self.ownName(name, type)
    let arguments = parameters.map(Self.argument).joined(separator: ", ")
    let effects = function.signature.effectSpecifiers
    let words =
      (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
    let generics = function.genericParameterClause?.flatText ?? ""
    let requirements = function.genericWhereClause.map { " " + $0.flatText } ?? ""
    text =
      Self.head(function.attributes, function.modifiers)
      + "func \(name)\(generics)\(function.signature.flatText)\(requirements) "
      + "{ \(words)\(ownName)(\(arguments)) }"
    nameRange = function.name.byteRange
    removedModifiers = Self.removed(function.modifiers)
  }

  /// Returns `nil` for a property with observers or of several names.
  init?(_ variable: VariableDeclSyntax, of type: String) {
    guard variable.bindings.count == 1, let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let annotation = binding.typeAnnotation, let accessors = binding.accessorBlock
    else { return nil }
    ownName = Self.ownName(name.text, type)
    var body = ownName
    if case .accessors(let list) = accessors.accessors {
      let kinds = list.map(\.accessorSpecifier.text)
      guard kinds.contains("get"), Set(kinds).isSubset(of: ["get", "set"]) else { return nil }
      let value = list.first { $0.accessorSpecifier.text == "set" }?.parameters?.name.text
      if kinds.contains("set") {
        let value = value ?? "newValue"
        body = "get { \(ownName) } set(\(value)) { \(ownName) = \(value) }"
      }
    }
    text =
      Self.head(variable.attributes, variable.modifiers)
      + "var \(name.text)\(annotation.flatText) { \(body) }"
    nameRange = name.byteRange
    removedModifiers = Self.removed(variable.modifiers)
  }

  private static func ownName(_ name: String, _ type: String) -> String {
    "adapted_\(type)_\(name.unescaped)"
  }

  private static func argument(_ parameter: FunctionParameterSyntax) -> String {
    let label = parameter.firstName.text
    let name = (parameter.secondName ?? parameter.firstName).text
    let type = parameter.type.as(AttributedTypeSyntax.self)
    let isInout = type?.specifiers.contains { $0.trimmedDescription == "inout" } ?? false
    let isDeferred =
      type?.attributes.contains { $0.trimmedDescription == "@autoclosure" } ?? false
    let value = (isInout ? "&" : "") + name + (isDeferred ? "()" : "")
    return label == "_" ? value : "\(label): \(value)"
  }

  /// Returns the attributes and modifiers that the declaration in the class has.
  static func head(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
  ) -> String {
    let kept = ["available", "MainActor", "discardableResult", "preconcurrency", "inlinable"]
    let attributes = attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .filter { kept.contains($0.attributeName.trimmedDescription) }.map(\.flatText)
    let modifiers = modifiers.map(\.flatText).filter { $0 != "dynamic" }
    return (attributes + modifiers).map { $0 + " " }.joined()
  }

  /// An extension can have neither overrides nor members for subclasses to override.
  private static func removed(_ modifiers: DeclModifierListSyntax) -> [Range<Int>] {
    // A filtered list of syntax is a tree of its own, with other positions.
    Array(modifiers).filter { ["override", "open"].contains($0.name.text) }.map(\.byteRange)
  }
}
