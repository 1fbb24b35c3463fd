import SwiftSyntax

/// A visitor of calls: it announces changes of an operation's state by key paths, as Foundation on Linux does, and
/// removes `?` and `!` from calls of the methods that UIKit's and Texture's protocols declare optional, since here the
/// protocols have defaults of them.
///
/// The result of such a method stays optional: a receiver that is no part of an optional chain becomes one.
final class CallRewriter: SyntaxVisitor {
  private let file: ParsedFile
  private let index: SliceIndex
  /// The optional methods of the slice's own protocols, which are properties.
  private let ownMethods: [MemberName]
  /// The names of the slice's properties that have closures.
  private let closures: Set<String>
  private(set) var edits: [TextEdit] = []
  /// The calls whose results are used, which may differ from a device's.
  private(set) var usedCalls: [(name: String, offset: Int)] = []

  init(_ file: ParsedFile, _ index: SliceIndex) {
    self.file = file
    self.index = index
    ownMethods = index.optionalMethods
    closures = index.closureProperties
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let change = OperationChange(node, index) { edits += change.edits }
    guard let call = OptionalMethodCall(node), !closures.contains(call.name),
      !ownMethods.contains(where: node.calls)
    else { return .visitChildren }
    edits.append(file.source.blank(call.mark))
    if call.needsChain {
      edits.append(TextEdit(at: call.receiver.byteRange.lowerBound, "Optional("))
      edits.append(TextEdit(at: call.receiver.byteRange.upperBound, ")?"))
    }
    if node.isResultUsed(of: call.name) {
      usedCalls.append((call.name, node.byteRange.lowerBound))
    }
    return .visitChildren
  }
}
