import SwiftSyntax

/// A visitor that removes the attributes and modifiers of Objective-C and of an app's entry point.
final class AttributeRewriter: SyntaxVisitor {
  private static let attributes: Set = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable",
    "IBDesignable", "NSManaged", "NSCopying", "GKInspectable", "main", "UIApplicationMain",
    "NSApplicationMain",
  ]

  private let file: ParsedFile
  private(set) var edits: [TextEdit] = []

  init(_ file: ParsedFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.attributes.contains(name) { edits.append(file.source.blank(node.byteRange)) }
    return .visitChildren
  }

  /// Removes the statement of a file `main.swift` that starts the app.
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    let call = node.item.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    if call == "UIApplicationMain", node.parent?.parent?.is(SourceFileSyntax.self) == true {
      edits.append(file.source.blank(node.byteRange))
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { edits.append(file.source.blank(node.byteRange)) }
    return .visitChildren
  }

  /// States that a protocol is one of classes, as each `@objc` protocol is.
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attribute("objc") != nil else { return .visitChildren }
    if let clause = node.inheritanceClause {
      let names = clause.inheritedTypes.map { $0.type.trimmedDescription }
      guard Set(names).isDisjoint(with: ["AnyObject", "class", "NSObjectProtocol"]) else {
        return .visitChildren
      }
      edits.append(TextEdit(at: clause.byteRange.upperBound, ", AnyObject"))
    } else {
      let end = node.primaryAssociatedTypeClause?.byteRange ?? node.name.byteRange
      edits.append(TextEdit(at: end.upperBound, ": AnyObject"))
    }
    return .visitChildren
  }

  /// Lets the closures that a class passes to Texture, timers and notifications use its members, as the Swift 5 mode
  /// does for closures of Objective-C.
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let actor = node.attribute("MainActor"), node.attribute("preconcurrency") == nil else {
      return .visitChildren
    }
    edits.append(TextEdit(at: actor.byteRange.lowerBound, "@preconcurrency "))
    return .visitChildren
  }
}
