import SwiftSyntax

/// Writes a declaration of a function or of a member that the compiler misses, from its use at the error's place.
final class MissingExample: SyntaxVisitor {
  private let name: String
  private let type: String?
  private let place: Int
  private let source: SourceFile
  /// The declaration, or `nil` if the place has no use of the name.
  private(set) var text: String?

  /// Finds the use of a name on a line.
  ///
  /// - Parameters:
  ///   - name: The name that the compiler misses.
  ///   - type: The type whose member it is, or `nil` for a function.
  ///   - line: The line, from 1.
  ///   - file: The file.
  init(_ name: String, of type: String?, line: Int, in file: ParsedFile) {
    self.name = name
    self.type = type
    place = line
    source = file.source
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard text == nil, node.baseName.text.unescaped == name,
      source.place(at: node.positionAfterSkippingLeadingTrivia.utf8Offset).line == place
    else { return .visitChildren }
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    let isMember = access?.declName.id == node.id
    guard isMember == (type != nil) else { return .visitChildren }
    let whole = isMember ? access.map { ExprSyntax($0) } ?? ExprSyntax(node) : ExprSyntax(node)
    if let call = whole.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == whole.id
    {
      text = function(call)
    } else {
      text = "var \(name.escaped): \(type == nil ? "Any?" : "<#type#>") { <#value#> }"
    }
    return .visitChildren
  }

  private func function(_ call: FunctionCallExprSyntax) -> String {
    let arguments = UseCollector.arguments(of: call)
    let parameters = arguments.enumerated().map { number, argument in
      let label = argument.label == "_" ? "_ a\(number)" : argument.label
      if argument.closureParameters > 0 {
        let values = Array(repeating: type ?? "Any", count: argument.closureParameters)
        return "\(label): (\(values.joined(separator: ", "))) -> Void"
      }
      return "\(label): Any?"
    }
    let result =
      if UseCollector.isBase(Syntax(call)) {
        " -> <#type#> { <#value#> }"
      } else {
        switch ResultUse.of(call) {
        case .unused: " {}"
        case .condition: " -> Bool { false }"
        case .value: " -> \(type ?? "<#type#>") { \(type == nil ? "<#value#>" : "self") }"
        }
      }
    return "func \(name.escaped)(\(parameters.joined(separator: ", ")))\(result)"
  }
}
