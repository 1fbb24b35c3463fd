import SwiftSyntax

/// A visitor that collects the names that a file uses, and those that it declares itself.
final class NameUses: SyntaxVisitor {
  /// The names of types, without those after a dot.
  private(set) var types: Set<String> = []
  /// The names of types after a dot.
  private(set) var nested: Set<String> = []
  /// The names after a dot, and those of functions and variables.
  private(set) var members: Set<String> = []
  /// The names of the file's own types and generic parameters.
  private(set) var declared: Set<String> = []
  /// The argument labels of calls, by the last name of the function or type.
  private(set) var calls: [String: Set<[String]>] = [:]
  /// The operators that the language does not have.
  private(set) var operators: Set<String> = []
  /// The offsets of the first uses of types.
  private(set) var offsets: [String: Int] = [:]

  /// A Boolean value that indicates whether the file has public declarations.
  private(set) var hasPublic = false

  init(_ node: some SyntaxProtocol) {
    super.init(viewMode: .sourceAccurate)
    walk(node)
    types.subtract(declared)
  }

  private func addType(_ token: TokenSyntax) {
    let name = token.text.unescaped
    guard !["Self", "self", "super", "Any", "AnyObject", "_"].contains(name) else { return }
    if types.insert(name).inserted {
      offsets[name] = token.positionAfterSkippingLeadingTrivia.utf8Offset
    }
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    addType(node.name)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    nested.insert(node.name.text.unescaped)
    members.insert(node.name.text.unescaped)
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.arguments.map { $0.label?.text.unescaped ?? "_" }
    members.insert(MemberName(base: "subscript", labels: labels).description)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text.unescaped
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if !isMember, name.first?.isUppercase == true { addType(node.baseName) }
    members.insert(name)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression
    var name =
      callee.as(DeclReferenceExprSyntax.self)?.baseName.text.unescaped
      ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text.unescaped
    if name == "init" {
      name = callee.as(MemberAccessExprSyntax.self)?.base?.flatText.split(separator: ".").last
        .map(String.init)
    }
    if let name = name ?? (callee.is(MemberAccessExprSyntax.self) ? "init" : nil) {
      calls[name, default: []].insert(node.arguments.map { $0.label?.text.unescaped ?? "_" })
    }
    return .visitChildren
  }

  /// The operators of the language and of Foundation, which need no declaration.
  private static let operators: Set = [
    "+", "-", "*", "/", "%", "==", "!=", "===", "!==", "<", "<=", ">", ">=", "&&", "||", "!", "??",
    "...", "..<", "+=", "-=", "*=", "/=", "%=", "&", "|", "^", "~", "<<", ">>", "&+", "&-", "&*",
    "&<<", "&>>", "&=", "|=", "^=", "<<=", ">>=", "~=", "&+=", "&-=", "&*=",
  ]

  private func addOperator(_ token: TokenSyntax) {
    guard !Self.operators.contains(token.text), !declared.contains(token.text) else { return }
    operators.insert(token.text)
    members.insert(token.text)
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    addOperator(node.operator)
    return .skipChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    addOperator(node.operator)
    return .visitChildren
  }

  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    addOperator(node.operator)
    return .visitChildren
  }

  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    // Attributes of the language begin with a lowercase letter, or are these.
    let name = node.attributeName.lastName
    let isOfLanguage =
      name.first?.isLowercase == true || name.hasPrefix("IB") || name.hasPrefix("NS")
      || name.hasPrefix("UI") || ["MainActor", "Sendable"].contains(name)
    return isOfLanguage ? .skipChildren : .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if ["public", "open"].contains(node.name.text), node.detail == nil { hasPublic = true }
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    // The generic parameters of the type that the extension constrains.
    declared.formUnion(node.constrainedParameters)
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text.unescaped)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text.unescaped)
    return .visitChildren
  }

  override func visit(_ node: PrimaryAssociatedTypeSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text.unescaped)
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text.unescaped)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text.unescaped)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text.unescaped)
    return .visitChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text.unescaped)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text.unescaped)
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text.unescaped)
    return .visitChildren
  }
}
