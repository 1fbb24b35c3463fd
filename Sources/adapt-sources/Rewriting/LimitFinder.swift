import SwiftParser
import SwiftSyntax

/// A visitor that finds what needs the Objective-C runtime and cannot be adapted.
final class LimitFinder: SyntaxVisitor {
  /// A use of the Objective-C runtime, with the code to write in its place.
  struct Limit {
    let severity: AdaptDiagnostic.Severity
    let message: String
    let offset: Int
  }

  /// The properties of views that the runtime can observe (`NSObjectProtocol.observe(_:options:changeHandler:)`).
  private static let observable: Set = [
    "contentOffset", "contentSize", "bounds", "frame", "center",
  ]
  private static let swizzling: Set = [
    "method_exchangeImplementations", "method_setImplementation", "method_getImplementation",
    "class_getInstanceMethod", "class_getClassMethod", "class_addMethod", "class_replaceMethod",
    "class_copyMethodList", "class_copyPropertyList", "class_copyIvarList", "object_setClass",
    "imp_implementationWithBlock",
  ]
  private static let implementation =
    "an implementation needs the Objective-C runtime; call the method itself"
  private static let coding =
    "key-value coding needs the Objective-C runtime, unless the object is a layer; "
  private static let observing =
    "key-value observing needs the Objective-C runtime; use the delegate's method or 'didSet'"

  /// Ends of the names of layers, animations, defaults and dictionaries, which have values for keys without the
  /// Objective-C runtime.
  private static let keyValueBases = [
    "layer", "animation", "transaction", "defaults", "standard", "dictionary", "dict", "json",
    "params", "parameters", "userinfo",
  ]

  private let index: SliceIndex
  private(set) var limits: [Limit] = []

  init(_ index: SliceIndex) {
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    let callee =
      node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? member?.declName.baseName.text ?? ""
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let place = Syntax(node)
    switch (callee, labels) {
    case ("Selector", ["_"]), ("NSSelectorFromString", ["_"]):
      add(.error, stringSelector(node.arguments.first?.expression), place)
    case (let name, _) where Self.swizzling.contains(name):
      add(
        .error, "swizzling needs the Objective-C runtime; override the method in a subclass", place)
    case ("observe", let labels) where labels.first == "_":
      observe(node.arguments.first?.expression, place)
    case ("addObserver", let labels) where labels.contains("forKeyPath"):
      let keyPath = node.arguments.first { $0.label?.text == "forKeyPath" }?.expression
      add(.error, observer(of: keyPath), place)
    case ("removeObserver", let labels) where labels.contains("forKeyPath"):
      add(.error, Self.observing + ", without this call", place)
    case ("willChangeValue", ["forKey"]), ("didChangeValue", ["forKey"]),
      ("willChangeValue", ["for"]), ("didChangeValue", ["for"]):
      guard OperationChange(node, index) == nil else { break }
      add(.error, Self.observing, place)
    case (let name, ["for"]) where ["method", "instanceMethod"].contains(name):
      guard node.arguments.first?.expression.flatText.contains("elector") == true else { break }
      add(.error, Self.implementation, place)
    case ("object_getClass", ["_"]):
      let object = node.arguments.first?.expression.flatText ?? "object"
      add(.error, "the class needs the Objective-C runtime; write 'type(of: \(object))'", place)
    case ("perform", let labels) where labels.contains("on") && labels.contains("waitUntilDone"):
      add(.error, "a thread runs no selectors here; write 'DispatchQueue.main.async { … }'", place)
    case ("value", ["forKey"]), ("value", ["forKeyPath"]), ("setValue", ["_", "forKey"]),
      ("setValue", ["_", "forKeyPath"]), ("setValuesForKeys", ["_"]),
      ("mutableArrayValue", ["forKey"]), ("mutableSetValue", ["forKey"]),
      ("dictionaryWithValues", ["forKeys"]):
      guard !Self.hasKeyValues(member?.base) else { break }
      add(.warning, Self.keyValue(of: node, callee), place)
    default: break
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifier("override") != nil else { return .visitChildren }
    switch (node.name.text, MemberName(node).labels ?? []) {
    case ("observeValue", _), ("automaticallyNotifiesObservers", ["forKey"]),
      ("keyPathsForValuesAffectingValue", ["forKey"]):
      add(.error, Self.observing, Syntax(node.name))
    case ("value", ["forUndefinedKey"]), ("setValue", ["_", "forUndefinedKey"]):
      add(.error, Self.coding + "remove this override", Syntax(node.name))
    default: break
    }
    return .visitChildren
  }

  private func add(_ severity: AdaptDiagnostic.Severity, _ message: String, _ node: Syntax) {
    limits.append(Limit(severity: severity, message: message, offset: node.byteRange.lowerBound))
  }

  /// Returns the message for a selector of a string, with the method of the slice that has the name.
  private func stringSelector(_ argument: ExprSyntax?) -> String {
    let begin = "a selector of a string has no method here; write "
    var argument = argument
    while let tuple = argument?.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      argument = tuple.elements.first?.expression
    }
    let literal = argument?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    let found = index.members.values.joined().filter { member in
      member.declaration.as(FunctionDeclSyntax.self)?.objectiveCName == literal && literal != nil
    }
    guard let method = found.min(by: { ($0.file, $0.offset) < ($1.file, $1.offset) }) else {
      return begin + "'#selector(Type.method)'"
    }
    return begin + "'#selector(\(method.type).\(method.name))'"
  }

  /// Returns a Boolean value that indicates whether the name of an object is one of a layer or of defaults.
  private static func hasKeyValues(_ base: ExprSyntax?) -> Bool {
    let words = base?.flatText.lowercased().split { !$0.isLetter } ?? []
    return words.contains { word in keyValueBases.contains { word.hasSuffix($0) } }
  }

  /// Returns the message for key-value coding, with the property in its place.
  private static func keyValue(of node: FunctionCallExprSyntax, _ callee: String) -> String {
    let begin = coding
    let key = node.arguments.last { $0.label?.text.hasPrefix("forKey") == true }?.expression
    let name = key?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    guard let name, let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
      return begin + "use the property itself"
    }
    let value = callee == "setValue" ? " = …" : ""
    return begin + "write '\(base.flatText).\(name)\(value)' if there is such a property"
  }

  private func observe(_ argument: ExprSyntax?, _ place: Syntax) {
    guard let keyPath = argument?.as(KeyPathExprSyntax.self) else { return }
    let isObservable =
      keyPath.components.count == 1
      && keyPath.components.first?.component.as(KeyPathPropertyComponentSyntax.self)
        .map { Self.observable.contains($0.declName.baseName.text) } ?? false
    if !isObservable { add(.warning, Self.observing, place) }
  }

  private func observer(of keyPath: ExprSyntax?) -> String {
    let path = keyPath?.as(MacroExpansionExprSyntax.self)?.arguments.first?.expression
    let text =
      path?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? keyPath?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    guard let text, Self.observable.contains(text) else { return Self.observing }
    return "key-value observing by a string needs the Objective-C runtime; write "
      + "'observe(\\.\(text)) { … }' and keep its result"
  }
}
