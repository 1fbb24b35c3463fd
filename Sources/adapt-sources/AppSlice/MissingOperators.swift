import SwiftSyntax

/// Writes skeletons of operators that neither the app nor a module here declares.
final class MissingOperators: SyntaxVisitor {
  private let declared: Set<String>
  private var found: [String: String] = [:]

  /// Collects the operators in files.
  ///
  /// - Parameters:
  ///   - trees: The files.
  ///   - index: The declarations of the app.
  init(in trees: [SourceFileSyntax], besides index: AppIndex) {
    declared = Set(index.operators.keys).union(index.globals.keys)
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
  }

  /// The skeletons in the order of the operators.
  var declarations: [FakeWriter.Declaration] {
    found.sorted { $0.key < $1.key }.map { FakeWriter.Declaration(name: $0, text: $1) }
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.operator.text
    guard NameUses(node).operators.contains(name), !declared.contains(name) else {
      return .skipChildren
    }
    let isCondition = node.parent?.parent.map { ResultUse.of($0) == .condition } ?? false
    let record = "FixtureFake.call(\"\(name)(_:_:)\""
    let body = isCondition ? "-> Bool { \(record), returning: false) }" : "{ \(record)) }"
    found[name] =
      "infix operator \(name)\nfunc \(name)<A0, A1>(_ a0: A0, _ a1: A1) \(body)"
    return .skipChildren
  }
}
